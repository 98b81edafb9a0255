// The cards available for a deck and how to search them, as the game's deck builder names them. Nothing here says what
// a deck may contain.
import type { Speech } from "../lib/speech";
import type { BuilderInfo, CardInfo } from "../wire/core";

export type Value = number | string;
export type Counts = ReadonlyMap<number, number>;

/** The search: words, and a value for each facet that is filtered. */
export interface Wanted {
  text: string;
  facets: Readonly<Record<string, Value>>;
}

export const ANYTHING: Wanted = { text: "", facets: {} };

/** One value of a facet, in words. */
export const named = (speech: Speech, facet: string, value: Value): string => speech.say(`name-${facet}`, { [facet]: value });

const plain = (text: string) => text.toLocaleLowerCase().replaceAll(/[’'`]/g, "");

export class Cards {
  private readonly places: ReadonlyMap<number, number>;

  constructor(readonly info: BuilderInfo) {
    this.places = new Map(info.cards.map(({ card }, place) => [card, place]));
  }

  get(card: number): CardInfo | undefined {
    return this.info.cards[this.places.get(card) ?? -1];
  }

  inOrder(cards: Iterable<number>): number[] {
    return [...cards].sort((one, other) => (this.places.get(one) ?? 0) - (this.places.get(other) ?? 0));
  }

  /** Return the cards that match everything; each word must occur in the name, a facet or the text. */
  found(wanted: Wanted, texts: ReadonlyMap<string, string>): number[] {
    const tokens = plain(wanted.text).split(/\s+/).filter(Boolean);
    return this.info.cards
      .filter(({ name, facets, rule }) => {
        const said = plain([name, ...Object.values(facets).flat(), texts.get(rule) ?? ""].join(" "));
        return (
          Object.entries(wanted.facets).every(([facet, value]) => facets[facet]?.includes(value)) &&
          tokens.every((word) => said.includes(word))
        );
      })
      .map(({ card }) => card);
  }

  /** A deck as people write it down. */
  written(title: string, lead: number, counts: Counts): string {
    const name = (card: number) => this.get(card)?.name ?? "";
    const cards = this.inOrder(counts.keys()).map((card) => `${counts.get(card)} ${name(card)}`);
    return [...(title.trim() ? [title.trim()] : []), ...(lead ? [`${this.info.lead_word}: ${name(lead)}`] : []), ...cards, ""].join("\n");
  }
}

type Table = Readonly<Record<string, unknown>>;

/** Return whether a deck that is legal at these tables may be played at one with these options. */
export function fitsAt(fits: readonly Table[], options: Table): boolean {
  return fits.some((fit) => Object.entries(fit).every(([name, value]) => options[name] === undefined || options[name] === value));
}
