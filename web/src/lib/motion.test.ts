import { describe, expect, it, vi } from "vitest";

vi.mock("./prefs.svelte");
const { fitted, LONGEST, shift, Stage } = await import("./motion");

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

  it("never shows a thing that turns from behind", () => {
    const turned: Keyframe[][] = [];
    const piece = { animate: (frames: Keyframe[]) => turned.push(frames) };
    new Stage().turn(piece as unknown as Element, { at: 0, lasts: 100 });
    const angles = turned[0]!.flatMap(({ transform }) => /rotateY\((.*)deg/.exec(String(transform))?.[1] ?? "0").map(Number);
    expect(angles).toEqual([0, 90, -90, 0]);
  });

  it("shows what flies only while it flies", () => {
    const timings: KeyframeAnimationOptions[] = [];
    const piece = { animate: (_: Keyframe[], timing: KeyframeAnimationOptions) => timings.push(timing) };
    const box = { left: 0, top: 0, width: 10, height: 10 };
    new Stage().carry(piece as unknown as Element, box, box, { at: 900, lasts: 100 });
    expect(timings).toMatchObject([{ delay: 900, fill: "none" }]);
  });
});
