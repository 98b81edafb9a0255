// The layout of the corridor past the troll: down from the first door, along below him and up to the far door, on a
// ground of WIDE by HIGH.
import type { Moment } from "../../../lib/games";
import { type Event, printed } from "../../../wire/sorcerers_stone";
import { type Laid, QUIRRELL, standing } from "../print";

export const [WIDE, HIGH] = [440, 400] as const;
export const FAR_DOOR = printed.farDoor;
export const SECTORS: readonly number[] = printed.trollWheel;
/** The wheel's result for the troll. */
export const TROLL = 0;

export interface Point {
  x: number;
  y: number;
}

const CORNERS: readonly Point[] = [{ x: 46, y: 62 }, { x: 46, y: 350 }, { x: 394, y: 350 }, { x: 394, y: 62 }];
const LEGS = CORNERS.slice(1).map((to, i) => ({ from: CORNERS[i]!, to, long: Math.hypot(to.x - CORNERS[i]!.x, to.y - CORNERS[i]!.y) }));
const WHOLE = LEGS.reduce((sum, leg) => sum + leg.long, 0);

/** The first door, the spaces and the far door, all the same distance apart. */
export const STOPS: readonly Point[] = Array.from({ length: FAR_DOOR + 1 }, (_, stop) => along((WHOLE * stop) / FAR_DOOR));

function along(far: number): Point {
  let left = far;
  for (const { from, to, long } of LEGS) {
    if (left <= long + 1e-6) {
      const part = Math.min(1, left / long);
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= long;
  }
  return CORNERS.at(-1)!;
}

/** As the ground is drawn. */
export const COURSE = `M${CORNERS.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** Pieces on one space stand apart, the first in front. */
const APART: readonly (readonly Point[])[] = [
  [{ x: 0, y: 0 }],
  [{ x: -11, y: 0 }, { x: 11, y: 0 }],
  [{ x: -12, y: 7 }, { x: 12, y: 7 }, { x: 0, y: -12 }],
  [{ x: -12, y: 10 }, { x: 12, y: 10 }, { x: -12, y: -12 }, { x: 12, y: -12 }],
];

/** Where a seat's piece stands. */
export function spotOf(view: Laid, seat: number): Point {
  const here = standing(view, QUIRRELL).filter((other) => view.quirrell.run[other] === view.quirrell.run[seat]);
  const stop = STOPS[view.quirrell.run[seat] ?? 0] ?? STOPS[0]!;
  const apart = APART[Math.min(here.length, APART.length) - 1]?.[here.indexOf(seat)] ?? { x: 0, y: 0 };
  return { x: stop.x + apart.x, y: stop.y + apart.y };
}

/** A point as a place on the ground, which is `--w` wide. */
export const placed = ({ x, y }: Point): string =>
  `translate(calc(var(--w) * ${(x / WIDE).toFixed(4)}), calc(var(--w) * ${(y / WIDE).toFixed(4)}))`;

/** The path between two stops, one after another; back to the door it is one leap. */
export function way(from: number, to: number): number[] {
  if (to <= from) return [from, to];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The last result of the troll's wheel in these events, or null: before a run; or when the chess is over and its
 *  winners spin for the first turn. Other spins belong to the keys. */
export function lastSpin({ events, fresh }: Pick<Moment<Event>, "events" | "fresh">): number | null {
  let found: number | null = null;
  let spinOff = false;
  events.forEach((event, i) => {
    if (event.type === "ChessOver") spinOff = !fresh;
    if (event.type !== "Whirled") return;
    const next = events[i + 1];
    const runs = (next?.type === "Ran" || next?.type === "Trolled") && next.seat === event.seat;
    if (runs || spinOff) found = event.number;
  });
  return found;
}
