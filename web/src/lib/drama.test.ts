import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../wire/hall";
import { type Deed, greatest, greeting, lastWord, QUIET, remark } from "./drama";
import type { Greats } from "./games";

const GREATS: Greats = {
  Paid: ({ amount, seat, to }: { amount: number; seat: number; to: number }) => amount > 100 && { weight: 2, glad: to, sore: seat },
  Jailed: () => ({ weight: 1 }),
};
const paid = (amount: number) => ({ type: "Paid", seat: 0, to: 1, amount });

describe("a banner", () => {
  it("is for the greatest of the events, of equal ones the last", () => {
    const found = greatest([{ type: "Jailed" }, paid(200), paid(300), { type: "Jailed" }, { type: "Moved" }], null, GREATS);
    expect(found).toEqual({ weight: 2, glad: 1, sore: 0, event: paid(300) });
  });

  it("isn't for what happens all the time", () => {
    expect(greatest([paid(20), { type: "Moved" }], null, GREATS)).toBeNull();
    expect(greatest([paid(200)], null)).toBeNull();
  });
});

describe("a bot's word", () => {
  const sitter = (bot: string, name = ""): SeatInfo => ({ name, avatar: "owl", bot, taken: true, present: true, away: false, gone: false, who: "" });
  const seats = [sitter("", "Ann"), sitter("hard"), sitter("easy"), sitter("easy", "Bob")];
  const deed: Deed = { weight: 2, glad: 1, sore: 0, event: { type: "Paid" } };

  it("comes from the one that suffers, else from the one that gains, else from one that looks on", () => {
    expect(remark({ ...deed, sore: 2 }, seats, 100, 0)).toEqual({ seat: 2, key: "bot-easy-sore", nth: 0 });
    expect(remark(deed, seats, 101, 0)).toEqual({ seat: 1, key: "bot-hard-glad", nth: 1 });
    expect(remark({ ...deed, glad: 0 }, seats, 101, 0)).toEqual({ seat: 2, key: "bot-easy-awed", nth: 1 });
  });

  it("is rare, and for great moments only", () => {
    expect(remark(deed, seats, 100, 100 - QUIET + 1)).toBeNull();
    expect(remark({ ...deed, weight: 1 }, seats, 100, 0)).toBeNull();
  });

  it("isn't said by people, nor by bots that play for them", () => {
    expect(remark(deed, [seats[0]!, seats[3]!], 100, 0)).toBeNull();
    expect(remark({ ...deed, sore: 3 }, seats, 101, 0)?.seat).toBe(1);
  });

  it("begins the match", () => {
    expect(greeting(seats, 3)).toEqual({ seat: 2, key: "bot-easy-hello", nth: 1 });
    expect(greeting(seats.slice(0, 1), 3)).toBeNull();
  });

  it("ends the match: a winner's first, else a loser's, and none at a draw", () => {
    expect(lastWord([2], seats, 100)).toEqual({ seat: 2, key: "bot-easy-won", nth: 0 });
    expect(lastWord([0], seats, 101)).toEqual({ seat: 2, key: "bot-easy-lost", nth: 1 });
    expect([lastWord([], seats, 100), lastWord([0], seats.slice(0, 1), 100)]).toEqual([null, null]);
  });
});
