// Facts for the dialogs, worked out from the server's messages and the printed data. Nothing here says what is legal.
import { capital } from "../../../lib/book";
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Said as Entry } from "../../../lib/log";
import type { Event, Step, View } from "../../../wire/tcg";
import { figures, isLesson, other } from "../print";

/** The card an answer is about; 0: none. */
export const cardOf = (action: Action): number => (typeof action.card === "number" ? action.card : 0);

/** How many cards of the player's own deck an answer takes at once. */
function taken(action: Action, step: Step | undefined): number {
  if (action.type === "Draw" || action.type === "Number") return Number(action.count);
  if (action.type === "Yes" && step?.type === "MayDraw") return step.count;
  return action.type === "Suffer" && step?.type === "Ward" ? step.amount : 0;
}

/** A player whose deck runs out loses. Return whether this would take the last card although there is another
 *  answer. */
export function loses(action: Action, view: View, me: number): boolean {
  const count = taken(action, view.agenda.at(-1));
  return count > 0 && count >= (view.decks[me] ?? 0);
}

/** The card that asks: the spell being resolved, or what was used, played or solved last in this turn. */
export function source(view: View, step: Step, log: readonly Entry[]): number {
  if (step.type === "Main" || step.type === "Order" || step.type === "Choose" || step.type === "MayRedraw") return 0;
  const spell = [...(view.limbo[0] ?? []), ...(view.limbo[1] ?? [])].at(-1);
  if (spell) return spell;
  const told = latest(log);
  if (told) return isLesson(told) ? 0 : told;
  return step.type === "Discard" ? (view.adventure[other(step.seat)] ?? 0) : 0;
}

function latest(log: readonly Entry[]): number {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]!;
    if (entry.kind !== "event") continue;
    const event = entry.event as Event;
    if (event.type === "Rewarded" || event.type === "Used" || event.type === "Solved" || event.type === "Played") return event.card;
    if (event.type === "TurnBegan") return 0;
  }
  return 0;
}

/** A creature's remaining health. */
export function leftOf(view: View, side: number, place: number): number {
  return figures(view.board[side]?.[place] ?? 0).health - (view.hurt[side]?.[place] ?? 0);
}

/** The label of an answer's button: its meaning for this question, or, if the question already says what for, the
 *  name of the thing. */
export function label(action: Action, step: Step, view: View, speech: Speech): string {
  const [key, card] = [`desk-do-${step.type}-${action.type}`, speech.called("card", cardOf(action))];
  if (speech.book.has(key)) return speech.say(key, { ...step });
  if (action.type === "Pick") return capital(card);
  if (action.type !== "Target") return capital(speech.move(action));
  const [side, place] = [Number(action.side), Number(action.place)];
  return speech.say("desk-target", {
    card, whose: side === view.me ? "mine" : "theirs", health: figures(cardOf(action)).health, left: leftOf(view, side, place),
  });
}

/** Return whether it can be touched on the board as well. */
export const onBoard = ({ type }: Action): boolean => type === "Target" || type === "Pick";

/** Answers that harm the opponent first, those that harm the player last. */
export function othersFirst(legal: readonly Action[], me: number): Action[] {
  const own = (action: Action) => Number(action.type === "Target" && action.side === me);
  return [...legal].sort((one, another) => own(one) - own(another));
}

export interface Held {
  card: number;
  count: number;
  /** The way to play it now; null if it must wait. */
  play: Action | null;
}

/** A hand by kind of card, playable ones first. */
export function held(hand: readonly number[], legal: readonly Action[]): Held[] {
  const cards = [...new Set(hand)].map((card) => ({
    card,
    count: hand.filter((one) => one === card).length,
    play: legal.find((action) => action.type === "Play" && action.card === card) ?? null,
  }));
  return [...cards.filter(({ play }) => play), ...cards.filter(({ play }) => !play)];
}

/** The cards that remain when others are taken from them. */
export function without(cards: readonly number[], taken: readonly (number | null)[]): number[] {
  const left = [...cards];
  for (const card of taken) if (card !== null && left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** The cards to pick from, each once, with its number of copies. */
export function choices(legal: readonly Action[], among: readonly number[]): { action: Action; card: number; count: number }[] {
  return legal
    .filter(({ type }) => type === "Pick")
    .map((action) => ({ action, card: cardOf(action), count: among.filter((one) => one === cardOf(action)).length }));
}
