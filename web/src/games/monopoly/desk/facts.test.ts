import { describe, expect, it } from "vitest";
import type { Action } from "../../../lib/narrow";
import type { Said as Entry } from "../../../lib/log";
import type { Offer, View } from "../../../wire/monopoly";
import { bids, brings, bundles, burdens, choices, counter, raises, streets } from "./facts";

const ORANGE = 3;
const owner = Array.from({ length: 40 }, () => -1);
const built = Array.from({ length: 40 }, () => 0);
[owner[1], owner[16], owner[18], owner[19], owner[3]] = [0, 0, 0, 0, 1];
[built[16], built[18], built[19]] = [5, 4, 4];
const view = { owner, built, mortgaged: [1, 3], papers: [1, -1] } as unknown as View;
const act = (type: string, more: object): Action => ({ type, ...more });

describe("what an act brings", () => {
  it("is told by what is printed, costs below zero", () => {
    expect(brings(act("Build", { space: 16 }), view)).toBe(-100);
    expect(brings(act("Lift", { space: 1 }), view)).toBe(-33);
    expect(brings(act("Mortgage", { space: 16 }), view)).toBe(90);
    expect(brings(act("Sell", { space: 16 }), view)).toBe(50);
  });

  it("is half of all buildings where a whole group is sold, a manor being five", () => {
    expect(brings(act("Raze", { group: ORANGE }), view)).toBe(13 * 50);
  });
});

describe("a street that may be built on", () => {
  it("shows its rent now and with one building more, by the deed", () => {
    const [old] = streets([act("Build", { space: 1 })], view);
    expect(old).toMatchObject({ space: 1, rent: 4, then: 10, sell: null });
    const [bow, vine] = streets([act("Build", { space: 18 }), act("Sell", { space: 16 })], view);
    expect(bow).toMatchObject({ space: 16, rent: 950, then: null, build: null });
    expect(vine).toMatchObject({ space: 18, rent: 750, then: 950, sell: null });
  });
});

describe("a trade", () => {
  const form = { kind: "Offer", fields: [{ name: "gives", low: 0, high: 1, choices: [1], many: true, counts: [] }] };

  it("offers what the form holds and no more", () => {
    expect(choices(form, "gives")).toEqual([1]);
    expect(choices(form, "takes")).toEqual([]);
  });

  it("shows things by group, cards last", () => {
    expect(bundles([1, 16, 18, 40])).toEqual([
      { group: 0, things: [1] }, { group: ORANGE, things: [16, 18] }, { group: null, things: [40] },
    ]);
  });

  it("names the mortgages that go with it", () => {
    expect(burdens(view, [1, 16, 40])).toEqual([{ space: 1, interest: 3 }]);
  });

  it("is turned round for a counter-offer", () => {
    const offer: Offer = { type: "Offer", to: 0, gives: [3], takes: [1], pays: 5, asks: 0 };
    expect(counter(offer, 1)).toEqual({ type: "Offer", to: 1, gives: [1], takes: [3], pays: 0, asks: 5 });
  });
});

describe("an auction", () => {
  const entry = (event: object): Entry => ({ kind: "event", event });
  const bid = (seat: number, amount: number) => entry({ type: "BidMade", seat, space: 6, amount });

  it("tells the last bid of each, and nothing of the auction before", () => {
    const log = [bid(2, 900), entry({ type: "Bought", seat: 2, space: 5, amount: 900 }), bid(0, 10), bid(1, 20), bid(0, 30)];
    expect([...bids(log)]).toEqual([[0, 30], [1, 20]]);
  });
});

describe("a raise at a touch", () => {
  it("is by as little as may be, or to a round sum above the last bid", () => {
    expect(raises(0, 1)).toEqual([1, 10, 50, 100]);
    expect(raises(120, 121)).toEqual([121, 130, 170, 220]);
  });

  it("begins at the least where the last bid is too low for this place", () => {
    expect(raises(0, 100)).toEqual([100, 110, 150, 200]);
  });
});
