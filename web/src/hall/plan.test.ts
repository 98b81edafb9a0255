import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../wire/hall";
import { asked, needed, offered, plain, type Sitter, sittersFor, wanted } from "./plan";
import { CANDLES as game } from "./samples";

const names = (options: readonly OptionInfo[]) => options.map(({ name }) => name);
const friend = (): Sitter => ({ who: "friend", name: "" });

describe("a table to be", () => {
  it("keeps who was seated when seats are added or taken away", () => {
    const two: Sitter[] = [{ who: "here", name: "Ann" }, { who: "hard", name: "" }];
    expect(sittersFor(3, two, friend)).toEqual([...two, friend()]);
    expect(sittersFor(1, two, friend)).toEqual([two[0]]);
  });

  it("has the options that are offered for its seats, and sends no others", () => {
    expect(names(offered(game, 3, {}))).toEqual(["wind", "part"]);
    expect(names(offered(game, 6, {}))).toEqual(["wind", "teams", "part"]);
    const plan = { ...plain(sittersFor(3, [], friend)), options: { wind: true, teams: 3 } };
    expect(wanted(game, plan).options).toEqual({ wind: true });
  });

  it("names the options without which so many can't play", () => {
    expect(needed(game, 1).map((option) => option.name)).toEqual(["alone"]);
    expect(needed(game, 6)).toEqual([]);
  });

  it("seats people of this screen, leaves friends' seats free, and puts bots on theirs", () => {
    const plan = plain([{ who: "here", name: "A" }, friend(), { who: "easy", name: "" }, { who: "here", name: "B" }]);
    expect(wanted(game, plan)).toMatchObject({ seats: 4, mine: [0, 3], bots: { 2: "easy" } });
  });

  it("has options that depend on others only beside those, and sends none that has gone with them", () => {
    expect(names(offered(game, 3, { part: "dark" }))).toEqual(["wind", "part", "ghost"]);
    const plan = { ...plain(sittersFor(3, [], friend)), options: { part: "dark", ghost: 2 } };
    expect(wanted(game, plan).options).toEqual({ part: "dark", ghost: 2 });
    expect(wanted(game, { ...plan, options: { part: "all", ghost: 2 } }).options).toEqual({ part: "all" });
  });

  it("does not ask what makes a variant of the game, neither for the variant nor for the whole", () => {
    const [variant] = game.variants;
    expect(names(asked(game, 3, plain([], variant).options))).toEqual(["wind", "ghost"]);
    expect(names(asked(game, 3, plain([]).options))).toEqual(["wind"]);
  });
});
