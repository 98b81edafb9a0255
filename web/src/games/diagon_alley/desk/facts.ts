// Facts for the dialogs, worked out from the server's messages and the printed data. Nothing here says what is legal.
import { capital } from "../../../lib/book";
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Said as Entry } from "../../../lib/log";
import { type Event, printed, type View } from "../../../wire/diagon_alley";

type CardName = (typeof printed.cards)[number];

/** The spell that an action plays. */
const CARDS: Readonly<Record<string, CardName>> = {
  Floo: "floo_powder", Close: "close_shop", Leave: "leave_knockturn", Defend: "defend", Snatch: "trunk_snatch",
  Shove: "shove", Pickpocket: "pickpocket", Cart: "cart_to_gringotts", Found: "found_coin", Quick: "quick_step",
};

/** The card an action plays, gives or loses; -1: none. */
export function cardOf(action: Action): number {
  const spell = CARDS[action.type];
  if (typeof action.card === "number") return action.card;
  return spell ? printed.cards.indexOf(spell) : -1;
}

/** The label of an answer's button: if the question says what it is for, the name of the thing is enough. */
export function label(action: Action, speech: Speech): string {
  if (action.type === "Go") return capital(speech.called("shop", action.shop));
  if (action.type === "Pick" || action.type === "Drop") return capital(speech.called("card", action.card));
  return capital(speech.move(action));
}

export interface Held {
  card: number;
  count: number;
  /** The ways to play this card now; empty if it must wait. */
  plays: Action[];
}

/** A hand grouped by kind of card, each with the ways to play it now. */
export function held(hand: readonly number[], legal: readonly Action[]): Held[] {
  return [...new Set(hand)].map((card) => ({
    card,
    count: hand.filter((one) => one === card).length,
    plays: legal.filter((action) => cardOf(action) === card),
  }));
}

/** The building a seat is in, or -1. */
export function inside(view: View, seat: number): number {
  const [alley, , , shop] = view.where[seat] ?? ["", -1, -1, -1];
  return alley === "inside" ? shop : -1;
}

/** The last havoc card this seat drew, until its next roll; in its own turn, only that turn's. */
export function havoc(log: readonly Entry[], seat: number, turn: number): number | null {
  for (const entry of [...log].reverse()) {
    if (entry.kind !== "event") continue;
    const event = entry.event as Event;
    if (event.type === "Havoc" && event.seat === seat) return event.card;
    if (event.type === "Diced" && (event.seat === seat || seat === turn)) return null;
  }
  return null;
}
