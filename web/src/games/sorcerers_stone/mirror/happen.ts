import type { Shows } from "../happening";

export const mirror: Shows = { beats: {}, show() {} };
