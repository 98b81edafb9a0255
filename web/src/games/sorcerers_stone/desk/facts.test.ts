import { describe, expect, it } from "vitest";
import type { Entry } from "../../../lib/table.svelte";
import type { View } from "../../../wire/sorcerers_stone";
import { ahead, looked, pair, waiting } from "./facts";

/** A table of three in the whole game, everybody with the dog. */
function view(more: Partial<View> = {}): View {
  const none = [0, 0, 0];
  return {
    options: { challenge: "whole" }, where: [0, 0, 0], held: none, out: [], pos: [5, 0, 0], dark: [7], fluffy: -1, singer: -1,
    fire: none, captured: [], clock: false, finish: [], lose: none, wrong: [], late: false, hands: [[], [], []], ...more,
  } as unknown as View;
}

describe("where a note card leads", () => {
  const what = (notes: number, more: Partial<View> = {}) => ahead(view(more), 0, notes);

  it("is a space, with a token or without, or the trapdoor", () => {
    expect(what(1)).toEqual({ space: 6, what: "free" });
    expect(what(2)).toEqual({ space: 7, what: "token" });
    expect(what(4, { pos: [13, 0, 0] })).toEqual({ space: 16, what: "trapdoor" });
  });

  it("is to the dog or past him, who is awake or not", () => {
    expect(what(3, { fluffy: 8 }).what).toBe("fluffy");
    expect(what(4, { fluffy: 8 }).what).toBe("past");
    expect(what(3, { fluffy: 8, singer: 1 }).what).toBe("asleep");
    expect(what(4, { fluffy: 8, singer: 1 }).what).toBe("free");
    expect(what(2, { fluffy: 3 }).what).toBe("token");
  });
});

describe("what a Look has shown", () => {
  const entry = (event: object): Entry => ({ eyes: 0, kind: "event", event });
  const [look, draws] = [entry({ type: "Looked", seat: 0, target: 1, place: 0, card: 4 }), (seat: number) => entry({ type: "CardDrawn", seat })];

  it("is there until the same player picks a card again", () => {
    expect(looked([look], 0)).toMatchObject({ at: 0, event: { card: 4 } });
    expect(looked([draws(0), look, draws(1)], 0)?.at).toBe(1);
    expect(looked([look, draws(0)], 0)).toBe(null);
  });

  it("is not what others have looked at", () => {
    expect(looked([look], 1)).toBe(null);
  });
});

describe("waiting", () => {
  const why = (more: Partial<View>, seat = 0) => waiting(view(more), seat);

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

  it("has no end where a challenge is played alone", () => {
    expect(why({ options: { challenge: "mcgonagall" }, where: [3, 3, 3], captured: [0] })).toEqual({ why: "captured-alone", turns: 0 });
    expect(why({ options: { challenge: "snape" }, where: [6, 5, 5], wrong: [0] })).toEqual({ why: "wrong-alone", turns: 0 });
  });
});

describe("a pair", () => {
  it("has the small bottle first", () => {
    expect(pair(view({ hands: [[13, 2], [], []] }), 0)).toEqual([2, 13]);
  });
});
