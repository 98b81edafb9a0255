import type { Shows } from "../happening";

export const snape: Shows = { beats: {}, show() {} };
