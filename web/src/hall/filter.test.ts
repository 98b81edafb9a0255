import { describe, expect, it } from "vitest";
import { ANY, fits, minutesOf, onlyVariants, playersOf, variantsFor } from "./filter";
import { CANDLES } from "./samples";

const long = { ...CANDLES, name: "stone", seats: [2, 4], minutes: 60, variants: [{ name: "dog", options: {}, minutes: 10 }] };
const plain = { ...CANDLES, name: "plain", seats: [5], minutes: 90, variants: [] };

describe("the filter of the hall", () => {
  it("leaves nothing out at first", () => {
    expect([CANDLES, long, plain].every((game) => fits(game, ANY))).toBe(true);
    expect(onlyVariants(long, ANY)).toBe(false);
  });

  it("goes by the number of players and by time, both at once", () => {
    expect(fits(plain, { players: 5, minutes: 90 })).toBe(true);
    expect(fits(plain, { players: 5, minutes: 60 })).toBe(false);
    expect(fits(plain, { players: 4, minutes: 0 })).toBe(false);
  });

  it("keeps a long game for its short variants, and says so", () => {
    const wish = { players: 4, minutes: 15 };
    expect([fits(long, wish), onlyVariants(long, wish), variantsFor(long, wish).length]).toEqual([true, true, 1]);
    expect(fits(long, { players: 3, minutes: 15 })).toBe(false);
  });

  it("offers what some game has, and no time that leaves nothing out or in", () => {
    expect(playersOf([long, plain])).toEqual([2, 4, 5]);
    expect(minutesOf([long, plain])).toEqual([15, 30, 45, 60]);
    expect(minutesOf([plain])).toEqual([]);
  });
});
