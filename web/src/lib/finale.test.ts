import { describe, expect, it, vi } from "vitest";
import type { Stage } from "./motion";

const played: string[] = [];
vi.mock("./sound", () => ({ play: (name: string) => played.push(name) }));
vi.mock("./prefs.svelte");
vi.mock("../ui/Laurel.svelte", () => ({ default: () => ({}) }));
const { finale } = await import("./finale");

function end(won: boolean, calm = false): string[] {
  played.length = 0;
  const stage = { calm, sparks: () => played.push("sparks"), fly: () => played.push("wreath") };
  const board = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 600, height: 600 }) };
  finale(stage as unknown as Stage, board as unknown as HTMLElement, won, 0);
  return played;
}

describe("the end of a game", () => {
  it("is celebrated with a winner, not with a loser", () => {
    expect(end(true)).toEqual(["win", "sparks", "wreath"]);
    expect(end(false)).toEqual(["lose"]);
  });

  it("can be heard if nothing may move", () => {
    expect(end(true, true)).toEqual(["win"]);
  });
});
