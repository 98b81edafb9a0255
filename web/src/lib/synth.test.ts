import { describe, expect, it } from "vitest";
import { type Sound, samples, SOUNDS } from "./synth";

const RATE = 48_000;
const ALL = (Object.keys(SOUNDS) as Sound[]).map((name) => ({ name, heard: samples(name, RATE) }));
const peak = (heard: Float32Array) => heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

function filtered(heard: Float32Array, [b0, b1, b2, a1, a2]: readonly [number, number, number, number, number]): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return heard.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** How loud the loudest fifth of a second sounds, in decibels: weighted as in ITU-R BS.1770. */
function loudness(heard: Float32Array): number {
  const shelf = filtered(heard, [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]);
  const weighed = filtered(shelf, [1, -2, 1, -1.99004745483398, 0.99007225036621]);
  const span = RATE / 5;
  let most = 0;
  for (let from = 0; from < Math.max(1, weighed.length - span); from += span / 4)
    most = Math.max(most, weighed.slice(from, from + span).reduce((sum, one) => sum + one * one, 0) / span);
  return 10 * Math.log10(most) - 0.691;
}

const energy = (heard: Float32Array) => heard.reduce((sum, one) => sum + one * one, 0);

/** The share of the energy beyond a pitch: above it, or below. */
function share(heard: Float32Array, hertz: number, above: boolean): number {
  const turn = (2 * Math.PI * hertz) / RATE;
  const [cos, alpha] = [Math.cos(turn), Math.sin(turn) / Math.SQRT2];
  const [side, middle] = above ? [(1 + cos) / 2, -(1 + cos)] : [(1 - cos) / 2, 1 - cos];
  const band = [side, middle, side, -2 * cos, 1 - alpha].map((one) => one / (1 + alpha)) as [number, number, number, number, number];
  return energy(filtered(heard, band)) / energy(heard);
}

describe("sounds", () => {
  it.each(ALL)("$name neither clips nor clicks", ({ heard }) => {
    expect(peak(heard)).toBeLessThan(0.4); // two at once are still clean
    expect(Math.abs(heard[0]!)).toBeLessThan(0.01);
    expect(Math.abs(heard.at(-1)!)).toBeLessThan(0.01);
  });

  it.each(ALL)("$name is about as loud as the others", ({ heard }) => {
    expect(loudness(heard)).toBeGreaterThan(-31.5);
    expect(loudness(heard)).toBeLessThan(-26.5);
  });

  it.each(ALL)("$name is neither swallowed by a small speaker nor shrill", ({ heard }) => {
    expect(share(heard, 250, false)).toBeLessThan(0.25);
    expect(share(heard, 4500, true)).toBeLessThan(0.1);
  });
});
