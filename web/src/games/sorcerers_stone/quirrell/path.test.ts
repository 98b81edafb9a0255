import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/sorcerers_stone";
import { QUIRRELL } from "../print";
import { type Facts, scene } from "../scene";
import { FAR_DOOR, HIGH, lastSpin, spotOf, STOPS, way, WIDE } from "./path";

const at = (facts: Facts) => scene({ where: [QUIRRELL, QUIRRELL, QUIRRELL], ...facts });

describe("the corridor", () => {
  it("has its stops on the ground, equally far along the way", () => {
    expect(STOPS).toHaveLength(FAR_DOOR + 1);
    for (const { x, y } of STOPS) expect(x > 20 && x < WIDE - 20 && y > 20 && y < HIGH - 20).toBe(true);
    expect(STOPS[0]!.y).toBeCloseTo(STOPS[FAR_DOOR]!.y);
    const steps = STOPS.slice(1).map(({ x, y }, i) => Math.hypot(x - STOPS[i]!.x, y - STOPS[i]!.y));
    expect(Math.max(...steps)).toBeLessThanOrEqual((924 / FAR_DOOR) * 1.01);
  });

  it("lets pieces on one space stand apart", () => {
    const view = at({ run: [4, 4, 9] });
    expect(spotOf(view, 0)).not.toEqual(spotOf(view, 1));
    expect(spotOf(view, 2)).toEqual(STOPS[9]);
  });

  it("is walked stop by stop, and back in one leap", () => {
    expect(way(3, 6)).toEqual([3, 4, 5, 6]);
    expect(way(6, 0)).toEqual([6, 0]);
  });
});

describe("the wheel shows", () => {
  const spin = (seat: number, number: number) => ({ type: "Whirled", seat, number }) as Event;
  const ran = (seat: number) => ({ type: "Ran", seat, space: 4 }) as Event;

  it("the last spin before a run, not one among the keys", () => {
    expect(lastSpin({ events: [spin(0, 4), ran(0), spin(1, 6)], fresh: true })).toBe(4);
    expect(lastSpin({ events: [spin(1, 6)], fresh: false })).toBeNull();
    expect(lastSpin({ events: [spin(0, 0), { type: "Trolled", seat: 0 }], fresh: false })).toBe(0);
  });

  it("who goes first after the chess", () => {
    const over = { type: "ChessOver", colour: 1, reason: "mate" } as Event;
    expect(lastSpin({ events: [over, spin(0, 3), spin(1, 5)], fresh: false })).toBe(5);
  });
});
