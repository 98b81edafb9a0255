import { describe, expect, it } from "vitest";
import type { Said as Entry } from "../../../lib/log";
import type { Step, View } from "../../../wire/tcg";
import { choices, held, loses, source, without } from "./facts";

const [STUPEFY, CHARMS, POTIONS, CART_RIDE, DEAN] = [67, 114, 115, 6, 1];
const view = (more: Partial<View> = {}): View =>
  ({ me: 0, decks: [3, 30], limbo: [[], []], adventure: [0, 0], agenda: [], ...more }) as unknown as View;
const step = (type: string, more: object = {}): Step => ({ type, seat: 0, ...more }) as unknown as Step;
const told = (...events: object[]): Entry[] => events.map((event) => ({ kind: "event", event }));

describe("what would lose the game at once", () => {
  it("is to draw the last card, or to let the last one be lost", () => {
    expect(loses({ type: "Draw", count: 3 }, view(), 0)).toBe(true);
    expect(loses({ type: "Draw", count: 2 }, view(), 0)).toBe(false);
    expect(loses({ type: "Number", count: 3 }, view(), 0)).toBe(true);
    expect(loses({ type: "Yes" }, view({ agenda: [step("MayDraw", { count: 5 })] }), 0)).toBe(true);
    expect(loses({ type: "Suffer" }, view({ agenda: [step("Ward", { amount: 4 })] }), 0)).toBe(true);
  });

  it("is nothing else", () => {
    expect(loses({ type: "Yes" }, view({ agenda: [step("MayDraw", { count: 2 })] }), 0)).toBe(false);
    expect(loses({ type: "End" }, view({ decks: [1, 1] }), 0)).toBe(false);
    expect(loses({ type: "Number", count: 0 }, view(), 0)).toBe(false);
  });
});

describe("the card that asks", () => {
  it("is the spell that is being done, else what was used last in this turn", () => {
    expect(source(view({ limbo: [[], [STUPEFY]] }), step("Ward"), told({ type: "Used", card: DEAN }))).toBe(STUPEFY);
    expect(source(view(), step("Search"), told({ type: "Played", card: STUPEFY }, { type: "Used", card: DEAN }))).toBe(DEAN);
  });

  it("is not a lesson, nor a card of another turn, nor anybody's own turn", () => {
    expect(source(view(), step("LayLessons"), told({ type: "Played", card: CHARMS }))).toBe(0);
    expect(source(view(), step("Search"), told({ type: "Used", card: DEAN }, { type: "TurnBegan", seat: 0 }))).toBe(0);
    expect(source(view({ limbo: [[STUPEFY], []] }), step("Main"), [])).toBe(0);
  });

  it("is the other's adventure that wants a card before the turn", () => {
    expect(source(view({ adventure: [0, CART_RIDE] }), step("Discard"), told({ type: "TurnBegan", seat: 0 }))).toBe(CART_RIDE);
  });
});

describe("cards to choose", () => {
  it("are told by kinds, those that may be played first", () => {
    const play = { type: "Play", card: POTIONS };
    expect(held([STUPEFY, POTIONS, POTIONS], [play])).toEqual([
      { card: POTIONS, count: 2, play }, { card: STUPEFY, count: 1, play: null },
    ]);
  });

  it("are fewer by those that were chosen before", () => {
    expect(without([CHARMS, STUPEFY, CHARMS], [CHARMS, null])).toEqual([STUPEFY, CHARMS]);
  });

  it("are counted where they lie", () => {
    const pick = { type: "Pick", card: CHARMS };
    expect(choices([{ type: "Done" }, pick], [CHARMS, STUPEFY, CHARMS])).toEqual([{ action: pick, card: CHARMS, count: 2 }]);
  });
});
