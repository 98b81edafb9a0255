// Written by `greathall wire` from the structs in Python: change those and run it again.

import type { Held, TakenBack } from "./core";

export interface Choose {
  readonly type: "Choose";
  readonly token: number;
}

/** Continue; `until` is 0 for now, 1 until my turn, 2 until something concerns me. */
export interface Pass {
  readonly type: "Pass";
  readonly until: number;
}

export interface Build {
  readonly type: "Build";
  readonly space: number;
}

export interface Sell {
  readonly type: "Sell";
  readonly space: number;
}

export interface Raze {
  readonly type: "Raze";
  readonly group: number;
}

export interface Mortgage {
  readonly type: "Mortgage";
  readonly space: number;
}

export interface Lift {
  readonly type: "Lift";
  readonly space: number;
}

/** Offer what I give and pay for what I take and ask. */
export interface Offer {
  readonly type: "Offer";
  readonly to: number;
  readonly gives: readonly number[];
  readonly takes: readonly number[];
  readonly pays: number;
  readonly asks: number;
}

export interface Decline {
  readonly type: "Decline";
}

export interface Accept {
  readonly type: "Accept";
}

export interface Buy {
  readonly type: "Buy";
}

export interface Leave {
  readonly type: "Leave";
}

export interface Bid {
  readonly type: "Bid";
  readonly amount: number;
}

export interface Seal {
  readonly type: "Seal";
  readonly amount: number;
}

export interface Flat {
  readonly type: "Flat";
}

export interface Percent {
  readonly type: "Percent";
}

export interface Try {
  readonly type: "Try";
}

export interface Fine {
  readonly type: "Fine";
}

export interface UseCard {
  readonly type: "UseCard";
  readonly deck: number;
}

export interface Hold {
  readonly type: "Hold";
}

export interface Redeem {
  readonly type: "Redeem";
}

export interface Want {
  readonly type: "Want";
  readonly count: number;
}

export interface BidFor {
  readonly type: "BidFor";
  readonly amount: number;
  readonly space: number;
}

export interface Claim {
  readonly type: "Claim";
  readonly debtor: number;
  readonly amount: number;
}

export interface Wake {
  readonly type: "Wake";
}

export interface Yield {
  readonly type: "Yield";
}

export interface Resign {
  readonly type: "Resign";
}

export interface Rolled {
  readonly type: "Rolled";
  readonly one: number;
  readonly two: number;
}

export interface Turned {
  readonly type: "Turned";
  readonly card: number;
}

export interface Chose {
  readonly type: "Chose";
  readonly seat: number;
  readonly token: number;
}

export interface Threw {
  readonly type: "Threw";
  readonly seat: number;
  readonly one: number;
  readonly two: number;
}

export interface TiedHigh {
  readonly type: "TiedHigh";
  readonly seats: readonly number[];
}

export interface Starts {
  readonly type: "Starts";
  readonly seat: number;
}

export interface Moved {
  readonly type: "Moved";
  readonly seat: number;
  readonly start: number;
  readonly space: number;
  readonly back: boolean;
}

/** Money that changed hands; seat -1 is the Bank. */
export interface Paid {
  readonly type: "Paid";
  readonly seat: number;
  readonly to: number;
  readonly amount: number;
  readonly reason: string;
}

export interface Bought {
  readonly type: "Bought";
  readonly seat: number;
  readonly space: number;
  readonly amount: number;
}

export interface Declined {
  readonly type: "Declined";
  readonly seat: number;
  readonly space: number;
}

export interface BidMade {
  readonly type: "BidMade";
  readonly seat: number;
  readonly space: number;
  readonly amount: number;
}

export interface Left {
  readonly type: "Left";
  readonly seat: number;
  readonly space: number;
}

export interface Unsold {
  readonly type: "Unsold";
  readonly space: number;
}

export interface Owes {
  readonly type: "Owes";
  readonly seat: number;
  readonly to: number;
  readonly amount: number;
  readonly reason: string;
}

export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly card: number;
}

export interface Jailed {
  readonly type: "Jailed";
  readonly seat: number;
}

export interface Freed {
  readonly type: "Freed";
  readonly seat: number;
}

export interface Built {
  readonly type: "Built";
  readonly seat: number;
  readonly space: number;
  readonly huts: number;
  readonly amount: number;
}

export interface Sold {
  readonly type: "Sold";
  readonly seat: number;
  readonly space: number;
  readonly huts: number;
  readonly amount: number;
}

export interface Mortgaged {
  readonly type: "Mortgaged";
  readonly seat: number;
  readonly space: number;
  readonly amount: number;
}

export interface Lifted {
  readonly type: "Lifted";
  readonly seat: number;
  readonly space: number;
  readonly amount: number;
}

export interface Offered {
  readonly type: "Offered";
  readonly seat: number;
  readonly to: number;
  readonly gives: readonly number[];
  readonly takes: readonly number[];
  readonly pays: number;
  readonly asks: number;
}

export interface OfferDeclined {
  readonly type: "OfferDeclined";
  readonly seat: number;
  readonly to: number;
}

export interface Traded {
  readonly type: "Traded";
  readonly seat: number;
  readonly to: number;
  readonly gives: readonly number[];
  readonly takes: readonly number[];
  readonly pays: number;
  readonly asks: number;
}

export interface Short {
  readonly type: "Short";
  readonly manors: boolean;
  readonly left: number;
}

export interface RentLost {
  readonly type: "RentLost";
  readonly seat: number;
  readonly amount: number;
}

/** A bankruptcy; `amount` is the cash handed over, with half the buildings' cost if the creditor is a player. */
export interface Bankrupt {
  readonly type: "Bankrupt";
  readonly seat: number;
  readonly to: number;
  readonly amount: number;
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
 * M-28, M-32, M-50, M-80, M-93: if you rest, you may wake at any time, once in a window.
 *
 * In a window, owners may ask for rent and anyone may resign; a debtor may too. Until you have written your sealed
 * bid, you may raise cash.
 */
export interface Aside {
  readonly type: "Aside";
  readonly seat: number;
}

/**
 * MO-5.3: bid higher or pass for good.
 *
 * You bid only cash in hand, which you may raise between bids (M-28, M-30). Without a bid, the deed stays with the
 * Bank (M-29).
 */
export interface Bidding {
  readonly type: "Bidding";
  readonly seat: number;
  readonly space: number;
  readonly high: number;
  readonly leader: number;
  readonly live: readonly number[];
}

/**
 * M-27: with the option `sealed_bids`, you write down one bid that nobody sees; 0 is none.
 *
 * Until then you may raise cash as an aside, which everyone sees (M-28).
 */
export interface Sealed {
  readonly type: "Sealed";
  readonly seat: number;
  readonly space: number;
}

/** M-27: the highest bid wins; if bids are equal, the earlier in the order does. */
export interface Opened {
  readonly type: "Opened";
  readonly space: number;
  readonly bidders: readonly number[];
}

/** MO-16.1, MO-16.5, M-67, M-72: sell, mortgage or trade; you can't go bankrupt while you can raise the sum. */
export interface Debt {
  readonly type: "Debt";
  readonly seat: number;
  readonly to: number;
  readonly amount: number;
  readonly reason: string;
}

/** Check after each act of a debtor whether there is enough now. */
export interface StillOwed {
  readonly type: "StillOwed";
  readonly who: number;
  readonly to: number;
  readonly amount: number;
  readonly reason: string;
}

/** M-75: one of several debts, due in its turn; no creditor of such a row can go bankrupt before it. */
export interface Due {
  readonly type: "Due";
  readonly who: number;
  readonly to: number;
  readonly amount: number;
  readonly reason: string;
}

/** M-77: the deeds are auctioned in board order, starting with the next player clockwise from the bankrupt one. */
export interface Auctioned {
  readonly type: "Auctioned";
  readonly space: number;
  readonly after: number;
}

/** MO-16.2: once you have paid the interest, you may lift the mortgage for its value alone, or keep it. */
export interface Inherited {
  readonly type: "Inherited";
  readonly who: number;
  readonly space: number;
}

/** MO-16.2: keep the mortgage that came to you, or pay it off now. */
export interface Keep {
  readonly type: "Keep";
  readonly seat: number;
  readonly space: number;
}

/** MO-13.1, M-54, M-95: say how many pieces you want now; if you wanted to build, at least one. */
export interface Wish {
  readonly type: "Wish";
  readonly seat: number;
  readonly manors: boolean;
  readonly least: number;
}

/**
 * MO-13.2, M-54: there is an auction while two or more players want more than there is.
 *
 * Otherwise the builder builds, unless they have already won what they asked for at an auction.
 */
export interface Settle {
  readonly type: "Settle";
  readonly manors: boolean;
  readonly order: readonly number[];
  readonly builder: number;
  readonly space: number;
  readonly wish: number;
}

/**
 * MO-13.2, M-54: your bid names the place, from that deed's price up; the winner places the piece at once.
 *
 * As in any auction, you may raise cash between bids (M-28), but not by turning a manor into huts that are wanted.
 */
export interface PieceBid {
  readonly type: "PieceBid";
  readonly seat: number;
  readonly manors: boolean;
  readonly high: number;
  readonly leader: number;
  readonly place: number;
  readonly live: readonly number[];
}

/** MO-5.1, M-26: buy at the printed price, or let it go to auction; you may raise money first, even by trading. */
export interface Buying {
  readonly type: "Buying";
  readonly seat: number;
  readonly space: number;
  readonly price: number;
}

/** MO-7.4, M-36: pay ten times a fresh roll, which moves nobody and whose doubles mean nothing. */
export interface FreshThrow {
  readonly type: "FreshThrow";
  readonly who: number;
  readonly owner: number;
}

/** MO-8.1, M-06, M-45: pay G 200 or 10% of your worth, and choose before you see the sum. */
export interface Taxed {
  readonly type: "Taxed";
  readonly seat: number;
}

/** MO-7.1: draw the top card of the deck. */
export interface Draw {
  readonly type: "Draw";
  readonly who: number;
  readonly deck: number;
}

/** MO-14.3: agree, decline, or make a counter-offer (M-65: it counts as one of your offers). */
export interface Answer {
  readonly type: "Answer";
  readonly seat: number;
  readonly maker: number;
  readonly offer: Offer;
  readonly buyer: number;
}

/** MO-15.3: as the new owner, you settle one mortgaged deed after the other. */
export interface Burdened {
  readonly type: "Burdened";
  readonly who: number;
  readonly spaces: readonly number[];
}

/**
 * MO-15.3, M-63: pay 10% now and keep the mortgage, or lift it at once.
 *
 * `due` is still to be paid for other deeds.
 */
export interface TakeOver {
  readonly type: "TakeOver";
  readonly seat: number;
  readonly space: number;
  readonly due: number;
}

/** MO-1.2, M-02: choose a token that nobody else has; players may choose at the same time. */
export interface Token {
  readonly type: "Token";
  readonly seat: number;
}

/** MO-3.1: everyone rolls. */
export interface FirstThrow {
  readonly type: "FirstThrow";
  readonly who: number;
}

/** MO-3.1, M-03: the highest total starts; players who tie for it roll again. */
export interface HighestStarts {
  readonly type: "HighestStarts";
  readonly among: readonly number[];
}

/** The step after the window: the dice, or the ways out for a prisoner. */
export interface BeforeThrow {
  readonly type: "BeforeThrow";
  readonly who: number;
}

/** MO-3.2 to MO-3.4: roll two dice and move by their sum; a third doubles in a row takes you to Azkaban. */
export interface Throw {
  readonly type: "Throw";
  readonly who: number;
}

/** MO-3.3, MO-3.5, M-94: a window follows a move; after doubles it is also the one before the next roll. */
export interface AfterMove {
  readonly type: "AfterMove";
  readonly who: number;
}

/** MO-3.1, M-84: the turn passes to the left; a table may limit the rounds. */
export interface TurnEnds {
  readonly type: "TurnEnds";
  readonly who: number;
}

/** MO-9.3, MO-9.6, M-16, M-19, M-21, M-22: roll for doubles, use a card, or pay the fine on your first two turns. */
export interface Cell {
  readonly type: "Cell";
  readonly seat: number;
}

/** MO-9.3, MO-9.4, M-18, M-20: doubles get you out, without another roll; failing a third time costs the fine. */
export interface Attempt {
  readonly type: "Attempt";
  readonly who: number;
}

/** MO-9.3, MO-9.4: you move out by the roll you made. */
export interface MoveOut {
  readonly type: "MoveOut";
  readonly who: number;
}

/** MO-3.5, M-49, M-50, M-55: act freely, one act at a time, until all who are awake pass in a row. */
export interface Window {
  readonly type: "Window";
  readonly seat: number;
  readonly moment: string;
}

/**
 * M-65, M-92: after a rent or a resignation, the window continues with the seat it was asking, or the next.
 *
 * The count of offers continues too.
 */
export interface Reopened {
  readonly type: "Reopened";
  readonly who: number;
  readonly offers: readonly number[];
}

/** MO-19.1, M-86: everyone sees all but the order of the decks, and sealed bids until all are in (M-27). */
export interface View {
  readonly type: "monopoly";
  readonly me: number | null;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly turn: number;
  readonly round: number;
  readonly turns: number;
  readonly doubles: number;
  readonly dice: readonly [number, number];
  readonly starter: number;
  readonly tokens: readonly number[];
  readonly throws: readonly number[];
  readonly cash: readonly number[];
  readonly at: readonly number[];
  readonly jailed: readonly number[];
  readonly out: readonly number[];
  readonly owner: readonly number[];
  readonly built: readonly number[];
  readonly mortgaged: readonly number[];
  readonly huts: number;
  readonly manors: number;
  readonly papers: readonly number[];
  readonly drawn: readonly (readonly number[])[];
  readonly unseen: readonly (readonly number[])[];
  readonly rest: readonly number[];
  readonly passed: readonly number[];
  readonly called: readonly number[];
  readonly woken: readonly number[];
  readonly offers: readonly number[];
  readonly said: readonly (readonly [number, Offer])[];
  readonly wishes: readonly number[];
  readonly claims: readonly (readonly [number, number, number, number])[];
  readonly sealed: readonly number[];
  readonly agenda: readonly Step[];
}

/** What a seat may say. */
export type Action =
  | Choose
  | Pass
  | Build
  | Sell
  | Raze
  | Mortgage
  | Lift
  | Offer
  | Decline
  | Accept
  | Buy
  | Leave
  | Bid
  | Seal
  | Flat
  | Percent
  | Try
  | Fine
  | UseCard
  | Hold
  | Redeem
  | Want
  | BidFor
  | Claim
  | Wake
  | Yield
  | Resign;

/** What chance may say. */
export type Outcome =
  | Rolled
  | Turned;

/** What is told at the table, in this game or in any. */
export type Event =
  | Chose
  | Threw
  | TiedHigh
  | Starts
  | Moved
  | Paid
  | Bought
  | Declined
  | BidMade
  | Left
  | Unsold
  | Owes
  | Drew
  | Jailed
  | Freed
  | Built
  | Sold
  | Mortgaged
  | Lifted
  | Offered
  | OfferDeclined
  | Traded
  | Short
  | RentLost
  | Bankrupt
  | Resigned
  | Won
  | Held
  | TakenBack;

/** What the table must settle next. */
export type Step =
  | Aside
  | Bidding
  | Sealed
  | Opened
  | Debt
  | StillOwed
  | Due
  | Auctioned
  | Inherited
  | Keep
  | Wish
  | Settle
  | PieceBid
  | Buying
  | FreshThrow
  | Taxed
  | Draw
  | Answer
  | Burdened
  | TakeOver
  | Token
  | FirstThrow
  | HighestStarts
  | BeforeThrow
  | Throw
  | AfterMove
  | TurnEnds
  | Cell
  | Attempt
  | MoveOut
  | Window
  | Reopened;

/** What is printed on board and cards. */
export const printed = {
  names: ["GO", "4 Privet Drive", "The Daily Prophet", "The Leaky Cauldron", "Ministry of Magic Tax", "Slytherin House Common Room", "Flourish & Blotts", "The Quibbler", "Weasleys' Wizard Wheezes", "Ollivanders", "In Azkaban / Just Visiting", "Hagrid's Hut", "The Floo Network", "The Forbidden Forest", "The Quidditch Pitch", "Hufflepuff House Common Room", "Godric's Hollow", "The Daily Prophet", "The Burrow", "12 Grimmauld Place", "Free Parking", "The Shrieking Shack", "The Quibbler", "Honeydukes Sweetshop", "The Three Broomsticks", "Ravenclaw House Common Room", "King's Cross Station", "Gringotts", "Owl Post", "The Ministry of Magic", "Go to Azkaban", "Little Hangleton Graveyard", "The Chamber of Secrets", "The Daily Prophet", "Malfoy Manor", "Gryffindor House Common Room", "The Quibbler", "The Room of Requirement", "Gringotts Bank Fee", "Dumbledore's Office"],
  kinds: [6, 0, 3, 0, 4, 1, 0, 3, 0, 0, 6, 0, 2, 0, 0, 1, 0, 3, 0, 0, 6, 0, 3, 0, 0, 1, 0, 0, 2, 0, 5, 0, 0, 3, 0, 1, 3, 0, 4, 0],
  groups: [-1, 0, -1, 0, -1, 8, 1, -1, 1, 1, -1, 2, 9, 2, 2, 8, 3, -1, 3, 3, -1, 4, -1, 4, 4, 8, 5, 5, 9, 5, -1, 6, 6, -1, 6, 8, -1, 7, -1, 7],
  members: [[1, 3], [6, 8, 9], [11, 13, 14], [16, 18, 19], [21, 23, 24], [26, 27, 29], [31, 32, 34], [37, 39], [5, 15, 25, 35], [12, 28]],
  colours: ["violet", "sky_blue", "purple", "orange", "red", "yellow", "green", "blue", "common_rooms", "utilities"],
  prices: [0, 60, 0, 60, 0, 200, 100, 0, 100, 120, 0, 140, 150, 140, 160, 200, 180, 0, 180, 200, 0, 220, 0, 220, 240, 200, 260, 260, 150, 280, 0, 300, 300, 0, 320, 200, 0, 350, 0, 400],
  mortgages: [0, 30, 0, 30, 0, 100, 50, 0, 50, 60, 0, 70, 75, 70, 80, 100, 90, 0, 90, 100, 0, 110, 0, 110, 120, 100, 130, 130, 75, 140, 0, 150, 150, 0, 160, 100, 0, 175, 0, 200],
  interest: [0, 3, 0, 3, 0, 10, 5, 0, 5, 6, 0, 7, 8, 7, 8, 10, 9, 0, 9, 10, 0, 11, 0, 11, 12, 10, 13, 13, 8, 14, 0, 15, 15, 0, 16, 10, 0, 18, 0, 20],
  lifts: [0, 33, 0, 33, 0, 110, 55, 0, 55, 66, 0, 77, 83, 77, 88, 110, 99, 0, 99, 110, 0, 121, 0, 121, 132, 110, 143, 143, 83, 154, 0, 165, 165, 0, 176, 110, 0, 193, 0, 220],
  huts: [0, 50, 0, 50, 0, 0, 50, 0, 50, 50, 0, 100, 0, 100, 100, 0, 100, 0, 100, 100, 0, 150, 0, 150, 150, 0, 150, 150, 0, 150, 0, 200, 200, 0, 200, 0, 0, 200, 0, 200],
  sells: [0, 25, 0, 25, 0, 0, 25, 0, 25, 25, 0, 50, 0, 50, 50, 0, 50, 0, 50, 50, 0, 75, 0, 75, 75, 0, 75, 75, 0, 75, 0, 100, 100, 0, 100, 0, 0, 100, 0, 100],
  rents: [[], [2, 10, 30, 90, 160, 250], [], [4, 20, 60, 180, 320, 450], [], [25, 50, 100, 200], [6, 30, 90, 270, 400, 550], [], [6, 30, 90, 270, 400, 550], [8, 40, 100, 300, 450, 600], [], [10, 50, 150, 450, 625, 750], [4, 10], [10, 50, 150, 450, 625, 750], [12, 60, 180, 500, 700, 900], [25, 50, 100, 200], [14, 70, 200, 550, 750, 950], [], [14, 70, 200, 550, 750, 950], [16, 80, 220, 600, 800, 1000], [], [18, 90, 250, 700, 875, 1050], [], [18, 90, 250, 700, 875, 1050], [20, 100, 300, 750, 925, 1100], [25, 50, 100, 200], [22, 110, 330, 800, 975, 1150], [22, 110, 330, 800, 975, 1150], [4, 10], [24, 120, 360, 850, 1025, 1200], [], [26, 130, 390, 900, 1100, 1275], [26, 130, 390, 900, 1100, 1275], [], [28, 150, 450, 1000, 1200, 1400], [25, 50, 100, 200], [], [35, 175, 500, 1100, 1300, 1500], [], [50, 200, 600, 1400, 1700, 2000]],
  cards: ["dp_go", "dp_quidditch_bet", "dp_pixies", "dp_potions", "dp_get_out", "dp_azkaban", "dp_gringotts_error", "dp_school_fee", "dp_horcrux", "dp_house_elf", "dp_pomfrey", "dp_refund", "dp_patronus", "dp_st_mungos", "dp_troll", "dp_yule_ball", "qb_three_broomsticks", "qb_office", "qb_go", "qb_hagrid", "qb_utility", "qb_dementors", "qb_get_out", "qb_snitch", "qb_azkaban", "qb_dividend", "qb_common_room_a", "qb_common_room_b", "qb_howler", "qb_imperius", "qb_pastilles", "qb_slytherin"],
  tokens: ["stag", "otter", "terrier", "doe", "phoenix", "hare", "lynx", "swan"],
  notes: [500, 100, 50, 20, 10, 5, 1],
  spaces: ["go", "privet_drive", "daily_prophet_1", "leaky_cauldron", "ministry_tax", "slytherin_common_room", "flourish_blotts", "quibbler_1", "wizard_wheezes", "ollivanders", "azkaban", "hagrids_hut", "floo_network", "forbidden_forest", "quidditch_pitch", "hufflepuff_common_room", "godrics_hollow", "daily_prophet_2", "burrow", "grimmauld_place", "free_parking", "shrieking_shack", "quibbler_2", "honeydukes", "three_broomsticks", "ravenclaw_common_room", "kings_cross", "gringotts", "owl_post", "ministry_of_magic", "go_to_azkaban", "hangleton_graveyard", "chamber_of_secrets", "daily_prophet_3", "malfoy_manor", "gryffindor_common_room", "quibbler_3", "room_of_requirement", "gringotts_fee", "dumbledores_office"],
} as const;
