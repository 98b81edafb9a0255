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
 * refuses.
 */
export interface Option {
  readonly name: string;
  readonly choices: readonly (number | string | boolean)[];
  readonly default: number | string | boolean;
  readonly rule: string;
  readonly seats: readonly number[];
  readonly written: boolean;
  readonly given: Readonly<Record<string, readonly (number | string | boolean)[]>>;
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
