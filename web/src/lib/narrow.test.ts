import { describe, expect, it } from "vitest";
import { type Action, fields, lifts, narrow, PLAIN, touch, type Touching } from "./narrow";

const place = (card: number, space: number): Action => ({ type: "Place", card, space });
const exchange = (card: number): Action => ({ type: "Exchange", card });
const resign: Action = { type: "Resign" };
const legal = [place(1, 10), place(1, 11), place(2, 11), exchange(1), resign];
const cardsOnlyShow: Touching = { touches: fields, commits: (element) => element.startsWith("space:") };

describe("narrowing", () => {
  it("lights everything that can be touched, and offers what needs no touch", () => {
    const { left, lit, ready } = narrow(legal, [], PLAIN);
    expect(left).toEqual(legal);
    expect([...lit].sort()).toEqual(["card:1", "card:2", "space:10", "space:11"]);
    expect(ready).toEqual([resign]);
  });

  it("leaves what a touch fits, and lights its other touches only", () => {
    const { left, lit } = narrow(legal, ["card:1"], PLAIN);
    expect(left).toEqual([place(1, 10), place(1, 11), exchange(1)]);
    expect([...lit].sort()).toEqual(["space:10", "space:11"]);
  });

  it("makes a button of an action that is wholly touched while longer ones remain", () => {
    expect(narrow(legal, ["card:1"], PLAIN).ready).toEqual([exchange(1)]);
  });

  it("sends the one action that is left", () => {
    expect(touch(legal, [], "space:10", PLAIN).send).toEqual(place(1, 10));
    expect(touch(legal, ["card:1"], "space:11", PLAIN).send).toEqual(place(1, 11));
  });

  it("sends nothing on a touch that only looks", () => {
    const looked = touch(legal, [], "card:2", cardsOnlyShow);
    expect(looked).toEqual({ touched: ["card:2"], send: null, refused: false });
    expect(touch(legal, looked.touched, "space:11", cardsOnlyShow).send).toEqual(place(2, 11));
  });

  it("takes a touch back", () => {
    expect(touch(legal, ["card:1"], "card:1", PLAIN)).toEqual({ touched: [], send: null, refused: false });
  });

  it("begins anew where only that makes sense", () => {
    expect(touch(legal, ["card:1"], "card:2", cardsOnlyShow).touched).toEqual(["card:2"]);
  });

  it("lets be dragged what only shows where it fits, and says what else looks as if it could", () => {
    expect([lifts(legal, "card:2", cardsOnlyShow), lifts(legal, "card:7", cardsOnlyShow)]).toEqual([true, false]);
    expect([lifts(legal, "space:10", cardsOnlyShow), lifts(legal, "card:2", PLAIN)]).toEqual([null, null]);
  });

  it("asks why not where nothing fits, and keeps what was touched", () => {
    expect(touch(legal, ["card:1"], "space:99", PLAIN)).toEqual({ touched: ["card:1"], send: null, refused: true });
  });
});
