// Written by `greathall wire` from the structs in Python: change those and run it again.

/** Anything said at the table. On the wire its class name stands under `type`. */
export interface Word {
  readonly type: string;
}

/** An early answer was taken down; it is played when its step comes up. */
export interface Held {
  readonly type: "Held";
  readonly seat: number;
}

/** The table goes back to where it stood before entry `to` of those that stand. */
export interface Undone {
  readonly type: "Undone";
  readonly to: number;
}

/** From here on the table plays by a newer version of the rules, under which all that happened replays the same. */
export interface Ruled {
  readonly type: "Ruled";
  readonly version: number;
}

/** What was done since entry `to` of those that stood is taken back. */
export interface TakenBack {
  readonly type: "TakenBack";
  readonly to: number;
}

/**
 * One blank of a form: a number from `low` to `high`, one of `choices`, or (`many`) several of them.
 *
 * Choices are distinct. Equal things are one choice that may be taken several times: `core.forms.several` counts
 * them. Several things stand in the order of the choices, equal ones side by side.
 */
export interface Field {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly choices: readonly number[];
  readonly many: boolean;
  readonly counts: readonly number[];
}

/** An open-ended choice: fill in the fields, one after the other, to get an action of this kind. */
export interface Form {
  readonly kind: string;
  readonly fields: readonly Field[];
}

/** Why an action is not legal: a rule's id and a message with its facts. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** How a game ended. */
export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly rule: string;
  readonly carry: Readonly<Record<string, unknown>>;
}

/** A switch the table sets before the game. Where it is not offered, its default is in force, or what is `fixed`. */
export interface Option {
  readonly name: string;
  readonly choices: readonly (number | string | boolean)[];
  readonly default: number | string | boolean;
  readonly rule: string;
  readonly seats: readonly number[];
  readonly free_text: boolean;
  readonly requires: Readonly<Record<string, readonly (number | string | boolean)[]>>;
  readonly fixed: Readonly<Record<string, number | string | boolean>>;
}

/**
 * A sentence of the game's catalogue with its facts, which are said as the fields of words are: a card by its
 * number, so that each reader gets its label in their language.
 */
export interface Reason {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** An action with its worth. `public` rests on what the whole table sees, `private` on the seat's own cards. */
export interface Ranked {
  readonly action: Word;
  readonly worth: number;
  readonly public: Reason;
  readonly private: readonly Reason[];
}

/**
 * How the values of one field of a view are told.
 *
 * `of`: what its numbers are called by, if not by the field's own name.
 * `by`: what each place in its list belongs to: “Ann: 3”.
 * `under`: the places of its list are told under its values: “Ann: The Burrow, Gringotts”.
 * `several`: each place of its list holds several such things: “Ann: wand, owl”.
 * `marks`: the field that says a number of each such thing, told by the sentence `marked-name` unless it is 0.
 * `parts`: what its tuples hold.
 * `grid`: it is a board of so many columns, each space said by the sentence `cell-name`.
 * `skip`: the value, alone or in its list, that is not worth a word.
 * `when`: it is only told while that list holds this number.
 * `filled`: it is only told while there is something in it.
 */
export interface Row {
  readonly of?: string;
  readonly by?: string;
  readonly under?: string;
  readonly several?: string;
  readonly marks?: string;
  readonly parts?: readonly string[];
  readonly grid?: number;
  readonly skip?: boolean | number | string | null;
  readonly when?: Readonly<Record<string, number>>;
  readonly filled?: boolean;
}

/** What chance gave a seat of one thing. `draws` are those that could have gone either way. */
export interface Luck {
  readonly seat: number;
  readonly name: string;
  readonly draws: number;
  readonly seen: number;
  readonly expected: number;
  readonly deviation: number;
  readonly verdict: "luckier" | "much-luckier" | "much-unluckier" | "too-few" | "unluckier" | "usual";
}

/**
 * A list as it was understood, and what is to be said of it.
 *
 * `lead`: the card that leads it; 0: none.
 * `cards`: numbers with their counts.
 * `written`: the list, clean.
 * `code`: the list in few characters, for a link.
 * `faults`: why it may not be played at the table that was asked for; none if it may.
 * `fits`: the tables where it may be played, by their options.
 * `facets`: by facet, what is worth telling of the whole deck.
 */
export interface DeckReport {
  readonly title: string;
  readonly lead: number;
  readonly cards: readonly (readonly [number, number])[];
  readonly size: number;
  readonly written: string;
  readonly code: string;
  readonly faults: readonly Refusal[];
  readonly fits: readonly (Readonly<Record<string, boolean | number | string>>)[];
  readonly unknown: readonly UnknownCard[];
  readonly facets: Readonly<Record<string, readonly (number | string)[]>>;
  readonly figures: readonly Figure[];
}

/**
 * What a game's deck builder works with.
 *
 * `own`: the options of a table to which people bring decks that they built.
 * `switches`: options of such a table that a builder may choose, to be judged by them.
 * `leads`: the cards that may lead a deck; empty: decks of this game have no leader.
 * `lead_word`: what a list calls its leader: `Character: Harry Potter`.
 * `cards`: all of them, in the order in which decks list them.
 */
export interface BuilderInfo {
  readonly own: Readonly<Record<string, boolean | number | string>>;
  readonly switches: readonly string[];
  readonly leads: readonly number[];
  readonly lead_word: string;
  readonly facets: readonly Facet[];
  readonly cards: readonly CardInfo[];
  readonly shelf: readonly ShelfDeck[];
}

/** A deck alone, against somebody who does nothing: the turns of one game, and figures and shares of many. */
export interface SoloTest {
  readonly turns: readonly SoloTurn[];
  readonly runs: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly figures: readonly Figure[];
}

/** A line of a list that names no card, and the cards it may mean, the likeliest first. `count` 0: the leader. */
export interface UnknownCard {
  readonly line: number;
  readonly text: string;
  readonly count: number;
  readonly guesses: readonly number[];
}

/**
 * Numbers of a deck, in rows of as many values as there are columns.
 *
 * `by`: the facet that the labels are of; empty: they are numbers of something that the title tells.
 * `columns_by`: likewise the columns, where they have no sentences of their own.
 */
export interface Figure {
  readonly name: string;
  readonly shape: "bars" | "list" | "table";
  readonly rows: readonly FigureRow[];
  readonly columns: readonly string[];
  readonly unit: "count" | "mean" | "share";
  readonly by: string;
  readonly columns_by: string;
}

/** Something that cards are found by, and all it may be, in order. */
export interface Facet {
  readonly name: string;
  readonly values: readonly (number | string)[];
}

/**
 * A card that may be put into a deck.
 *
 * `name`: as lists call it, in every language.
 * `group`: the kind under which decks list it.
 * `facets`: what it is, by facet.
 * `cost`: a number that goes with its name; 0: none.
 * `rule`: the id of its text in the ledger.
 */
export interface CardInfo {
  readonly card: number;
  readonly name: string;
  readonly group: number | string;
  readonly facets: Readonly<Record<string, readonly (number | string)[]>>;
  readonly cost: number;
  readonly rule: string;
}

/** A deck that comes with the game. `fits` and `facets`: as a report has them. */
export interface ShelfDeck {
  readonly name: string;
  readonly title: string;
  readonly lead: number;
  readonly cards: readonly (readonly [number, number])[];
  readonly written: string;
  readonly code: string;
  readonly fits: readonly (Readonly<Record<string, boolean | number | string>>)[];
  readonly facets: Readonly<Record<string, readonly (number | string)[]>>;
}

/** `hand`: as the turn began. `figures`: as it ended. */
export interface SoloTurn {
  readonly hand: readonly number[];
  readonly played: readonly number[];
  readonly figures: Readonly<Record<string, number>>;
}

export interface FigureRow {
  readonly label: number | string;
  readonly values: readonly number[];
}
