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

/** One blank of a form: a number from `low` to `high`, or one of `choices`; `many`: any number of them, in order. */
export interface Field {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly choices: readonly (number | string)[];
  readonly many: boolean;
}

/** An open-ended choice: fill in the fields to get an action of this kind. */
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

/** How a game ended. `carry` goes into the next game of the same players. */
export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly rule: string;
  readonly carry: Readonly<Record<string, unknown>>;
}

/**
 * A switch the table sets before the game. Only offered with `seats` players, and `given` these choices of options
 * named before it; empty: with any. A `written` one may also be a text of the table's own, which the game settles or
 * refuses. Where it is not offered its default is in force, or what is `fixed` for that number of players.
 */
export interface Option {
  readonly name: string;
  readonly choices: readonly (number | string | boolean)[];
  readonly default: number | string | boolean;
  readonly rule: string;
  readonly seats: readonly number[];
  readonly written: boolean;
  readonly given: Readonly<Record<string, readonly (number | string | boolean)[]>>;
  readonly fixed: Readonly<Record<string, number | string | boolean>>;
}

/** A sentence of the game's catalogue with its facts. */
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
 * `cards`: numbers with their counts; `written`: the list, clean; `code`: the list in few letters, for a link; all
 * `faults`, none where the deck may be played; `formats`: where it may, by the choices of the table's option (a
 * starter deck has its own, though it is too small for the other). By number of a kind: `kinds`, how many; `curve`:
 * by power needed, how many of each kind. `odds` null: too few cards for a first hand.
 */
export interface DeckReport {
  readonly title: string;
  readonly character: number;
  readonly cards: readonly (readonly [number, number])[];
  readonly size: number;
  readonly written: string;
  readonly code: string;
  readonly faults: readonly Refusal[];
  readonly formats: readonly string[];
  readonly unknown: readonly UnknownCard[];
  readonly houses: readonly string[];
  readonly kinds: readonly number[];
  readonly curve: readonly (readonly number[])[];
  readonly balance: readonly Balance[];
  readonly odds: Odds | null;
}

/**
 * A deck that comes with the game: said by the sentences `deck-name` and `deck-name-about`. `formats`: where it may
 * be played, by the choices of the table's option; `house`: as a house deck too.
 */
export interface ShelfDeck {
  readonly name: string;
  readonly title: string;
  readonly character: number;
  readonly cards: readonly (readonly [number, number])[];
  readonly written: string;
  readonly code: string;
  readonly houses: readonly string[];
  readonly subjects: readonly number[];
  readonly formats: readonly string[];
  readonly house: boolean;
}

/**
 * A deck alone, against somebody who does nothing: `turns` of one game, and the means of many. `damage`, `power`:
 * by turn, in all; `first`: by kind, the turn in which one was first played, null where hardly ever; `stuck`: in how
 * many of the games nothing but lessons was played in the first four turns, as a share.
 */
export interface Goldfish {
  readonly turns: readonly SoloTurn[];
  readonly runs: number;
  readonly damage: readonly number[];
  readonly power: readonly number[];
  readonly first: readonly (number | null)[];
  readonly stuck: number;
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

/** A line of a list that names no card, and the cards it may mean, the likeliest first. */
export interface UnknownCard {
  readonly line: number;
  readonly text: string;
  readonly count: number;
  readonly guesses: readonly number[];
}

/**
 * What a deck has of a subject: lessons, power that other cards give, the cards that need it, and the most power
 * one of these needs.
 */
export interface Balance {
  readonly subject: number;
  readonly lessons: number;
  readonly power: number;
  readonly cards: number;
  readonly most: number;
}

/**
 * Exact chances. `lessons`: of just 0, 1, 2… lessons in the first hand; `subjects`: of a lesson of each subject in
 * it; `power`: by turn, of as many lessons among the cards seen as the turn has a number; `playable`: by turn, of a
 * card that could be played in it, were every action before it used for a lesson. By turn nothing but the card of
 * each turn is drawn.
 */
export interface Odds {
  readonly lessons: readonly number[];
  readonly subjects: readonly number[];
  readonly power: readonly number[];
  readonly playable: readonly number[];
}

/** `hand`: as the turn began, after the draw; `power` and `damage` in all, as it ended. */
export interface SoloTurn {
  readonly hand: readonly number[];
  readonly played: readonly number[];
  readonly drawn: number;
  readonly power: number;
  readonly damage: number;
}
