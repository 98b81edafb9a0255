// The layout of the Devil's Snare, drawn on 640 by 640: four areas, each with a ring of ten spaces.
import { printed } from "../../../wire/sorcerers_stone";

export const SIZE = 640;
export const RING = printed.shapes.length;
export const AREAS = printed.areas;
export const SPACE = 64;
export const MIDDLE = 114;
const RADIUS = 117;

export interface Point {
  x: number;
  y: number;
}

/** The middle of an area: north-west, north-east, south-east, south-west. */
export function middleOf(area: number): Point {
  const [near, far] = [SIZE * 0.25, SIZE * 0.75];
  return { x: area === 1 || area === 2 ? far : near, y: area >= 2 ? far : near };
}

export function spaceAt(area: number, shape: number): Point {
  const { x, y } = middleOf(area);
  const turn = (2 * Math.PI * shape) / RING - Math.PI / 2;
  return { x: x + RADIUS * Math.cos(turn), y: y + RADIUS * Math.sin(turn) };
}

export const put = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Everything that can be touched is numbered: for each area its middle, then the ring. */
export const EACH = RING + 1;

/** Left and right go round the ring, up and down to the same space of the next or previous area, Home to the middle. */
export function next(key: string, at: number): number | null {
  const [area, nth] = [Math.floor(at / EACH), at % EACH];
  const round = (step: number) => area * EACH + 1 + ((Math.max(0, nth - 1) + (nth === 0 ? 0 : step) + RING) % RING);
  if (key === "ArrowRight") return round(1);
  if (key === "ArrowLeft") return round(-1);
  if (key === "ArrowDown") return ((area + 1) % AREAS) * EACH + nth;
  if (key === "ArrowUp") return ((area + AREAS - 1) % AREAS) * EACH + nth;
  return key === "Home" ? area * EACH : null;
}
