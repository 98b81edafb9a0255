import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/hall";
import { chairs, needed, offered, plain, quick, type Sitter, wanted } from "./plan";

const game: GameInfo = {
  name: "candles",
  title: "Candles",
  seats: [3, 2, 6, 1],
  usual: [3, 2, 6],
  minutes: 5,
  rules: 1,
  labels: {},
  options: [
    { name: "wind", choices: [false, true], default: false, rule: "C-1", seats: [], title: "", help: "", written: false },
    { name: "teams", choices: [2, 3], default: 2, rule: "C-2", seats: [6], title: "", help: "", written: false },
    { name: "alone", choices: [false, true], default: false, rule: "C-3", seats: [1], title: "", help: "", written: false },
  ],
};
const friend = (): Sitter => ({ who: "friend", name: "" });

describe("a table to be", () => {
  it("is the smallest, against medium bots, for whoever wants to play now", () => {
    expect(quick(game)).toMatchObject({ game: "candles", seats: 2, mine: [0], bots: { 1: "medium" }, open: false });
  });

  it("keeps who was seated when chairs are added or taken away", () => {
    const two: Sitter[] = [{ who: "here", name: "Ann" }, { who: "hard", name: "" }];
    expect(chairs(3, two, friend)).toEqual([...two, friend()]);
    expect(chairs(1, two, friend)).toEqual([two[0]]);
  });

  it("has the options that are offered for its seats, and sends no others", () => {
    expect(offered(game, 3).map((option) => option.name)).toEqual(["wind"]);
    expect(offered(game, 6).map((option) => option.name)).toEqual(["wind", "teams"]);
    const plan = { ...plain(chairs(3, [], friend)), options: { wind: true, teams: 3 } };
    expect(wanted(game, plan).options).toEqual({ wind: true });
  });

  it("names the options without which so many can't play", () => {
    expect(needed(game, 1).map((option) => option.name)).toEqual(["alone"]);
    expect(needed(game, 6)).toEqual([]);
  });

  it("seats people of this screen, leaves friends' chairs free, and puts bots on theirs", () => {
    const plan = plain([{ who: "here", name: "A" }, friend(), { who: "easy", name: "" }, { who: "here", name: "B" }]);
    expect(wanted(game, plan)).toMatchObject({ seats: 4, mine: [0, 3], bots: { 2: "easy" } });
  });
});
