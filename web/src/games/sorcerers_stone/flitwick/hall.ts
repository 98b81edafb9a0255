// The layout of the hall of keys, drawn on 620 by 620: six by six spaces, a1 at the bottom left.
import { printed } from "../../../wire/sorcerers_stone";

export const [ROWS, COLUMNS] = [printed.rows, printed.columns];
export const KEYS = ROWS * COLUMNS;
export const SIZE = 620;
export const MARGIN = 28;
export const SPACE = (SIZE - MARGIN - 4) / COLUMNS;

export interface Point {
  x: number;
  y: number;
}

export function spotAt(spot: number): Point {
  const [row, column] = [Math.floor(spot / COLUMNS), spot % COLUMNS];
  return { x: MARGIN + SPACE * (column + 0.5), y: SPACE * (ROWS - row - 0.5) + 4 };
}

/** The feet of the nth of several pieces on a space. */
export function footing(spot: number, nth: number, of: number): Point {
  const { x, y } = spotAt(spot);
  return { x: x + (nth - (of - 1) / 2) * (of > 2 ? 22 : 30), y: y + 30 + (nth % 2) * 6 };
}

export const put = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** In visual order: the first row is at the bottom. */
export function next(key: string, at: number): number | null {
  const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
  const to: Record<string, [number, number]> = {
    ArrowLeft: [row, Math.max(0, column - 1)],
    ArrowRight: [row, Math.min(COLUMNS - 1, column + 1)],
    ArrowUp: [Math.min(ROWS - 1, row + 1), column],
    ArrowDown: [Math.max(0, row - 1), column],
    Home: [row, 0],
    End: [row, COLUMNS - 1],
  };
  const there = to[key];
  return there ? there[0] * COLUMNS + there[1] : null;
}
