import { describe, expect, it } from "vitest";
import type { Luck } from "../wire/core";
import { measures } from "./luck";

const luck = (name: string, seat: number, seen: number, expected: number, deviation: number): Luck =>
  ({ name, seat, seen, expected, deviation, draws: 9, verdict: "usual" });

describe("luck as a drawing", () => {
  it("keeps luck measures together, in their order", () => {
    const rows = [luck("jacks", 0, 1, 2, 1), luck("jacks", 1, 3, 2, 1), luck("dead", 0, 0, 1, 1)];
    expect(measures(rows).map(({ name, rows: own }) => [name, own.map(({ row }) => row.seat)])).toEqual([
      ["jacks", [0, 1]],
      ["dead", [0]],
    ]);
  });

  it("draws all seats of a luck measure on one scale, from nothing to what would be rare", () => {
    const [jacks] = measures([luck("jacks", 0, 1, 2, 1), luck("jacks", 1, 3, 2, 1)]);
    expect(jacks!.rows.map(({ bar }) => bar)).toEqual([
      { low: 25, high: 75, expected: 50, seen: 25 },
      { low: 25, high: 75, expected: 50, seen: 75 },
    ]);
  });

  it("has room for what came, however rare it was", () => {
    const [rolls] = measures([luck("rolls", 0, 40, 10, 2)]);
    expect(rolls!.rows[0]!.bar.seen).toBe(100);
    expect(rolls!.rows[0]!.bar.expected).toBe(25);
  });

  it("draws nothing for nothing, and something where there is no room at all", () => {
    expect(measures([])).toEqual([]);
    expect(measures([luck("odd", 0, 0, 0, 0)])[0]!.rows[0]!.bar).toEqual({ low: 0, high: 0, expected: 0, seen: 0 });
  });
});
