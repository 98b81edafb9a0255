// Which elements stand for an action, and what an illegal touch was meant to do.
import { type Action, fields } from "../../lib/narrow";
import type { View } from "../../wire/sequence";
import { cardAt, holder, jack, parseNumber, side } from "./print";

/** The two ends of a line are spaces too. */
export function touches(action: Action): string[] {
  return fields(action).map((element) => element.replace(/^(start|end):/, "space:"));
}

/** Touching a card only shows where it fits, and a Jack is too good for a slip: both wait for a second touch. Any
 *  other space is settled by the first. */
export function commits(element: string, touched: readonly string[], action: Action): boolean {
  if (touched.length > 0) return true;
  return parseNumber("space", element) !== null && (action.type === "Lock" || jack(action.card as number) === null);
}

/** A probe for the server: only it knows what is legal, and why. */
export function intendedAction(touched: readonly string[], seen: unknown): Action | null {
  const view = seen as View;
  const find = (kind: "card" | "space") =>
    touched.map((element) => parseNumber(kind, element)).filter((number) => number !== null).at(-1) ?? null;
  const [card, space] = [find("card"), find("space")];
  if (space !== null) return move(card ?? likely(view, space), space);
  return card !== null && view.turn === view.me ? { type: "Exchange", card } : null;
}

function move(card: number, space: number): Action {
  return { type: jack(card) === "anti" ? "Remove" : "Place", card, space };
}

/** Without a touched card: on an open space the card printed there, elsewhere one from the hand. */
function likely(view: View, space: number): number {
  const held = holder(view, space);
  const printed = cardAt(space);
  if (held === null && printed >= 0) return printed;
  const own = view.me !== null && held === side(view, view.me);
  const wanted = own ? "anti" : null;
  return view.hand.find((card) => jack(card) === wanted) ?? view.hand[0] ?? Math.max(printed, 0);
}
