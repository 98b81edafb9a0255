import type { Shows } from "../happening";

export const quirrell: Shows = { beats: {}, show() {} };
