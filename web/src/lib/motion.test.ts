import { describe, expect, it, vi } from "vitest";

vi.mock("./prefs.svelte", () => ({ prefs: { calm: false, pace: 1 } }));
const { fitted, LONGEST, shift } = await import("./motion");

describe("motion", () => {
  it("does one thing after another", () => {
    expect(fitted([300, 200, 100])).toEqual({ at: [0, 300, 500], pace: 1 });
  });

  it("goes faster where there is much to do", () => {
    const { at, pace } = fitted(Array.from({ length: 24 }, () => 100));
    expect(pace).toBe(0.5);
    expect(at.at(-1)! + 100 * pace).toBe(LONGEST);
  });

  it("brings a thing to where it came from", () => {
    const place = { left: 100, top: 100, width: 40, height: 60 };
    expect(shift(place, { left: 10, top: 20, width: 20, height: 30 })).toBe("translate(-100px, -95px) scale(0.5)");
    expect(shift(place, place)).toBe("translate(0px, 0px) scale(1)");
  });
});
