// Written by `greathall wire` from the structs in Python: change those and run it again.

import type { Form, Reason, Result } from "./core";

/**
 * What a client may say, one thing at a time; each verb is a field of its own.
 *
 * `action` plays, `probe` asks whether it could be played; `open` draws a seat's curtain (null: all closed); `undo`
 * asks to take back, `consent` agrees or not; `bot` hands the seat over, `take` takes it back; `hint` asks for
 * advice.
 */
export interface Say {
  readonly seq?: number;
  readonly seat?: number;
  readonly action?: unknown;
  readonly probe?: unknown;
  readonly open?: number | null;
  readonly chat?: string;
  readonly phrase?: string;
  readonly undo?: number;
  readonly consent?: boolean;
  readonly hint?: number;
  readonly bot?: Level;
  readonly take?: number;
  readonly ping?: number;
}

/**
 * The table as one seat may see it (`seat` null: a spectator), and what happened since the client's last message.
 *
 * `ask` is the question on the table, `early` one that this seat may answer before it comes up, `aside` what it may
 * say without being asked. `seq` counts the entries of the match; an action must name it.
 */
export interface TableNow {
  readonly type: "table";
  readonly seq: number;
  readonly seat: number | null;
  readonly head: string;
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly ask: Question | null;
  readonly early: Question | null;
  readonly aside: Question | null;
  readonly clocks: Clocks | null;
  readonly seats: readonly SeatInfo[];
  readonly status: "over" | "playing" | "suspended" | "waiting";
  readonly result: Result | null;
  readonly undo: UndoAsked | null;
  readonly held: boolean;
  readonly reasons: readonly Told[];
  readonly after: string;
  readonly why: string;
  readonly commitment: string;
}

/**
 * First word to a client, and again when the match begins or ends or seats change hands: which seats are its own,
 * what the table is (`variant`: which of its game's variants, if any), and what was said that it may hear by now.
 */
export interface Hello {
  readonly type: "hello";
  readonly table: string;
  readonly game: string;
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly hints: boolean;
  readonly talk: "free" | "phrases" | "spectators";
  readonly phrases: readonly string[];
  readonly version: string;
  readonly said: readonly Saying[];
  readonly variant: string;
}

/**
 * Nothing has changed. `rule` is the rule's id where a rule speaks; `key` names the refusal for programs, and with
 * `facts` it says `why` in any language.
 */
export interface No {
  readonly type: "refusal";
  readonly rule: string;
  readonly why: string;
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly seq: number;
  readonly seat: number | null;
}

/**
 * To a probe: it would be legal, or why not. Nothing was played. If it fills in a form, `form` is that form, each
 * field narrowed by those before it, up to the first that is not filled in as it may be.
 */
export interface ProbeAnswer {
  readonly type: "answer";
  readonly seq: number;
  readonly seat: number;
  readonly legal: boolean;
  readonly rule: string;
  readonly why: string;
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly form: Form | null;
}

/** A line of talk: free text, or one of the quick phrases by its name. `seat` is null for a spectator. */
export interface Saying {
  readonly type: "said";
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly phrase: string;
}

/** A bot's three best moves with its reasons, for the seat that asked. */
export interface Hints {
  readonly type: "hints";
  readonly seq: number;
  readonly seat: number;
  readonly best: readonly Advice[];
}

export interface Pong {
  readonly type: "pong";
  readonly ping: number;
}

/**
 * `move`: so many seconds for each answer; `player`: for all of one's answers, with an increment after each.
 *
 * When time is up: `silent` takes the harmless choice (the easy bot's where there is none), `easy` the easy bot's,
 * `bot` hands the seat over.
 */
export interface ClockSet {
  readonly kind?: "move" | "none" | "player";
  readonly seconds?: number;
  readonly increment?: number;
  readonly late?: "bot" | "easy" | "silent";
}

/** How a guest wants to be called. */
export interface Guest {
  readonly name: string;
  readonly avatar?: string;
}

export interface Code {
  readonly code: string;
}

/**
 * A table to be. `mine`: the seats I play, several for one screen passed around; `bots`: a level by seat.
 *
 * `open`: listed for everybody, otherwise by link only. `hints` left out: only if one person plays alone. `absence`:
 * seconds until a bot plays for somebody who is gone while others wait; 0: never.
 */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly mine?: readonly number[];
  readonly bots?: Readonly<Record<string, Level>>;
  readonly open?: boolean;
  readonly clock?: ClockSet;
  readonly hints?: boolean | null;
  readonly absence?: number | null;
}

/** A text for an option that may be written. */
export interface Draft {
  readonly text: string;
}

/**
 * A deck list as it is written, or its code, or the name of a deck on the shelf.
 *
 * `options`: those of the table where it is to be played, as far as they differ from the builder's `own`.
 */
export interface DeckDraft {
  readonly list: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/** Such a list to be tried; the same seed deals the same cards. */
export interface DeckTrial {
  readonly list: string;
  readonly seed?: string | null;
}

/**
 * What a seat's owner may set: a seed and things brought before the start ("" takes them back), an address for turn
 * notices, a bot.
 */
export interface SeatSet {
  readonly seed?: string | null;
  readonly bring?: unknown;
  readonly notice?: string | null;
  readonly bot?: Level | "" | null;
  readonly name?: string | null;
}

/** `fill`: bots of this level take the empty seats. */
export interface Start {
  readonly fill?: Level | null;
}

/** A rematch; with `swap` everybody moves one seat on. */
export interface Again {
  readonly swap?: boolean;
}

/** A table that goes on from a moment of a finished match: a table of this hall, or a record brought along. */
export interface Practice {
  readonly at: number;
  readonly mine?: readonly number[];
  readonly bot?: Level;
  readonly table?: string;
  readonly record?: Readonly<Record<string, unknown>> | null;
}

/** Why a request was refused; `why` in English, `key` and `facts` to say it in any language. */
export interface Fault {
  readonly key: string;
  readonly rule: string;
  readonly why: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A guest. The token is in the cookie too; programs send it as `Authorization: Bearer`. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly token: string;
}

/** A link that makes another browser the same guest: keep it to yourself. */
export interface Recovery {
  readonly url: string;
  readonly code: string;
  readonly qr: string;
}

/** Such a text as the game keeps it, and what it is called; "": it has no name. */
export interface FreeText {
  readonly text: string;
  readonly title: string;
}

/**
 * A table as the hall shows it to everybody who has its link; `mine` are the asker's own seats, `brought` what they
 * have brought, which nobody else is told; `titles` what the texts are called that it has written for its options;
 * `variant`: which of the game's variants it plays, if any.
 */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: "over" | "playing" | "suspended" | "waiting";
  readonly open: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockSet;
  readonly hints: boolean;
  readonly absence: number;
  readonly spectators: number;
  readonly made: number;
  readonly commitment: string;
  readonly series: number;
  readonly mine: readonly number[];
  readonly host: boolean;
  readonly asked: number | null;
  readonly url: string;
  readonly after: string;
  readonly before: string;
  readonly practice: boolean;
  readonly result: Result | null;
  readonly titles: Readonly<Record<string, string>>;
  readonly variant: string;
  readonly brought: Readonly<Record<string, unknown>>;
}

/** The link to a table and its QR code as SVG. */
export interface Invitation {
  readonly url: string;
  readonly qr: string;
}

/**
 * `free_text`: besides the choices, a text of the table's own. `requires`: only offered where other options have
 * one of these choices.
 */
export interface OptionInfo {
  readonly name: string;
  readonly choices: readonly (boolean | number | string)[];
  readonly default: boolean | number | string;
  readonly rule: string;
  readonly seats: readonly number[];
  readonly title: string;
  readonly help: string;
  readonly free_text: boolean;
  readonly requires: Readonly<Record<string, readonly (boolean | number | string)[]>>;
}

/**
 * A game of this hall. `labels`: by field, how each of its numbers is called at the table; `kinds`: by field, the
 * kind whose sentence `name-Kind` says these labels; `default_seats`: of the seats those that need no option;
 * `decks`: everybody may bring a deck of their own; `confirm_kinds`: actions that people are asked about once more.
 */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly seats: readonly number[];
  readonly minutes: number;
  readonly options: readonly OptionInfo[];
  readonly rules: number;
  readonly labels: Readonly<Record<string, readonly string[]>>;
  readonly default_seats: readonly number[];
  readonly variants: readonly VariantInfo[];
  readonly decks: boolean;
  readonly confirm_kinds: readonly string[];
  readonly kinds: Readonly<Record<string, string>>;
}

/**
 * A rule in our own words, or a decision where the rulebook is silent.
 *
 * `why`: a decision's reason, "" if it has none. `variant`: the variant that the rule belongs to, "" if none.
 */
export interface RuleInfo {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly decision: boolean;
  readonly why: string;
  readonly variant: string;
}

/**
 * Where a part of a game's figures comes from, `by` rulebook, public, reconstruction or ours; said by the game's
 * sentence `source-what`. `of`: public pages that tell of it.
 */
export interface SourceInfo {
  readonly what: string;
  readonly by: string;
  readonly of: readonly string[];
}

/** A moment of a replay: the table after `at` entries, and the last of these. All open, `views` has each seat's. */
export interface Frame {
  readonly at: number;
  readonly seat: number;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly action: unknown;
  readonly by: string;
  readonly views: readonly unknown[];
}

/** A moment one would like to find again, and what happened in it. */
export interface KeyMoment {
  readonly at: number;
  readonly event: unknown;
}

/**
 * Part of a replay, and what is known of the whole. `viewer` null: a spectator's; `whole`: the number of entries;
 * `turns`: the moments at which a seat was asked, and the end; `stats`: how often an event was each seat's;
 * `variant`: which of the game's variants it is, if any.
 */
export interface Frames {
  readonly viewer: number | "open" | null;
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly result: Result | null;
  readonly whole: number;
  readonly turns: readonly number[];
  readonly keys: readonly KeyMoment[];
  readonly moves: readonly number[];
  readonly stats: Readonly<Record<string, readonly number[]>>;
  readonly frames: readonly Frame[];
  readonly variant: string;
}

/** What a program should know of this hall. */
export interface HallInfo {
  readonly version: string;
  readonly address: string;
  readonly levels: readonly string[];
  readonly phrases: readonly string[];
  readonly avatars: readonly string[];
  readonly languages: readonly string[];
}

/** Who is asked what. Legal actions and form are there only for the seat that is asked. */
export interface Question {
  readonly seat: number;
  readonly step: unknown;
  readonly legal: readonly unknown[] | null;
  readonly form: Form | null;
}

/** Seconds left by seat; `running` is the seat whose clock runs. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: number | null;
}

/** A request to take back, and the seats whose word is awaited. */
export interface UndoAsked {
  readonly seat: number;
  readonly waiting: readonly number[];
}

/** Why a bot moved as it did, as far as the whole table may know: nothing of a secret choice. */
export interface Told {
  readonly seat: number;
  readonly reason: Reason;
}

export interface Advice {
  readonly action: unknown;
  readonly reasons: readonly Reason[];
}

/** A seat as everybody may see it. `bot`: the level of the bot that plays now; `away`: until its owner is back. */
export interface SeatInfo {
  readonly name: string;
  readonly avatar: string;
  readonly bot: string;
  readonly taken: boolean;
  readonly present: boolean;
  readonly away: boolean;
}

/** A game within a game, made by these options; its sentences are `variant-name` and `variant-name-tagline`. */
export interface VariantInfo {
  readonly name: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly minutes: number;
}

/** What the browser may say at a table. */
export type FromClient =
  | Say;

/** What the server says at a table. */
export type FromServer =
  | TableNow
  | Hello
  | No
  | ProbeAnswer
  | Saying
  | Hints
  | Pong;

/** The levels of bots, the weakest first. */
export const LEVELS = ["random", "easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** Those that people choose from. */
export const OFFERED_LEVELS = ["easy", "medium", "hard"] as const;

export const DEFAULT_LEVEL: Level = "medium";
