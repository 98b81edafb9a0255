import { describe, expect, it } from "vitest";
import type { Action } from "../../../lib/narrow";
import type { Said as Entry } from "../../../lib/log";
import { printed, type View } from "../../../wire/diagon_alley";
import { cardOf, havoc, held, inside } from "./facts";

const act = (type: string, more: object = {}): Action => ({ type, ...more });
const [FLOO, CLOSE, DEFEND] = (["floo_powder", "close_shop", "defend"] as const).map((name) => printed.cards.indexOf(name));

describe("a hand", () => {
  it("is shown by kinds of cards, each with what it may do now", () => {
    const legal = [act("Roll"), act("Floo", { odd: true }), act("Floo", { odd: false }), act("Exchange")];
    expect(held([FLOO!, FLOO!, DEFEND!], legal)).toEqual([
      { card: FLOO, count: 2, plays: [legal[1], legal[2]] }, { card: DEFEND, count: 1, plays: [] },
    ]);
  });

  it("knows the card of a spell, of a gift and of nothing", () => {
    expect(cardOf(act("Close", { shop: 3 }))).toBe(CLOSE);
    expect(cardOf(act("Pick", { card: 5 }))).toBe(5);
    expect(cardOf(act("Roll"))).toBe(-1);
  });
});

describe("where somebody is", () => {
  const where = [["inside", -1, -1, 3], ["diagon", 9, 2, 2]];
  const view = { where } as unknown as View;

  it("is a building or none", () => {
    expect([inside(view, 0), inside(view, 1), inside(view, 7)]).toEqual([3, -1, -1]);
  });
});

describe("the last havoc", () => {
  const entry = (event: object): Entry => ({ kind: "event", event });
  const [rolls, suffers] = [(seat: number) => entry({ type: "Diced", seat }), (seat: number) => entry({ type: "Havoc", seat, card: 12 })];

  it("is told while its turn lasts, and until the next own roll", () => {
    expect(havoc([rolls(0), suffers(0)], 0, 0)).toBe(12);
    expect(havoc([rolls(0), suffers(0), rolls(1)], 0, 1)).toBe(12);
    expect(havoc([rolls(0), suffers(0), rolls(1)], 0, 0)).toBe(null);
    expect(havoc([rolls(0), suffers(0), rolls(1), rolls(0)], 0, 0)).toBe(null);
    expect(havoc([rolls(1), suffers(1)], 0, 1)).toBe(null);
  });
});
