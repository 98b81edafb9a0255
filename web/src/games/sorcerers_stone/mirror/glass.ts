// The layout of ten cards in an oval mirror: how many are in each row.
import { printed } from "../../../wire/sorcerers_stone";

const ROWS = [2, 3, 3, 2] as const;

/** The cards by row; any left over are in the last one. */
export function rows(count: number = printed.mirrors): number[][] {
  const found: number[][] = [];
  let next = 0;
  ROWS.forEach((many, row) => {
    const end = row === ROWS.length - 1 ? count : Math.min(count, next + many);
    found.push(Array.from({ length: end - next }, (_, i) => next + i));
    next = end;
  });
  return found;
}

/** Where an arrow key leads: along the row, or to the nearest card of the next. */
export function stepTo(key: string, at: number, lines: readonly (readonly number[])[] = rows()): number | null {
  const row = lines.findIndex((line) => line.includes(at));
  const column = lines[row]?.indexOf(at) ?? 0;
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "ArrowRight") return Math.min(lines.flat().length - 1, at + 1);
  if (key === "Home") return 0;
  if (key === "End") return lines.flat().length - 1;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const other = lines[row + (key === "ArrowUp" ? -1 : 1)];
  if (!other) return at;
  const middle = (column + 0.5) / lines[row]!.length;
  return other[Math.min(other.length - 1, Math.floor(middle * other.length))]!;
}
