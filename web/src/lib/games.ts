// A game's user interface: a board, and which elements stand for an action. Each is loaded on demand; a game without
// one is played in the text view.
import type { Component, Snippet } from "svelte";
import type { Result } from "../wire/core";
import type { Question, SeatInfo } from "../wire/hall";
import type { Thing } from "./log";
import { type Action, PLAIN, type Touching } from "./narrow";
import type { Speech } from "./speech";
import type { Table } from "./table.svelte";

/** The latest events. `fresh`: the page has just opened at this moment, so nothing should be animated. */
export interface Moment<Event = unknown> {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly fresh: boolean;
}

/** A board shows a view and reports what was touched. It knows no rules: the server sent whatever glows. */
export interface BoardProps<View = never, Event = never> {
  view: View;
  speech: Speech;
  seats: readonly SeatInfo[];
  moment: Moment<Event>;
  /** The elements that may be touched next. */
  lit: ReadonlySet<string>;
  /** Those of them that one touch settles. */
  last?: ReadonlySet<string>;
  touched: readonly string[];
  /** The elements that a hint or a rule points at. */
  marked: ReadonlySet<string>;
  touch: (element: string) => void;
  /** Why this can't be touched, in a sentence; nothing if it can be, or if nobody knows. */
  why?: (element: string) => Promise<string>;
  /** In a replay nothing can be touched. */
  still: boolean;
}

/** More that a board may offer. */
export interface BoardExports {
  /** Something was dragged and dropped where nothing glows; false if that means nothing here. */
  drop?: (element: string, over: Element) => boolean;
}

/** One seat's hidden things, for replays that show every hand. */
export interface HandProps<View = never> {
  view: View;
  speech: Speech;
}

/** A game's part of a seat, shown beside the player's name. */
export interface SeatProps<View = never> extends HandProps<View> {
  seat: number;
}

/** A game's own controls at the prompt, instead of plain buttons: an auction, a trade, a debt. It knows no rules
 *  either: it plays one of the legal actions, or fills in the form it was sent. */
export interface DeskProps<View = never> {
  table: Table;
  view: View;
  /** The question to this seat; null while others are asked, or nobody. */
  question: Question | null;
}

/** A seat's piece, a few pixels wide: distinct by its outline, not by colour alone. */
export interface MarkProps<View = never> {
  view: View;
  seat: number;
}

/** A card or a space that a sentence names. */
export interface ThingProps extends Thing {
  speech: Speech;
}

/** A game's part of the end, besides the winner: for instance the tokens players carry into the next game. */
export interface EndProps {
  result: Result;
  speech: Speech;
}

/** A picture instead of an answer's words, which screen readers still get. */
export interface PictureProps<View = never> {
  action: Action;
  view: View;
}

/** An event that deserves a banner: how much so, from 1 to 3, whom it gladdens and whom it hurts. Only what everyone at
 *  the table may know decides it. */
export interface Great {
  readonly weight: 1 | 2 | 3;
  readonly glad?: number;
  readonly sore?: number;
}

/** By kind of event, whether one is great; the sentence `great-Kind` announces it. */
export type Greats<Event extends { type: string } = any, View = any> = {
  readonly [Kind in Event["type"]]?: (event: Extract<Event, { type: Kind }>, view: View) => Great | false;
};

export interface GameUi extends Touching {
  // Each game's props are its own; the table passes on whatever the server sent for that game.
  Board: Component<BoardProps<any, any>, BoardExports>;
  Hand?: Component<HandProps<any>>;
  /** How many things a seat holds; null: where it plays, nobody has a hand. */
  holds?: (view: any, seat: number) => number | null;
  Seat?: Component<SeatProps<any>>;
  Mark?: Component<MarkProps<any>>;
  /** The colour of a team. */
  Team?: Component<{ team: number }>;
  Desk?: Component<DeskProps<any>>;
  End?: Component<EndProps>;
  greats?: Greats;
  /** The question in short, if the desk shows what it is about. */
  asks?: (step: any, speech: Speech) => string | undefined;
  /** The question to another player, if that says more than their name. */
  waits?: (step: any, speech: Speech) => string | undefined;
  /** The action a player probably meant by touching something illegal; sent to the server as a probe. */
  intendedAction?: (touched: readonly string[], view: unknown) => Action | null;
  /** A picture for an answer that the board leaves open, where a picture is quicker to grasp than words. */
  pictured?: (action: Action) => Component<PictureProps<any>> | undefined;
  /** Whether an action needs confirming in this situation, besides those the game always confirms: it would lose at
   *  once, say. */
  needsConfirm?: (action: Action, view: unknown) => boolean;
  /** Keys of bots' reasons that aren't worth a line in the log. */
  quietReasons?: readonly string[];
  /** Whether an event tells no more than the one before it: “plays” and “comes into play” are one line. */
  repeats?: (event: any, before: any) => boolean;
  /** The seat whose turn begins with this event; `actor` has moved last, null before anyone has. */
  begins?: (event: any, actor: number | null) => number | null;
  /** Where touches are on the board at the moment, if they go by other names there. */
  standing?: (touches: readonly string[], touched: readonly string[], view: any) => readonly string[];
  /** The elements that stand for an event; by default its fields. */
  lights?: (event: Action) => readonly string[];
  /** A thing as it is drawn inside a sentence, instead of its label. */
  inline?: (thing: Thing) => Component<ThingProps> | undefined;
  /** A thing as it is shown on display. */
  display?: (thing: Thing) => Component<ThingProps> | undefined;
  /** Kinds of asides that can soon be too late: their buttons catch the eye. */
  urgentAsides?: readonly string[];
  /** Kinds of asides that the desk lists itself. */
  listed?: readonly string[];
}

/** How a game shows its cards in the deck builder; without one they are shown in words. */
export interface DeckUi {
  Card: Component<{ card: number; speech: Speech }>;
  /** A large card, with its actions. */
  Sheet: Component<{ card: number; speech: Speech; close: () => void; children?: Snippet }>;
  /** A symbol for one value of the facet that is `marked`. */
  Mark?: Component<{ value: number | string }>;
  marked?: string;
  /** Everything on a card, for screen readers. */
  says: (speech: Speech, card: number) => string;
}

type Module<T> = () => Promise<{ default: T }>;
const uis = import.meta.glob("../games/*/index.ts") as Record<string, Module<Partial<GameUi>>>;
const deckUis = import.meta.glob("../games/*/deck.ts") as Record<string, Module<DeckUi>>;
const drawings = import.meta.glob("../games/*/Drawing.svelte") as Record<string, Module<Component>>;
const sketches = import.meta.glob("../games/*/Sketch.svelte") as Record<string, Module<Component<{ draw: string }>>>;
const emblems = import.meta.glob("../games/*/Emblem.svelte") as Record<string, Module<Component<{ variant: string }>>>;

export async function uiOf(game: string): Promise<GameUi | null> {
  const found = await uis[`../games/${game}/index.ts`]?.();
  return found ? ({ ...PLAIN, ...found.default } as GameUi) : null;
}

/** A decoration: resolves to null if loading fails, because the page works without it. */
async function ornament<T>(brought: Module<T> | undefined): Promise<T | null> {
  return (await brought?.().catch(() => null))?.default ?? null;
}

export const deckUiOf = (game: string) => ornament(deckUis[`../games/${game}/deck.ts`]);

/** A game's picture in the hall. */
export const drawingOf = (game: string) => ornament(drawings[`../games/${game}/Drawing.svelte`]);

/** The drawings beside the lines of “How to play”, by name. */
export const sketchOf = (game: string) => ornament(sketches[`../games/${game}/Sketch.svelte`]);

/** Small pictures of a game's variants. */
export const emblemOf = (game: string) => ornament(emblems[`../games/${game}/Emblem.svelte`]);
