import { describe, expect, it } from "vitest";
import { type Facts, scene } from "./scene";
import { waiting } from "./waiting";

describe("waiting", () => {
  const why = (facts: Facts, seat = 0) => waiting(scene({ agenda: [{ type: "Turn" }] as never, ...facts }), seat);

  it("is told with its reason and its turns", () => {
    expect(why({})).toBe(null);
    expect(why({ where: [4, 4, 4], captured: [0] })).toEqual({ why: "captured", turns: 0 });
    expect(why({ where: [4, 4, 4], captured: [0], clock: true, held: [2, 0, 0] })).toEqual({ why: "captured", turns: 2 });
    expect(why({ where: [4, 4, 4], captured: [0], clock: true })).toBe(null);
    expect(why({ where: [4, 3, 3], finish: [0] })).toEqual({ why: "door", turns: 0 });
    expect(why({ where: [5, 5, 5], lose: [1, 0, 0] })).toEqual({ why: "missed", turns: 1 });
    expect(why({ where: [6, 5, 5], wrong: [0] })).toEqual({ why: "wrong", turns: 0 });
    expect(why({ where: [6, 6, 6], wrong: [0], late: true, held: [1, 0, 0] })).toEqual({ why: "wrong", turns: 1 });
    expect(why({ where: [6, 6, 6], wrong: [0, 1, 2] })).toBe(null);
    expect(why({ where: [1, 1, 0], fire: [2, 1, 0] })).toEqual({ why: "fire", turns: 0 });
    expect(why({ where: [1, 1, 1], fire: [1, 0, 0] })).toBe(null);
    expect(why({ out: [0] })).toEqual({ why: "out", turns: 0 });
  });

  it("is over with the game", () => {
    expect(why({ where: [4, 3, 3], finish: [0], agenda: [] })).toBe(null);
  });

  it("has no end where a challenge is played alone", () => {
    expect(why({ options: { challenge: "mcgonagall" }, where: [3, 3, 3], captured: [0] })).toEqual({ why: "captured-alone", turns: 0 });
    expect(why({ options: { challenge: "snape" }, where: [6, 5, 5], wrong: [0] })).toEqual({ why: "wrong-alone", turns: 0 });
  });
});
