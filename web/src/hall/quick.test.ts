import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { changed, quick, remember, restoreChoice, tableFor } from "./quick";
import { CANDLES as game } from "./samples";

const [dark] = game.variants;
const notes = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => notes.get(name) ?? null,
  setItem: (name: string, value: string) => notes.set(name, value),
});

afterAll(() => void vi.unstubAllGlobals());

describe("“Play now”", () => {
  beforeEach(() => notes.clear());

  it("is the smallest table, against medium bots, for whoever has chosen nothing", () => {
    expect(tableFor(game, undefined, quick(game))).toMatchObject({
      game: "candles", seats: 2, mine: [0], bots: { 1: "medium" }, open: false, options: {},
    });
    expect(tableFor(game, dark, quick(game, dark))).toMatchObject({ seats: 2, options: { part: "dark" } });
  });

  it("remembers bots, rules and deck, a variant's beside those of the whole game", () => {
    remember(game, undefined, { seats: 6, level: "hard", pace: "quick", options: { wind: true, teams: 3 }, deck: "lanterns" });
    remember(game, dark, { seats: 3, level: "easy", pace: "normal", options: { ghost: 2 }, deck: "" });
    expect(quick(game).deck).toBe("lanterns");
    expect(tableFor(game, undefined, quick(game))).toMatchObject({
      seats: 6, bots: { 1: "hard", 5: "hard" }, pace: "quick", options: { wind: true, teams: 3 },
    });
    expect(tableFor(game, dark, quick(game, dark))).toMatchObject({
      seats: 3, bots: { 1: "easy", 2: "easy" }, options: { part: "dark", ghost: 2 },
    });
  });

  it("forgets what is no longer offered, and what was never ours", () => {
    const before = { seats: 7, level: "random" as const, pace: "gone" as never, options: { wind: 5, gone: true, teams: 3, part: "all" }, deck: "" };
    expect(restoreChoice(game, undefined, before)).toEqual({ seats: 2, level: "medium", pace: "normal", options: { part: "all" }, deck: "" });
    expect(restoreChoice(game, dark, before).options).toEqual({ part: "dark" });
    for (const odd of ["{", "null", "7", "[]"]) {
      notes.set("greathall-quick-candles", odd);
      expect(quick(game).seats).toBe(2);
    }
  });

  it("is for as many as the hall was asked for", () => {
    remember(game, undefined, { seats: 6, level: "hard", pace: "slow", options: { teams: 3 }, deck: "" });
    expect(quick(game, undefined, 3)).toMatchObject({ seats: 3, level: "hard", options: {} });
  });

  it("says how much differs from the game as it comes", () => {
    const plan = quick(game, dark);
    expect(changed(game, dark, plan)).toBe(0);
    expect(changed(game, dark, { ...plan, options: { ...plan.options, ghost: 2, wind: false }, deck: "lanterns" })).toBe(2);
  });
});
