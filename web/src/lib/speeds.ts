// How fast things go: a reader's own motions, or a table's bots.
export const SPEEDS = ["slow", "normal", "quick", "once"] as const;
export type Speed = (typeof SPEEDS)[number];
