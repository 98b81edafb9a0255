import type { Shows } from "../happening";

export const mcgonagall: Shows = { beats: {}, show() {} };
