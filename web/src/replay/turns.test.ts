import { describe, expect, it } from "vitest";
import { linkTo, momentIn, PIECE, pieces, query, turnAt, viewerIn } from "./turns";

describe("the moments of a replay", () => {
  it("are found by the address, and the address by them", () => {
    for (const viewer of [0, 11, "open", null] as const) {
      const { searchParams } = new URL(linkTo("/t/x/replay", 40, viewer), "http://hall.test");
      expect(momentIn(searchParams.get("at"))).toBe(40);
      expect(viewerIn(searchParams.get("viewer"))).toBe(viewer);
    }
  });

  it("are not found by nonsense", () => {
    for (const text of [null, "", "-1", "1e3", "x", "12345678"]) expect(momentIn(text)).toBeNull();
    for (const text of [null, "", "-1", "123", "me"]) expect(viewerIn(text)).toBeUndefined();
  });

  it("are shown by the turn that is not before them", () => {
    const turns = [14, 16, 18, 21];
    expect([0, 14, 15, 16, 21, 99].map((at) => turnAt(turns, at))).toEqual([0, 0, 1, 1, 3, 3]);
    expect(turnAt([], 5)).toBe(0);
  });

  it("come in pieces that begin at fixed places", () => {
    expect(pieces(0, 0)).toEqual([0]);
    expect(pieces(PIECE - 1, PIECE)).toEqual([0, PIECE]);
    expect(pieces(PIECE + 3, 3 * PIECE - 1)).toEqual([PIECE, 2 * PIECE]);
  });

  it("are asked for through somebody's eyes", () => {
    expect(query(null, 0)).toBe(`since=0&most=${PIECE}`);
    expect(query("open", 50)).toBe(`since=50&most=${PIECE}&viewer=open`);
    expect(query(0, 50)).toBe(`since=50&most=${PIECE}&viewer=0`);
  });
});
