// Everyone else at a table: who sits there, and who has talked without a seat.
import type { Saying } from "../wire/hall";

export interface Other {
  readonly who: string;
  readonly name: string;
}

/** Each guest once, by the name of their first seat; bots have no alias. */
export function othersAt(seats: readonly Other[], said: readonly Saying[], me: string): Other[] {
  const found = new Map<string, Other>();
  for (const { who, name } of [...seats, ...said]) {
    if (who && who !== me && !found.has(who)) found.set(who, { who, name });
  }
  return [...found.values()];
}
