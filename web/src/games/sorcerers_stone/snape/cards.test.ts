import { describe, expect, it } from "vitest";
import { SNAPE } from "../print";
import { type Facts, scene } from "../scene";
import { claims, counted, declared, either, farOf, isPotion, isRound, known, numberOf, others, own, potionsOf, unseen } from "./cards";

const at = (facts: Facts) => scene({ me: 1, where: [SNAPE, SNAPE, SNAPE, SNAPE], ...facts });

it("cards are small ones, round ones and incantations", () => {
  expect([0, 12, 13, 25].map(numberOf)).toEqual([1, 13, 1, 13]);
  expect([12, 13, 25, 26].map(isRound)).toEqual([false, true, true, false]);
  expect([25, 26].map(isPotion)).toEqual([true, false]);
  expect([0, 12, 13].map(farOf)).toEqual([0, 1, 0]);
});

describe("who lies where", () => {
  it("others come in turn from the left of who looks on", () => {
    expect(others(at({}))).toEqual([2, 3, 0]);
    expect(others(at({ me: null }))).toEqual([0, 1, 2, 3]);
  });

  it("a spectator has no cards", () => {
    expect(own(at({ me: null }))).toEqual([]);
    expect(own(at({ hands: [[], [3, 26]] }))).toEqual([3, 26]);
  });
});

it("a bottle is known alone until it is turned over", () => {
  const view = at({ shelf: [4, 5, null], shelf_open: [0] });
  expect([0, 1, 2].map((place) => known(view, place))).toEqual([false, true, false]);
});

it("of two mixed cards one lies at each of the two places", () => {
  const view = at({ mixed: [[3, 15, 0, 1, 2, 0]] });
  expect(either(view, 0, 1)).toEqual([3, 15]);
  expect(either(view, 2, 0)).toEqual([3, 15]);
  expect(either(view, 0, 0)).toBeNull();
});

it("equal cards lie together", () => {
  expect(counted([27, 3, 27])).toEqual([{ card: 3, count: 1 }, { card: 27, count: 2 }]);
});

it("what is out of sight may stand on the shelf, unless it was seen elsewhere or is an incantation", () => {
  const view = at({ unseen: [2, 5, 26], elsewhere: [5] });
  expect(unseen(view)).toEqual({ shelf: [2], elsewhere: [5, 26] });
});

it("a wrong declaration told who had lower ones", () => {
  expect(claims(at({ claims: [[3, 15, 2, -1, 2, -17]] }))).toEqual([{ small: 3, round: 15, holders: [2] }]);
});

describe("what was declared", () => {
  const end: Facts = { options: { challenge: "snape" }, agenda: [], hands: [[4, 15], [], [3, 26], [8, 30]], gone: [31, 0, 13] };
  const over = at(end);

  it("is seen in the moment it is declared, and at the end as the winner's cards", () => {
    const event = { type: "Declared", seat: 2, small: 1, round: 14, right: false } as const;
    expect(declared(at({}), [event])).toEqual({ seat: 2, cards: [1, 14] });
    expect(declared(over)).toEqual({ seat: 1, cards: [0, 13] });
    expect([potionsOf(over, 0), potionsOf(over, 1)]).toEqual([[4, 15], [0, 13]]);
  });

  it("is nothing while potions are brewed, or where the journey goes on", () => {
    expect(declared(at({ ...end, agenda: [{ type: "Shed", seat: 0 }] }))).toBeNull();
    expect(declared(at({ ...end, options: { challenge: "whole" } }))).toBeNull();
  });
});
