import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/hall";
import { freeSeat, left, myTurn, sorted } from "./order";

const sitter = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  name: "Ann", avatar: "owl", bot: "", taken: true, present: true, away: false, gone: false, who: "", ...more,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t", game: "candles", lesson: "", status: "playing", open: false, options: {}, seats: [sitter(), sitter()],
  clock: {}, hints: false, absence: 60, spectators: 0, made: 1, commitment: "", series: 1, mine: [0], host: true, asked: 1, url: "",
  after: "", before: "", practice: false, result: null, titles: {}, variant: "", brought: {}, joinable: false, unopened: [], pledges: [], pace: "normal", locked: false, closed: false, removed: false, ...more,
});

describe("the order of tables", () => {
  it("is my turn when a seat of mine is asked and no bot plays it", () => {
    expect(myTurn(table({ asked: 0 }))).toBe(true);
    expect(myTurn(table({ asked: 1 }))).toBe(false);
    expect(myTurn(table({ asked: 0, seats: [sitter({ bot: "medium", away: true }), sitter()] }))).toBe(false);
    expect(myTurn(table({ asked: 0, status: "over" }))).toBe(false);
  });

  it("is left when bots play all my seats", () => {
    expect(left(table({ seats: [sitter({ bot: "easy", away: true }), sitter()] }))).toBe(true);
    expect(left(table())).toBe(false);
    expect(left(table({ mine: [] }))).toBe(false);
  });

  it("finds a free seat", () => {
    expect(freeSeat(table({ seats: [sitter(), sitter({ taken: false })] }))).toBe(1);
    expect(freeSeat(table())).toBe(-1);
  });

  it("lists my turns first and what is over last", () => {
    const ids = sorted([
      table({ id: "over", status: "over", made: 9 }),
      table({ id: "waiting", status: "waiting" }),
      table({ id: "old" }),
      table({ id: "new", made: 3 }),
      table({ id: "mine", asked: 0 }),
    ]).map((each) => each.id);
    expect(ids).toEqual(["mine", "new", "old", "waiting", "over"]);
  });
});
