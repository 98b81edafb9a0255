// A lesson's steps in the order of reading. The server says which step waits for a move; up to there one reads on.
import type { Said } from "../wire/core";

/** Which step is open, and which one waited for a move when it was opened. */
export interface Reading {
  readonly at: number;
  readonly waits: number;
}

export const UNREAD: Reading = { at: 0, waits: -1 };

/** The step after the last one that was done: there reading begins again after a move. */
export function firstToRead(steps: readonly Said[], waits: number): number {
  let at = Math.min(waits, steps.length);
  while (at > 0 && steps[at - 1]!.moves.length === 0) at--;
  return at;
}

/** Where to read once this step waits. What was taken back needn't be read again. */
export function follow(steps: readonly Said[], open: Reading, waits: number): Reading {
  if (waits === open.waits) return open;
  return { waits, at: waits < open.waits ? waits : firstToRead(steps, waits) };
}

/** The outcome of the last move, said together with the step after it. */
export function doneBefore(steps: readonly Said[], at: number): string {
  const before = steps[at - 1];
  return before && before.moves.length > 0 ? before.done : "";
}

/** The path's next move, after so many. */
export function nextMove(steps: readonly Said[], moves: number): Said["moves"][number] | undefined {
  return steps.flatMap((step) => step.moves)[moves];
}
