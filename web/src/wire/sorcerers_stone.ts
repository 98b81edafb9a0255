// Written by `greathall wire` from the structs in Python: change those and run it again.

import type { Held, TakenBack } from "./core";

export interface Stay {
  readonly type: "Stay";
}

export interface Play {
  readonly type: "Play";
  readonly notes: number;
}

export interface Area {
  readonly type: "Area";
  readonly area: number;
}

export interface Rob {
  readonly type: "Rob";
  readonly target: number;
}

export interface Snare {
  readonly type: "Snare";
  readonly area: number;
  readonly shape: number;
}

export interface Turn {
  readonly type: "Turn";
  readonly spot: number;
}

export interface Hide {
  readonly type: "Hide";
  readonly spot: number;
}

export interface Stand {
  readonly type: "Stand";
  readonly spot: number;
}

export interface Walk {
  readonly type: "Walk";
  readonly spot: number;
}

export interface Bishop {
  readonly type: "Bishop";
  readonly square: number;
}

export interface Move {
  readonly type: "Move";
  readonly start: number;
  readonly square: number;
  readonly promoted: string;
}

export interface Leave {
  readonly type: "Leave";
}

export interface Spin {
  readonly type: "Spin";
}

export interface Draw {
  readonly type: "Draw";
}

export interface Flip {
  readonly type: "Flip";
  readonly place: number;
}

export interface Discard {
  readonly type: "Discard";
  readonly place: number;
}

export interface Cast {
  readonly type: "Cast";
  readonly place: number;
}

export interface Keep {
  readonly type: "Keep";
}

export interface Guard {
  readonly type: "Guard";
  readonly place: number;
}

export interface Declare {
  readonly type: "Declare";
}

export interface End {
  readonly type: "End";
}

export interface Steal {
  readonly type: "Steal";
  readonly target: number;
  readonly place: number;
}

export interface LookShelf {
  readonly type: "LookShelf";
  readonly place: number;
}

export interface LookHand {
  readonly type: "LookHand";
  readonly target: number;
  readonly place: number;
}

export interface Reveal {
  readonly type: "Reveal";
  readonly place: number;
}

export interface Resign {
  readonly type: "Resign";
}

export interface Note {
  readonly type: "Note";
  readonly notes: number;
}

export interface Barked {
  readonly type: "Barked";
  readonly fluffy: boolean;
}

export interface Vine {
  readonly type: "Vine";
  readonly shape: number;
}

export interface Gripped {
  readonly type: "Gripped";
  readonly shape: number;
  readonly known: number;
}

export interface Key {
  readonly type: "Key";
  readonly silver: boolean;
}

export interface Spun {
  readonly type: "Spun";
  readonly number: number;
}

export interface Potion {
  readonly type: "Potion";
  readonly card: number;
}

export interface Mixed {
  readonly type: "Mixed";
  readonly small: boolean;
}

export interface Mirrored {
  readonly type: "Mirrored";
  readonly stone: boolean;
}

export interface Arrived {
  readonly type: "Arrived";
  readonly seat: number;
  readonly challenge: number;
}

export interface Passed {
  readonly type: "Passed";
  readonly seat: number;
}

export interface Missed {
  readonly type: "Missed";
  readonly seat: number;
}

export interface Picked {
  readonly type: "Picked";
  readonly seat: number;
  readonly notes: number | null;
}

export interface Stepped {
  readonly type: "Stepped";
  readonly seat: number;
  readonly notes: number;
  readonly space: number;
}

export interface Fluted {
  readonly type: "Fluted";
  readonly seat: number;
  readonly space: number;
}

export interface FluffyFound {
  readonly type: "FluffyFound";
  readonly seat: number;
  readonly space: number;
}

export interface Sang {
  readonly type: "Sang";
  readonly seat: number;
}

export interface SentBack {
  readonly type: "SentBack";
  readonly seat: number;
}

export interface HandedIn {
  readonly type: "HandedIn";
  readonly seat: number;
  readonly notes: readonly number[];
}

export interface Woke {
  readonly type: "Woke";
  readonly space: number;
}

export interface NotesShuffled {
  readonly type: "NotesShuffled";
}

export interface HandsDealt {
  readonly type: "HandsDealt";
}

export interface Settled {
  readonly type: "Settled";
  readonly seat: number;
  readonly area: number;
}

export interface SnareDrawn {
  readonly type: "SnareDrawn";
  readonly seat: number;
  readonly shape: number | null;
}

export interface SnareTaken {
  readonly type: "SnareTaken";
  readonly seat: number;
  readonly target: number;
  readonly shape: number | null;
}

export interface Snared {
  readonly type: "Snared";
  readonly seat: number;
  readonly area: number;
  readonly shape: number;
}

export interface Surrounded {
  readonly type: "Surrounded";
  readonly seat: number;
  readonly fire: number;
}

export interface KeyTurned {
  readonly type: "KeyTurned";
  readonly seat: number;
  readonly spot: number;
  readonly silver: boolean;
}

export interface KeyHidden {
  readonly type: "KeyHidden";
  readonly seat: number;
}

export interface Stood {
  readonly type: "Stood";
  readonly seat: number;
  readonly spot: number;
}

export interface Whirled {
  readonly type: "Whirled";
  readonly seat: number;
  readonly number: number;
}

export interface Walked {
  readonly type: "Walked";
  readonly seat: number;
  readonly path: readonly number[];
}

export interface Joined {
  readonly type: "Joined";
  readonly seat: number;
  readonly square: number;
}

export interface Moved {
  readonly type: "Moved";
  readonly seat: number;
  readonly man: number;
  readonly start: number;
  readonly square: number;
  readonly taken: number;
  readonly promoted: string;
}

export interface Captured {
  readonly type: "Captured";
  readonly seat: number;
  readonly by: number;
}

export interface Left {
  readonly type: "Left";
  readonly seat: number;
}

export interface Checked {
  readonly type: "Checked";
  readonly colour: number;
}

export interface ChessOver {
  readonly type: "ChessOver";
  readonly colour: number;
  readonly reason: string;
}

export interface Trolled {
  readonly type: "Trolled";
  readonly seat: number;
}

export interface Ran {
  readonly type: "Ran";
  readonly seat: number;
  readonly space: number;
}

export interface Finished {
  readonly type: "Finished";
  readonly seat: number;
}

export interface CardDrawn {
  readonly type: "CardDrawn";
  readonly seat: number;
  readonly card: number | null;
}

export interface ShelfTurned {
  readonly type: "ShelfTurned";
  readonly seat: number;
  readonly place: number;
  readonly card: number;
}

export interface Discarded {
  readonly type: "Discarded";
  readonly seat: number;
  readonly place: number;
  readonly card: number;
}

export interface Followed {
  readonly type: "Followed";
  readonly seat: number;
  readonly place: number;
  readonly card: number;
}

export interface Guarded {
  readonly type: "Guarded";
  readonly seat: number;
  readonly place: number;
}

export interface Stolen {
  readonly type: "Stolen";
  readonly seat: number;
  readonly target: number;
  readonly place: number;
  readonly card: number | null;
}

export interface Looked {
  readonly type: "Looked";
  readonly seat: number;
  readonly target: number;
  readonly place: number;
  readonly card: number | null;
}

/** SS-6.12: what the declarer alone has seen of the shelf. */
export interface Inspected {
  readonly type: "Inspected";
  readonly seat: number;
  readonly cards: readonly number[] | null;
}

export interface Declared {
  readonly type: "Declared";
  readonly seat: number;
  readonly small: number;
  readonly round: number;
  readonly right: boolean;
}

export interface Beside {
  readonly type: "Beside";
  readonly seat: number;
}

/** SS-6.14: both cards, which everybody saw; or one of them, while another, the target, gets the other. */
export interface Collected {
  readonly type: "Collected";
  readonly seat: number;
  readonly count: number;
  readonly target: number;
  readonly card: number | null;
}

export interface PotionsShuffled {
  readonly type: "PotionsShuffled";
}

export interface Redealt {
  readonly type: "Redealt";
}

export interface Lingers {
  readonly type: "Lingers";
  readonly seat: number;
}

export interface Shown {
  readonly type: "Shown";
  readonly seat: number;
  readonly place: number;
  readonly stone: boolean;
}

export interface Resigned {
  readonly type: "Resigned";
  readonly seat: number;
}

export interface Won {
  readonly type: "Won";
  readonly seats: readonly number[];
  readonly reason: string;
}

/** SS-G11: while somebody is asked for a turn, anybody may give up. */
export interface Aside {
  readonly type: "Aside";
  readonly seat: number;
}

/**
 * SS-6.4, SS-6.5, SS-P05, SS-P06, SS-P15: a card from the deck or one of the shelf turned over; the piece may move
 * once; who holds an S and an R may declare, before or after.
 */
export interface Brewing {
  readonly type: "Brewing";
  readonly seat: number;
  readonly acted: boolean;
  readonly shifted: boolean;
}

/**
 * SS-6.4, SS-6.6, SS-6.18, SS-P09, SS-P10: one card too many is discarded, or an incantation is followed instead; a
 * fresh one may be followed even by who has room for it.
 */
export interface Surplus {
  readonly type: "Surplus";
  readonly seat: number;
  readonly fresh: boolean;
}

/** SS-6.7, SS-P12: once more the deck or the shelf. */
export interface Again {
  readonly type: "Again";
  readonly seat: number;
}

/** SS-6.8, SS-P04, SS-P13: any card that lies before another, by its place, unseen. */
export interface Stealing {
  readonly type: "Stealing";
  readonly seat: number;
}

/** SS-6.9, SS-P14: a card of the shelf or of another player, but not the one under a piece. */
export interface Looking {
  readonly type: "Looking";
  readonly seat: number;
}

/** SS-F01, SS-F02: so many flips, unless the silver key has been found meanwhile. */
export interface Flips {
  readonly type: "Flips";
  readonly who: number;
  readonly left: number;
}

/** SS-3.2: any key that lies face down. */
export interface Flipping {
  readonly type: "Flipping";
  readonly seat: number;
}

/**
 * SS-3.2, SS-3.3, SS-3.7, SS-3.8, SS-F04: gold, which goes for good, or silver; which, is decided when the first
 * silver one turns up, and after that by who hid it. Alone, the silver key wins.
 */
export interface TurnKey {
  readonly type: "TurnKey";
  readonly who: number;
  readonly spot: number;
}

/** SS-3.3, SS-F03: it changes places with any key that lies face down, or stays; nobody else sees where. */
export interface Hiding {
  readonly type: "Hiding";
  readonly seat: number;
  readonly spot: number;
}

/**
 * SS-3.3, SS-F03: as the book has it word for word, on a vacant space or back; a key where there was none is seen
 * by all.
 */
export interface PutBack {
  readonly type: "PutBack";
  readonly seat: number;
  readonly spot: number;
}

/**
 * SS-3.4, SS-3.5, SS-F05, SS-F06: pieces on any space, from the highest Fire token; then the first who went on
 * starts, or the highest Fire token.
 */
export interface Places {
  readonly type: "Places";
}

/** SS-3.4, SS-F05: any space; the key there is not turned. */
export interface PutDown {
  readonly type: "PutDown";
  readonly seat: number;
}

/** SS-3.6: the player spins. */
export interface AtKeys {
  readonly type: "AtKeys";
  readonly seat: number;
}

/** SS-3.6, SS-G10: one to six; the troll has a wheel of its own. */
export interface KeyWheel {
  readonly type: "KeyWheel";
  readonly who: number;
}

/**
 * SS-3.6, SS-F04, SS-F07, SS-F08: a walk is chosen by its end; no space twice, the start counts as visited. A key
 * that lies there is turned over, whether one likes it or not.
 */
export interface Walking {
  readonly type: "Walking";
  readonly seat: number;
  readonly steps: number;
}

/** SS-1.2: at the beginning of a turn. */
export interface PickNote {
  readonly type: "PickNote";
  readonly who: number;
}

/** SS-1.1: at the beginning, and when a standstill is broken. */
export interface DealNote {
  readonly type: "DealNote";
  readonly who: number;
}

/**
 * SS-1.2, SS-H18: one card and its full number, or none. A song is never a choice: it goes with a card that needs
 * it.
 */
export interface NoteTurn {
  readonly type: "NoteTurn";
  readonly seat: number;
}

/**
 * SS-1.4, SS-H05, SS-H06, SS-H07: a flute, which goes, or the dog, who stays there, awake; which, is decided when
 * it is turned over.
 */
export interface TurnToken {
  readonly type: "TurnToken";
  readonly who: number;
  readonly space: number;
}

/** SS-H14: to break a standstill a card must be played, even onto the waking dog. */
export interface MustPlay {
  readonly type: "MustPlay";
  readonly seat: number;
}

/**
 * SS-G05: who has arrived somewhere does its set-up step; then the next turn. SS-0.2, SS-G04: in one order over all
 * boards. SS-X13: a mate ends the chess before that, whatever brought it about.
 */
export interface TurnEnds {
  readonly type: "TurnEnds";
  readonly who: number;
}

/**
 * SS-4.8, SS-4.9, SS-4.10, SS-4.11, SS-4.19, SS-4.20, SS-4.21, SS-X04, SS-X06, SS-X10: every legal move; none leads
 * off the board, and kings are never taken. Only the very next chess turn may take in passing, whoever has it.
 */
export interface FullChess {
  readonly type: "FullChess";
  readonly seat: number;
}

/** SS-4.12: who spins highest goes first, the troll counting zero. */
export interface SpinOff {
  readonly type: "SpinOff";
  readonly who: number;
}

/** SS-X09, SS-G14: ties spin again; the numbers spun move nobody. Whoever has given up meanwhile is left out. */
export interface Highest {
  readonly type: "Highest";
  readonly among: readonly number[];
}

/** SS-4.2, SS-C17: a bishop of choice, attacked or not. */
export interface Join {
  readonly type: "Join";
  readonly seat: number;
}

/**
 * SS-4.3, SS-4.4, SS-C05, SS-C06, SS-C11: any piece of the own colour, or off the far end; only who can't move
 * stays. SS-C09: a pawn stays a pawn. SS-C10: a king is captured as others are.
 */
export interface Chess {
  readonly type: "Chess";
  readonly seat: number;
}

/** SS-7.2: one card a turn. */
export interface AtMirror {
  readonly type: "AtMirror";
  readonly seat: number;
}

/** SS-7.2, SS-M01, SS-M02, SS-M05: the Stone wins, You-Know-Who does nothing. */
export interface TurnMirror {
  readonly type: "TurnMirror";
  readonly who: number;
  readonly place: number;
}

/**
 * SS-6.12, SS-P17, SS-P19, SS-P20: the pair is shown; the declarer alone looks at what is face down on the
 * board.
 */
export interface Declaring {
  readonly type: "Declaring";
  readonly who: number;
}

/** SS-6.14: mixed face down; who has the lower S chooses one blind, who has the lower R gets the other. Both see. */
export interface Dealt {
  readonly type: "Dealt";
  readonly first: number;
  readonly second: number;
  readonly small: number;
  readonly round: number;
}

/** SS-6.14, SS-P18: down to two again, without following anything. */
export interface Collecting {
  readonly type: "Collecting";
  readonly who: number;
}

/** SS-5.2: the player spins. */
export interface AtTroll {
  readonly type: "AtTroll";
  readonly seat: number;
}

/**
 * SS-5.2, SS-Q01, SS-Q02, SS-Q03, SS-Q06: so many spaces, not by exact count, and a space holds any number; the
 * troll sends back. Five sectors of six lead on, so that nobody stays for ever.
 */
export interface TrollWheel {
  readonly type: "TrollWheel";
  readonly who: number;
}

/** SS-6.1: a potion on the board, face down: nobody sees it. */
export interface Shelve {
  readonly type: "Shelve";
}

/** SS-6.1: the other potions are shuffled with the incantations. */
export interface Mix {
  readonly type: "Mix";
}

/** SS-6.4, SS-P03: a card from the deck, seen by who picks it and by nobody else. */
export interface PickCard {
  readonly type: "PickCard";
  readonly who: number;
}

/** SS-6.2, SS-P02: down to two, then the piece on one of them. */
export interface Lighten {
  readonly type: "Lighten";
  readonly who: number;
}

/** SS-6.2, SS-6.14, SS-P02, SS-P18: face up on the discards, without effect. */
export interface Shed {
  readonly type: "Shed";
  readonly seat: number;
}

/** SS-6.2, SS-6.5, SS-P05: the piece stands on one of the own cards. */
export interface Guarding {
  readonly type: "Guarding";
  readonly seat: number;
}

/** SS-P05: a piece that has lost its card goes to another, by choice where there are two. */
export interface Settle {
  readonly type: "Settle";
  readonly who: number;
}

/** SS-2.2, SS-S14: an open area that nobody has; only if there is none a completed one. */
export interface Choose {
  readonly type: "Choose";
  readonly seat: number;
}

/** SS-2.2, SS-2.3: a token from the pile, seen by who picks it. */
export interface Grow {
  readonly type: "Grow";
  readonly who: number;
}

/** SS-2.5, SS-S08: from whom, by choice; which, blind. */
export interface TakeFrom {
  readonly type: "TakeFrom";
  readonly seat: number;
}

/**
 * SS-S08: the token taken is seen by both; the others see from where it is taken, and so whether it is one they
 * know of.
 */
export interface Blind {
  readonly type: "Blind";
  readonly who: number;
  readonly target: number;
}

/**
 * SS-2.3, SS-2.4, SS-2.10, SS-S03, SS-S04, SS-S05, SS-S06, SS-S09: a token on a matching free space of any ring,
 * the own too, next to others of that ring; compulsory if there is one. SS-S10, SS-S11, SS-S16: the player whose ring
 * is full now, one at most, is surrounded.
 */
export interface Placed {
  readonly type: "Placed";
  readonly seat: number;
}

/** SS-0.2, SS-G05: seats stand in a challenge each; every challenge has its board, laid when somebody comes. */
export interface View {
  readonly type: "sorcerers_stone";
  readonly me: number | null;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly turn: number;
  readonly first: number;
  readonly where: readonly number[];
  readonly fresh: readonly number[];
  readonly held: readonly number[];
  readonly out: readonly number[];
  readonly prizes: readonly number[];
  readonly agenda: readonly Step[];
  readonly hagrid?: HagridView | null;
  readonly sprout?: SproutView | null;
  readonly flitwick?: FlitwickView | null;
  readonly mcgonagall?: McGonagallView | null;
  readonly complete?: CompleteChessView | null;
  readonly quirrell?: QuirrellView | null;
  readonly snape?: SnapeView | null;
  readonly mirror?: MirrorView | null;
}

/** SS-1.1, SS-1.2: note cards are their owners'; what is under a token nobody knows before it is turned over. */
export interface HagridView {
  readonly dark: readonly number[];
  readonly fluffy: number;
  readonly singer: number;
  readonly pos: readonly number[];
  readonly notes: readonly number[];
  readonly note_counts: readonly number[];
  readonly note_pile: number;
  readonly note_discards: readonly number[];
  readonly idle: readonly number[];
}

/** SS-2.2, SS-S08: who has picked a token knows it, and whoever saw it go to another hand. */
export interface SproutView {
  readonly area: readonly number[];
  readonly rings: readonly (readonly number[])[];
  readonly snares: readonly number[];
  readonly snares_known: readonly (readonly number[])[];
  readonly snare_counts: readonly number[];
  readonly snare_pile: number;
  readonly snares_unseen: readonly number[];
  readonly fire: readonly number[];
}

/** SS-3.3, SS-F03: who has hidden the silver key knows where it lies. */
export interface FlitwickView {
  readonly keys: readonly number[];
  readonly silver: number;
  readonly stands: readonly number[];
  readonly found: readonly number[];
}

/** SS-4.2: all lies open. */
export interface McGonagallView {
  readonly squares: readonly number[];
  readonly harry: readonly number[];
  readonly colour: readonly number[];
  readonly ron: number;
  readonly hermione: number;
  readonly homes: readonly number[];
  readonly captured: readonly number[];
  readonly quiet: number;
}

/** SS-4.15: what complete chess keeps account of besides; in short chess nobody ever comes to it. */
export interface CompleteChessView {
  readonly rights: number;
  readonly passant: number;
  readonly positions: readonly string[];
  readonly checked: number;
  readonly over: boolean;
  readonly team: number;
}

/** SS-5.2, SS-5.3: a race past the troll, before everyone's eyes. */
export interface QuirrellView {
  readonly run: readonly number[];
  readonly spun: readonly number[];
  readonly clock: boolean;
  readonly finish: readonly number[];
}

/** SS-6.1 to SS-6.4: who saw a potion knows it, wherever it goes. */
export interface SnapeView {
  readonly shelf: readonly (number | null)[];
  readonly shelf_open: readonly number[];
  readonly beside: readonly number[];
  readonly hands: readonly (readonly (number | null)[])[];
  readonly claims: readonly (readonly number[])[];
  readonly elsewhere: readonly number[];
  readonly astray: readonly (readonly number[])[];
  readonly mixed: readonly (readonly number[])[];
  readonly guard: readonly number[];
  readonly deck: number;
  readonly unseen: readonly number[];
  readonly discards: readonly number[];
  readonly gone: readonly number[];
  readonly rounds: number;
  readonly lose: readonly number[];
  readonly wrong: readonly number[];
  readonly started: number;
}

/** SS-7.1: which card shows the Stone nobody knows before it is turned over. */
export interface MirrorView {
  readonly mirrors: readonly number[];
  readonly flipped: readonly number[];
  readonly late: boolean;
}

/** What a seat may say. */
export type Action =
  | Stay
  | Play
  | Area
  | Rob
  | Snare
  | Turn
  | Hide
  | Stand
  | Walk
  | Bishop
  | Move
  | Leave
  | Spin
  | Draw
  | Flip
  | Discard
  | Cast
  | Keep
  | Guard
  | Declare
  | End
  | Steal
  | LookShelf
  | LookHand
  | Reveal
  | Resign;

/** What chance may say. */
export type Outcome =
  | Note
  | Barked
  | Vine
  | Gripped
  | Key
  | Spun
  | Potion
  | Mixed
  | Mirrored;

/** What is told at the table, in this game or in any. */
export type Event =
  | Arrived
  | Passed
  | Missed
  | Picked
  | Stepped
  | Fluted
  | FluffyFound
  | Sang
  | SentBack
  | HandedIn
  | Woke
  | NotesShuffled
  | HandsDealt
  | Settled
  | SnareDrawn
  | SnareTaken
  | Snared
  | Surrounded
  | KeyTurned
  | KeyHidden
  | Stood
  | Whirled
  | Walked
  | Joined
  | Moved
  | Captured
  | Left
  | Checked
  | ChessOver
  | Trolled
  | Ran
  | Finished
  | CardDrawn
  | ShelfTurned
  | Discarded
  | Followed
  | Guarded
  | Stolen
  | Looked
  | Inspected
  | Declared
  | Beside
  | Collected
  | PotionsShuffled
  | Redealt
  | Lingers
  | Shown
  | Resigned
  | Won
  | Held
  | TakenBack;

/** What the table must settle next. */
export type Step =
  | Aside
  | Brewing
  | Surplus
  | Again
  | Stealing
  | Looking
  | Flips
  | Flipping
  | TurnKey
  | Hiding
  | PutBack
  | Places
  | PutDown
  | AtKeys
  | KeyWheel
  | Walking
  | PickNote
  | DealNote
  | NoteTurn
  | TurnToken
  | MustPlay
  | TurnEnds
  | FullChess
  | SpinOff
  | Highest
  | Join
  | Chess
  | AtMirror
  | TurnMirror
  | Declaring
  | Dealt
  | Collecting
  | AtTroll
  | TrollWheel
  | Shelve
  | Mix
  | PickCard
  | Lighten
  | Shed
  | Guarding
  | Settle
  | Choose
  | Grow
  | TakeFrom
  | Blind
  | Placed;

/** What is printed on board and cards. */
export const printed = {
  challenges: ["hagrid", "sprout", "flitwick", "mcgonagall", "quirrell", "snape", "mirror"],
  shapes: ["tip", "curl", "thorn", "fork", "knot", "leaf", "hook", "coil", "bud", "root"],
  cards: ["1S", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "11S", "12S", "13S", "1R", "2R", "3R", "4R", "5R", "6R", "7R", "8R", "9R", "10R", "11R", "12R", "13R", "another_turn", "steal", "look", "lose_turn", "nettle_wine"],
  potions: 13,
  trapdoor: 16,
  areas: 4,
  rows: 6,
  columns: 6,
  farDoor: 15,
  trollWheel: [1, 2, 3, 4, 5, 0],
  keyWheel: [1, 2, 3, 4, 5, 6],
  shelf: 7,
  mirrors: 10,
  prizes: 3,
  boards: {"hagrid": {"dark": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], "fluffy": -1, "singer": -1, "pos": [0, 0, 0, 0], "notes": [], "note_counts": [0, 0, 0, 0], "note_pile": 40, "note_discards": [], "idle": []}, "sprout": {"area": [-1, -1, -1, -1], "rings": [[], [], [], []], "snares": [], "snares_known": [[], [], [], []], "snare_counts": [0, 0, 0, 0], "snare_pile": 40, "snares_unseen": [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9], "fire": [0, 0, 0, 0]}, "flitwick": {"keys": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], "silver": -1, "stands": [-1, -1, -1, -1], "found": []}, "mcgonagall": {"squares": [4, 2, 3, 5, 6, 3, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 7, 10, 8, 9, 11, 12, 9, 8, 10], "harry": [-1, -1, -1, -1], "colour": [-1, -1, -1, -1], "ron": 62, "hermione": 63, "homes": [2, 5, 58, 61], "captured": [], "quiet": 0}, "quirrell": {"run": [0, 0, 0, 0], "spun": [], "clock": false, "finish": []}, "snape": {"shelf": [], "shelf_open": [], "beside": [], "hands": [[], [], [], []], "claims": [], "elsewhere": [], "astray": [], "mixed": [], "guard": [-1, -1, -1, -1], "deck": 26, "unseen": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25], "discards": [], "gone": [], "rounds": 0, "lose": [0, 0, 0, 0], "wrong": [], "started": -1}, "mirror": {"mirrors": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "flipped": [], "late": false}, "complete": {"rights": 15, "passant": -1, "positions": [], "checked": -1, "over": false, "team": -1}},
} as const;
