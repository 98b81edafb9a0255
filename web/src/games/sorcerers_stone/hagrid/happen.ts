import type { Shows } from "../happening";

export const hagrid: Shows = { beats: {}, show() {} };
