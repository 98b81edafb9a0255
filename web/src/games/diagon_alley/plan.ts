// The layout: two alleys that wind round a middle, with houses and a wall between them, whatever an edition's lengths.
// From the inside out: the middle, Diagon Alley, the houses, Knockturn Alley. Nothing here is a rule.
import type { BoardView } from "../../wire/diagon_alley";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A space: its middle, its rotation in degrees, and its length along the alley. */
export interface Stone extends Point {
  turn: number;
  length: number;
}

export type Line = [Point, Point];

export interface Passage {
  gate: number;
  line: Line;
  /** Where it breaks through the wall. */
  arch: Point;
}

export interface Plan {
  width: number;
  height: number;
  /** The scale, 1 being the smallest size. */
  scale: number;
  /** By place: the spaces of Diagon Alley, then of Knockturn Alley. */
  stones: Stone[];
  /** By building, its middle. */
  houses: Point[];
  house: { width: number; height: number };
  street: { path: string; width: number };
  alley: { path: string; width: number };
  wall: string;
  /** Through the wall from Diagon Alley to Knockturn Alley; one on each side if the two ends of a gate are far
   *  apart. */
  passages: Passage[];
  /** By building, to its door. */
  doors: Line[];
  /** From back doors to their buildings, or into the wall if those are far away. */
  backs: Line[];
  middle: Box;
  /** Fronts without a sign, where there is room between the houses. */
  fronts: Point[];
}

/** At scale 1, in pixels. */
const HOUSE = { width: 106, height: 88 };
const STREET = 34;
const ALLEY = 25;
const GAP = 5;
const BEND = 9;
const SMALLEST = { width: 640, height: 700 };
/** Things further apart than this are not joined by a line across the board. */
const FAR = 270;
/** Houses are this far apart, so that none covers another even round a corner. */
const APART = 188;

// ── a closed line ───────────────────────────────────────────────────────────
/** A closed line, clockwise from the bottom's middle; `at(0.25)` is a quarter of the way. */
export class Ring {
  private readonly points: Point[];
  private readonly passed: number[] = [0];

  constructor(box: Box, corner: number, bend: number, bends: number) {
    const SAMPLES = 720;
    this.points = Array.from({ length: SAMPLES + 1 }, (_, i) => bent(box, corner, i / SAMPLES, bend, bends));
    this.points.slice(1).forEach((point, i) => this.passed.push(this.passed[i]! + apart(this.points[i]!, point)));
  }

  get length(): number {
    return this.passed.at(-1)!;
  }

  at(part: number): Point {
    const wanted = (part - Math.floor(part)) * this.length;
    const after = Math.max(1, this.passed.findIndex((passed) => passed >= wanted));
    const [from, to] = [this.points[after - 1]!, this.points[after]!];
    const along = (wanted - this.passed[after - 1]!) / (this.passed[after]! - this.passed[after - 1]! || 1);
    return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
  }

  stone(part: number, length: number): Stone {
    const [before, after] = [this.at(part - 0.002), this.at(part + 0.002)];
    const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
    return { ...this.at(part), turn, length };
  }

  /** An SVG path from one part to another, or all round. */
  path(from = 0, to = 1): string {
    const steps = Math.max(8, Math.ceil((to - from) * 240));
    const drawn = Array.from({ length: steps + 1 }, (_, i) => this.at(from + ((to - from) * Math.min(i, steps - 0.001)) / steps));
    return `M${drawn.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${to - from >= 1 ? "z" : ""}`;
  }
}

export const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function bent(box: Box, corner: number, part: number, bend: number, bends: number): Point {
  const here = rounded(box, corner, part);
  const [before, after] = [rounded(box, corner, part - 0.001), rounded(box, corner, part + 0.001)];
  const [x, y] = [after.x - before.x, after.y - before.y];
  const out = (bend * Math.cos(2 * Math.PI * bends * part)) / (Math.hypot(x, y) || 1);
  return { x: here.x + y * out, y: here.y - x * out };
}

/** A point on a rectangle with round corners, from its bottom's middle to the left, up and round. */
function rounded({ x, y, width, height }: Box, corner: number, part: number): Point {
  const [across, down, arc] = [width - 2 * corner, height - 2 * corner, (Math.PI * corner) / 2];
  let left = (part - Math.floor(part)) * (2 * (across + down) + 4 * arc) + across / 2;
  // Each side starts where it leaves its corner: bottom, left, top, right.
  const sides = [
    { length: across, x: x + width - corner, y: y + height, dx: -1, dy: 0 },
    { length: down, x, y: y + height - corner, dx: 0, dy: -1 },
    { length: across, x: x + corner, y, dx: 1, dy: 0 },
    { length: down, x: x + width, y: y + corner, dx: 0, dy: 1 },
  ];
  for (let nth = 0; ; nth = (nth + 1) % sides.length) {
    const side = sides[nth]!;
    if (left <= side.length) return { x: side.x + side.dx * left, y: side.y + side.dy * left };
    left -= side.length;
    if (left <= arc) {
      const [sin, cos] = [Math.sin(left / corner), 1 - Math.cos(left / corner)];
      const [endX, endY] = [side.x + side.dx * side.length, side.y + side.dy * side.length];
      // The next side leads inwards.
      return { x: endX + corner * (side.dx * sin - side.dy * cos), y: endY + corner * (side.dy * sin + side.dx * cos) };
    }
    left -= arc;
  }
}

// ── the whole ───────────────────────────────────────────────────────────────
/** Make houses and streets as large as the room allows. */
export const scaleFor = (width: number, height: number): number =>
  Math.min(1.5, Math.max(0.85, Math.min(width / SMALLEST.width, height / SMALLEST.height)));

export function planBoard(board: BoardView, width: number, height: number, inn: number, scale = scaleFor(width, height)): Plan {
  const house = { width: HOUSE.width * scale, height: HOUSE.height * scale };
  const rings = ringsOf(width, height, scale, house);
  const begins = board.door_of[inn] ?? 0;
  const part = (space: number) => (space - begins) / board.diagon;
  const behind = alleyParts(board, part);
  const stones = [
    ...Array.from({ length: board.diagon }, (_, i) => rings.street.stone(part(i), rings.street.length / board.diagon)),
    ...behind.map((at, i) => rings.alley.stone(at, pitch(behind, i) * rings.alley.length)),
  ];
  const stands = housesApart(board.door_of.map(part), rings.houses.length, APART * scale);
  const houses = stands.map((at) => rings.houses.at(at));
  const far = (line: Line) => apart(...line) > FAR * scale;
  /** From a space of either alley to the wall beside it. */
  const toWall = (place: number): Line =>
    [stones[place]!, rings.houses.at(place < board.diagon ? part(place) : behind[place - board.diagon]!)];
  const passages = board.entrance.flatMap((_, gate): Passage[] => {
    const ends = [board.gates.indexOf(gate), board.diagon + board.exits.indexOf(gate)];
    const line: Line = [stones[ends[0]!]!, stones[ends[1]!]!];
    return far(line) ? ends.map(toWall).map((stub) => ({ gate, line: stub, arch: stub[1] })) : [{ gate, line, arch: halfway(...line) }];
  });
  const backs = board.backs.flatMap((shop, i): Line[] => {
    if (shop < 0) return [];
    const line: Line = [stones[board.diagon + i]!, houses[shop]!];
    return [far(line) ? toWall(board.diagon + i) : line];
  });
  return {
    width, height, scale, stones, houses, house, passages, backs,
    street: { path: rings.street.path(), width: STREET * scale },
    alley: { path: rings.alley.path(behind[0], behind.at(-1)), width: ALLEY * scale },
    wall: rings.houses.path(),
    doors: houses.map((there, shop) => [stones[board.door_of[shop]!]!, there]),
    middle: rings.middle,
    fronts: frontsBetween(rings.houses, stands, passages.map(({ arch }) => arch), house.width),
  };
}

const halfway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Halfway between two houses, or to one side if a gate is there; none if there is no room. */
function frontsBetween(ring: Ring, stands: readonly number[], arches: readonly Point[], wide: number): Point[] {
  const order = [...stands].sort((one, other) => one - other);
  const far = (point: Point, others: readonly Point[], least: number) => others.every((other) => apart(point, other) >= least);
  const houses = order.map((at) => ring.at(at));
  const free = (point: Point) => far(point, houses, wide * 0.78) && far(point, arches, wide * 0.4);
  return order.flatMap((from, nth) => {
    const to = order[nth + 1] ?? order[0]! + 1;
    const at = [0.5, 0.38, 0.62].map((part) => ring.at(from + (to - from) * part)).find(free);
    return at ? [at] : [];
  });
}

function ringsOf(width: number, height: number, scale: number, house: { width: number; height: number }) {
  const [street, alley, gap, bend] = [STREET, ALLEY, GAP, BEND].map((size) => size * scale) as [number, number, number, number];
  const inset = (across: number, down: number): Box => ({ x: across, y: down, width: width - 2 * across, height: height - 2 * down });
  const edge = alley / 2 + gap + bend / 2;
  const houses = [edge + alley / 2 + house.width / 2, edge + alley / 2 + house.height / 2] as const;
  const inner = [houses[0] + house.width / 2 + gap + bend + street / 2, houses[1] + house.height / 2 + gap + bend + street / 2] as const;
  const clear = street / 2 + bend + gap;
  return {
    alley: new Ring(inset(edge, edge), 44 * scale, bend / 2, 14),
    houses: new Ring(inset(...houses), 40 * scale, 0, 1),
    street: new Ring(inset(...inner), 46 * scale, bend, 8),
    middle: inset(inner[0] + clear, inner[1] + clear),
  };
}

/** Knockturn Alley runs beside Diagon Alley: its gate lies behind the gate, a back door behind its house, and
 *  everything between is spread evenly. If an edition's order doesn't allow that, as many as possible keep their
 *  place. */
function alleyParts(board: BoardView, part: (space: number) => number): number[] {
  const beside = Array.from({ length: board.knockturn }, (_, i) => {
    const [gate, shop] = [board.exits[i] ?? -1, board.backs[i] ?? -1];
    return gate >= 0 ? board.gates.indexOf(gate) : shop >= 0 ? board.door_of[shop]! : -1;
  });
  const fixed = beside.map((space, i) => ({ space, i })).filter(({ space }) => space >= 0);
  const first = fixed[0]!.space;
  const round = (space: number) => (space - first + board.diagon) % board.diagon;
  const kept = longestRise(fixed.map(({ space, i }) => ({ i, at: round(space) })));
  const whole = kept.map(({ i, at }) => ({ i, at: part(first) + at / board.diagon }));
  if (whole[0]!.i > 0) whole.unshift({ i: 0, at: Math.max(whole.at(-1)!.at - 0.98, whole[0]!.at - whole[0]!.i / board.knockturn) });
  const wanted = beside.map((_, i) => {
    const after = Math.max(1, whole.findIndex((anchor) => anchor.i >= i));
    const [from, to] = [whole[after - 1]!, whole[after]!];
    return from.at + ((to.at - from.at) * (i - from.i)) / (to.i - from.i);
  });
  return spread(wanted, CLOSEST / board.knockturn, LONGEST);
}

/** No space of Knockturn Alley is much shorter than if all were equal; and the alley doesn't close. */
const CLOSEST = 0.62;
const LONGEST = 0.97;

/** Place them as near to their ideal positions as possible: in order, at least this far apart, and no longer in
 *  total than this. */
export function spread(wanted: readonly number[], least: number, longest: number): number[] {
  // Without the distances, the sequence only has to rise: neighbours that fall share their mean.
  const shared: { sum: number; count: number }[] = [];
  wanted.forEach((at, i) => {
    shared.push({ sum: at - i * least, count: 1 });
    for (let last = shared.length - 1; last > 0; last--) {
      const [before, after] = [shared[last - 1]!, shared[last]!];
      if (before.sum / before.count <= after.sum / after.count) break;
      shared.splice(last - 1, 2, { sum: before.sum + after.sum, count: before.count + after.count });
    }
  });
  const risen = shared.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count)).map((at, i) => at + i * least);
  const long = risen.at(-1)! - risen[0]!;
  const middle = (risen.at(-1)! + risen[0]!) / 2;
  return long <= longest ? risen : risen.map((at) => middle + ((at - middle) * longest) / long);
}

/** The longest rising subsequence; always with the first and the last, if the last lies behind the first. */
function longestRise(anchors: { i: number; at: number }[]): { i: number; at: number }[] {
  const last = anchors.at(-1)!;
  const inner = anchors.slice(1, -1).filter(({ at }) => at > 0 && at < last.at);
  const best: { i: number; at: number }[][] = [];
  inner.forEach((anchor, nth) => {
    const before = inner.slice(0, nth).map((one, k) => (one.at < anchor.at ? best[k]! : []));
    best[nth] = [...before.reduce((most, one) => (one.length > most.length ? one : most), []), anchor];
  });
  return [anchors[0]!, ...best.reduce((most, one) => (one.length > most.length ? one : most), []), last];
}

/** The average distance from a space to its neighbours. */
function pitch(parts: readonly number[], at: number): number {
  const [from, to] = [Math.max(0, at - 1), Math.min(parts.length - 1, at + 1)];
  return (parts[to]! - parts[from]!) / (to - from);
}

/** Houses stand in front of their doors, but none covers another. */
export function housesApart(parts: readonly number[], length: number, least: number): number[] {
  const order = parts.map((_, shop) => shop).sort((one, other) => (((parts[one]! % 1) + 1) % 1) - (((parts[other]! % 1) + 1) % 1));
  const at = order.map((shop) => (((parts[shop]! % 1) + 1) % 1) * length);
  const gap = Math.min(least, (length / at.length) * 0.98);
  for (let turn = 0; turn < 200; turn++) {
    at.forEach((_, nth) => {
      const next = (nth + 1) % at.length;
      const free = at[next]! - at[nth]! + (next === 0 ? length : 0);
      if (free >= gap) return;
      at[nth]! -= (gap - free) / 2;
      at[next]! += (gap - free) / 2;
    });
  }
  const placed: number[] = [];
  order.forEach((shop, nth) => (placed[shop] = at[nth]! / length));
  return placed;
}

// ── looking round ───────────────────────────────────────────────────────────
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where an arrow key leads: to the nearest of these in that direction; null: not a key we handle. */
export function walkTo(key: string, from: number, points: readonly Point[]): number | null {
  if (key === "Home") return 0;
  if (key === "End") return points.length - 1;
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const here = points[from]!;
  let [nearest, least] = [from, Infinity];
  points.forEach((point, nth) => {
    const [x, y] = [point.x - here.x, point.y - here.y];
    const [ahead, aside] = [x * arrow[0] + y * arrow[1], Math.abs(x * arrow[1]) + Math.abs(y * arrow[0])];
    const far = ahead + 2 * aside;
    if (ahead > 1 && ahead >= aside * 0.6 && far < least) [nearest, least] = [nth, far];
  });
  return nearest;
}

/** The size of the plan at which spaces are large enough for a finger, when only part of it is visible. */
export function roomFor(board: BoardView, finger: number): { width: number; height: number; scale: number } {
  const street = Math.max(board.diagon * finger, board.knockturn * finger * 0.55);
  const across = 2 * (GAP + ALLEY + BEND / 2 + HOUSE.width + GAP + BEND + STREET / 2);
  const side = Math.max(150, (street + 70) / 4);
  return { width: Math.round((side + across) * 0.98), height: Math.round((side + across) * 0.95), scale: 1 };
}
