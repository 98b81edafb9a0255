// The geometry of the luck chart: on a bar of 100, where the usual range starts and ends, the expected value and the
// actual one.
import type { Luck } from "../wire/core";

export interface Bar {
  low: number;
  high: number;
  expected: number;
  seen: number;
}

export interface LuckMeasure {
  name: string;
  rows: { row: Luck; bar: Bar }[];
}

/** Group the rows by luck measure, all seats on the same scale, in the order they came. */
export function measures(rows: readonly Luck[]): LuckMeasure[] {
  const names = [...new Set(rows.map((row) => row.name))];
  return names.map((name) => {
    const own = rows.filter((row) => row.name === name);
    const scale = scaleOf(own);
    return { name, rows: own.map((row) => ({ row, bar: barOf(row, scale) })) };
  });
}

/** The scale: from zero, or less if less came, up to what would be rare luck. */
function scaleOf(rows: readonly Luck[]): [number, number] {
  const low = Math.min(0, ...rows.map((row) => row.seen));
  const high = Math.max(...rows.map((row) => Math.max(row.seen, row.expected + 2 * row.deviation)));
  return [low, high > low ? high : low + 1];
}

function barOf({ seen, expected, deviation }: Luck, [low, high]: [number, number]): Bar {
  const place = (worth: number) => Math.min(100, Math.max(0, ((worth - low) / (high - low)) * 100));
  return {
    low: place(expected - deviation),
    high: place(expected + deviation),
    expected: place(expected),
    seen: place(seen),
  };
}
