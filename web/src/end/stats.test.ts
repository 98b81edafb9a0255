import { describe, expect, it } from "vitest";
import type { Speech } from "../lib/speech";
import type { Frames } from "../wire/hall";
import { sheetOf } from "./stats";

function sheet(seats: number) {
  const stats = { Placed: Array(seats).fill(7), Skipped: Array(seats).fill(1) };
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const speech = { seats: names, book: { has: (key: string) => key === "figure-Placed" }, say: (key: string) => key };
  const whole = { seats: names, moves: Array(seats).fill(9), stats };
  return sheetOf(whole as unknown as Frames, speech as unknown as Speech, "Moves");
}

describe("the match in figures", () => {
  it("counts moves, and what the game names", () => {
    expect(sheet(2)).toEqual({
      columns: ["Seat 0", "Seat 1"],
      rows: [{ name: "Moves", counts: [9, 9] }, { name: "figure-Placed", counts: [7, 7] }],
    });
  });

  it("has many seats below each other", () => {
    const { columns, rows } = sheet(12);
    expect(columns).toEqual(["Moves", "figure-Placed"]);
    expect(rows).toHaveLength(12);
    expect(rows[3]).toEqual({ name: "Seat 3", counts: [9, 7] });
  });
});
