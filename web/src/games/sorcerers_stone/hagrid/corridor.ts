// The layout of Hagrid's corridor, drawn on 640 by 560: a door, fifteen spaces in three flights, the trapdoor.
import { printed } from "../../../wire/sorcerers_stone";

export const [WIDTH, HEIGHT] = [640, 560];
export const TRAPDOOR = printed.trapdoor;
export const SPACE = 78;

export interface Point {
  x: number;
  y: number;
}

const LEFT = 140;
const STEP = 98;
const FLIGHT = 5;
const FLIGHTS = [474, 328, 182];

/** The middle of a place: 0 is the door, 16 the trapdoor; every second flight leads back. */
export function placeAt(space: number): Point {
  if (space <= 0) return { x: 50, y: FLIGHTS[0]! };
  if (space >= TRAPDOOR) return { x: LEFT + STEP * (FLIGHT - 1), y: 62 };
  const flight = Math.floor((space - 1) / FLIGHT);
  const nth = (space - 1) % FLIGHT;
  return { x: LEFT + STEP * (flight % 2 === 0 ? nth : FLIGHT - 1 - nth), y: FLIGHTS[flight]! };
}

/** Where the nth of several pieces stands on a place: side by side, later ones a little nearer. */
export function footing(space: number, nth: number, of: number): Point {
  const { x, y } = placeAt(space);
  return { x: x + (nth - (of - 1) / 2) * (of > 2 ? 20 : 28), y: y + (nth % 2) * 8 - 6 };
}

export const put = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** The floor, as one line through all places. */
export const WAY = Array.from({ length: TRAPDOOR + 1 }, (_, space) => placeAt(space))
  .map(({ x, y }, nth, all) => {
    const before = all[nth - 1];
    if (!before || before.x !== x || nth === TRAPDOOR) return `${nth === 0 ? "M" : "L"}${x} ${y}`;
    // round a corner, from one flight to the next
    const out = x > WIDTH / 2 ? 66 : -66;
    return `C${before.x + out} ${before.y} ${x + out} ${y} ${x} ${y}`;
  })
  .join("");
