import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../wire/hall";
import { asked, needed, offered, plain, quick, type Sitter, sittersFor, wanted } from "./plan";

const game: GameInfo = {
  name: "candles",
  title: "Candles",
  seats: [3, 2, 6, 1],
  default_seats: [3, 2, 6],
  decks: false,
  minutes: 5,
  rules: 1,
  labels: {},
  confirm_kinds: [],
  kinds: {},
  options: [
    { name: "wind", choices: [false, true], default: false, rule: "C-1", seats: [], title: "", help: "", free_text: false, requires: {} },
    { name: "teams", choices: [2, 3], default: 2, rule: "C-2", seats: [6], title: "", help: "", free_text: false, requires: {} },
    { name: "alone", choices: [false, true], default: false, rule: "C-3", seats: [1], title: "", help: "", free_text: false, requires: {} },
    { name: "part", choices: ["all", "dark"], default: "all", rule: "C-4", seats: [], title: "", help: "", free_text: false, requires: {} },
    { name: "ghost", choices: [1, 2], default: 1, rule: "C-5", seats: [], title: "", help: "", free_text: false, requires: { part: ["dark"] } },
  ],
  variants: [{ name: "dark", options: { part: "dark" }, minutes: 3 }],
};
const names = (options: readonly OptionInfo[]) => options.map(({ name }) => name);
const friend = (): Sitter => ({ who: "friend", name: "" });

describe("a table to be", () => {
  it("is the smallest, against medium bots, for whoever wants to play now", () => {
    expect(quick(game)).toMatchObject({ game: "candles", seats: 2, mine: [0], bots: { 1: "medium" }, open: false });
  });

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
    expect(quick(game, variant)).toMatchObject({ game: "candles", options: { part: "dark" } });
  });
});
