import { describe, expect, it } from "vitest";
import { narrow, touch } from "../../lib/narrow";
import type { Speech } from "../../lib/speech";
import { type BoardView, type Event, printed, type View } from "../../wire/diagon_alley";
import { shopName, spaceName } from "./names";
import { apart, housesApart, planBoard, Ring, roomFor, spread, walkTo } from "./plan";
import { BANK, hatSpot, INN, insideOf, route, spot } from "./print";
import { NOTHING, told } from "./story";
import { commits, glowing, intendedAction, meantAt, touches } from "./touching";

const OURS: BoardView = printed.board;
const INSIDE = insideOf(OURS);

/** An edition of any length: all doors, back doors and gates together at the start, in the given order. */
function edition(diagon: number, knockturn: number, order = [...printed.buildings.keys()]): BoardView {
  const filled = (size: number, at: number[]) => [...at, ...Array<number>(size).fill(-1)].slice(0, size);
  const gates = [...filled(order.length, []), 0, 1];
  const doors = filled(diagon, order);
  const behind = order.filter((shop) => shop !== BANK);
  const exits = Array.from({ length: knockturn }, (_, i) => (i === 0 ? 0 : i === knockturn - 1 ? 1 : -1));
  return {
    ...OURS, diagon, knockturn, doors, gates: filled(diagon, gates), backs: filled(knockturn, [-1, ...behind]), exits,
    door_of: [...printed.buildings.keys()].map((shop) => doors.indexOf(shop)), entrance: [true, false],
    kinds: Array<number>(diagon + knockturn).fill(0),
  };
}

function view(changed: Partial<View> = {}): View {
  const plain = {
    me: 0, seats: 3, options: { younger: false }, turn: 0, out: [], at: [INSIDE, INSIDE, INSIDE], stock: [2, 2, 2, 2, 2, 3], sign: -1,
    trunk: [[], [], []], path: [], hand: [], board: null, agenda: [],
  };
  return { type: "diagon_alley", ...plain, ...changed } as unknown as View;
}

describe("the plan", () => {
  it("goes round with the clock from the bottom's middle, and closes", () => {
    const ring = new Ring({ x: 0, y: 0, width: 100, height: 60 }, 10, 0, 1);
    expect(ring.length).toBeCloseTo(2 * (80 + 40) + 20 * Math.PI, 0);
    expect([ring.at(0), ring.at(0.5)].map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([[50, 60], [50, 0]]);
    expect(ring.at(0.25).x).toBeCloseTo(0);
    expect(apart(ring.at(0), ring.at(0.9999))).toBeLessThan(1);
  });

  it.each([
    ["ours", OURS], ["the shortest", edition(24, 24)], ["the longest", edition(120, 120)], ["uneven", edition(24, 120)],
    ["in another order", edition(60, 30, [3, 0, 6, 1, 7, 2, 5, 4])],
  ])("draws an edition within its bounds, no house over another: %s", (_, board) => {
    for (const { width, height, scale } of [{ width: 650, height: 730, scale: 1 }, { width: 1200, height: 900, scale: 1.3 }, roomFor(board, 31)]) {
      const plan = planBoard(board, width, height, INN, scale);
      expect(plan.stones.length).toBe(board.diagon + board.knockturn);
      for (const { x, y } of [...plan.stones, ...plan.houses]) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(8);
      }
      plan.houses.forEach((one, shop) => plan.houses.slice(shop + 1).forEach((other) => {
        const clear = Math.abs(one.x - other.x) >= plan.house.width * 0.98 || Math.abs(one.y - other.y) >= plan.house.height * 0.98;
        expect(clear, `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true);
      }));
      expect(Math.min(plan.middle.width, plan.middle.height)).toBeGreaterThan(100);
    }
  });

  it("has spaces for fingers where only a part is seen", () => {
    for (const board of [OURS, edition(120, 120)]) {
      const { width, height, scale } = roomFor(board, 31);
      const lengths = planBoard(board, width, height, INN, scale).stones.map(({ length }) => length);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(22);
    }
  });

  it("puts a gate behind its gate and a back door behind its house, all in a row", () => {
    const plan = planBoard(OURS, 650, 730, INN);
    expect(plan.passages.map(({ gate }) => gate)).toEqual([0, 1, 2, 3, 4]);
    for (const [back, house] of plan.backs) expect(apart(back, house)).toBeLessThan(230);
    const alley = plan.stones.slice(OURS.diagon);
    alley.slice(1).forEach((stone, i) => expect(apart(stone, alley[i]!)).toBeGreaterThan(12));
  });

  it("draws no line across the board", () => {
    const plan = planBoard(edition(120, 120, [3, 0, 6, 1, 7, 2, 5, 4]), 1200, 1200, INN, 1);
    for (const line of [...plan.backs, ...plan.passages.map(({ line }) => line)]) expect(apart(...line)).toBeLessThan(275);
    expect(plan.passages.map(({ gate }) => gate).filter((gate) => gate === 1).length).toBeGreaterThan(0);
  });

  it("spreads what would lie on one another, and leaves the rest", () => {
    expect(spread([0, 0.3, 0.6], 0.1, 1)).toEqual([0, 0.3, 0.6]);
    expect(spread([0.5, 0.5, 0.5], 0.1, 1).map((at) => at.toFixed(2))).toEqual(["0.40", "0.50", "0.60"]);
    expect(spread([0, 1, 2], 0.1, 1)).toEqual([0.5, 1, 1.5]);
  });

  it("keeps houses in their order and apart", () => {
    const at = housesApart([0, 0.01, 0.02, 0.5], 1000, 200);
    expect([at[1]! - at[0]!, at[2]! - at[1]!].every((free) => free > 0.195)).toBe(true);
    expect(at[3]).toBeCloseTo(0.5);
  });

  it("is walked by arrow keys to what is nearest that way", () => {
    const points = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 30, y: 0 }, { x: 0, y: 10 }];
    expect(["ArrowRight", "ArrowDown", "ArrowLeft", "End", "a"].map((key) => walkTo(key, 0, points))).toEqual([1, 3, 0, 3, null]);
    expect(walkTo("ArrowLeft", 2, points)).toBe(1);
  });
});

describe("hats", () => {
  it("pass every space on their way; a long way is a leap", () => {
    expect(route(OURS, 38, 2)).toEqual([38, 39, 0, 1, 2]);
    expect(route(OURS, 4, 0)).toEqual([4, 0]); // back
    expect(route(OURS, 41, 44)).toEqual([41, 42, 43, 44]);
    expect([route(OURS, 3, 45), route(OURS, 3, INSIDE)]).toEqual([[3, 45], [3, INSIDE]]);
  });

  it("stand on their space, or beside each other on a roof", () => {
    const plan = planBoard(OURS, 650, 730, INN);
    const spots = [0, 1, 2].map((seat) => hatSpot(view(), plan, seat));
    expect(new Set(spots.map(({ x }) => x.toFixed())).size).toBe(3);
    expect(apart(spot(OURS, plan, 7), plan.stones[7]!)).toBeLessThan(10);
  });
});

describe("touching", () => {
  const by = { touches, commits };
  const [FLOO, CLOSE, SHOVE] = [0, 1, 5];
  const walk = [{ type: "Land" }, { type: "Enter", shop: 3 }, { type: "Through", gate: 1 }];
  const turn = [
    { type: "Roll" }, { type: "Buy" }, { type: "Floo", odd: false }, { type: "Floo", odd: true }, { type: "Close", shop: 2 },
    { type: "Close", shop: 3 }, { type: "Shove", target: 1 }, { type: "Exchange" },
  ];

  it("ends a walk by one touch", () => {
    expect([...narrow(walk, [], by).lit]).toEqual(["land", "shop:3", "gate:1"]);
    expect(walk.map((action) => touch(walk, [], touches(action)[0]!, by).send)).toEqual(walk);
  });

  it("takes a spell up first; then whom or what it is for settles it", () => {
    expect(touch(turn, [], `card:${CLOSE}`, by)).toEqual({ touched: [`card:${CLOSE}`], send: null, refused: false });
    expect(touch(turn, [`card:${CLOSE}`], "shop:3", by).send).toEqual({ type: "Close", shop: 3 });
    expect(touch(turn, [`card:${SHOVE}`], "hat:1", by).send).toEqual({ type: "Shove", target: 1 });
    expect(touch(turn, [], "hat:1", by).send).toBeNull();
    expect(narrow(turn, [`card:${FLOO}`], by).ready.map(({ type }) => type)).toEqual(["Floo", "Floo"]);
  });

  it("lets buildings glow only for a spell that was taken up", () => {
    const { lit, last } = narrow(turn, [], by);
    expect([...glowing(lit, last, [])]).toEqual(["dice", "card:0", "card:1", "card:5"]);
    const taken = narrow(turn, ["card:1"], by);
    expect(glowing(taken.lit, taken.last, ["card:1"])).toEqual(new Set(["shop:2", "shop:3"]));
    const way = narrow(walk, [], by);
    expect(glowing(way.lit, way.last, []).size).toBe(3);
  });

  it("lets a walk end by one touch though a spell could be played first", () => {
    const both = [...walk, { type: "Close", shop: 2 }, { type: "Close", shop: 3 }];
    const { lit, last } = narrow(both, [], by);
    expect([...glowing(lit, last, [])]).toEqual(["land", "shop:3", "gate:1", `card:${CLOSE}`]);
    expect(walk.map((action) => touch(both, [], touches(action)[0]!, by).send)).toEqual(walk);
    expect(touch(both, [`card:${CLOSE}`], "shop:3", by).send).toEqual({ type: "Close", shop: 3 });
    expect(touch(both, [], "shop:2", by).send).toBeNull();
  });

  it("gives away no item by a slip, but a card that is asked for at once", () => {
    const items = [{ type: "GiveBack", item: 1 }, { type: "GiveBack", item: 4 }];
    expect(touch(items, [], "item:4", by)).toEqual({ touched: ["item:4"], send: null, refused: false });
    expect(touch([{ type: "Drop", card: 3 }, { type: "Drop", card: 5 }], [], "card:3", by).send).toEqual({ type: "Drop", card: 3 });
  });

  it("knows what a place means on a walk", () => {
    const glows = new Set(["land", "shop:1", "gate:0"]);
    const walking = view({ path: [1, 2, 3, 4, 5, 6] });
    expect([6, 4, 2, 40, 5].map((place) => meantAt(walking, place, glows))).toEqual(["land", "shop:1", "gate:0", "gate:0", null]);
    expect(meantAt(walking, OURS.diagon + OURS.backs.indexOf(1), glows)).toBeNull(); // nobody goes in from behind
  });

  it("asks why not for what was meant", () => {
    const floo = view({ agenda: [{ type: "FlooTo", seat: 0 }] });
    expect(intendedAction(["shop:4"], view())).toEqual({ type: "Enter", shop: 4 });
    expect(intendedAction(["shop:4"], floo)).toEqual({ type: "Go", shop: 4 });
    expect(intendedAction(["card:1", "shop:4"], view())).toEqual({ type: "Close", shop: 4 });
    expect([intendedAction(["gate:2"], view()), intendedAction(["dice"], view())]).toEqual([{ type: "Through", gate: 2 }, { type: "Roll" }]);
    expect([intendedAction(["card:0"], view()), intendedAction(["card:5"], view())]).toEqual([{ type: "Floo", odd: true }, { type: "Shove", target: 1 }]);
    expect(intendedAction(["space:3"], view())).toBeNull();
  });
});

describe("the story", () => {
  it("remembers the last throw, the last open card and who moved", () => {
    const events = [
      { type: "Diced", seat: 1, one: 1, two: 4 }, { type: "Landed", seat: 1, space: 4, kind: 2, shop: 1 },
      { type: "Drew", seat: 1, card: null }, { type: "Havoc", seat: 2, card: 15 },
    ] as Event[];
    const story = told(NOTHING, { seq: 1, events, fresh: false });
    expect(story).toEqual({ dice: { seat: 1, faces: [1, 4] }, card: { seat: 2, card: 15 }, mover: 1 });
    expect(told(story, { seq: 2, events: [{ type: "TakenBack", to: 0 } as unknown as Event], fresh: false })).toEqual(NOTHING);
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

  it("says a space with what lies there and who stands there", () => {
    expect(spaceName(speech, view({ at: [6, 1, 1] }), 6, true)).toBe("space-called diagon 7, space-kind swirl  0, space-here seat0, space-lit");
    expect(spaceName(speech, view(), 40, false)).toBe("space-called knockturn 1, space-kind gate  1");
    expect(spaceName(speech, view(), 37, false)).toBe("space-called diagon 38, space-kind exit  5");
    expect(spaceName(speech, view(), 0, false)).toBe("space-called diagon 1");
  });

  it("says a building with what it sells, its price, its sign and its guests", () => {
    expect(shopName(speech, view({ sign: 2, at: [INSIDE + 2, 0, 1] }), 2, false)).toBe(
      "Shop2, item1, shop-stock 2, shop-costs board-coins 1 coin1+board-coins 1 coin2, shop-closed, space-here seat0",
    );
    expect(shopName(speech, view({ at: [0, 1, 2] }), BANK, true)).toBe(`Shop${BANK}, space-lit`);
  });
});
