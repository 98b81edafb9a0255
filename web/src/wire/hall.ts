// Written by `greathall wire` from the structs in Python: change those and run it again.

import type { Coaching, Form, Reason, Result, Said, Standing } from "./core";

/**
 * A client's message, with one verb at a time; each verb is a field of its own.
 *
 * - `action` plays; `probe` asks whether it could be played.
 * - `open` opens a seat's curtain; null closes all.
 * - `undo` asks to undo; `consent` agrees or refuses.
 * - `bot` hands the seat to a bot; `take` takes it back.
 * - `hint` asks for advice; `earlier` asks for what happened before this entry.
 * - `pace` sets how quickly bots answer; `skip` lets them answer at once until the seat is asked.
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
  readonly pace?: "normal" | "once" | "quick" | "slow";
  readonly skip?: number;
  readonly earlier?: number;
  readonly ping?: number;
}

/**
 * The table as one seat may see it (`seat` null: a spectator), with what has happened since the last message.
 *
 * - `ask`: the question on the table.
 * - `early`: a question that this seat may answer in advance.
 * - `aside`: what it may do without being asked.
 * - `seq`: the number of entries in the match; an action must name it.
 * - `commitment`: what the table has committed to, its secret.
 * - `coach`: what this seat is after and has to look out for, where the table allows hints.
 * - `earlier`: what happened before this entry was left out; a client may ask for it.
 * - `pledges`: what each seat has committed to, its seed, until the match starts; "" if it hasn't.
 * - `why`: the reason for its suspension; `why_key`, with `why_facts`, names it for programs.
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
  readonly status: "over" | "playing" | "starting" | "suspended" | "waiting";
  readonly result: Result | null;
  readonly undo: UndoAsked | null;
  readonly held: boolean;
  readonly reasons: readonly Told[];
  readonly notes: readonly Note[];
  readonly out: readonly number[];
  readonly moves: readonly (readonly [number, number, number])[];
  readonly after: string;
  readonly why: string;
  readonly commitment: string;
  readonly lesson: LessonNow | null;
  readonly coach: Coaching | null;
  readonly pledges: readonly string[];
  readonly why_key: string;
  readonly why_facts: Readonly<Record<string, unknown>>;
  readonly earlier: number;
}

/**
 * The first message to a client, sent again when the match starts or ends or seats change hands.
 *
 * It says which seats are the client's own, what the table is (`variant`: the variant it plays, if any; `sides`: the
 * side of each seat, if there are teams), and what was said that the client may read by now.
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
  readonly who: string;
  readonly locked: boolean;
  readonly muted: readonly string[];
  readonly unheard: readonly string[];
  readonly secrets: boolean;
  readonly sides: readonly number[];
  readonly removed: readonly Other[];
}

/**
 * A refusal: nothing has changed.
 *
 * `rule` is the rule's id, if there is one. `key` names the refusal for programs; with `facts`, it says `why` in any
 * language.
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
 * The answer to a probe: it would be legal, or why not; nothing was played.
 *
 * If it fills in a form, `form` is that form, each field narrowed by those before it, up to the first that doesn't
 * fit.
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

/**
 * A line of chat: free text, or the name of a quick phrase.
 *
 * `seat` is null for a spectator; `who` is the same for all that one guest says at this table.
 */
export interface Saying {
  readonly type: "said";
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly phrase: string;
  readonly who: string;
}

/** A bot's three best moves with its reasons, for the seat that asked. */
export interface Hints {
  readonly type: "hints";
  readonly seq: number;
  readonly seat: number;
  readonly best: readonly Advice[];
}

/** A hint is on its way: this share of the bot's time to think has passed. */
export interface HintComing {
  readonly type: "coming";
  readonly share: number;
}

/** A bot takes so many seconds for its move, whatever it holds in its hand. */
export interface Thinking {
  readonly type: "thinking";
  readonly seq: number;
  readonly seat: number;
  readonly seconds: number;
}

export interface Pong {
  readonly type: "pong";
  readonly ping: number;
}

/**
 * What happened before entry `before`, as the same seat's first message would have told it.
 *
 * Before entry `earlier` there is still more; 0 if this is the beginning.
 */
export interface Earlier {
  readonly type: "earlier";
  readonly seat: number | null;
  readonly before: number;
  readonly events: readonly unknown[];
  readonly moves: readonly (readonly [number, number, number])[];
  readonly reasons: readonly Told[];
  readonly earlier: number;
}

/**
 * A table's clock: seconds per answer (`move`), or for all of a player's answers with an `increment` after each.
 *
 * When time is up, `silent` takes the harmless choice (or the easy bot's if there is none), `easy` takes the easy
 * bot's, and `bot` hands the seat to a bot.
 */
export interface ClockSet {
  readonly kind?: "move" | "none" | "player";
  readonly seconds?: number;
  readonly increment?: number;
  readonly late?: "bot" | "easy" | "silent";
}

/** A guest's name and avatar; a new guest may need an invitation code. */
export interface Guest {
  readonly name: string;
  readonly avatar?: string;
  readonly code?: string;
}

/** A recovery link's code; with `look`, nobody is signed in yet. */
export interface Code {
  readonly code: string;
  readonly look?: boolean;
}

/**
 * A table to be created.
 *
 * - `mine`: the seats you play; several for one screen that is passed around.
 * - `bots`: a level by seat.
 * - `open`: listed for everyone; otherwise by link only.
 * - `hints`: by default only if one person plays alone.
 * - `absence`: seconds until a bot plays for someone who is away while others wait; 0 for never.
 * - `joinable`: whoever comes later may take a bot's seat, and so see its hand, in the middle of the match.
 * - `pace`: how quickly bots answer.
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
  readonly joinable?: boolean;
  readonly pace?: "normal" | "once" | "quick" | "slow";
}

/** A text for a free-text option. */
export interface Draft {
  readonly text: string;
}

/** A table that somebody plans: how many seats, and its options. */
export interface Seating {
  readonly seats: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/**
 * A deck list, its code, or the name of a ready-made deck.
 *
 * `options`: those of the table where it is to be played, if they differ from the builder's `own`.
 */
export interface DeckDraft {
  readonly list: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/** A deck list to be tested; the same seed deals the same cards. */
export interface DeckTrial {
  readonly list: string;
  readonly seed?: string | null;
}

/**
 * The settings of a seat's owner: what they bring, an address for turn notices, a bot, and a seed in two steps.
 *
 * - `pledge`: the commitment to a seed, before the host starts.
 * - `seed`: the seed itself, while the table is `starting`.
 *
 * Before the start, "" takes a pledge or something brought back.
 */
export interface SeatSet {
  readonly pledge?: string | null;
  readonly seed?: string | null;
  readonly bring?: unknown;
  readonly notice?: string | null;
  readonly bot?: Level | "" | null;
  readonly name?: string | null;
}

/** What a host decides about a table: locked, nobody new may sit or watch; closed, it ends for good. */
export interface TableSet {
  readonly locked?: boolean | null;
  readonly closed?: true | null;
}

/**
 * What is decided about a guest at a table.
 *
 * The host removes them, so that a bot plays on, or mutes their talk for all; anyone may stop hearing it.
 */
export interface GuestSet {
  readonly removed?: boolean | null;
  readonly muted?: boolean | null;
  readonly heard?: boolean | null;
}

/** The start of a match; with `fill`, bots of this level take the empty seats. */
export interface Start {
  readonly fill?: Level | null;
}

/** A rematch; with `swap` everyone moves on by one seat. */
export interface Again {
  readonly swap?: boolean;
}

/** A table that continues from a moment of a finished match: one of this hall, or a record sent along. */
export interface Practice {
  readonly at: number;
  readonly mine?: readonly number[];
  readonly bot?: Level;
  readonly table?: string;
  readonly record?: Readonly<Record<string, unknown>> | null;
}

/** A lesson to play; with `again` from its beginning, otherwise from where it was left. */
export interface Learn {
  readonly again?: boolean;
}

/** Why a request was refused: `why` in English, `key` and `facts` to translate it. */
export interface Fault {
  readonly key: string;
  readonly rule: string;
  readonly why: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A guest; the token is in the cookie too, and programs send it as `Authorization: Bearer`. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly token: string;
}

/** A link that signs another browser in as the same guest: keep it to yourself. */
export interface Recovery {
  readonly url: string;
  readonly code: string;
  readonly qr: string;
  readonly until: number;
}

/**
 * A browser or a program where you are signed in, with seconds since 1970.
 *
 * - `browser`: roughly which, "" for a program.
 * - `here`: the one that asked.
 */
export interface SessionInfo {
  readonly id: string;
  readonly made: number;
  readonly seen: number;
  readonly browser: string;
  readonly here: boolean;
}

/** The last words to a guest who has deleted themselves. */
export interface Farewell {
  readonly name: string;
}

/** Such a text as the game stores it, and its title; "" if it has none. */
export interface FreeText {
  readonly text: string;
  readonly title: string;
}

/**
 * A table as everyone who has its link may see it.
 *
 * - `mine`: your own seats.
 * - `brought`: what you have brought; nobody else sees it.
 * - `titles`: the titles of the table's own texts, by option.
 * - `variant`: the variant it plays, if any.
 * - `practice`: it began from a known moment, or something was taken back for free: its cards may be known.
 * - `joinable`: a bot's seat may be taken in the middle of the match.
 * - `lesson`: the lesson that is played here, if any.
 * - `pledges`: what each seat has committed to, until the match starts; "" if it hasn't.
 * - `locked`: nobody new may sit or watch. `closed`: its host has closed it. `removed`: they have removed you.
 * - `unopened`: at a suspended table, the seats whose players haven't agreed that its record is given out.
 */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: "over" | "playing" | "starting" | "suspended" | "waiting";
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
  readonly joinable: boolean;
  readonly unopened: readonly number[];
  readonly pledges: readonly string[];
  readonly pace: "normal" | "once" | "quick" | "slow";
  readonly lesson: string;
  readonly locked: boolean;
  readonly closed: boolean;
  readonly removed: boolean;
}

/** The link to a table, and its QR code as SVG. */
export interface Invitation {
  readonly url: string;
  readonly qr: string;
}

/**
 * An option of a game.
 *
 * - `free_text`: besides the choices, it takes a text of the table's own.
 * - `requires`: offered only if other options have one of these choices.
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
 * A game of this hall.
 *
 * - `labels`: by field, what each of its numbers is called.
 * - `kinds`: by field, the kind whose sentence `name-Kind` says these labels.
 * - `default_seats`: the numbers of seats that need no special option.
 * - `decks`: players may bring decks of their own.
 * - `confirm_kinds`: actions to confirm.
 * - `bids`: events before an auction is over; those of bots are told in one line then.
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
  readonly bids: readonly string[];
}

/** A lesson: a guided first game, of a game or of the variant it is named after. */
export interface LessonInfo {
  readonly name: string;
  readonly game: string;
  readonly minutes: number;
}

/** A lesson in words: its steps, and what it says at its end. */
export interface LessonText {
  readonly name: string;
  readonly game: string;
  readonly minutes: number;
  readonly steps: readonly Said[];
  readonly end: string;
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
 * Where one part of a game's data comes from; the game's sentence `source-what` says which part.
 *
 * - `by`: rulebook, public, reconstruction or ours.
 * - `of`: public pages about it.
 */
export interface SourceInfo {
  readonly what: string;
  readonly by: string;
  readonly of: readonly string[];
}

/**
 * A moment of a replay: the table after `at` entries, and the last of them.
 *
 * With everything open, `views` has the view of each seat.
 */
export interface Frame {
  readonly at: number;
  readonly seat: number;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly action: unknown;
  readonly by: string;
  readonly views: readonly unknown[];
}

/** A moment worth finding again, and what happened in it. */
export interface KeyMoment {
  readonly at: number;
  readonly event: unknown;
}

/**
 * Part of a replay, and facts about the whole match.
 *
 * - `viewer`: null for a spectator.
 * - `whole`: the number of entries.
 * - `turns`: the moments at which a seat was asked, and the end.
 * - `stats`: how often each event happened to each seat.
 * - `variant`: the variant of the game, if any.
 * - `sides`: the side of each seat, if there are teams.
 * - `standings`: the ranking, when the match is over.
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
  readonly sides: readonly number[];
  readonly standings: readonly Standing[];
}

/**
 * Facts about this hall for programs.
 *
 * It keeps a table for `keep_days` after its last move, a tenth of that if it never started, and a guest without any
 * table for `guest_days` after their last visit. A recovery link is valid for `link_days`.
 */
export interface HallInfo {
  readonly version: string;
  readonly address: string;
  readonly levels: readonly string[];
  readonly phrases: readonly string[];
  readonly avatars: readonly string[];
  readonly languages: readonly string[];
  readonly keep_days: number;
  readonly guest_days: number;
  readonly link_days: number;
}

/** How far long work has come: so many of its parts are done; 0 of 0 if it hasn't begun, or is over. */
export interface Work {
  readonly done: number;
  readonly of: number;
}

/** The question on the table; only the seat asked gets its legal actions and its form. */
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

/** A request to undo, and the seats that haven't answered yet. */
export interface UndoAsked {
  readonly seat: number;
  readonly waiting: readonly number[];
}

/** Why a bot moved as it did in entry `at`, as far as the whole table may know; nothing about a secret choice. */
export interface Told {
  readonly seat: number;
  readonly reason: Reason;
  readonly at: number;
}

/**
 * Something that happened and that no event tells.
 *
 * - `late`: the seat's time was up.
 * - `kept`: this seat refused to take back a move.
 * - `void`: this seat's early answer was no longer possible.
 */
export interface Note {
  readonly kind: "kept" | "late" | "void";
  readonly seat: number;
}

/**
 * How far a lesson has come: the step that waits for a move, and whether the match is on the lesson's path.
 *
 * - `moves`: how many of the learner's moves on the path are done.
 * - `over`: the path has come to its end, and the match goes on as any other.
 */
export interface LessonNow {
  readonly step: number;
  readonly moves: number;
  readonly on_path: boolean;
  readonly over: boolean;
}

/** A guest at a table: their alias, and what they are called there ("" if nobody knows any more). */
export interface Other {
  readonly who: string;
  readonly name: string;
}

export interface Advice {
  readonly action: unknown;
  readonly reasons: readonly Reason[];
}

/**
 * A seat as everyone may see it.
 *
 * `bot` is the level of the bot that plays now; `away` says that it plays until the owner is back. `gone` says that
 * whoever sat here has deleted themselves, `who` which guest sits here, as in their talk.
 */
export interface SeatInfo {
  readonly name: string;
  readonly avatar: string;
  readonly bot: string;
  readonly taken: boolean;
  readonly present: boolean;
  readonly away: boolean;
  readonly gone: boolean;
  readonly who: string;
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
  | HintComing
  | Thinking
  | Pong
  | Earlier;

/** The levels of bots, the weakest first. */
export const LEVELS = ["random", "easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** Those that people choose from. */
export const OFFERED_LEVELS = ["easy", "medium", "hard"] as const;

export const DEFAULT_LEVEL: Level = "medium";
