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

/** SS-6.12: only the declarer sees the face-down bottles on the shelf. */
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

/**
 * SS-6.14: one player collects both cards, or two players collect one each.
 *
 * Everyone has seen both cards. If two players collect, `target` is the other one.
 */
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

/** SS-G11: while a player is asked for a turn, anyone may resign. */
export interface Aside {
  readonly type: "Aside";
  readonly seat: number;
}

/**
 * SS-6.4, SS-6.5, SS-P05, SS-P06, SS-P15: pick a card from the deck or turn one over on the shelf.
 *
 * Your piece may move once. If you hold an S and an R, you may declare, before or after.
 */
export interface Brewing {
  readonly type: "Brewing";
  readonly seat: number;
  readonly acted: boolean;
  readonly shifted: boolean;
}

/**
 * SS-6.4, SS-6.6, SS-6.18, SS-P09, SS-P10: discard your surplus card, or follow an incantation instead.
 *
 * You may follow a fresh incantation even if you have room for it.
 */
export interface Surplus {
  readonly type: "Surplus";
  readonly seat: number;
  readonly fresh: boolean;
}

/** SS-6.7, SS-P12: act again, with the deck or the shelf. */
export interface Again {
  readonly type: "Again";
  readonly seat: number;
}

/** SS-6.8, SS-P04, SS-P13: choose any of another player's cards by its place, unseen. */
export interface Stealing {
  readonly type: "Stealing";
  readonly seat: number;
}

/** SS-6.9, SS-P14: look at a card on the shelf or another player's, but not one under a piece. */
export interface Looking {
  readonly type: "Looking";
  readonly seat: number;
}

/** SS-F01, SS-F02: you turn over this many keys, unless you have found the silver one. */
export interface Flips {
  readonly type: "Flips";
  readonly who: number;
  readonly left: number;
}

/** SS-3.2: choose any face-down key. */
export interface Flipping {
  readonly type: "Flipping";
  readonly seat: number;
}

/**
 * SS-3.2, SS-3.3, SS-3.7, SS-3.8, SS-F04: turn over a gold key, which is removed, or the silver one.
 *
 * Until the silver key is first found, chance decides; afterwards it is where it was hidden. Played alone, it wins.
 */
export interface TurnKey {
  readonly type: "TurnKey";
  readonly who: number;
  readonly spot: number;
}

/** SS-3.3, SS-F03: swap the silver key with any face-down key or leave it; nobody else sees which. */
export interface Hiding {
  readonly type: "Hiding";
  readonly seat: number;
  readonly spot: number;
}

/**
 * SS-3.3, SS-F03: put the silver key on an empty space or leave it, as the rulebook says to the letter.
 *
 * Everyone sees a key where there was none.
 */
export interface PutBack {
  readonly type: "PutBack";
  readonly seat: number;
  readonly spot: number;
}

/**
 * SS-3.4, SS-3.5, SS-F05, SS-F06: put pieces on any space, from the highest Fire token down.
 *
 * Then the first player to go on starts or, if nobody has, the highest Fire token.
 */
export interface Places {
  readonly type: "Places";
}

/** SS-3.4, SS-F05: begin on any space; the key there is not turned over. */
export interface PutDown {
  readonly type: "PutDown";
  readonly seat: number;
}

/** SS-3.6: spin the wheel. */
export interface AtKeys {
  readonly type: "AtKeys";
  readonly seat: number;
}

/** SS-3.6, SS-G10: spin one to six; the troll has a wheel of its own. */
export interface KeyWheel {
  readonly type: "KeyWheel";
  readonly who: number;
}

/**
 * SS-3.6, SS-F04, SS-F07, SS-F08: choose where your walk ends; you use no space twice, not even the start.
 *
 * You must turn over a key that is there.
 */
export interface Walking {
  readonly type: "Walking";
  readonly seat: number;
  readonly steps: number;
}

/** SS-1.2: pick a card at the start of your turn. */
export interface PickNote {
  readonly type: "PickNote";
  readonly who: number;
}

/** SS-1.1: deal a card, at the start of the game and to break a standstill. */
export interface DealNote {
  readonly type: "DealNote";
  readonly who: number;
}

/**
 * SS-1.2, SS-H18: play one card and move its full number, or stay.
 *
 * A song is never a choice: it goes with a card that needs it.
 */
export interface NoteTurn {
  readonly type: "NoteTurn";
  readonly seat: number;
}

/**
 * SS-1.4, SS-H05, SS-H06, SS-H07: turn over a flute, which is removed, or the dog, who stays there awake.
 *
 * Which of the two it is, is decided only now.
 */
export interface TurnToken {
  readonly type: "TurnToken";
  readonly who: number;
  readonly space: number;
}

/** SS-H14: to break a standstill you must play a card, even onto the dog while he is awake. */
export interface MustPlay {
  readonly type: "MustPlay";
  readonly seat: number;
}

/**
 * SS-G05: newcomers do their challenge's set-up step, then the next turn begins.
 *
 * SS-0.2, SS-G04: there is one order for all boards. SS-X13: a mate ends the chess before that, whatever brought it
 * about.
 */
export interface TurnEnds {
  readonly type: "TurnEnds";
  readonly who: number;
}

/**
 * SS-4.8, SS-4.9, SS-4.10, SS-4.11, SS-4.19, SS-4.20, SS-4.21, SS-X04, SS-X06, SS-X10: make any legal move.
 *
 * No move leads off the board, and kings are never taken. Only the very next chess turn may capture en passant,
 * whoever has it.
 */
export interface FullChess {
  readonly type: "FullChess";
  readonly seat: number;
}

/** SS-4.12: the highest spin goes first; the troll counts as zero. */
export interface SpinOff {
  readonly type: "SpinOff";
  readonly who: number;
}

/** SS-X09, SS-G14: ties spin again, and players who have resigned are left out; these spins move nobody. */
export interface Highest {
  readonly type: "Highest";
  readonly among: readonly number[];
}

/** SS-4.2, SS-C17: choose a bishop, attacked or not. */
export interface Join {
  readonly type: "Join";
  readonly seat: number;
}

/**
 * SS-4.3, SS-4.4, SS-C05, SS-C06, SS-C11: move any piece of your colour, or leave over the far edge.
 *
 * You stay only if you can't move. SS-C09: a pawn stays a pawn. SS-C10: a king is captured like any piece.
 */
export interface Chess {
  readonly type: "Chess";
  readonly seat: number;
}

/** SS-7.2: turn over one card a turn. */
export interface AtMirror {
  readonly type: "AtMirror";
  readonly seat: number;
}

/** SS-7.2, SS-M01, SS-M02, SS-M05: the Stone wins; You-Know-Who does nothing. */
export interface TurnMirror {
  readonly type: "TurnMirror";
  readonly who: number;
  readonly place: number;
}

/** SS-6.12, SS-P17, SS-P19, SS-P20: show your pair to everyone, and look at the face-down bottles alone. */
export interface Declaring {
  readonly type: "Declaring";
  readonly who: number;
}

/**
 * SS-6.14: mix the two cards face down; the player with the lower S picks one blindly.
 *
 * The player with the lower R gets the other. Both see both cards.
 */
export interface Dealt {
  readonly type: "Dealt";
  readonly first: number;
  readonly second: number;
  readonly small: number;
  readonly round: number;
}

/** SS-6.14, SS-P18: discard down to two again, without following anything. */
export interface Collecting {
  readonly type: "Collecting";
  readonly who: number;
}

/** SS-5.2: spin the wheel. */
export interface AtTroll {
  readonly type: "AtTroll";
  readonly seat: number;
}

/**
 * SS-5.2, SS-Q01, SS-Q02, SS-Q03, SS-Q06: move as many spaces as you spin; the troll sends you back.
 *
 * You need no exact count, and a space holds any number of pieces. Five sectors in six move you on, so nobody stays
 * here forever.
 */
export interface TrollWheel {
  readonly type: "TrollWheel";
  readonly who: number;
}

/** SS-6.1: put a potion on the board, face down; nobody sees it. */
export interface Shelve {
  readonly type: "Shelve";
}

/** SS-6.1: shuffle the other potions with the incantations. */
export interface Mix {
  readonly type: "Mix";
}

/** SS-6.4, SS-P03: pick a card from the deck; only you see it. */
export interface PickCard {
  readonly type: "PickCard";
  readonly who: number;
}

/** SS-6.2, SS-P02: discard down to two cards, then put your piece on one of them. */
export interface Lighten {
  readonly type: "Lighten";
  readonly who: number;
}

/** SS-6.2, SS-6.14, SS-P02, SS-P18: discard a card face up, without effect. */
export interface Shed {
  readonly type: "Shed";
  readonly seat: number;
}

/** SS-6.2, SS-6.5, SS-P05: put your piece on one of your cards. */
export interface Guarding {
  readonly type: "Guarding";
  readonly seat: number;
}

/** SS-P05: a piece that has lost its card moves to another; you choose if there are two. */
export interface Settle {
  readonly type: "Settle";
  readonly who: number;
}

/** SS-2.2, SS-S14: choose a free open area, or a completed one if there is none. */
export interface Choose {
  readonly type: "Choose";
  readonly seat: number;
}

/** SS-2.2, SS-2.3: pick a token from the pile; only you see it. */
export interface Grow {
  readonly type: "Grow";
  readonly who: number;
}

/** SS-2.5, SS-S08: choose whose token you take; which one is left to chance. */
export interface TakeFrom {
  readonly type: "TakeFrom";
  readonly seat: number;
}

/**
 * SS-S08: take a token blindly; you and its owner see it.
 *
 * The others see where it is taken from, and so whether it is one they know.
 */
export interface Blind {
  readonly type: "Blind";
  readonly who: number;
  readonly target: number;
}

/**
 * SS-2.3, SS-2.4, SS-2.10, SS-S03, SS-S04, SS-S05, SS-S06, SS-S09: place a token if you can.
 *
 * It goes on a matching free space of any ring, your own included, next to others of that ring. SS-S10, SS-S11,
 * SS-S16: if that completes a player's ring, they are surrounded; this can be one player at most.
 */
export interface Placed {
  readonly type: "Placed";
  readonly seat: number;
}

/** SS-0.2, SS-G05: each seat is in a challenge, whose board is laid out when the first player arrives. */
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

/** SS-1.1, SS-1.2: you see your own note cards, and nobody knows a token before it is turned over. */
export interface HagridView {
  readonly dark?: readonly number[];
  readonly fluffy?: number;
  readonly singer?: number;
  readonly pos?: readonly number[];
  readonly notes?: readonly number[];
  readonly note_counts?: readonly number[];
  readonly note_pile: number;
  readonly note_discards?: readonly number[];
  readonly idle?: readonly number[];
}

/** SS-2.2, SS-S08: you know the tokens you picked, also after you have seen them go to another hand. */
export interface SproutView {
  readonly area?: readonly number[];
  readonly rings?: readonly (readonly number[])[];
  readonly snares?: readonly number[];
  readonly snares_known?: readonly (readonly number[])[];
  readonly snare_counts?: readonly number[];
  readonly snare_pile: number;
  readonly snares_unseen?: readonly number[];
  readonly fire?: readonly number[];
}

/** SS-3.3, SS-F03: if you have hidden the silver key, you know where it is. */
export interface FlitwickView {
  readonly keys?: readonly number[];
  readonly silver?: number;
  readonly stands?: readonly number[];
  readonly found?: readonly number[];
}

/** SS-4.2: everyone sees the whole board. */
export interface McGonagallView {
  readonly squares?: readonly number[];
  readonly harry?: readonly number[];
  readonly colour?: readonly number[];
  readonly ron?: number;
  readonly hermione?: number;
  readonly homes?: readonly number[];
  readonly captured?: readonly number[];
  readonly quiet: number;
}

/** SS-4.15: what else complete chess keeps track of; short chess never uses it. */
export interface CompleteChessView {
  readonly rights: number;
  readonly passant?: number;
  readonly positions: string;
  readonly checked?: number;
  readonly over?: boolean;
  readonly team?: number;
}

/** SS-5.2, SS-5.3: a race past the troll, which everyone sees. */
export interface QuirrellView {
  readonly run?: readonly number[];
  readonly spun?: readonly number[];
  readonly clock?: boolean;
  readonly finish?: readonly number[];
}

/** SS-6.1 to SS-6.4: if you have seen a potion, you know it wherever it goes. */
export interface SnapeView {
  readonly shelf?: readonly (number | null)[];
  readonly shelf_open?: readonly number[];
  readonly beside?: readonly number[];
  readonly hands?: readonly (readonly (number | null)[])[];
  readonly claims?: readonly (readonly number[])[];
  readonly elsewhere?: readonly number[];
  readonly astray?: readonly (readonly number[])[];
  readonly mixed?: readonly (readonly number[])[];
  readonly guard?: readonly number[];
  readonly deck: number;
  readonly unseen?: readonly number[];
  readonly discards?: readonly number[];
  readonly gone?: readonly number[];
  readonly rounds: number;
  readonly lose?: readonly number[];
  readonly wrong?: readonly number[];
  readonly started?: number;
}

/** SS-7.1: nobody knows which card is the Stone before it is turned over. */
export interface MirrorView {
  readonly mirrors?: readonly number[];
  readonly flipped?: readonly number[];
  readonly late?: boolean;
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
  boards: {"hagrid": {"dark": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], "fluffy": -1, "singer": -1, "pos": [0, 0, 0, 0], "notes": [], "note_counts": [0, 0, 0, 0], "note_pile": 40, "note_discards": [], "idle": []}, "sprout": {"area": [-1, -1, -1, -1], "rings": [[], [], [], []], "snares": [], "snares_known": [[], [], [], []], "snare_counts": [0, 0, 0, 0], "snare_pile": 40, "snares_unseen": [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9], "fire": [0, 0, 0, 0]}, "flitwick": {"keys": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], "silver": -1, "stands": [-1, -1, -1, -1], "found": []}, "mcgonagall": {"squares": [4, 2, 3, 5, 6, 3, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 7, 10, 8, 9, 11, 12, 9, 8, 10], "harry": [-1, -1, -1, -1], "colour": [-1, -1, -1, -1], "ron": 62, "hermione": 63, "homes": [2, 5, 58, 61], "captured": [], "quiet": 0}, "quirrell": {"run": [0, 0, 0, 0], "spun": [], "clock": false, "finish": []}, "snape": {"shelf": [], "shelf_open": [], "beside": [], "hands": [[], [], [], []], "claims": [], "elsewhere": [], "astray": [], "mixed": [], "guard": [-1, -1, -1, -1], "deck": 26, "unseen": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25], "discards": [], "gone": [], "rounds": 0, "lose": [0, 0, 0, 0], "wrong": [], "started": -1}, "mirror": {"mirrors": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "flipped": [], "late": false}, "complete": {"rights": 15, "passant": -1, "positions": "", "checked": -1, "over": false, "team": -1}},
  unsent: {"hagrid": {"dark": [], "fluffy": -1, "singer": -1, "pos": [], "notes": [], "note_counts": [], "note_discards": [], "idle": []}, "sprout": {"area": [], "rings": [], "snares": [], "snares_known": [], "snare_counts": [], "snares_unseen": [], "fire": []}, "flitwick": {"keys": [], "silver": -1, "stands": [], "found": []}, "mcgonagall": {"squares": [], "harry": [], "colour": [], "ron": -1, "hermione": -1, "homes": [], "captured": []}, "quirrell": {"run": [], "spun": [], "clock": false, "finish": []}, "snape": {"shelf": [], "shelf_open": [], "beside": [], "hands": [], "claims": [], "elsewhere": [], "astray": [], "mixed": [], "guard": [], "unseen": [], "discards": [], "gone": [], "lose": [], "wrong": [], "started": -1}, "mirror": {"mirrors": [], "flipped": [], "late": false}, "complete": {"passant": -1, "checked": -1, "over": false, "team": -1}},
} as const;
