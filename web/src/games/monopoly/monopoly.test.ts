import { describe, expect, it } from "vitest";
import { narrow, touch } from "../../lib/narrow";
import type { Speech } from "../../lib/speech";
import type { Event, View } from "../../wire/monopoly";
import { builtLabel, seatLabel, spaceName } from "./names";
import {
  along, AZKABAN, cell, deeds, isCorner, notes, papers, route, sideOf, sign, SPACES, spot, standing, tokenSpot, walkTo,
} from "./print";
import { NOTHING, told } from "./story";
import { actsOn, bright, commits, element, intendedAction, touches } from "./touching";

const [HOLLOW, BURROW, GRIMMAULD, ORANGE] = [16, 18, 19, 3];
const each = (other: number, at: Record<number, number> = {}) => Array.from({ length: SPACES }, (_, space) => at[space] ?? other);

function view(changed: Partial<View> = {}): View {
  const plain = {
    me: 0, seats: 2, turn: 0, tokens: [0, 5], cash: [1500, 1500], at: [0, 0], jailed: [0, 0], out: [], owner: each(-1),
    built: each(0), mortgaged: [], papers: [-1, 1], dice: [0, 0],
  };
  return { type: "monopoly", ...plain, ...changed } as unknown as View;
}

describe("the square", () => {
  it("begins with GO at the bottom right and goes round with the clock", () => {
    expect([0, 9, 10, 20, 30, 39].map(cell)).toEqual([
      { column: 10, row: 10 }, { column: 1, row: 10 }, { column: 0, row: 10 }, { column: 0, row: 0 },
      { column: 10, row: 0 }, { column: 10, row: 9 },
    ]);
    expect(new Set(Array.from({ length: SPACES }, (_, space) => JSON.stringify(cell(space)))).size).toBe(SPACES);
  });

  it("has four sides of eleven spaces that share their corners", () => {
    expect([along(0)[0], along(0).at(-1), along(3).at(-1)]).toEqual([0, 10, 0]);
    expect([0, 1, 2, 3].flatMap(along).filter(isCorner)).toEqual([0, 10, 10, 20, 20, 30, 30, 0]);
    expect([sideOf(9), sideOf(10), sideOf(39)]).toEqual([0, 1, 3]);
  });

  it("is walked by arrow keys: along a side, round a corner, over the middle", () => {
    expect([walkTo("ArrowLeft", 0), walkTo("ArrowRight", 1), walkTo("ArrowUp", 10), walkTo("ArrowDown", 39)]).toEqual([1, 0, 11, 0]);
    expect([walkTo("ArrowRight", 20), walkTo("ArrowUp", 5), walkTo("ArrowRight", 12), walkTo("ArrowDown", 5)]).toEqual([21, 25, 38, 5]);
    expect([walkTo("Home", 17), walkTo("End", 17), walkTo("a", 17)]).toEqual([0, 39, null]);
  });

  it("lets a token pass every space on its way, back too", () => {
    expect(route(38, 2, false)).toEqual([38, 39, 0, 1, 2]);
    expect(route(7, 4, true)).toEqual([7, 6, 5, 4]);
    expect(route(5, 5, false)).toEqual([5]);
  });

  it("knows two Quibblers as one kind of space", () => {
    expect([sign(7), sign(22), sign(2), sign(0)]).toEqual(["quibbler", "quibbler", "daily_prophet", "go"]);
  });
});

describe("tokens", () => {
  it("stand beside each other on one space, within the board", () => {
    const places = Array.from({ length: 8 }, (_, nth) => spot(0, nth, 8, false));
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`)).size).toBe(8);
    for (const { x, y } of places) expect(Math.max(x, y, 1 - x, 1 - y)).toBeLessThan(1);
  });

  it("sit in Azkaban or only visit it", () => {
    const both = view({ at: [AZKABAN, AZKABAN], jailed: [1, 0] });
    expect([standing(both, AZKABAN), standing(both, AZKABAN, true)]).toEqual([[1], [0]]);
    expect(tokenSpot(both, 0)).not.toEqual(tokenSpot(both, 1));
    expect(standing(view({ out: [1] }), 0)).toEqual([0]);
  });
});

describe("what somebody has", () => {
  it("is deeds by group, Get Out cards, and notes", () => {
    const rich = view({ owner: each(-1, { [BURROW]: 0, 5: 0, 1: 1 }) });
    expect([deeds(rich, 0), deeds(rich, 1), papers(rich, 0), papers(rich, 1)]).toEqual([[BURROW, 5], [1], [], [1]]);
  });

  it("is as few notes as make the sum", () => {
    expect(notes(1786).map(({ count }) => count)).toEqual([3, 2, 1, 1, 1, 1, 1]);
    expect(notes(0).every(({ count }) => count === 0)).toBe(true);
    expect(notes(4999).reduce((sum, { note, count }) => sum + note * count, 0)).toBe(4999);
  });
});

describe("touching", () => {
  const by = { touches, commits };
  const legal = [
    { type: "Pass", until: 2 }, { type: "Build", space: HOLLOW }, { type: "Mortgage", space: 5 }, { type: "Raze", group: ORANGE },
    { type: "Bid", amount: 10 }, { type: "Offer", to: 1, gives: [5], takes: [], pays: 0, asks: 20 },
  ];

  it("settles an act on a deed by one button, and leaves all else to the desk", () => {
    const { lit, ready } = narrow(legal, [], by);
    expect([...lit]).toEqual(["build:16", "mortgage:5", "raze:3"]);
    expect(ready.map(({ type }) => type)).toEqual(["Pass", "Bid", "Offer"]);
    expect(touch(legal, [], "build:16", by).send).toEqual(legal[1]);
    expect(touch(legal, [], "raze:3", by).send).toEqual(legal[3]);
  });

  it("knows what can be done on a space, and where it stands out", () => {
    const { lit } = narrow(legal, [], by);
    expect([actsOn(lit, HOLLOW), actsOn(lit, GRIMMAULD), actsOn(lit, 5), actsOn(lit, 0)]).toEqual([["Build", "Raze"], ["Raze"], ["Mortgage"], []]);
    expect([bright(lit, HOLLOW), bright(lit, 5)]).toEqual([true, false]);
  });

  it("asks why not for what was meant", () => {
    expect(intendedAction([element("Lift", HOLLOW)])).toEqual({ type: "Lift", space: HOLLOW });
    expect(intendedAction([element("Raze", HOLLOW)])).toEqual({ type: "Raze", group: ORANGE });
    expect(intendedAction(["token:3"])).toEqual({ type: "Choose", token: 3 });
    expect([intendedAction(["space:3"]), intendedAction([])]).toEqual([null, null]);
  });
});

describe("the story", () => {
  const threw = (seat: number, one: number, two: number): Event => ({ type: "Threw", seat, one, two });
  const moved = (space: number): Event => ({ type: "Moved", seat: 0, start: 0, space, back: false });
  const at = (events: Event[], fresh = false) => ({ seq: 1, events, fresh });

  it("remembers throws, the newest first, the last card and the last move", () => {
    const first = told(NOTHING, at([threw(0, 1, 2), moved(7), { type: "Drew", seat: 0, card: 16 }], true));
    const second = told(first, at([threw(1, 6, 6), { type: "Jailed", seat: 1 }]));
    expect(second).toEqual({ throws: [{ seat: 1, one: 6, two: 6 }, { seat: 0, one: 1, two: 2 }], card: { seat: 0, card: 16 }, last: AZKABAN });
  });

  it("remembers no more than there is room for, and begins anew where moves were taken back", () => {
    const many = told(NOTHING, at(Array.from({ length: 20 }, () => threw(0, 3, 4))));
    expect(many.throws.length).toBe(12);
    expect(told(many, at([{ type: "TakenBack", to: 3 } as unknown as Event]))).toEqual(NOTHING);
  });
});

describe("names", () => {
  /** Returns the key and the facts as they are. */
  const speech = {
    say: (key: string, facts: Record<string, unknown> = {}) => [key, ...Object.values(facts)].join(" "),
    called: (field: string, value: number) => `${field}${value}`,
    seat: (seat: number) => `seat${seat}`,
    list: (things: string[]) => things.join("+"),
  } as unknown as Speech;

  it("says a space with its owner, what stands there and who", () => {
    const rich = view({ owner: each(-1, { 16: 1 }), built: each(0, { 16: 2 }), at: [16, 16] });
    expect(spaceName(speech, rich, HOLLOW, true)).toBe("space16, group3, space-of seat1, space-huts 2, space-here seat0+seat1, space-lit");
    expect(spaceName(speech, view(), HOLLOW, false)).toBe("space16, group3, space-for-sale 180");
    expect(spaceName(speech, view({ owner: each(-1, { 5: 0 }), mortgaged: [5] }), 5, false)).toMatch(/space-of seat0, space-mortgaged$/);
    expect(spaceName(speech, view(), 20, false)).toBe("space20");
  });

  it("says buildings and people", () => {
    expect([builtLabel(speech, view({ built: each(5) }), 16), builtLabel(speech, view(), 16)]).toEqual(["space-manor", ""]);
    expect([seatLabel(speech, view(), 1), seatLabel(speech, view({ tokens: [-1, -1] }), 1)]).toEqual(["board-player seat1 token5", "seat1"]);
  });

});
