// The printed data of the cards and the board, from the wire's `printed`, and the layout. Nothing here is a rule.
import { printed, type View } from "../../wire/sequence";

export const SIZE = 10;
export const COLUMNS = "abcdefghij";
const RANKS = printed.ranks.length;

export const house = (card: number): number => Math.floor(card / RANKS);

/** The letter of a card's house, used in keys of sentences and in classes. */
export const houseLetter = (card: number): string => "gshr".charAt(house(card));

/** As printed: 10, J, A. */
export function rank(card: number): string {
  const said = printed.ranks[card % RANKS] ?? "?";
  return said === "T" ? "10" : said;
}

const some = (cards: readonly number[], card: number): boolean => cards.includes(card);

/** The text on a Jack's face. */
export function jack(card: number): "wild" | "anti" | null {
  if (some(printed.wild, card)) return "wild";
  return some(printed.anti, card) ? "anti" : null;
}

/** The card printed on a space; -1: a corner, which has none. */
export const cardAt = (space: number): number => printed.spaces[space] ?? -1;

/** The spaces on which a card is printed. */
export function homes(card: number): number[] {
  return printed.spaces.flatMap((on, space) => (on === card ? [space] : []));
}

/** Whether a counter covers every space of this card, so that it is visible nowhere. */
export function isCovered(view: View, card: number): boolean {
  const spaces = homes(card);
  return spaces.length > 0 && spaces.every((space) => view.board[space] !== 0);
}

/** The side whose counter is there; null: none. */
export function holder(view: View, space: number): number | null {
  const mark = view.board[space] ?? 0;
  return mark > 0 && cardAt(space) >= 0 ? mark - 1 : null;
}

/** The spaces from one end of a line to the other. */
export function line(start: number, end: number): number[] {
  const steps = Math.max(Math.abs((end % SIZE) - (start % SIZE)), Math.floor(end / SIZE) - Math.floor(start / SIZE));
  return Array.from({ length: steps + 1 }, (_, i) => start + (i * (end - start)) / steps);
}

/** The spaces whose counters are turned over. */
export function turnedOver(view: View): Set<number> {
  return new Set(view.made.flatMap(([, start, end]) => line(start, end)));
}

/** Seats alternate between the sides round the table. */
export const side = (view: View, seat: number): number => seat % view.teams;

export function made(view: View, team: number): number {
  return view.made.filter(([by]) => by === team).length;
}

export function goal(view: View): number {
  return (printed.goals as Record<string, number>)[view.teams] ?? 1;
}

/** `space:34` is space 34; null: another kind of element. */
export function parseNumber(kind: "card" | "space", element: string | undefined): number | null {
  return element?.startsWith(`${kind}:`) ? Number(element.slice(kind.length + 1)) : null;
}
