// What a game brings to the browser: a board, and which elements stand for an action. Each is loaded when it is needed;
// a game that brings nothing is played on the plain table.
import type { Component, Snippet } from "svelte";
import type { Result } from "../wire/core";
import type { Question, SeatInfo } from "../wire/hall";
import { type Action, PLAIN, type Touching } from "./narrow";
import type { Speech } from "./speech";
import type { Table } from "./table.svelte";

/** What happened last. `fresh`: the page has just come to it, so that nothing should be set in motion. */
export interface Moment<Event = unknown> {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly fresh: boolean;
}

/** A board shows a view and says what was touched. It knows no rule: what glows was sent by the server. */
export interface BoardProps<View = never, Event = never> {
  view: View;
  speech: Speech;
  seats: readonly SeatInfo[];
  moment: Moment<Event>;
  /** What may be touched next. */
  lit: ReadonlySet<string>;
  /** Of these, what one touch settles. */
  last?: ReadonlySet<string>;
  touched: readonly string[];
  /** What a hint or a rule points at. */
  marked: ReadonlySet<string>;
  touch: (element: string) => void;
  /** A replay: nothing can be touched. */
  still: boolean;
}

/** One seat's hidden things, for replays that show every hand. */
export interface HandProps<View = never> {
  view: View;
  speech: Speech;
}

/** What a game says of one seat, where the table shows who sits there. */
export interface SeatProps<View = never> extends HandProps<View> {
  seat: number;
}

/** What a game lays before whoever is asked, instead of plain buttons: an auction, a trade, a debt. It knows no rule
 *  either: it says one of the legal actions, or fills in the form it was sent. */
export interface DeskProps<View = never> {
  table: Table;
  view: View;
  /** What this seat may answer now; null: others are asked, or nobody. */
  question: Question | null;
}

/** What a game says of the end besides who has won: what everybody takes into the next one, say. */
export interface EndProps {
  result: Result;
  speech: Speech;
}

/** A picture instead of an answer's words, which are said to ears. */
export interface PictureProps<View = never> {
  action: Action;
  view: View;
}

export interface GameUi extends Touching {
  // Each game's props are its own; the table hands over whatever the server sent of that game.
  Board: Component<BoardProps<any, any>>;
  Hand?: Component<HandProps<any>>;
  Seat?: Component<SeatProps<any>>;
  Desk?: Component<DeskProps<any>>;
  End?: Component<EndProps>;
  /** The question in short, where the desk shows what it is about. */
  asks?: (step: any, speech: Speech) => string | undefined;
  /** What somebody else is asked, where that is worth more than their name. */
  waits?: (step: any, speech: Speech) => string | undefined;
  /** What somebody may have meant who touched this, though it is not legal: asked of the server as a probe. */
  intendedAction?: (touched: readonly string[], view: unknown) => Action | null;
  /** What shows an answer that the board has left open, where a picture tells it sooner than words. */
  pictured?: (action: Action) => Component<PictureProps<any>> | undefined;
  /** Whether an action is asked about once more as things are, besides those that the game says: it would lose at once. */
  needsConfirm?: (action: Action, view: unknown) => boolean;
  /** Bots' reasons, by key, that are worth no line in the log. */
  quietReasons?: readonly string[];
  /** Kinds of actions, said unasked, that are soon too late: their buttons catch the eye. */
  urgentAsides?: readonly string[];
  /** Kinds of actions, said unasked, that the desk lists itself. */
  listed?: readonly string[];
}

/** How a game shows its cards in the deck builder; one that brings nothing has them in words. */
export interface DeckUi {
  Card: Component<{ card: number; speech: Speech }>;
  /** A card, large, with what may be done with it. */
  Sheet: Component<{ card: number; speech: Speech; close: () => void; children?: Snippet }>;
  /** A sign of one value of the facet that is `marked`. */
  Mark?: Component<{ value: number | string }>;
  marked?: string;
  /** All that stands on a card, for ears. */
  says: (speech: Speech, card: number) => string;
}

type Module<T> = () => Promise<{ default: T }>;
const uis = import.meta.glob("../games/*/index.ts") as Record<string, Module<Partial<GameUi>>>;
const deckUis = import.meta.glob("../games/*/deck.ts") as Record<string, Module<DeckUi>>;
const drawings = import.meta.glob("../games/*/Drawing.svelte") as Record<string, Module<Component>>;
const emblems = import.meta.glob("../games/*/Emblem.svelte") as Record<string, Module<Component<{ variant: string }>>>;

export async function uiOf(game: string): Promise<GameUi | null> {
  const found = await uis[`../games/${game}/index.ts`]?.();
  return found ? ({ ...PLAIN, ...found.default } as GameUi) : null;
}

/** An ornament: who is cut off while it comes does without it. */
async function ornament<T>(brought: Module<T> | undefined): Promise<T | null> {
  return (await brought?.().catch(() => null))?.default ?? null;
}

export const deckUiOf = (game: string) => ornament(deckUis[`../games/${game}/deck.ts`]);

/** The game as a table one would like to sit at. */
export const drawingOf = (game: string) => ornament(drawings[`../games/${game}/Drawing.svelte`]);

/** Small pictures of a game's variants. */
export const emblemOf = (game: string) => ornament(emblems[`../games/${game}/Emblem.svelte`]);
