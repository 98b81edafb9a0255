import { describe, expect, it } from "vitest";
import type { Standing } from "../wire/core";
import type { SeatInfo } from "../wire/hall";
import { onlyBots, ranked } from "./ranked";

const sitter = (name: string, bot = ""): SeatInfo => ({ name, avatar: "", bot, taken: true, present: true, away: false, gone: false, who: "" });

describe("the ranking", () => {
  it("names the winners first, and equal seats in their order", () => {
    const standings: Standing[] = [{ place: 2, tally: {} }, { place: 1, tally: { cards: 3 } }, { place: 2, tally: {} }];
    expect(ranked(standings).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2], [2, 2]]);
  });
});

describe("the next game", () => {
  it("starts at once if nobody but bots sits there", () => {
    expect(onlyBots([sitter("Ann"), sitter("", "easy")], [0])).toBe(true);
    expect(onlyBots([sitter("Ann"), sitter("Ben")], [0])).toBe(false);
  });

  it("waits for a friend for whom a bot plays", () => {
    expect(onlyBots([sitter("Ann"), sitter("Ben", "easy")], [0])).toBe(false);
  });
});
