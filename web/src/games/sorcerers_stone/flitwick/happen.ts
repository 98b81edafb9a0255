import type { Shows } from "../happening";

export const flitwick: Shows = { beats: {}, show() {} };
