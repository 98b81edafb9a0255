// Which elements stand for an action, and what an illegal touch was meant to do. A card of the hand is touched first,
// then the table; things on the board are touched once.
import type { Action } from "../../lib/narrow";
import type { View } from "../../wire/tcg";
import { ADVENTURE, asked, below, isLesson, kindOf, other, subjectOf } from "./print";

/** Where a card of the hand is laid. */
export const TABLE = "table";

/** The elements of an action, by kind. Sides aren't known here: `own` and `player` belong to the player who is
 *  asked. */
const TOUCHED: Record<string, (action: Action) => string[]> = {
  Play: ({ card }) => [`card:${String(card)}`, TABLE],
  Pick: ({ card }) => [`card:${String(card)}`],
  Show: ({ card }) => [`card:${String(card)}`],
  Target: ({ side, place }) => [`place:${String(side)}:${String(place)}`],
  Use: ({ place }) => [`own:${String(place)}`],
  Shield: ({ place }) => [`own:${String(place)}`],
  AtPlayer: () => ["player"],
  Draw: () => ["deck"],
  Solve: () => ["adventure"],
  Skip: () => ["adventure"],
};

export const touches = (action: Action): string[] => TOUCHED[action.type]?.(action) ?? [];

/** Touching a card, an ability or an adventure only shows it: using or losing something needs a second touch, of the
 *  table or a button. */
export function commits(element: string, touched: readonly string[], action: Action): boolean {
  if (element === TABLE) return touched.length > 0;
  return ["Target", "Shield", "AtPlayer", "Draw"].includes(action.type);
}

/** A probe for the server: only it knows what is legal, and why. */
export function intendedAction(touched: readonly string[], seen: unknown): Action | null {
  const view = seen as View;
  const [kind, first, second] = touched.find((element) => element !== TABLE)?.split(":") ?? [];
  if (kind === "card") return { type: asked(view)?.type === "Main" ? "Play" : "Pick", card: Number(first) };
  if (kind === "own") return { type: "Use", place: Number(first), ...(named(view, below(view), Number(first))) };
  if (kind === "place") return { type: "Target", side: Number(first), place: Number(second), ...named(view, Number(first), Number(second)) };
  if (kind === "deck") return { type: "Draw", count: 1 };
  if (kind === "adventure") return { type: "Solve", way: 0 };
  return kind === "player" ? { type: "AtPlayer" } : null;
}

const named = (view: View, side: number, place: number) => ({ card: view.board[side]?.[place] ?? 0 });

// ── on the board ────────────────────────────────────────────────────────────
/** Elements of the board by name, each with what touching it means. */
export type Standing = ReadonlyMap<string, string>;

export const ofHeld = (card: number): string => `card:${card}`;
export const ofPlace = (side: number, place: number): string => `place:${side}:${place}`;
export const ofLesson = (side: number, subject: number): string => `lesson:${side}:${subject}`;
export const ofSeen = (side: number, card: number): string => `seen:${side}:${card}`;

/** The elements that stand out: the table only while a card is picked up that may be laid there. */
export function glowing(lit: ReadonlySet<string>, touched: readonly string[]): string[] {
  return [...lit].filter((token) => token !== TABLE || touched.length > 0);
}

/** Where the touchable elements are on the board: a card may be in a hand, on a pile or in play. */
export function standing(view: View, tokens: Iterable<string>): Standing {
  const found = new Map<string, string>();
  const me = below(view);
  for (const token of tokens) for (const element of where(view, me, token)) found.set(element, token);
  return found;
}

/** The same as the guide asks for it: where the touches are that come next. */
export const next = (touches: readonly string[], touched: readonly string[], view: View): string[] => [
  ...standing(view, glowing(new Set(touches), touched)).keys(),
];

function where(view: View, me: number, token: string): string[] {
  const [kind, first] = token.split(":");
  if (kind === "own") return [ofPlace(me, Number(first))];
  if (kind === "player") return [`player:${other(me)}`, `deck:${other(me)}`];
  if (kind === "deck") return [`deck:${me}`];
  if (kind === "adventure") return [`adventure:${other(me)}`];
  if (kind === TABLE) return [`table:${me}`];
  return kind === "card" ? cardAt(view, me, Number(first)) : [token];
}

/** The question says where a card is that may be chosen. */
function cardAt(view: View, me: number, card: number): string[] {
  const step = asked(view);
  switch (step?.type) {
    case "Remove":
      return [isLesson(card) ? ofLesson(step.side, subjectOf(card)) : `adventure:${step.side}`];
    case "Exam":
      return [ofLesson(me, subjectOf(card))];
    case "TakeAway":
      return [ofSeen(other(me), card)];
    case "Gather":
    case "Exchange":
      return [`heap:${me}`];
    case "Search":
      return [`deck:${me}`];
    case "Order":
      return waking(view, me, card);
    default:
      return [ofHeld(card)];
  }
}

function waking(view: View, me: number, card: number): string[] {
  if (kindOf(card) === ADVENTURE) return [0, 1].filter((side) => view.adventure[side] === card).map((side) => `adventure:${side}`);
  const place = (view.board[me] ?? []).indexOf(card);
  return place < 0 ? [] : [ofPlace(me, place)];
}

/** Questions whose cards are in a pile or a deck: touching that opens it. */
export const inside = (element: string): boolean => element.startsWith("heap:") || element.startsWith("deck:");
