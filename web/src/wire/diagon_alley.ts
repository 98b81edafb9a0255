// Written by `greathall wire` from the structs in Python: change those and run it again.

import type { Held, TakenBack } from "./core";

export interface Roll {
  readonly type: "Roll";
}

export interface End {
  readonly type: "End";
}

export interface Land {
  readonly type: "Land";
}

export interface Enter {
  readonly type: "Enter";
  readonly shop: number;
}

export interface Through {
  readonly type: "Through";
  readonly gate: number;
}

export interface Buy {
  readonly type: "Buy";
}

export interface Floo {
  readonly type: "Floo";
  readonly odd: boolean;
}

export interface Call {
  readonly type: "Call";
  readonly high: boolean;
}

export interface Go {
  readonly type: "Go";
  readonly shop: number;
}

export interface Close {
  readonly type: "Close";
  readonly shop: number;
}

export interface Leave {
  readonly type: "Leave";
}

export interface Snatch {
  readonly type: "Snatch";
  readonly target: number;
}

export interface Shove {
  readonly type: "Shove";
  readonly target: number;
}

export interface Pickpocket {
  readonly type: "Pickpocket";
  readonly target: number;
}

export interface Cart {
  readonly type: "Cart";
}

export interface Found {
  readonly type: "Found";
  readonly coin: number;
}

export interface Quick {
  readonly type: "Quick";
}

export interface Exchange {
  readonly type: "Exchange";
}

export interface Pick {
  readonly type: "Pick";
  readonly card: number;
}

export interface Suffer {
  readonly type: "Suffer";
}

export interface Defend {
  readonly type: "Defend";
}

export interface Take {
  readonly type: "Take";
  readonly item: number;
}

export interface SendBack {
  readonly type: "SendBack";
  readonly item: number;
}

export interface Rob {
  readonly type: "Rob";
  readonly coin: number;
}

export interface GiveBack {
  readonly type: "GiveBack";
  readonly item: number;
}

export interface Drop {
  readonly type: "Drop";
  readonly card: number;
}

export interface Ride {
  readonly type: "Ride";
}

export interface Stay {
  readonly type: "Stay";
}

export interface Resign {
  readonly type: "Resign";
}

export interface Rolled {
  readonly type: "Rolled";
  readonly one: number;
  readonly two: number;
}

export interface Threw {
  readonly type: "Threw";
  readonly die: number;
}

export interface Coloured {
  readonly type: "Coloured";
  readonly havoc: boolean;
}

export interface Drawn {
  readonly type: "Drawn";
  readonly card: number;
}

export interface Diced {
  readonly type: "Diced";
  readonly seat: number;
  readonly one: number;
  readonly two: number;
}

export interface Die {
  readonly type: "Die";
  readonly seat: number;
  readonly die: number;
}

export interface TiedHigh {
  readonly type: "TiedHigh";
  readonly seats: readonly number[];
}

export interface Starts {
  readonly type: "Starts";
  readonly seat: number;
}

export interface Landed {
  readonly type: "Landed";
  readonly seat: number;
  readonly space: number;
  readonly kind: number;
  readonly shop: number;
}

export interface Entered {
  readonly type: "Entered";
  readonly seat: number;
  readonly shop: number;
  readonly way: string;
}

export interface InAlley {
  readonly type: "InAlley";
  readonly seat: number;
  readonly space: number;
  readonly reason: string;
}

export interface OutBy {
  readonly type: "OutBy";
  readonly seat: number;
  readonly gate: number;
  readonly space: number;
}

export interface PaidOut {
  readonly type: "PaidOut";
  readonly seat: number;
  readonly galleon: number;
  readonly sickle: number;
  readonly knut: number;
}

export interface Bought {
  readonly type: "Bought";
  readonly seat: number;
  readonly item: number;
}

export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly card: number | null;
}

export interface Played {
  readonly type: "Played";
  readonly seat: number;
  readonly card: number;
  readonly target: number;
}

export interface Havoc {
  readonly type: "Havoc";
  readonly seat: number;
  readonly card: number;
}

export interface Called {
  readonly type: "Called";
  readonly seat: number;
  readonly right: boolean;
  readonly die: number;
}

export interface Closed {
  readonly type: "Closed";
  readonly seat: number;
  readonly shop: number;
}

export interface Defended {
  readonly type: "Defended";
  readonly seat: number;
}

export interface Lost {
  readonly type: "Lost";
  readonly seat: number;
  readonly item: number;
  readonly to: number;
}

export interface Robbed {
  readonly type: "Robbed";
  readonly seat: number;
  readonly target: number;
  readonly coin: number;
}

export interface CoinLost {
  readonly type: "CoinLost";
  readonly seat: number;
  readonly coin: number;
}

export interface CoinFound {
  readonly type: "CoinFound";
  readonly seat: number;
  readonly coin: number;
}

export interface Exchanged {
  readonly type: "Exchanged";
  readonly seat: number;
}

export interface Dropped {
  readonly type: "Dropped";
  readonly seat: number;
  readonly card: number;
}

export interface Missed {
  readonly type: "Missed";
  readonly seat: number;
}

export interface RollsAgain {
  readonly type: "RollsAgain";
  readonly seat: number;
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

/**
 * DA-E05: anyone may resign before and after a roll, but not while an attack or a card is being settled.
 *
 * DA-7.2, DA-S03, DA-P01, DA-C11: between the roll and the move you may do what you may do after it. Floo Powder
 * replaces the move.
 */
export interface Aside {
  readonly type: "Aside";
  readonly seat: number;
}

/** DA-3.4, DA-C02: draw the next card, which always exists; everyone sees whether it is parchment or purple. */
export interface Draw {
  readonly type: "Draw";
  readonly who: number;
}

/** DA-7.1, DA-7.2: show a havoc card to everyone, and a spell to the player who drew it. */
export interface Reveal {
  readonly type: "Reveal";
  readonly who: number;
  readonly havoc: boolean;
}

/** DA-10.1, DA-C14, DA-P03, DA-P04: one of your items, of your choice, goes back to its shop for anyone to buy. */
export interface Returning {
  readonly type: "Returning";
  readonly seat: number;
}

/** DA-B10: one spell from your hand, of your choice, goes under the pile. */
export interface Fizzle {
  readonly type: "Fizzle";
  readonly seat: number;
}

/** DA-7.3, DA-C07: before a spell takes effect, its target may answer with Defend. */
export interface Attacked {
  readonly type: "Attacked";
  readonly seat: number;
  readonly by: number;
  readonly card: number;
}

/** DA-10.2, DA-C06: one of the target's items goes into your trunk, if you lack it, or back to its shop. */
export interface Snatching {
  readonly type: "Snatching";
  readonly seat: number;
  readonly target: number;
}

/** DA-B03: Pickpocket takes a kind of coin that the target has. */
export interface Robbing {
  readonly type: "Robbing";
  readonly seat: number;
  readonly target: number;
}

/** DA-7.5, DA-C03: choose three cards, one at a time, in the order they go under the pile; nobody else sees them. */
export interface Giving {
  readonly type: "Giving";
  readonly seat: number;
  readonly left: number;
}

/** The cards are given, and the others no longer know which are still in the hand. */
export interface Traded {
  readonly type: "Traded";
  readonly who: number;
}

/**
 * DA-4.3, DA-6.2, DA-M01, DA-M02, DA-M03, DA-K05, DA-K06: walk to the end, or into a door or gate on the way.
 *
 * If you go in, you give up the rest; another hat on the doorway doesn't stop you. DA-8.2, DA-M09: you can't enter a
 * closed building, and the bank pays every time you pass.
 */
export interface Walk {
  readonly type: "Walk";
  readonly seat: number;
  readonly count: number;
}

/** DA-6.9, DA-9.3: before your turn ends, you may buy the item of the shop; `floo`: Floo Powder ended it. */
export interface LastBuy {
  readonly type: "LastBuy";
  readonly seat: number;
  readonly floo: boolean;
}

/** DA-2.2: deal this hand a spell, hidden from the others. */
export interface Deal {
  readonly type: "Deal";
  readonly who: number;
}

/** DA-2.2: shuffle the other spells with the havoc cards. */
export interface Shuffle {
  readonly type: "Shuffle";
}

/** DA-2.4: each player rolls one die; the cauldron is lowest. */
export interface FirstRoll {
  readonly type: "FirstRoll";
  readonly who: number;
}

/** DA-2.4, DA-S01: the highest roll starts; ties roll again. */
export interface HighestStarts {
  readonly type: "HighestStarts";
  readonly among: readonly number[];
}

/** DA-2.4, DA-E04, DA-Y07: pass the turn to the left; after the last round the fullest trunk wins. */
export interface TurnEnds {
  readonly type: "TurnEnds";
  readonly who: number;
}

/**
 * DA-7.2, DA-S03, DA-S04, DA-P01, DA-C11, DA-C16: asked before the roll, and once the move and its cards are done.
 *
 * DA-M06: if you rest on a doorway, you can't go in without moving. DA-K13: a card leads out of Knockturn Alley before
 * the roll or after it.
 */
export interface Turn {
  readonly type: "Turn";
  readonly seat: number;
  readonly rolled: boolean;
}

/**
 * DA-3.1, DA-3.2, DA-3.3: move by the numbers; two cauldrons banish.
 *
 * DA-M08: other doubles mean nothing in Diagon Alley. DA-11.3, DA-Y05: younger players are offered a ride, but not in
 * Knockturn Alley. DA-7.2, DA-S03: if you hold a spell, you are asked before the move even if there is only one way to
 * go.
 */
export interface Rolling {
  readonly type: "Rolling";
  readonly who: number;
}

/**
 * DA-3.2, DA-3.4, DA-C01: draw the cards due, unless the first ends the turn; then the turn goes on.
 *
 * Younger players roll again instead (DA-11.2, DA-11.5).
 */
export interface Arrived {
  readonly type: "Arrived";
  readonly who: number;
  readonly cauldron: boolean;
}

/** DA-9.1, DA-9.2: call odd or even; the cauldron is a 1. */
export interface FlooRoll {
  readonly type: "FlooRoll";
  readonly who: number;
  readonly odd: boolean;
}

/** DA-9.2, DA-9.3, DA-C12, DA-C13: go to any other building except the bank, closed or not. */
export interface FlooTo {
  readonly type: "FlooTo";
  readonly seat: number;
}

/**
 * DA-11.4, DA-Y06: call low or high; if you are wrong, stay, and enter another shop before the next try.
 *
 * Either way the turn is over.
 */
export interface CallRoll {
  readonly type: "CallRoll";
  readonly who: number;
  readonly high: boolean;
}

/** DA-11.3, DA-Y04: with two cauldrons, go to the bank and roll again, or stay and end the turn. */
export interface ToTheBank {
  readonly type: "ToTheBank";
  readonly seat: number;
}

/** DA-11.2, DA-Y02, DA-Y03: a younger player rolls again. */
export interface Again {
  readonly type: "Again";
  readonly who: number;
  readonly earned: boolean;
}

/**
 * DA-7.1: hands belong to their owners; cards under the pile are known to those who saw them go.
 *
 * Places are numbers of the board.
 */
export interface View {
  readonly type: "diagon_alley";
  readonly me: number | null;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly turn: number;
  readonly round: number;
  readonly starter: number;
  readonly throws: readonly number[];
  readonly out: readonly number[];
  readonly at: readonly number[];
  readonly where: readonly (readonly [string, number, number, number])[];
  readonly doors: readonly number[];
  readonly backs: readonly number[];
  readonly gates: readonly (readonly [number, number, boolean])[];
  readonly swirls: readonly number[];
  readonly coins: readonly (readonly number[])[];
  readonly bank: readonly number[];
  readonly trunk: readonly (readonly number[])[];
  readonly stock: readonly number[];
  readonly prices: readonly (readonly number[])[];
  readonly sign: number;
  readonly missed: readonly number[];
  readonly tried: readonly number[];
  readonly boost: number;
  readonly hand: readonly number[];
  readonly known: readonly (readonly number[])[];
  readonly sizes: readonly number[];
  readonly unseen: readonly number[];
  readonly pile: number;
  readonly bottoms: readonly (number | null)[];
  readonly picked: readonly number[];
  readonly dice: readonly [number, number];
  readonly path: readonly number[];
  readonly board: BoardView | null;
  readonly agenda: readonly Step[];
}

/**
 * A board as views show it: spaces by kind (see `board.KINDS`), prices, coins and cards.
 *
 * Spaces of Diagon Alley come first, then those of Knockturn Alley. Bots and clients need to know nothing else of
 * it.
 */
export interface BoardView {
  readonly name: string;
  readonly diagon: number;
  readonly knockturn: number;
  readonly kinds: readonly number[];
  readonly doors: readonly number[];
  readonly backs: readonly number[];
  readonly door_of: readonly number[];
  readonly gates: readonly number[];
  readonly exits: readonly number[];
  readonly entrance: readonly boolean[];
  readonly prices: readonly (readonly number[])[];
  readonly pay: readonly number[];
  readonly start: readonly number[];
  readonly coins: number;
  readonly cards: readonly number[];
}

/** What a seat may say. */
export type Action =
  | Roll
  | End
  | Land
  | Enter
  | Through
  | Buy
  | Floo
  | Call
  | Go
  | Close
  | Leave
  | Snatch
  | Shove
  | Pickpocket
  | Cart
  | Found
  | Quick
  | Exchange
  | Pick
  | Suffer
  | Defend
  | Take
  | SendBack
  | Rob
  | GiveBack
  | Drop
  | Ride
  | Stay
  | Resign;

/** What chance may say. */
export type Outcome =
  | Rolled
  | Threw
  | Coloured
  | Drawn;

/** What is told at the table, in this game or in any. */
export type Event =
  | Diced
  | Die
  | TiedHigh
  | Starts
  | Landed
  | Entered
  | InAlley
  | OutBy
  | PaidOut
  | Bought
  | Drew
  | Played
  | Havoc
  | Called
  | Closed
  | Defended
  | Lost
  | Robbed
  | CoinLost
  | CoinFound
  | Exchanged
  | Dropped
  | Missed
  | RollsAgain
  | Resigned
  | Won
  | Held
  | TakenBack;

/** What the table must settle next. */
export type Step =
  | Aside
  | Draw
  | Reveal
  | Returning
  | Fizzle
  | Attacked
  | Snatching
  | Robbing
  | Giving
  | Traded
  | Walk
  | LastBuy
  | Deal
  | Shuffle
  | FirstRoll
  | HighestStarts
  | TurnEnds
  | Turn
  | Rolling
  | Arrived
  | FlooRoll
  | FlooTo
  | CallRoll
  | ToTheBank
  | Again;

/** What is printed on board and cards. */
export const printed = {
  board: {"name": "Great Hall's board", "diagon": 40, "knockturn": 38, "kinds": [0, 1, 3, 0, 2, 0, 1, 0, 1, 2, 0, 1, 3, 0, 2, 0, 1, 0, 0, 2, 0, 1, 3, 0, 2, 0, 1, 0, 1, 2, 0, 1, 3, 0, 2, 0, 1, 3, 0, 2, 3, 0, 4, 0, 0, 0, 0, 4, 0, 0, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0, 0, 4, 0, 0, 3, 0, 4, 0, 0, 4, 0, 3], "doors": [-1, -1, -1, -1, 1, -1, -1, -1, -1, 2, -1, -1, -1, -1, 3, -1, -1, -1, -1, 4, -1, -1, -1, -1, 5, -1, -1, -1, -1, 6, -1, -1, -1, -1, 7, -1, -1, -1, -1, 0], "backs": [-1, -1, 1, -1, -1, -1, -1, 2, -1, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, 5, -1, -1, -1, -1, 6, -1, -1, -1, -1, 7, -1, -1, 0, -1, -1], "door_of": [39, 4, 9, 14, 19, 24, 29, 34], "gates": [-1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, -1, 4, -1, -1], "exits": [0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, 4], "entrance": [true, true, true, true, false], "prices": [[0, 1, 1], [0, 1, 1], [0, 1, 1], [1, 1, 0], [1, 0, 1], [2, 0, 0]], "pay": [1, 1, 1], "start": [2, 2, 2], "coins": 20, "cards": [6, 4, 4, 3, 5, 2, 2, 2, 1, 1, 5, 3, 1, 1, 1, 2, 1, 2]},
  buildings: ["leaky_cauldron", "cauldron_shop", "apothecary", "owl_emporium", "gringotts", "robe_shop", "bookshop", "ollivanders"],
  colours: ["pink", "orange", "green", "yellow", "white", "violet", "red", "blue"],
  sells: [-1, 0, 1, 2, -1, 3, 4, 5],
  items: ["cauldron", "potion", "owl", "robe", "book", "wand"],
  coins: ["galleon", "sickle", "knut"],
  cards: ["floo_powder", "close_shop", "leave_knockturn", "defend", "trunk_snatch", "shove", "pickpocket", "cart_to_gringotts", "found_coin", "quick_step", "banished", "returned_item", "lost_galleon", "lost_sickle", "lost_knut", "crowd", "wrong_way", "fizzle"],
  spells: 10,
  hats: ["red", "blue", "green", "yellow", "purple", "orange"],
} as const;
