// Written by `greathall wire` from the structs in Python: change those and run it again.

/** Anything said at the table; on the wire, `type` holds its class name. */
export interface Word {
  readonly type: string;
}

/** An early answer was noted; it is played when its step comes up. */
export interface Held {
  readonly type: "Held";
  readonly seat: number;
}

/** The table goes back to where it was before entry `to` of those that stand. */
export interface Undone {
  readonly type: "Undone";
  readonly to: number;
}

/** The table plays by a newer version of the rules from here on; everything so far replays the same under it. */
export interface Ruled {
  readonly type: "Ruled";
  readonly version: number;
}

/** Everything since entry `to` of those that stood was taken back. */
export interface TakenBack {
  readonly type: "TakenBack";
  readonly to: number;
}

/**
 * One field of a form: a number from `low` to `high`, one of `choices`, or several of them (`many`).
 *
 * Choices are distinct. Equal things are one choice that may be taken several times; `core.forms.several` counts them.
 * A filled-in field lists several things in the order of the choices, equal ones side by side.
 */
export interface Field {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly choices: readonly number[];
  readonly many: boolean;
  readonly counts: readonly number[];
}

/** An open-ended choice: fill in the fields one after another to get an action of this kind. */
export interface Form {
  readonly kind: string;
  readonly fields: readonly Field[];
}

/** Why an action isn't legal: a rule's id and a message with its facts. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * How a game ended.
 *
 * For example:
 *
 *     assert match.result is not None
 *     print(match.result.winners, match.result.scores, match.result.rule)
 */
export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly rule: string;
  readonly carry: Readonly<Record<string, unknown>>;
}

/**
 * A switch that the table sets before the game.
 *
 * If it isn't offered, its default applies, or else the value in `fixed`.
 *
 *     Option("rounds", choices=(3, 5), default=3, rule="FE-1")
 */
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
 * A sentence of the game's catalogue with its facts.
 *
 * Facts are put into words like the fields of words: a card is a number, so that all readers get its label in their
 * language.
 */
export interface Reason {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * An action with its worth and reasons.
 *
 * `public` may only rest on what the whole table sees; `private` may rest on the seat's own cards.
 */
export interface Ranked {
  readonly action: Word;
  readonly worth: number;
  readonly public: Reason;
  readonly private: readonly Reason[];
}

/**
 * How the text view shows one field of a view.
 *
 * - `of`: what labels its numbers, if not the field's own name.
 * - `by`: what each place in its list belongs to: “Ann: 3”.
 * - `under`: group the places of its list by its values: “Ann: The Burrow, Gringotts”.
 * - `several`: each place of its list holds several such things: “Ann: wand, owl”.
 * - `marks`: fields with a number for each such thing; the sentence `marked-name` shows them unless all are 0.
 * - `counted`: show equal things once, with their number.
 * - `parts`: the contents of its tuples; one may go on with more, which isn't shown.
 * - `grid`: it is a board with so many columns; the sentence `cell-name` shows each space.
 * - `skip`: the value, alone or in its list, that isn't shown.
 * - `when`: show the field only while that list holds this number.
 * - `filled`: show the field only while it isn't empty.
 */
export interface Row {
  readonly of?: string;
  readonly by?: string;
  readonly under?: string;
  readonly several?: string;
  readonly marks?: readonly string[];
  readonly counted?: boolean;
  readonly parts?: readonly string[];
  readonly grid?: number;
  readonly skip?: boolean | number | string | null;
  readonly when?: Readonly<Record<string, number>>;
  readonly filled?: boolean;
}

/** A game's pages by name, each with the lines of its parts, and its glossary; both are empty if it has none. */
export interface HowTo {
  readonly pages: Readonly<Record<string, Readonly<Record<string, readonly PageLine[]>>>>;
  readonly glossary: readonly Term[];
}

/** One luck measure of one seat; `draws` are those that could have gone either way. */
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
 * A parsed deck list and what there is to say about it.
 *
 * - `lead`: the card that leads it; 0 for none.
 * - `cards`: card numbers with their counts.
 * - `written`: the list, tidied up.
 * - `code`: the list in a few characters, for a link.
 * - `faults`: why it can't be played at the table in question; empty if it can.
 * - `fits`: the options of the tables where it can be played.
 * - `facets`: by facet, what is worth saying about the whole deck.
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
 * The data of a game's deck builder.
 *
 * - `own`: the options of a table to which people bring decks that they built.
 * - `switches`: options of such a table that the builder offers; the deck is judged by them.
 * - `leads`: the cards that may lead a deck; empty if decks of this game have no leader.
 * - `lead_word`: the word for the leader in a list: `Character: Harry Potter`.
 * - `cards`: all of them, in the order in which decks list them.
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

/** A deck played alone, against an opponent who does nothing: one game in turns, and the results of many. */
export interface SoloTest {
  readonly turns: readonly SoloTurn[];
  readonly runs: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly figures: readonly Figure[];
}

/**
 * The texts printed on things: by field, a text for each of its numbers, "" if nothing is.
 *
 * All things of the fields in `in_sight` lie on the table; others are told while they are somewhere in the view.
 */
export interface Things {
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly in_sight: readonly string[];
}

/** What the coach says to one seat. */
export interface Coaching {
  readonly goal: Reason;
  readonly warnings: readonly Reason[];
}

/** A step in words, with the learner's moves on the path that it waits for. */
export interface Said {
  readonly text: string;
  readonly done: string;
  readonly rules: readonly string[];
  readonly show: readonly string[];
  readonly moves: readonly (Readonly<Record<string, unknown>>)[];
}

/** A line in words. */
export interface PageLine {
  readonly text: string;
  readonly rules: readonly string[];
  readonly draw: string;
}

/** A term of the game: its name, all forms it takes in sentences, what it means, and the rule that says more. */
export interface Term {
  readonly name: string;
  readonly forms: readonly string[];
  readonly text: string;
  readonly rule: string;
}

/** One seat's place, from 1, and what it has to show, which the game's sentence `tally` says. */
export interface Standing {
  readonly place: number;
  readonly tally: Readonly<Record<string, number>>;
}

/** A line of a list that names no card, and the cards it may mean, the likeliest first; `count` 0 for the leader. */
export interface UnknownCard {
  readonly line: number;
  readonly text: string;
  readonly count: number;
  readonly guesses: readonly number[];
}

/**
 * Statistics of a deck, in rows of as many values as there are columns.
 *
 * - `by`: the facet of the labels; empty if they are numbers that the title explains.
 * - `columns_by`: the facet of the columns, if they have no sentences of their own.
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

/** Something that cards can be filtered by, with all its values in order. */
export interface Facet {
  readonly name: string;
  readonly values: readonly (number | string)[];
}

/**
 * A card that may be put into a deck.
 *
 * - `name`: as deck lists have it, in every language.
 * - `group`: the heading under which decks list it.
 * - `facets`: its value for each facet.
 * - `cost`: a number that goes with its name; 0 for none.
 * - `rule`: the id of its text in the ledger.
 */
export interface CardInfo {
  readonly card: number;
  readonly name: string;
  readonly group: number | string;
  readonly facets: Readonly<Record<string, readonly (number | string)[]>>;
  readonly cost: number;
  readonly rule: string;
}

/** A ready-made deck; `fits` and `facets` are those of its report. */
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

/** One turn of a solo test: `hand` at its start, `figures` at its end. */
export interface SoloTurn {
  readonly hand: readonly number[];
  readonly played: readonly number[];
  readonly figures: Readonly<Record<string, number>>;
}

export interface FigureRow {
  readonly label: number | string;
  readonly values: readonly number[];
}
