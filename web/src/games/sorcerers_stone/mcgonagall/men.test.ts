import { describe, expect, it } from "vitest";
import type { Laid } from "../print";
import { type Facts, scene } from "../scene";
import { checkedKing, glowing, laidOut, lost, nearColour, manAfter } from "./men";

const LETTERS = ".PNBRQKpnbrqk";
const FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** A view of a position given as FEN. */
function laid(fen: string, more: Facts = {}): Laid {
  const rows = fen.split("/").map((row) => [...row.replace(/\d/g, (n) => ".".repeat(Number(n)))].map((sign) => LETTERS.indexOf(sign)));
  return scene({ squares: rows.reverse().flat(), ...more });
}

describe("a pawn on the last row", () => {
  it("becomes a man of its colour, or stays what it is", () => {
    expect(["queen", "knight", ""].map((promoted) => LETTERS[manAfter(LETTERS.indexOf("P"), promoted)])).toEqual(["Q", "N", "P"]);
    expect(["rook", "bishop", ""].map((promoted) => LETTERS[manAfter(LETTERS.indexOf("p"), promoted)])).toEqual(["r", "b", "p"]);
  });
});

describe("the board", () => {
  it("lies with a1 at the near left for White and with h8 for Black", () => {
    expect(laidOut(0).at(-1)![0]).toBe(0);
    expect(laidOut(1).at(-1)![0]).toBe(63);
    expect(laidOut(1).flat().toString()).toBe([...laidOut(0).flat()].reverse().toString());
  });

  it("has the own colour near; who is yet to come sees Black there, who watches White", () => {
    expect(nearColour(laid(FIRST, { colour: [0, 1] }))).toBe(0);
    expect(nearColour(laid(FIRST))).toBe(1);
    expect(nearColour(laid(FIRST, { me: null, colour: [1, 1] }))).toBe(0);
  });

  it("knows which king stands in check", () => {
    expect(checkedKing(laid(FIRST))).toBe(-1);
    expect(checkedKing(laid(FIRST, { checked: 1 }))).toBe(60);
  });
});

const gone = (view: Laid, colour: number) => lost(view, colour).filter(({ count }) => count > 0).map(({ man, count }) => [man, count]);

describe("lost men", () => {
  it("are what is missing, the dearest first", () => {
    expect(gone(laid(FIRST), 0)).toEqual([]);
    expect(gone(laid("rnbqkbnr/pppppppp/8/8/8/8/PPPPPP2/RN1QKBN1"), 0)).toEqual([[4, 1], [3, 1], [1, 2]]);
  });

  it("leave out pawns that became something, and players who have left the board", () => {
    expect(gone(laid("rnbqkbnr/pppppppp/8/8/8/7Q/PPPPPPP1/RNBQKBNR"), 0)).toEqual([]);
    const away = (more: Facts) => laid("rn1qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", { colour: [1, 0], ...more });
    expect(gone(away({}), 1)).toEqual([]);
    expect(gone(away({ captured: [0] }), 1)).toEqual([[9, 1]]);
  });
});

describe("what glows", () => {
  const lit = new Set(["square:12", "square:28", "square:52", "edge"]);

  it("is one's own men until one is touched, then all that fits it", () => {
    const view = laid(FIRST, { colour: [0, 1] });
    expect([...glowing(view, lit, [])]).toEqual(["square:12", "edge"]);
    expect(glowing(view, lit, ["square:12"])).toBe(lit);
  });

  it("is every bishop to be for who has none yet", () => {
    expect(glowing(laid(FIRST), lit, [])).toBe(lit);
  });
});
