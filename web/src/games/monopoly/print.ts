// The printed data of the board and the deeds, from the wire's `printed`, and the layout. Nothing here is a rule.
import { printed, type View } from "../../wire/monopoly";

export const SPACES = printed.spaces.length;
export const SIDE = SPACES / 4;
export const MANOR = 5;
/** The width of a corner, in spaces. */
export const CORNER = 1.35;
const ACROSS = SIDE - 1 + 2 * CORNER;
export const AZKABAN = printed.spaces.indexOf("azkaban");

export const group = (space: number): number => printed.groups[space] ?? -1;
export const isDeed = (space: number): boolean => group(space) >= 0;
export const isStreet = (space: number): boolean => (printed.huts[space] ?? 0) > 0;
export const price = (space: number): number => printed.prices[space] ?? 0;
export const members = (of: number): readonly number[] => printed.members[of] ?? [];
/** As printed, on parchment; a name or a place is always beside it. */
const BANDS = ["#6b3a8c", "#8ecae6", "#c02a86", "#ee8722", "#c81d25", "#f2d22e", "#1f8a4c", "#1d4fa0", "#5b4636", "#55646f"];
export const band = (of: number): string => BANDS[of] ?? "transparent";

/** Each seat's colour, and the one drawn on it; nobody's is parchment. The token distinguishes the seats too. */
const DISCS = ["#9b2226", "#274c9b", "#1d6b45", "#e9b23c", "#6a3a94", "#f3ecdc", "#0e6e74", "#e59ab4"];
export const disc = (seat: number): string => DISCS[seat] ?? "#e9d7b1";
export const mark = (seat: number): string => ([3, 5, 7].includes(seat) ? "#2b1a04" : "#fff5e0");

/** The sign drawn on a space, and the sentence that says what happens there: the two Quibblers are one kind. */
export const sign = (space: number): string => (printed.spaces[space] ?? "").replace(/_\d$/, "");

// ── the square ──────────────────────────────────────────────────────────────
/** 0 is the side that starts with GO, then clockwise; a corner belongs to the side it starts. */
export const sideOf = (space: number): number => Math.floor(space / SIDE);

/** The eleven spaces of a side, including both corners. */
export const along = (side: number): number[] => Array.from({ length: SIDE + 1 }, (_, i) => (side * SIDE + i) % SPACES);

export const isCorner = (space: number): boolean => space % SIDE === 0;

/** Column and row from the top left; GO is at the bottom right. */
export function cell(space: number): { column: number; row: number } {
  const step = space % SIDE;
  return [
    { column: SIDE - step, row: SIDE },
    { column: 0, row: SIDE - step },
    { column: step, row: 0 },
    { column: SIDE, row: step },
  ][sideOf(space)]!;
}

/** Where an arrow key leads on the square: along the side and round the corners; null: not a key we handle. */
export function walkTo(key: string, at: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return SPACES - 1;
  const arrows: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  };
  const arrow = arrows[key];
  if (!arrow) return null;
  const here = cell(at);
  const next = [(at + 1) % SPACES, (at + SPACES - 1) % SPACES].find((space) => {
    const { column, row } = cell(space);
    return column - here.column === arrow[0] && row - here.row === arrow[1];
  });
  return next ?? across(at, here, arrow);
}

/** Across the middle to the opposite space. */
function across(at: number, here: { column: number; row: number }, [right, down]: [number, number]): number {
  const facing = Array.from({ length: SPACES }, (_, space) => space).find((space) => {
    const { column, row } = cell(space);
    const ahead = right ? row === here.row && Math.sign(column - here.column) === right
      : column === here.column && Math.sign(row - here.row) === down;
    return ahead && space !== at;
  });
  return facing ?? at;
}

export interface Spot {
  x: number;
  y: number;
}

/** The middle of the nth row or column, as a fraction of the whole. */
function middle(at: number): number {
  if (at === 0) return CORNER / 2 / ACROSS;
  if (at === SIDE) return 1 - CORNER / 2 / ACROSS;
  return (CORNER + at - 0.5) / ACROSS;
}

/** How many tokens stand in a row. */
const ROW = 4;

/** Where the nth of several tokens stands on a space, as fractions of the board's width and height. */
export function spot(space: number, nth: number, count: number, jailed: boolean): Spot {
  const { column, row } = cell(space);
  const unit = 1 / ACROSS;
  const { x, y } = isCorner(space) ? inCorner(cornerSpot(space, jailed), nth, count) : atFoot(sideOf(space), nth, count);
  return { x: middle(column) + x * unit, y: middle(row) + y * unit };
}

function inCorner({ x, y }: Spot, nth: number, count: number): Spot {
  const rank = Math.min(count, ROW);
  const across = ((nth % ROW) - (rank - 1) / 2) * (rank > 2 ? 0.26 : 0.4);
  return { x: x + across, y: y + (Math.floor(nth / ROW) - (count > ROW ? 0.7 : 0)) * 0.3 };
}

/** Beside the price or the owner, clear of the name and of the band, where the huts go; neighbours overlap. */
function atFoot(side: number, nth: number, count: number): Spot {
  const { x, y } = [{ x: 0.25, y: 0.44 }, { x: 0.12, y: 0.27 }, { x: 0.25, y: 0.19 }, { x: 0.4, y: 0.27 }][side]!;
  const apart = Math.min(0.24, 0.5 / (Math.min(count, ROW) - 1));
  return { x: x - (nth % ROW) * apart, y: y - Math.floor(nth / ROW) * 0.3 };
}

/** In Azkaban prisoners sit inside; visitors stand at the outer edge. */
function cornerSpot(space: number, jailed: boolean): Spot {
  if (space !== AZKABAN) return { x: 0, y: 0.25 };
  return jailed ? { x: 0.14, y: -0.14 } : { x: -0.02, y: 0.48 };
}

/** A spot as a translation from the board's corner, whatever the board's size. */
export function placed({ x, y }: Spot): string {
  return `translate(${(x * 100).toFixed(2)}cqw, ${(y * 100).toFixed(2)}cqh)`;
}

/** The spaces a token passes, including the first and the last. */
export function route(start: number, end: number, back: boolean): number[] {
  const steps = ((back ? start - end : end - start) + SPACES) % SPACES;
  return Array.from({ length: steps + 1 }, (_, i) => (start + (back ? -i : i) + SPACES) % SPACES);
}

// ── who has what ────────────────────────────────────────────────────────────
export const owner = (view: View, space: number): number => view.owner[space] ?? -1;
export const mortgaged = (view: View, space: number): boolean => view.mortgaged.includes(space);
export const huts = (view: View, space: number): number => view.built[space] ?? 0;
export const playing = (view: View, seat: number): boolean => !view.out.includes(seat);
export const deeds = (view: View, seat: number): number[] =>
  printed.members.flat().filter((space) => owner(view, space) === seat);
/** The Get Out cards of a seat, by deck. */
export const papers = (view: View, seat: number): number[] => [0, 1].filter((deck) => view.papers[deck] === seat);

/** The seats on a space, in Azkaban or not. */
export function standing(view: View, space: number, jailed = false): number[] {
  return view.at.flatMap((at, seat) =>
    at === space && playing(view, seat) && view.jailed[seat]! > 0 === jailed ? [seat] : []);
}

/** Where a seat's token stands among the others on its space. */
export function tokenSpot(view: View, seat: number, space = view.at[seat]!): Spot {
  const jailed = view.jailed[seat]! > 0 && space === view.at[seat];
  const there = standing(view, space, jailed);
  const nth = there.indexOf(seat);
  return spot(space, Math.max(nth, 0), nth < 0 ? 1 : there.length, jailed);
}

/** A sum in the fewest notes: how many of each kind. */
export function notes(cash: number): { note: number; count: number }[] {
  let left = cash;
  return printed.notes.map((note) => {
    const count = Math.floor(left / note);
    left -= count * note;
    return { note, count };
  });
}
