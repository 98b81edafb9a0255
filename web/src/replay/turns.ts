// Which moment, which viewer, and which pieces it needs: the arithmetic of a replay, without any state.
export type Viewer = number | "open" | null;

/** Moments that are fetched together. */
export const PIECE = 50;

/** A spectator, in an address. */
const SPECTATOR = "spectator";

/** The viewer an address names; undefined: none. */
export function viewerIn(text: string | null): Viewer | undefined {
  if (text === "open") return "open";
  if (text === SPECTATOR) return null;
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** The moment an address names; null: none. */
export function momentIn(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

export function query(viewer: Viewer, since: number): string {
  return `since=${since}&most=${PIECE}${viewer === null ? "" : `&viewer=${viewer}`}`;
}

/** The address of a moment. */
export function linkTo(path: string, at: number, viewer: Viewer): string {
  return `${path}?at=${at}&viewer=${viewer ?? SPECTATOR}`;
}

/** The turn that shows a moment: the first that is not before it, or the last there is. */
export function turnAt(turns: readonly number[], at: number): number {
  const found = turns.findIndex((turn) => turn >= at);
  return found < 0 ? Math.max(0, turns.length - 1) : found;
}

/** Where the pieces start that hold the moments `first` to `last`. */
export function pieces(first: number, last: number): number[] {
  const starts: number[] = [];
  for (let start = first - (first % PIECE); start <= last; start += PIECE) starts.push(start);
  return starts;
}
