// Which of the things that just happened deserves a banner, and whether a bot says a word about it.
import type { SeatInfo } from "../wire/hall";
import type { Great, Greats } from "./games";

export interface Deed extends Great {
  readonly event: { readonly type: string };
}

/** The greatest of the events; of equal ones the last. */
export function greatest(events: readonly unknown[], view: unknown, greats: Greats = {}): Deed | null {
  let found: Deed | null = null;
  for (const event of events as { type: string }[]) {
    const great = greats[event.type]?.(event, view);
    if (great && great.weight >= (found?.weight ?? 1)) found = { ...great, event };
  }
  return found;
}

export interface Remark {
  readonly seat: number;
  /** `bot-level-mood` is what it says, in one of two ways. */
  readonly key: string;
  readonly nth: number;
}

/** How many entries of the record a bot lets pass before one speaks again. */
export const QUIET = 16;

/** The seats of bots that play for nobody. */
const botsOf = (seats: readonly SeatInfo[]) => seats.flatMap(({ bot, name }, seat) => (bot !== "" && name === "" ? [seat] : []));

/** A bot's word about a great moment: from the one that suffers it, else the one that gains, else one that looks on. Only the
 *  public event decides it, so it tells nothing about hidden things, and everyone at the table reads the same. */
export function remark(deed: Deed, seats: readonly SeatInfo[], seq: number, last: number): Remark | null {
  const bots = botsOf(seats);
  if (deed.weight < 2 || seq - last < QUIET || bots.length === 0) return null;
  const seat = [deed.sore, deed.glad].find((one) => one !== undefined && bots.includes(one)) ?? bots[seq % bots.length]!;
  const mood = seat === deed.sore ? "sore" : seat === deed.glad ? "glad" : "awed";
  return { seat, key: `bot-${seats[seat]!.bot}-${mood}`, nth: seq % 2 };
}

/** A bot's word before anyone has moved. */
export function greeting(seats: readonly SeatInfo[], seq: number): Remark | null {
  const bots = botsOf(seats);
  const seat = bots[seq % bots.length];
  return seat === undefined ? null : { seat, key: `bot-${seats[seat]!.bot}-hello`, nth: seq % 2 };
}

/** A bot's word at the end: of one that has won, else of one that has lost. Nobody comments on a draw. */
export function lastWord(winners: readonly number[], seats: readonly SeatInfo[], seq: number): Remark | null {
  const bots = botsOf(seats);
  if (winners.length === 0 || bots.length === 0) return null;
  const seat = winners.find((one) => bots.includes(one)) ?? bots[seq % bots.length]!;
  return { seat, key: `bot-${seats[seat]!.bot}-${winners.includes(seat) ? "won" : "lost"}`, nth: seq % 2 };
}
