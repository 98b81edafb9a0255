// Potions and incantations as numbers: first the small ones by size, then the round ones by roundness, then five kinds
// of incantations. Nothing here is a rule.
import { printed } from "../../../wire/sorcerers_stone";
import type { Event } from "../../../wire/sorcerers_stone";
import { alone, type Laid, NOWHERE, seatsOf, SNAPE, standing } from "../print";

export const POTIONS = printed.potions;

export const isPotion = (card: number): boolean => card < 2 * POTIONS;
export const isRound = (card: number): boolean => card >= POTIONS && isPotion(card);
/** A potion's number, from 1. */
export const numberOf = (card: number): number => (card % POTIONS) + 1;
/** An incantation's name in the data. */
export const nameOf = (card: number): string => printed.cards[card] ?? "";

/** How far a potion is from the best of its kind: 0 is the smallest or roundest, 1 the last. */
export const farOf = (card: number): number => (card % POTIONS) / (POTIONS - 1);

/** The seats of the others whose cards are there, or were: by seat from the viewer's left. */
export function others(view: Laid): number[] {
  const first = view.me ?? NOWHERE;
  const seats = seatsOf(view).filter((seat) => seat !== view.me);
  return [...seats.filter((seat) => seat > first), ...seats.filter((seat) => seat < first)];
}

/** The viewer's cards; a spectator has none. */
export const own = (view: Laid): readonly (number | null)[] => (view.me === null ? [] : view.snape.hands[view.me]!);

/** Return whether this viewer knows a bottle that others see face down. */
export const known = (view: Laid, place: number): boolean => view.snape.shelf[place] !== null && !view.snape.shelf_open.includes(place);

/** Two cards of which one is here, as this viewer knows: they were mixed and went to two players. */
export function either(view: Laid, seat: number, place: number): readonly [number, number] | null {
  for (const [small, round, ...where] of view.snape.mixed)
    for (let i = 0; i < where.length; i += 2)
      if (where[i] === seat && where[i + 1] === place) return [small!, round!];
  return null;
}

/** The cards this viewer can't see, by whether they may be on the shelf. */
export function unseen(view: Laid): { shelf: number[]; elsewhere: number[] } {
  const shelf = view.snape.unseen.filter((card) => isPotion(card) && !view.snape.elsewhere.includes(card));
  return { shelf, elsewhere: view.snape.unseen.filter((card) => !shelf.includes(card)) };
}

/** All that a wrong declaration revealed to everyone: the two cards, and who had lower ones. */
export const claims = (view: Laid): { small: number; round: number; holders: number[] }[] =>
  view.snape.claims.map(([small, round, ...rest]) => ({ small: small!, round: round!, holders: rest.slice(0, 2).filter((seat) => seat !== NOWHERE) }));

/** The two cards that someone has just declared, for everyone to see; once the potions played alone are over, the
 *  winner's. */
export function declared(view: Laid, events: readonly Event[] = []): { seat: number; cards: readonly number[] } | null {
  const now = events.find((event) => event.type === "Declared");
  if (now) return { seat: now.seat, cards: [now.small, now.round] };
  const seat = alone(view) && view.agenda.length === 0 ? standing(view, SNAPE).find((seat) => view.snape.hands[seat]?.length === 0) : undefined;
  return seat === undefined ? null : { seat, cards: view.snape.gone.slice(-2) };
}

/** A seat's cards, also those it has declared. */
export function potionsOf(view: Laid, seat: number): readonly (number | null)[] {
  const pair = declared(view);
  return pair?.seat === seat ? pair.cards : (view.snape.hands[seat] ?? []);
}

/** Equal cards together, each with its number of copies, best first. */
export function counted(cards: readonly number[]): { card: number; count: number }[] {
  const kinds = [...new Set(cards)].sort((one, other) => one - other);
  return kinds.map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
