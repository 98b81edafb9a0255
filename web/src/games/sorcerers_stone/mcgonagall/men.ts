// Chess men and squares as numbers: a square is 8 * row + column, a1 = 0; men are 1 to 6 white, 7 to 12 black. Geometry and
// counting only.
import { type Laid, NOWHERE } from "../print";

export const [WHITE, BLACK] = [0, 1] as const;
export const SIDE = 8;
export const FILES = "abcdefgh";
export const [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING] = [1, 2, 3, 4, 5, 6] as const;
/** How many of each kind a colour starts with. */
const FIRST: readonly number[] = [0, 8, 2, 2, 2, 1, 1];
/** The order of lost men beside the board. */
const SHOWN = [QUEEN, ROOK, BISHOP, KNIGHT, PAWN, KING] as const;

export const kindOf = (man: number): number => (man > KING ? man - KING : man);
export const colourOf = (man: number): number => (man > KING ? BLACK : WHITE);
export const manOf = (colour: number, kind: number): number => kind + KING * colour;

/** The man after a move, which may have promoted it. */
export function manAfter(man: number, promoted: string): number {
  const kinds: Record<string, number> = { queen: QUEEN, rook: ROOK, bishop: BISHOP, knight: KNIGHT };
  return manOf(colourOf(man), kinds[promoted] ?? kindOf(man));
}

/** The squares as a viewer sees them, row by row from the far left; `bottom`: the colour at the bottom. */
export function laidOut(bottom: number): number[][] {
  const order = Array.from({ length: SIDE }, (_, i) => i);
  const rows = bottom === WHITE ? [...order].reverse() : order;
  const columns = bottom === WHITE ? order : [...order].reverse();
  return rows.map((row) => columns.map((column) => SIDE * row + column));
}

/** The colour at the bottom: the viewer's own; black for players yet to arrive, since the first is black. */
export function nearColour(view: Laid): number {
  if (view.me === null) return WHITE;
  const own = view.mcgonagall.colour[view.me]!;
  return own === NOWHERE ? BLACK : own;
}

export const players = (view: Laid, colour: number): number[] =>
  view.mcgonagall.colour.flatMap((one, seat) => (one === colour ? [seat] : []));

/** The player on a square, or NOWHERE. */
export const playerOn = (view: Laid, square: number): number => view.mcgonagall.harry.indexOf(square);

/** Return whether this player has left the board, not been captured. */
const away = (view: Laid, seat: number): boolean =>
  view.mcgonagall.colour[seat] !== NOWHERE && view.mcgonagall.harry[seat] === NOWHERE && !view.mcgonagall.captured.includes(seat);

/** The captured men of a colour, by kind: what it started with, less what is on the board, pawns that were promoted
 *  and players who have left. */
export function lost(view: Laid, colour: number): { man: number; count: number }[] {
  const standing = FIRST.map((_, kind) => view.mcgonagall.squares.filter((man) => man === manOf(colour, kind)).length);
  const risen = FIRST.reduce((sum, first, kind) => sum + (kind > PAWN ? Math.max(0, standing[kind]! - first) : 0), 0);
  const left = players(view, colour).filter((seat) => away(view, seat)).length;
  return SHOWN.map((kind) => {
    const gone = FIRST[kind]! - standing[kind]! - (kind === PAWN ? risen : kind === BISHOP ? left : 0);
    return { man: manOf(colour, kind), count: Math.max(0, gone) };
  });
}

/** The king in check, or NOWHERE. */
export const checkedKing = (view: Laid): number =>
  view.complete.checked === NOWHERE ? NOWHERE : view.mcgonagall.squares.indexOf(manOf(view.complete.checked, KING));

/** The touchable elements that stand out: before a man is touched, men but not their squares. */
export function glowing(view: Laid, lit: ReadonlySet<string>, touched: readonly string[]): ReadonlySet<string> {
  const own = view.me === null ? NOWHERE : view.mcgonagall.colour[view.me]!;
  if (touched.length > 0 || own === NOWHERE) return lit;
  const stands = (square: number) => view.mcgonagall.squares[square] !== 0 && colourOf(view.mcgonagall.squares[square]!) === own;
  return new Set([...lit].filter((element) => !element.startsWith("square:") || stands(Number(element.slice(7)))));
}
