// Which elements stand for an action, and what an illegal touch was meant to do.
import type { Action } from "../../lib/narrow";
import type { View } from "../../wire/sorcerers_stone";
import { asked } from "./print";

/** Elements by name. */
export const [WHEEL, DECK, EDGE] = ["wheel", "deck", "edge"] as const;
export const ofNote = (notes: number): string => `note:${notes}`;
export const ofArea = (area: number): string => `area:${area}`;
export const ofRob = (seat: number): string => `rob:${seat}`;
export const ofSnare = (shape: number): string => `snare:${shape}`;
export const ofSpace = (area: number, shape: number): string => `space:${area}:${shape}`;
export const ofSpot = (spot: number): string => `spot:${spot}`;
export const ofSquare = (square: number): string => `square:${square}`;
export const ofShelf = (place: number): string => `shelf:${place}`;
export const ofCard = (place: number): string => `card:${place}`;
export const ofHand = (seat: number, place: number): string => `hand:${seat}:${place}`;
export const ofMirror = (place: number): string => `mirror:${place}`;

/** The most spaces that a note card leads. */
const FARTHEST = 4;

type Touches = (a: any) => string[];
const spot: Touches = ({ spot }) => [ofSpot(spot)];
const card: Touches = ({ place }) => [ofCard(place)];
const shelf: Touches = ({ place }) => [ofShelf(place)];
const hand: Touches = ({ target, place }) => [ofHand(target, place)];

/** By kind of action; a kind that is missing is a button. */
const TOUCHED: Record<string, Touches> = {
  Play: ({ notes }) => [ofNote(notes)],
  Area: ({ area }) => [ofArea(area)],
  Rob: ({ target }) => [ofRob(target)],
  Snare: ({ area, shape }) => [ofSnare(shape), ofSpace(area, shape)],
  Turn: spot, Hide: spot, Stand: spot, Walk: spot,
  Bishop: ({ square }) => [ofSquare(square)],
  Move: ({ start, square }) => [ofSquare(start), ofSquare(square)],
  Leave: () => [EDGE],
  Spin: () => [WHEEL],
  Draw: () => [DECK],
  Flip: shelf, LookShelf: shelf,
  Discard: card, Cast: card, Guard: card,
  Steal: hand, LookHand: hand,
  Reveal: ({ place }) => [ofMirror(place)],
};

export function touches(action: Action): string[] {
  return TOUCHED[action.type]?.(action) ?? [];
}

/** Touching a vine or a chessman only picks it up; touching a potion shows it before it is given away. */
export function commits(element: string, touched: readonly string[], action: Action): boolean {
  if (element.startsWith("snare:") || element.startsWith("card:")) return false;
  return action.type !== "Move" || touched.length > 0;
}

/** The action a touched element means, by what is asked; the entry for "" holds otherwise. */
const MEANT: Record<string, Record<string, string>> = {
  spot: { Flipping: "Turn", Hiding: "Hide", PutBack: "Hide", PutDown: "Stand", "": "Walk" },
  shelf: { Looking: "LookShelf", "": "Flip" },
  hand: { Looking: "LookHand", "": "Steal" },
  card: { Surplus: "Discard", Shed: "Discard", "": "Guard" },
};

/** A probe for the server: only it knows what is legal, and why. */
export function intendedAction(touched: readonly string[], view: unknown): Action | null {
  const [kind = "", ...rest] = touched.at(-1)?.split(":") ?? [];
  const [one = 0, two = 0] = rest.map(Number);
  const step = (view as View).agenda.at(-1)?.type ?? "";
  const type = MEANT[kind]?.[step] ?? MEANT[kind]?.[""] ?? "";
  switch (kind) {
    case "note": return one >= 1 && one <= FARTHEST ? { type: "Play", notes: one } : null;
    case "area": return { type: "Area", area: one };
    case "rob": return { type: "Rob", target: one };
    case "space": return { type: "Snare", area: one, shape: two };
    case "spot": return { type, spot: one };
    case "square": return step === "Join" ? { type: "Bishop", square: one } : moveMeant(touched);
    case "shelf": case "card": return { type, place: one };
    case "hand": return { type, target: one, place: two };
    case "mirror": return { type: "Reveal", place: one };
    case EDGE: return { type: "Leave" };
    case WHEEL: return { type: "Spin" };
    case DECK: return { type: "Draw" };
    default: return null;
  }
}

/** A chessman and its target square; or one that stays where it is, which the server refuses for the best reason. */
function moveMeant(touched: readonly string[]): Action | null {
  const [start, square = start] = touched.slice(-2).map((element) => Number(element.slice("square:".length)));
  return start === undefined || square === undefined ? null : { type: "Move", start, square, promoted: "" };
}

/** Return whether this viewer is asked. */
export const mine = (view: View): boolean => view.me !== null && asked(view) === view.me;
