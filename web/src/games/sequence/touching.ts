// Which elements stand for an action, and what somebody meant who touched what is not legal.
import { type Action, fields } from "../../lib/narrow";
import type { View } from "../../wire/sequence";
import { cardAt, holder, jack, numbered, side } from "./print";

/** The two ends of a line are spaces too. */
export function touches(action: Action): string[] {
  return fields(action).map((element) => element.replace(/^(start|end):/, "space:"));
}

/**
 * A card alone only shows where it fits, and a Jack is too good for a slip: both wait for a second touch. Any other
 * space is settled by the first.
 */
export function commits(element: string, touched: readonly string[], action: Action): boolean {
  if (touched.length > 0) return true;
  return numbered("space", element) !== null && (action.type === "Lock" || jack(action.card as number) === null);
}

/** To be asked of the server as a probe: only it knows what is legal, and why not. */
export function intendedAction(touched: readonly string[], seen: unknown): Action | null {
  const view = seen as View;
  const find = (kind: "card" | "space") =>
    touched.map((element) => numbered(kind, element)).filter((number) => number !== null).at(-1) ?? null;
  const [card, space] = [find("card"), find("space")];
  if (space !== null) return move(card ?? likely(view, space), space);
  return card !== null && view.turn === view.me ? { type: "Exchange", card } : null;
}

function move(card: number, space: number): Action {
  return { type: jack(card) === "anti" ? "Remove" : "Place", card, space };
}

/** Nobody touched a card: on an open space the one printed there, elsewhere one of the hand. */
function likely(view: View, space: number): number {
  const held = holder(view, space);
  const printed = cardAt(space);
  if (held === null && printed >= 0) return printed;
  const own = view.me !== null && held === side(view, view.me);
  const wanted = own ? "anti" : null;
  return view.hand.find((card) => jack(card) === wanted) ?? view.hand[0] ?? Math.max(printed, 0);
}
