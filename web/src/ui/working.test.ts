import { expect, it, onTestFinished, vi } from "vitest";
import { expected, share, took } from "./working";

it("shows how far work is by how long it took before, and never calls it done too early", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const notes = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => notes.get(name) ?? null, setItem: notes.set.bind(notes) });
  const first = expected("solo");
  took("solo", 8000.4);
  expect([expected("solo"), expected("replay")]).toEqual([8000, first]);
  expect([0, 8000, 16_000].map((time) => share(time, 8000))).toEqual([0, 0.75, 0.9375]);
  expect(share(80_000, 8000)).toBeLessThan(1);
});
