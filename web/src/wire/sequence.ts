// Written by `greathall wire` from the structs in Python: change those and run it again.

import type { Held, TakenBack } from "./core";

export interface Place {
  readonly type: "Place";
  readonly card: number;
  readonly space: number;
}

export interface Remove {
  readonly type: "Remove";
  readonly card: number;
  readonly space: number;
}

export interface Exchange {
  readonly type: "Exchange";
  readonly card: number;
}

export interface Discard {
  readonly type: "Discard";
  readonly card: number;
}

export interface Lock {
  readonly type: "Lock";
  readonly start: number;
  readonly end: number;
}

export interface Forfeit {
  readonly type: "Forfeit";
  readonly card: number;
}

export interface Grant {
  readonly type: "Grant";
}

export interface Dismiss {
  readonly type: "Dismiss";
}

export interface Draw {
  readonly type: "Draw";
}

export interface Report {
  readonly type: "Report";
  readonly team: number;
}

export interface Resign {
  readonly type: "Resign";
}

export interface Turned {
  readonly type: "Turned";
  readonly card: number;
}

export interface Chosen {
  readonly type: "Chosen";
  readonly seat: number;
}

export interface Drawn {
  readonly type: "Drawn";
  readonly card: number;
}

export interface TurnedUp {
  readonly type: "TurnedUp";
  readonly seat: number;
  readonly card: number;
}

export interface TiedLow {
  readonly type: "TiedLow";
  readonly seats: readonly number[];
}

export interface Deals {
  readonly type: "Deals";
  readonly seat: number;
}

/** SQ-10.1: everyone sees that a card was drawn, but only the drawer sees which. */
export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly card: number | null;
}

export interface Placed {
  readonly type: "Placed";
  readonly seat: number;
  readonly card: number;
  readonly space: number;
}

export interface Removed {
  readonly type: "Removed";
  readonly seat: number;
  readonly card: number;
  readonly space: number;
  readonly team: number;
}

export interface Exchanged {
  readonly type: "Exchanged";
  readonly seat: number;
  readonly card: number;
}

export interface Discarded {
  readonly type: "Discarded";
  readonly seat: number;
  readonly card: number;
}

export interface Finished {
  readonly type: "Finished";
  readonly seat: number;
  readonly start: number;
  readonly end: number;
}

export interface Skipped {
  readonly type: "Skipped";
  readonly seat: number;
}

export interface DrawLost {
  readonly type: "DrawLost";
  readonly seat: number;
}

export interface Reported {
  readonly type: "Reported";
  readonly seat: number;
  readonly team: number;
}

export interface Judged {
  readonly type: "Judged";
  readonly team: number;
  readonly granted: boolean;
}

export interface Forfeited {
  readonly type: "Forfeited";
  readonly seat: number;
  readonly card: number;
}

export interface Resigned {
  readonly type: "Resigned";
  readonly seat: number;
}

export interface Won {
  readonly type: "Won";
  readonly team: number;
  readonly reason: string;
}

export interface Stalled {
  readonly type: "Stalled";
  readonly reason: string;
}

/** SQ-3.5, SQ-8.1, S-39, S-40: while a turn is awaited, you may take a late draw, report coaching or resign. */
export interface Aside {
  readonly type: "Aside";
  readonly seat: number;
}

/** S-31: the table's host upholds or dismisses the report; a program never upholds it. */
export interface Ruling {
  readonly type: "Ruling";
  readonly seat: number;
  readonly team: number;
}

/** SQ-8.1, L-12, L-13: each member of the team puts a card of their choice on their pile and doesn't replace it. */
export interface Penalty {
  readonly type: "Penalty";
  readonly seat: number;
}

/** S-17: if you gave up your last card, you have no turn. */
export interface StillThere {
  readonly type: "StillThere";
}

/** SQ-2.3, L-18: you each draw a card to choose the dealer. */
export interface TurnUp {
  readonly type: "TurnUp";
  readonly todo: readonly number[];
  readonly among: readonly number[];
}

/**
 * SQ-2.3, S-04: the lowest card deals, aces high, houses equal; players who tie for lowest draw again.
 *
 * If ties ever use up the cards, those turned up go back at once.
 */
export interface LowestDeals {
  readonly type: "LowestDeals";
  readonly among: readonly number[];
}

/** S-04: with the option `dealer`, chance names the dealer and nobody draws. */
export interface AnyDealer {
  readonly type: "AnyDealer";
}

/** SQ-2.4, SQ-3.1, S-04, S-05: the cards go back, all are shuffled, and the dealer deals from the left. */
export interface Dealer {
  readonly type: "Dealer";
  readonly who: number;
}

/** SQ-2.4, L-15: deal one card at a time, the same number to each player; the rest is the draw pile. */
export interface Deal {
  readonly type: "Deal";
  readonly who: number;
}

/** SQ-3.1, S-05: the player to the dealer's left starts. */
export interface FirstTurn {
  readonly type: "FirstTurn";
}

/** SQ-5.4, S-23: choose which five of a run of six to eight you turn over, the new counter among them. */
export interface Fives {
  readonly type: "Fives";
  readonly seat: number;
  readonly runs: readonly (readonly [number, number])[];
}

/** SQ-3.2, S-08: exchange at most one dead card, then play one card. */
export interface Turn {
  readonly type: "Turn";
  readonly seat: number;
  readonly exchanged: boolean;
}

/** S-13: if you take the last card by an exchange, your turn continues. */
export interface Replace {
  readonly type: "Replace";
  readonly who: number;
}

/**
 * SQ-3.4, SQ-3.6, S-13, L-02: the draw ends your turn; if it empties the pile, the game is a draw.
 *
 * S-18: so if everyone draws, a game has no more turns than the pile has cards.
 */
export interface EndDraw {
  readonly type: "EndDraw";
  readonly who: number;
}

/** SQ-3.5, SQ-3.6: the same draw, asked for while the next turn is already awaited. */
export interface LateDraw {
  readonly type: "LateDraw";
  readonly who: number;
}

/** SQ-1.2, SQ-9.1, S-29: the side that has its sequences wins at once, without drawing. */
export interface Closing {
  readonly type: "Closing";
  readonly who: number;
}

/** SQ-10.1, S-34: hands are hidden, even from team-mates; everyone sees the board, the piles and card counts. */
export interface View {
  readonly type: "sequence";
  readonly me: number | null;
  readonly seats: number;
  readonly teams: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly dealer: number;
  readonly turn: number;
  readonly board: readonly number[];
  readonly made: readonly (readonly [number, number, number])[];
  readonly stock: readonly number[];
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly piles: readonly (readonly number[])[];
  readonly pile: number;
  readonly unseen: readonly number[];
  readonly turned: readonly number[];
  readonly owed: readonly number[];
  readonly reported: readonly number[];
  readonly resigned: readonly number[];
  readonly agenda: readonly Step[];
}

/** What a seat may say. */
export type Action =
  | Place
  | Remove
  | Exchange
  | Discard
  | Lock
  | Forfeit
  | Grant
  | Dismiss
  | Draw
  | Report
  | Resign;

/** What chance may say. */
export type Outcome =
  | Turned
  | Chosen
  | Drawn;

/** What is told at the table, in this game or in any. */
export type Event =
  | TurnedUp
  | TiedLow
  | Deals
  | Drew
  | Placed
  | Removed
  | Exchanged
  | Discarded
  | Finished
  | Skipped
  | DrawLost
  | Reported
  | Judged
  | Forfeited
  | Resigned
  | Won
  | Stalled
  | Held
  | TakenBack;

/** What the table must settle next. */
export type Step =
  | Aside
  | Ruling
  | Penalty
  | StillThere
  | TurnUp
  | LowestDeals
  | AnyDealer
  | Dealer
  | Deal
  | FirstTurn
  | Fives
  | Turn
  | Replace
  | EndDraw
  | LateDraw
  | Closing;

/** What is printed on board and cards. */
export const printed = {
  spaces: [-1, 4, 5, 6, 7, 8, 10, 11, 12, -1, 3, 27, 26, 39, 40, 41, 42, 43, 44, 25, 2, 28, 11, 12, 25, 24, 23, 21, 45, 24, 1, 29, 10, 36, 34, 33, 32, 20, 46, 23, 0, 30, 8, 37, 27, 26, 31, 19, 47, 21, 51, 31, 7, 38, 28, 29, 30, 18, 49, 20, 50, 32, 6, 13, 14, 15, 16, 17, 50, 19, 49, 33, 5, 4, 3, 2, 1, 0, 51, 18, 47, 34, 36, 37, 38, 13, 14, 15, 16, 17, -1, 46, 45, 44, 43, 42, 41, 40, 39, -1],
  houses: ["gryffindor", "slytherin", "hufflepuff", "ravenclaw"],
  ranks: ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"],
  wild: [9, 22],
  anti: [35, 48],
  colours: ["gold", "onyx", "silver"],
  goals: {"2": 2, "3": 1},
} as const;
