import type { Shows } from "../happening";

export const sprout: Shows = { beats: {}, show() {} };
