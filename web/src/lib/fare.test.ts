import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../wire/hall";
import { fares, levelOf } from "./fare.svelte";

const sitter = (bot: string, name = ""): SeatInfo => ({ name, avatar: "owl", bot, taken: true, present: true, away: false, gone: false, who: "" });

describe("how a reader fares", () => {
  it("is told of bots of one level alone", () => {
    const ann = sitter("", "Ann");
    expect(levelOf([ann, sitter("easy"), sitter("easy")], [0])).toBe("easy");
    expect(levelOf([ann, sitter("easy"), sitter("hard")], [0])).toBe("");
    expect(levelOf([ann, sitter("easy", "Bob")], [0])).toBe("");
    expect(levelOf([ann, sitter("easy")], [0, 1])).toBe("");
    expect(levelOf([sitter("easy"), sitter("easy")], [])).toBe("");
  });

  it("counts games, wins, and wins in a row, for each game and level", () => {
    for (const won of [true, false, true, true]) fares.add("sequence", "easy", won);
    expect(fares.against("sequence", "easy")).toEqual({ played: 4, won: 3, row: 2 });
    expect(fares.against("sequence", "hard").played).toBe(0);
  });
});
