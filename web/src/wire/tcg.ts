// Written by `greathall wire` from the structs in Python: change those and run it again.

import type { Held, TakenBack } from "./core";

export interface End {
  readonly type: "End";
}

export interface Strike {
  readonly type: "Strike";
}

export interface Play {
  readonly type: "Play";
  readonly card: number;
}

export interface Draw {
  readonly type: "Draw";
  readonly count: number;
}

export interface Use {
  readonly type: "Use";
  readonly place: number;
  readonly card: number;
}

export interface Solve {
  readonly type: "Solve";
  readonly way: number;
}

export interface Skip {
  readonly type: "Skip";
}

export interface Done {
  readonly type: "Done";
}

export interface Pick {
  readonly type: "Pick";
  readonly card: number;
}

export interface Target {
  readonly type: "Target";
  readonly side: number;
  readonly place: number;
  readonly card: number;
}

export interface AtPlayer {
  readonly type: "AtPlayer";
}

export interface Shield {
  readonly type: "Shield";
  readonly place: number;
  readonly card: number;
}

export interface Suffer {
  readonly type: "Suffer";
}

export interface Show {
  readonly type: "Show";
  readonly card: number;
}

export interface Yes {
  readonly type: "Yes";
}

export interface No {
  readonly type: "No";
}

export interface Number {
  readonly type: "Number";
  readonly count: number;
}

export interface Redraw {
  readonly type: "Redraw";
}

export interface GoFirst {
  readonly type: "GoFirst";
}

export interface GoSecond {
  readonly type: "GoSecond";
}

export interface Resign {
  readonly type: "Resign";
}

export interface Came {
  readonly type: "Came";
  readonly card: number;
}

export interface Begins {
  readonly type: "Begins";
  readonly who: number;
}

export interface Takes {
  readonly type: "Takes";
  readonly deck: number;
}

export interface Laid {
  readonly type: "Laid";
  readonly seat: number;
  readonly character: number;
}

export interface Started {
  readonly type: "Started";
  readonly seat: number;
}

export interface Redrew {
  readonly type: "Redrew";
  readonly seat: number;
}

export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
}

/** A card was drawn; `shown`: the hand is open. */
export interface Drawn {
  readonly type: "Drawn";
  readonly seat: number;
  readonly card: number | null;
  readonly shown: boolean;
}

export interface Milled {
  readonly type: "Milled";
  readonly seat: number;
  readonly card: number;
}

export interface Played {
  readonly type: "Played";
  readonly seat: number;
  readonly card: number;
}

export interface Entered {
  readonly type: "Entered";
  readonly seat: number;
  readonly card: number;
}

export interface Gone {
  readonly type: "Gone";
  readonly seat: number;
  readonly card: number;
}

export interface Shed {
  readonly type: "Shed";
  readonly seat: number;
  readonly card: number;
}

export interface Returned {
  readonly type: "Returned";
  readonly seat: number;
  readonly card: number;
  readonly to: string;
}

export interface Wounded {
  readonly type: "Wounded";
  readonly side: number;
  readonly place: number;
  readonly card: number;
  readonly amount: number;
}

export interface Healed {
  readonly type: "Healed";
  readonly side: number;
}

export interface Damaged {
  readonly type: "Damaged";
  readonly seat: number;
  readonly amount: number;
  readonly kind: string;
  readonly card: number;
}

export interface Prevented {
  readonly type: "Prevented";
  readonly seat: number;
  readonly amount: number;
  readonly by: number;
}

export interface Used {
  readonly type: "Used";
  readonly seat: number;
  readonly card: number;
}

export interface Solved {
  readonly type: "Solved";
  readonly seat: number;
  readonly card: number;
}

export interface Skipped {
  readonly type: "Skipped";
  readonly seat: number;
  readonly card: number;
  readonly count: number;
}

export interface Rewarded {
  readonly type: "Rewarded";
  readonly seat: number;
  readonly card: number;
}

export interface Looked {
  readonly type: "Looked";
  readonly seat: number;
  readonly cards: readonly number[] | null;
}

/** Cards were taken from a deck; `shown`: the card says so, or the hand is open. */
export interface Found {
  readonly type: "Found";
  readonly seat: number;
  readonly cards: readonly number[] | null;
  readonly shown: boolean;
}

export interface Shuffled {
  readonly type: "Shuffled";
  readonly seat: number;
}

export interface Revealed {
  readonly type: "Revealed";
  readonly seat: number;
  readonly card: number;
}

export interface HandOpened {
  readonly type: "HandOpened";
  readonly seat: number;
  readonly cards: readonly number[];
}

export interface Granted {
  readonly type: "Granted";
  readonly seat: number;
  readonly actions: number;
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

/** TC-R9.1: you may resign at any time once the decks are laid. */
export interface Aside {
  readonly type: "Aside";
  readonly seat: number;
}

/** TC-14.4, TC-R5.2: discard cards of your choice from hand, one at a time; they are seen only then. */
export interface Discard {
  readonly type: "Discard";
  readonly seat: number;
  readonly left: number;
  readonly what: number;
}

/** Every card in a hand that fits is discarded. */
export interface DiscardAll {
  readonly type: "DiscardAll";
  readonly who: number;
  readonly what: number;
}

/** TC-R5.10: you see your opponent's hand and may remember it. */
export interface Look {
  readonly type: "Look";
  readonly who: number;
}

/** One card from the opponent's hand, just seen, is discarded; or none, if the card allows that. */
export interface TakeAway {
  readonly type: "TakeAway";
  readonly seat: number;
  readonly may: boolean;
}

/**
 * Cards in play on a side are discarded, this many or as many as there are.
 *
 * `who` chooses, and is asked only if others could go instead.
 */
export interface Away {
  readonly type: "Away";
  readonly who: number;
  readonly side: number;
  readonly what: number;
  readonly subject: number;
  readonly count: number;
}

/** TC-14.4, TC-R4.14: a card in play on a side, chosen by a player, is discarded; lessons by their subject. */
export interface Remove {
  readonly type: "Remove";
  readonly seat: number;
  readonly side: number;
  readonly what: number;
  readonly subject: number;
}

/** You keep one of several creatures and discard the others. */
export interface KeepOne {
  readonly type: "KeepOne";
  readonly seat: number;
}

/** Any creature in play goes back to its owner's hand. */
export interface BackToHand {
  readonly type: "BackToHand";
  readonly seat: number;
}

/** Potions Exam: discard one Potions lesson in play, or three cards in play. */
export interface Exam {
  readonly type: "Exam";
  readonly seat: number;
}

/**
 * TC-15.1, TC-15.2, TC-15.3, TC-R6.4: damage to a player, after everything that raises it.
 *
 * Shields come first, then whatever the player chooses to use (TC-R3.2). TC-R6.5: only this damage is prevented, not
 * what follows. TC-R6.15: an amount of 0 is no damage.
 */
export interface Damage {
  readonly type: "Damage";
  readonly to: number;
  readonly amount: number;
  readonly kind: number;
  readonly by: number;
  readonly stilled: boolean;
}

/**
 * TC-16.1, TC-R3.2, TC-R6.6: if a spell would hurt you, you may use your cards in play against all of it.
 *
 * Damage beyond a creature's health is lost.
 */
export interface Ward {
  readonly type: "Ward";
  readonly seat: number;
  readonly amount: number;
}

/** TC-1.1, TC-R2.3, TC-R6.1: move cards one by one from the top of the deck; an empty deck loses at once. */
export interface Mill {
  readonly type: "Mill";
  readonly to: number;
  readonly left: number;
}

/** The top card goes to the pile. */
export interface Lose {
  readonly type: "Lose";
  readonly who: number;
}

/** Every creature on both sides takes damage. */
export interface WoundAll {
  readonly type: "WoundAll";
  readonly amount: number;
}

/** TC-14.4, TC-R4.6: aim at your opponent, or at any creature in play. */
export interface Aim {
  readonly type: "Aim";
  readonly seat: number;
  readonly amount: number;
}

/** TC-14.4, TC-R4.6, TC-R5.3: choose any creature in play; or none, if the card allows that. */
export interface AimAtCreature {
  readonly type: "AimAtCreature";
  readonly seat: number;
  readonly amount: number;
  readonly may: boolean;
}

/** TC-R5.3: choose any creature that is still in play, or none; the first damage may have killed one. */
export interface Bite {
  readonly type: "Bite";
  readonly who: number;
  readonly amount: number;
}

/** All damage on a side's creatures is removed. */
export interface Mend {
  readonly type: "Mend";
  readonly side: number;
}

/**
 * TC-R6.10: if you show a Potions lesson from your hand, you take no damage; if not, you may still prevent it.
 *
 * You are asked even if you have none.
 */
export interface Question {
  readonly type: "Question";
  readonly seat: number;
  readonly amount: number;
}

/** TC-3.5, TC-12.2, TC-R6.12: cards taken by one instruction are one draw, which costs no action by itself. */
export interface DrawCards {
  readonly type: "DrawCards";
  readonly who: number;
  readonly count: number;
}

/** TC-R2.3: draw one card at a time, even if the deck runs out. */
export interface Drawing {
  readonly type: "Drawing";
  readonly who: number;
  readonly left: number;
}

/** TC-12.2, TC-R6.11: the top card goes into the hand, seen by its owner; with Snuffling Potion, to the pile. */
export interface DrawOne {
  readonly type: "DrawOne";
  readonly who: number;
}

/** TC-R6.12: a draw is over, and Peeves Causes Trouble does its damage. */
export interface Drew {
  readonly type: "Drew";
  readonly who: number;
}

/** TC-12.3, TC-R5.4: draw all or none. */
export interface MayDraw {
  readonly type: "MayDraw";
  readonly seat: number;
  readonly count: number;
}

/** TC-12.3, TC-R2.3, TC-R5.4: name any number up to the size of the deck, then draw that many. */
export interface DrawAny {
  readonly type: "DrawAny";
  readonly seat: number;
}

/** TC-12.1: put up to this many lessons from your hand into play. */
export interface LayLessons {
  readonly type: "LayLessons";
  readonly seat: number;
  readonly left: number;
}

/**
 * TC-5.1, TC-6.1, TC-R7.2: the card comes into play, or the spell takes effect.
 *
 * TC-R4.12: with two lessons already in play, Hermione lays another.
 */
export interface Comes {
  readonly type: "Comes";
  readonly who: number;
  readonly card: number;
}

/** TC-5.4, TC-9.1: a spell never stays in play. */
export interface SpellEnds {
  readonly type: "SpellEnds";
  readonly who: number;
  readonly card: number;
}

/** TC-R6.8, TC-R7.7: the reward damages the opponent of the player who gets it; the adventure belongs to `owner`. */
export interface Reward {
  readonly type: "Reward";
  readonly winner: number;
  readonly owner: number;
  readonly card: number;
}

/** Dragon's Escape: draw three cards, or do three damage, which counts as the adventure owner's (TC-15.3). */
export interface DrawOrDamage {
  readonly type: "DrawOrDamage";
  readonly seat: number;
  readonly amount: number;
  readonly owner: number;
}

/** Gringotts Cart Ride: discard a card from the hand as it is by then; a Delivery Owl may have come first. */
export interface Toll {
  readonly type: "Toll";
  readonly who: number;
}

/** The hand is open until the game ends. */
export interface OpenHand {
  readonly type: "OpenHand";
  readonly who: number;
}

/**
 * TC-12.1: pick cards from your pile, one at a time; nothing moves until you are done or can pick no more.
 *
 * The order of picks is kept only if it matters, under the deck, and there it is its owner's secret (TC-R5.9).
 */
export interface Gather {
  readonly type: "Gather";
  readonly seat: number;
  readonly least: number;
  readonly most: number;
  readonly what: number;
  readonly to: string;
}

/**
 * TC-16.2, TC-R2.6, TC-R5.7: if you search, you see the whole deck, may take nothing, and always shuffle.
 *
 * If you take the last card, you lose before that.
 */
export interface Search {
  readonly type: "Search";
  readonly seat: number;
  readonly most: number;
  readonly what: number;
  readonly shown: boolean;
}

/** TC-6.2, TC-R7.5: the adventure is solved: first the reward, then it is discarded. */
export interface Overcome {
  readonly type: "Overcome";
  readonly who: number;
}

/** TC-R7.5: anything the adventure forbade is allowed again. */
export interface Falls {
  readonly type: "Falls";
  readonly side: number;
}

/** TC-2.1, TC-R5.11: a player without a deck takes one of ours, unseen by the opponent. */
export interface TakeDeck {
  readonly type: "TakeDeck";
  readonly who: number;
}

/** TC-1.2, TC-R1.5: choose the first player at random. */
export interface WhoBegins {
  readonly type: "WhoBegins";
}

/** TC-R1.5: the loser of the last game chooses. */
export interface Choose {
  readonly type: "Choose";
  readonly seat: number;
}

/** TC-R1.4: if the table has agreed on it, you may draw seven new cards once, after a shuffle. */
export interface MayRedraw {
  readonly type: "MayRedraw";
  readonly seat: number;
}

/** TC-1.2, TC-R1.6: the first turn is a complete one. */
export interface FirstTurn {
  readonly type: "FirstTurn";
}

/** TC-12.2, TC-R6.12: everyone sees the top card; taking it this way is not drawing. */
export interface TurnUp {
  readonly type: "TurnUp";
  readonly who: number;
}

/**
 * TC-3.1, TC-3.6, TC-3.7, TC-R3.1, TC-R3.4, TC-R3.5: the turn of `last` is over, and the opponent's begins.
 *
 * It includes whatever comes before it. The number of its actions is settled now.
 */
export interface NextTurn {
  readonly type: "NextTurn";
  readonly last: number;
}

/**
 * TC-3.1, TC-R3.2: the player whose turn it is chooses the order, and is asked only if it matters.
 *
 * Otherwise the damage of their own adventure comes first.
 */
export interface Before {
  readonly type: "Before";
  readonly who: number;
  readonly cards: readonly number[];
}

/**
 * TC-3.1: choose which card acts next.
 *
 * Your own adventure is listed first, because it can't hurt you.
 */
export interface Order {
  readonly type: "Order";
  readonly seat: number;
  readonly cards: readonly number[];
}

/** TC-3.2, TC-R3.3: the creatures strike at once if nothing could come before them. */
export interface Daybreak {
  readonly type: "Daybreak";
  readonly who: number;
}

/** TC-R6.14: whatever lasted for this turn is over, even if the card that brought it is gone. */
export interface TurnEnds {
  readonly type: "TurnEnds";
  readonly who: number;
}

/**
 * TC-3.2, TC-3.3, TC-7.1, TC-R3.3, TC-R3.7: after the draw come abilities and solving, then the creatures' damage.
 *
 * Then come the actions, with abilities and solving between them. TC-R4.13: with Harry an action draws two cards, in
 * one draw.
 */
export interface Main {
  readonly type: "Main";
  readonly seat: number;
}

/** Winged Keys: choose one of the opponent's creatures. */
export interface StillCreature {
  readonly type: "StillCreature";
  readonly seat: number;
}

/**
 * TC-R8.3: pick cards from the pile, then give cards from the hand.
 *
 * The picked cards move only then, so that a card just given can't be taken.
 */
export interface Exchange {
  readonly type: "Exchange";
  readonly seat: number;
  readonly gives: number;
  readonly takes: number;
  readonly what: number;
}

/** The picked cards go into the hand. */
export interface Receive {
  readonly type: "Receive";
  readonly who: number;
}

/**
 * TC-10.1, TC-R5.8, TC-R5.9: piles and numbers of cards are public.
 *
 * Hands, decks and the order of cards put under a deck are known to their owners. Sides are seats, and fields by side
 * are lists of two. Lessons are counted by subject; facts about the cards in `board` are in lists of the same
 * length.
 */
export interface View {
  readonly type: "tcg";
  readonly me: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly starter: number;
  readonly turn: number;
  readonly turns: number;
  readonly actions: number;
  readonly struck: boolean;
  readonly hand: readonly number[];
  readonly shown: readonly number[];
  readonly known: readonly (readonly number[])[];
  readonly sizes: readonly number[];
  readonly decks: readonly number[];
  readonly stock: readonly number[];
  readonly under: readonly (readonly number[])[];
  readonly layers: readonly (readonly (readonly number[])[])[];
  readonly bottom: readonly number[];
  readonly heaps: readonly (readonly number[])[];
  readonly lessons: readonly (readonly number[])[];
  readonly power: readonly (readonly number[])[];
  readonly board: readonly (readonly number[])[];
  readonly hurt: readonly (readonly number[])[];
  readonly used: readonly (readonly number[])[];
  readonly stilled: readonly (readonly number[])[];
  readonly adventure: readonly number[];
  readonly skipped: readonly number[];
  readonly shields: readonly number[];
  readonly banned: readonly boolean[];
  readonly snuffled: readonly boolean[];
  readonly opened: readonly boolean[];
  readonly played: readonly number[];
  readonly lesson_actions: number;
  readonly limbo: readonly (readonly number[])[];
  readonly picks: readonly (number | null)[];
  readonly lists: readonly (readonly number[] | null)[];
  readonly agenda: readonly Step[];
}

/** What a seat may say. */
export type Action =
  | End
  | Strike
  | Play
  | Draw
  | Use
  | Solve
  | Skip
  | Done
  | Pick
  | Target
  | AtPlayer
  | Shield
  | Suffer
  | Show
  | Yes
  | No
  | Number
  | Redraw
  | GoFirst
  | GoSecond
  | Resign;

/** What chance may say. */
export type Outcome =
  | Came
  | Begins
  | Takes;

/** What is told at the table, in this game or in any. */
export type Event =
  | Laid
  | Started
  | Redrew
  | TurnBegan
  | Drawn
  | Milled
  | Played
  | Entered
  | Gone
  | Shed
  | Returned
  | Wounded
  | Healed
  | Damaged
  | Prevented
  | Used
  | Solved
  | Skipped
  | Rewarded
  | Looked
  | Found
  | Shuffled
  | Revealed
  | HandOpened
  | Granted
  | Resigned
  | Won
  | Held
  | TakenBack;

/** What the table must settle next. */
export type Step =
  | Aside
  | Discard
  | DiscardAll
  | Look
  | TakeAway
  | Away
  | Remove
  | KeepOne
  | BackToHand
  | Exam
  | Damage
  | Ward
  | Mill
  | Lose
  | WoundAll
  | Aim
  | AimAtCreature
  | Bite
  | Mend
  | Question
  | DrawCards
  | Drawing
  | DrawOne
  | Drew
  | MayDraw
  | DrawAny
  | LayLessons
  | Comes
  | SpellEnds
  | Reward
  | DrawOrDamage
  | Toll
  | OpenHand
  | Gather
  | Search
  | Overcome
  | Falls
  | TakeDeck
  | WhoBegins
  | Choose
  | MayRedraw
  | FirstTurn
  | TurnUp
  | NextTurn
  | Before
  | Order
  | Daybreak
  | TurnEnds
  | Main
  | StillCreature
  | Exchange
  | Receive;

/** What is printed on board and cards. */
export const printed = {
  names: ["Dean Thomas", "Draco Malfoy", "Draco Malfoy", "Dragon's Escape", "Elixir of Life", "Gringotts' Cart Ride", "Hannah Abbott", "Harry Potter", "Hermione Granger", "Hermione Granger", "Human Chess Game", "Invisibility Cloak", "Nearly Headless Nick", "Obliviate", "Professor Filius Flitwick", "Professor Severus Snape", "Ron Weasley", "Rubeus Hagrid", "Troll in the Bathroom", "Unicorn", "Delivery Owl", "Draught of Living Death", "Harry Hunting", "History of Magic", "Incendio", "Malevolent Mixture", "Meet the Centaurs", "Mountain Troll", "Mrs Norris", "Norbert", "Phoenix Feather Wand", "Platform 9 3/4", "Potion Ingredients", "Raven to Writing Desk", "Shrinking Potion", "Titillando", "Transfiguration Exam", "Transfiguration Test", "4 Privet Drive", "Alchemy", "Apothecary", "Apparate", "Baby Dragon", "Bluebell Flames", "Burning Bitterroot Balm", "Cage", "Confundus", "Diagon Alley", "Dogbreath Potion", "Draco's Trick", "Dragon Heart Wand", "Fumos", "Guard Dog", "Hiding From Snape", "Kelpie", "Logic Puzzle", "Mysterious Egg", "Nurture", "Ollivanders", "Peeves Causes Trouble", "Pet Toad", "Pomfrey's Pick-Me-Up", "Potions Exam", "Reptile House", "Silver Cauldron", "Snuffling Potion", "Stupefy", "Take Root", "Transmogrify", "Unusual Pets", "Vanishing Glass", "Winged Keys", "Accio", "Avifors", "Baubillious", "Boa Constrictor", "Boil Cure", "Borrowed Wand", "Cauldron to Sieve", "Curious Raven", "Dungbomb", "Epoximise", "Erumpent Potion", "Fluffy Falls Asleep", "Forest Troll", "Forgetfulness Potion", "Foul Brew", "Giant Tarantula", "Hagrid and the Stranger", "Homework", "Hospital Wing", "Illegibilus", "Incarcifors", "Lost Notes", "Magical Mishap", "Noxious Poison", "Out of the Woods", "Pet Rat", "Pewter Cauldron", "Potions Mistake", "Remembrall", "Restricted Section", "Scottish Stag", "Snape's Question", "Squiggle Quill", "Steelclaw", "Surly Hound", "Toe Biter", "Vermillious", "Vicious Wolf", "Wingardium Leviosa!", "Wizard Crackers", "Care of Magical Creatures", "Charms", "Potions", "Transfiguration"],
  kinds: ["Character", "Adventure", "Spell", "Creature", "Item", "Lesson"],
  subjects: ["care", "charms", "potions", "transfiguration"],
  decks: ["companions", "draco", "hermione", "lanterns", "menagerie", "ordeals", "pickpockets", "slowboil", "wandmaker", "wildbrew"],
  cards: [{"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 1, "keywords": ["Gryffindor", "Unique", "Wizard"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 2, "keywords": ["Slytherin", "Unique", "Wizard"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 2, "keywords": ["Slytherin", "Unique", "Wizard"], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 4, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 10, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 5, "keywords": ["Healing"], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 6, "keywords": [], "skips": 5}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 7, "keywords": ["Hufflepuff", "Unique", "Witch"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 8, "keywords": ["Gryffindor", "Unique", "Wizard"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 9, "keywords": ["Gryffindor", "Unique", "Witch"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 9, "keywords": ["Gryffindor", "Unique", "Witch"], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 11, "keywords": [], "skips": 0}, {"kind": 4, "subject": 3, "needs": 13, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 12, "keywords": ["Gryffindor", "Unique"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 13, "keywords": ["Gryffindor", "Unique"], "skips": 0}, {"kind": 2, "subject": 1, "needs": 12, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 14, "keywords": [], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [1, 1], "actions": 2, "same": 15, "keywords": ["Ravenclaw", "Unique", "Wizard"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [2, 1], "actions": 2, "same": 16, "keywords": ["Healing", "Slytherin", "Unique", "Wizard"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 17, "keywords": ["Gryffindor", "Unique", "Wizard"], "skips": 0}, {"kind": 0, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 18, "keywords": ["Unique"], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 19, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 6, "damage": 0, "health": 6, "gives": [-1, 0], "actions": 1, "same": 20, "keywords": ["Unicorn"], "skips": 0}, {"kind": 3, "subject": 0, "needs": 2, "damage": 0, "health": 1, "gives": [-1, 0], "actions": 1, "same": 21, "keywords": ["Owl"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 8, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 22, "keywords": [], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 23, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 24, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 3, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 25, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 26, "keywords": [], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 27, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 8, "damage": 4, "health": 4, "gives": [-1, 0], "actions": 1, "same": 28, "keywords": ["Troll"], "skips": 0}, {"kind": 3, "subject": 0, "needs": 2, "damage": 0, "health": 1, "gives": [-1, 0], "actions": 1, "same": 29, "keywords": ["Cat", "Unique"], "skips": 0}, {"kind": 3, "subject": 0, "needs": 4, "damage": 5, "health": 3, "gives": [-1, 0], "actions": 1, "same": 30, "keywords": ["Dragon", "Unique"], "skips": 0}, {"kind": 4, "subject": 1, "needs": 7, "damage": 0, "health": 0, "gives": [1, 4], "actions": 1, "same": 31, "keywords": ["Wand"], "skips": 0}, {"kind": 2, "subject": 3, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 32, "keywords": [], "skips": 0}, {"kind": 4, "subject": 2, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 33, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 1, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 34, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 8, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 35, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 9, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 36, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 10, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 37, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 38, "keywords": [], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 39, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 40, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 41, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 1, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 42, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 3, "damage": 3, "health": 2, "gives": [-1, 0], "actions": 1, "same": 43, "keywords": ["Dragon"], "skips": 0}, {"kind": 2, "subject": 1, "needs": 7, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 44, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 6, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 45, "keywords": ["Healing"], "skips": 0}, {"kind": 4, "subject": 0, "needs": 2, "damage": 0, "health": 0, "gives": [0, 1], "actions": 1, "same": 46, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 47, "keywords": [], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 48, "keywords": [], "skips": 7}, {"kind": 2, "subject": 2, "needs": 6, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 49, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 7, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 50, "keywords": [], "skips": 0}, {"kind": 4, "subject": 1, "needs": 5, "damage": 0, "health": 0, "gives": [1, 3], "actions": 1, "same": 51, "keywords": ["Wand"], "skips": 0}, {"kind": 2, "subject": 1, "needs": 7, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 52, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 7, "damage": 3, "health": 5, "gives": [-1, 0], "actions": 1, "same": 53, "keywords": ["Dog"], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 54, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 3, "damage": 1, "health": 5, "gives": [-1, 0], "actions": 1, "same": 55, "keywords": ["Kelpie"], "skips": 0}, {"kind": 2, "subject": 1, "needs": 6, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 56, "keywords": [], "skips": 0}, {"kind": 2, "subject": 0, "needs": 4, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 57, "keywords": [], "skips": 0}, {"kind": 2, "subject": 0, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 58, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 1, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 59, "keywords": [], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 60, "keywords": [], "skips": 5}, {"kind": 3, "subject": 0, "needs": 2, "damage": 0, "health": 1, "gives": [-1, 0], "actions": 1, "same": 61, "keywords": ["Toad"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 3, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 62, "keywords": ["Healing"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 10, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 63, "keywords": [], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 64, "keywords": [], "skips": 0}, {"kind": 4, "subject": 2, "needs": 8, "damage": 0, "health": 0, "gives": [2, 5], "actions": 1, "same": 65, "keywords": ["Cauldron"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 4, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 66, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 6, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 67, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 68, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 69, "keywords": [], "skips": 0}, {"kind": 1, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 2, "same": 70, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 9, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 71, "keywords": [], "skips": 0}, {"kind": 4, "subject": 3, "needs": 10, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 72, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 73, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 74, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 75, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 4, "damage": 2, "health": 2, "gives": [-1, 0], "actions": 1, "same": 76, "keywords": ["Snake"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 1, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 77, "keywords": ["Healing"], "skips": 0}, {"kind": 4, "subject": 1, "needs": 3, "damage": 0, "health": 0, "gives": [1, 2], "actions": 1, "same": 78, "keywords": ["Wand"], "skips": 0}, {"kind": 2, "subject": 3, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 79, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 2, "damage": 1, "health": 1, "gives": [-1, 0], "actions": 1, "same": 80, "keywords": ["Bird"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 81, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 82, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 3, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 83, "keywords": [], "skips": 0}, {"kind": 2, "subject": 0, "needs": 3, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 84, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 2, "damage": 2, "health": 3, "gives": [-1, 0], "actions": 1, "same": 85, "keywords": ["Troll"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 7, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 86, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 87, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 1, "damage": 2, "health": 1, "gives": [-1, 0], "actions": 1, "same": 88, "keywords": ["Spider"], "skips": 0}, {"kind": 2, "subject": 0, "needs": 4, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 89, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 90, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 4, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 91, "keywords": ["Healing"], "skips": 0}, {"kind": 2, "subject": 1, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 92, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 6, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 93, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 94, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 95, "keywords": [], "skips": 0}, {"kind": 2, "subject": 2, "needs": 3, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 96, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 5, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 97, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 1, "damage": 1, "health": 4, "gives": [-1, 0], "actions": 1, "same": 98, "keywords": ["Rat"], "skips": 0}, {"kind": 4, "subject": 2, "needs": 5, "damage": 0, "health": 0, "gives": [2, 3], "actions": 1, "same": 99, "keywords": ["Cauldron"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 6, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 100, "keywords": [], "skips": 0}, {"kind": 4, "subject": 3, "needs": 8, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 101, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 102, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 4, "damage": 1, "health": 5, "gives": [-1, 0], "actions": 1, "same": 103, "keywords": ["Deer"], "skips": 0}, {"kind": 2, "subject": 2, "needs": 3, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 104, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 2, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 105, "keywords": [], "skips": 0}, {"kind": 2, "subject": 3, "needs": 4, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 106, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 3, "damage": 1, "health": 3, "gives": [-1, 0], "actions": 1, "same": 107, "keywords": ["Dog"], "skips": 0}, {"kind": 2, "subject": 1, "needs": 3, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 108, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 4, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 109, "keywords": [], "skips": 0}, {"kind": 3, "subject": 0, "needs": 6, "damage": 3, "health": 3, "gives": [-1, 0], "actions": 1, "same": 110, "keywords": ["Wolf"], "skips": 0}, {"kind": 2, "subject": 1, "needs": 1, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 111, "keywords": [], "skips": 0}, {"kind": 2, "subject": 1, "needs": 1, "damage": 0, "health": 0, "gives": [-1, 0], "actions": 1, "same": 112, "keywords": [], "skips": 0}, {"kind": 5, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [0, 1], "actions": 1, "same": 113, "keywords": [], "skips": 0}, {"kind": 5, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [1, 1], "actions": 1, "same": 114, "keywords": [], "skips": 0}, {"kind": 5, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [2, 1], "actions": 1, "same": 115, "keywords": [], "skips": 0}, {"kind": 5, "subject": -1, "needs": 0, "damage": 0, "health": 0, "gives": [3, 1], "actions": 1, "same": 116, "keywords": [], "skips": 0}],
} as const;
