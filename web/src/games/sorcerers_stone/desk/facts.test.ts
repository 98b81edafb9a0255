import { describe, expect, it } from "vitest";
import type { Said as Entry } from "../../../lib/log";
import { type Facts, scene } from "../scene";
import { ahead, lastLook, pair } from "./facts";

/** Ann is on space 5, a token is on space 7. */
const view = (more: Facts = {}) => scene({ pos: [5, 0, 0], dark: [7], ...more });

describe("where a note card leads", () => {
  const what = (notes: number, more: Facts = {}) => ahead(view(more), 0, notes);

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
  const entry = (event: object): Entry => ({ kind: "event", event });
  const [look, draws] = [entry({ type: "Looked", seat: 0, target: 1, place: 0, card: 4 }), (seat: number) => entry({ type: "CardDrawn", seat })];

  it("is there until the same player picks a card again", () => {
    expect(lastLook([look], 0)).toMatchObject({ at: 0, event: { card: 4 } });
    expect(lastLook([draws(0), look, draws(1)], 0)?.at).toBe(1);
    expect(lastLook([look, draws(0)], 0)).toBe(null);
  });

  it("is not what others have looked at", () => {
    expect(lastLook([look], 1)).toBe(null);
  });
});

describe("a pair", () => {
  it("has the small bottle first", () => {
    expect(pair(view({ hands: [[13, 2], [], []] }), 0)).toEqual([2, 13]);
  });
});
