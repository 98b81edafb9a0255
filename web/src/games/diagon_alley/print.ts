// The printed data, from the wire's `printed` or a table's own edition, and everyone's position. Nothing here is a
// rule.
import { type BoardView, printed, type View } from "../../wire/diagon_alley";
import type { Plan, Point } from "./plan";

export const [PLAIN, SWIRL, DOOR, GATE, BACK] = [0, 1, 2, 3, 4];
export const KINDS = ["plain", "swirl", "door", "gate", "back"] as const;
export const SHOPS = printed.buildings.length;
export const ITEMS = printed.items.length;
export const INN = printed.buildings.indexOf("leaky_cauldron");
export const BANK = printed.buildings.indexOf("gringotts");
export const NOWHERE = -1;
export const isHavoc = (card: number): boolean => card >= printed.spells;
export const cardLabel = (card: number): string => printed.cards[card] ?? "";

const OURS: BoardView = printed.board;
export const boardOf = (view: View): BoardView => view.board ?? OURS;
export const younger = (view: View): boolean => view.options["younger"] === true;
export const sells = (shop: number): number => printed.sells[shop] ?? NOWHERE;
export const priceOf = (board: BoardView, shop: number): readonly number[] => board.prices[sells(shop)] ?? [];
export const playing = (view: View, seat: number): boolean => !view.out.includes(seat);

/** The colour of its front, and one that is readable on it. */
const PAINTS: Record<string, string> = {
  pink: "#d58a9c", orange: "#cf7a35", green: "#5f8f52", yellow: "#d6a93a", white: "#e9e3d3", violet: "#8a63a8", red: "#a84138", blue: "#4f74a8",
};
export const paint = (shop: number): string => PAINTS[printed.colours[shop] ?? "white"] ?? "#b08d57";

// ── places ──────────────────────────────────────────────────────────────────
export const insideOf = (board: BoardView): number => board.diagon + board.knockturn;
export const inAlley = (board: BoardView, place: number): boolean => place >= board.diagon && place < insideOf(board);
/** The building a player is in; -1 outside. */
export const shopIn = (board: BoardView, place: number): number => (place >= insideOf(board) ? place - insideOf(board) : NOWHERE);
/** The building whose door or back door this space is. */
export const shopBy = (board: BoardView, place: number): number =>
  (place < board.diagon ? board.doors[place] : board.backs[place - board.diagon]) ?? NOWHERE;
export const gateAt = (board: BoardView, place: number): number =>
  (place < board.diagon ? board.gates[place] : board.exits[place - board.diagon]) ?? NOWHERE;
export const kindOf = (board: BoardView, place: number): number => board.kinds[place] ?? PLAIN!;
export const standing = (view: View, place: number): number[] =>
  view.at.map((_, seat) => seat).filter((seat) => playing(view, seat) && view.at[seat] === place);

/** The spaces of a clockwise path, starting where it begins; a long one is a leap. */
export function route(board: BoardView, from: number, to: number): number[] {
  const alley = inAlley(board, to);
  if (inAlley(board, from) !== alley || from >= insideOf(board) || to >= insideOf(board)) return [from, to];
  const steps = alley ? to - from : (to - from + board.diagon) % board.diagon;
  const LEAP = 24;
  if (steps < 0 || steps > LEAP) return [from, to];
  return Array.from({ length: steps + 1 }, (_, i) => (alley ? from + i : (from + i) % board.diagon));
}

/** Where a hat stands on the plan: on its space, or on the roof beside the others. */
export function hatSpot(view: View, plan: Plan, seat: number): Point {
  const place = view.at[seat] ?? 0;
  const here = standing(view, place);
  return spot(boardOf(view), plan, place, Math.max(0, here.indexOf(seat)), here.length);
}

export function spot(board: BoardView, plan: Plan, place: number, nth = 0, count = 1): Point {
  const shop = shopIn(board, place);
  const stone = plan.stones[place];
  if (stone) return { x: stone.x, y: stone.y - 5 * plan.scale };
  const house = plan.houses[shop] ?? { x: 0, y: 0 };
  const step = Math.min(19 * plan.scale, (plan.house.width * 0.8) / Math.max(1, count - 1));
  return { x: house.x + (nth - (count - 1) / 2) * step, y: house.y - plan.house.height * 0.49 };
}

export const placed = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
