// The cards one may put into a deck, and how they are found among each other. Nothing here says what a deck may hold.
import {
  ADVENTURE, CHARACTER, CREATURE, figures, houseOf, ITEM, LESSON, NONE, SPELL,
} from "../games/tcg/print";
import { printed } from "../wire/tcg";

export const GAME = "tcg";

/** A card as its list calls it, in every language. */
export const named = (card: number): string => printed.names[card - 1] ?? "";

/** The subject a card belongs to: the one it needs, or the one it gives power of. */
export function belongs(card: number): number {
  const { subject, gives } = figures(card);
  return subject === NONE ? (gives[0] ?? NONE) : subject;
}

/** Every card once, whatever its printings. */
export const CARDS: readonly number[] = printed.names.map((_, at) => at + 1).filter((card) => figures(card).same === card);
export const CHARACTERS = CARDS.filter((card) => figures(card).kind === CHARACTER);

const sorted = (words: Iterable<string>) => [...new Set(words)].sort((one, other) => one.localeCompare(other));
export const houses = sorted(CARDS.map(houseOf).filter(Boolean));
export const keywords = sorted(CARDS.flatMap((card) => figures(card).keywords)).filter((word) => !houses.includes(word));
export const powers = [...new Set(CARDS.map((card) => figures(card).needs))].sort((one, other) => one - other);

/** What is looked for; what is "" or null is not asked for. */
export interface Wanted {
  text: string;
  kind: number | null;
  subject: number | null;
  power: number | null;
  keyword: string;
  house: string;
}

export const ANYTHING: Readonly<Wanted> = { text: "", kind: null, subject: null, power: null, keyword: "", house: "" };

const plain = (text: string) => text.toLocaleLowerCase().replaceAll(/[’'`]/g, "");

/** Cards that are all that is wanted; each word of the text is in the name, a keyword or what the card does. */
export function found(wanted: Wanted, texts: readonly string[]): number[] {
  const tokens = plain(wanted.text).split(/\s+/).filter(Boolean);
  return inOrder(CARDS).filter((card) => {
    const { kind, needs, keywords } = figures(card);
    const said = plain([named(card), ...keywords, texts[card] ?? ""].join(" "));
    return (
      (wanted.kind === null || kind === wanted.kind) &&
      (wanted.subject === null || belongs(card) === wanted.subject) &&
      (wanted.power === null || needs === wanted.power) &&
      (!wanted.keyword || keywords.includes(wanted.keyword)) &&
      (!wanted.house || keywords.includes(wanted.house)) &&
      tokens.every((word) => said.includes(word))
    );
  });
}

/** In which order a deck is told: by what it is played with first. */
const ORDER: readonly number[] = [LESSON, CREATURE, SPELL, ITEM, ADVENTURE, CHARACTER];

export function inOrder(cards: Iterable<number>): number[] {
  const place = (card: number) => ORDER.indexOf(figures(card).kind);
  return [...cards].sort(
    (one, other) => place(one) - place(other) || figures(one).needs - figures(other).needs || named(one).localeCompare(named(other)),
  );
}

export type Counts = ReadonlyMap<number, number>;

/** A deck as people write it down. */
export function written(title: string, character: number, counts: Counts): string {
  const cards = inOrder(counts.keys()).map((card) => `${counts.get(card)} ${named(card)}`);
  return [...(title.trim() ? [title.trim()] : []), ...(character ? [`Character: ${named(character)}`] : []), ...cards, ""].join("\n");
}
