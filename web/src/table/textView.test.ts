import { describe, expect, it } from "vitest";
import { Book } from "../lib/book";
import type { Action } from "../lib/narrow";
import { Speech } from "../lib/speech";
import { common, grouped, partsOf, rowsOf } from "./textView";

const hall = new Book("plain-of = { $owner }: { $thing }\nplain-others = In general", "en");
const sentences = `
field-dealer = Dealer
of-dealer = seat
field-hand = Your hand
field-sizes = Cards in hand
by-sizes = seat
field-made = Lines
parts-made = team start end
item-made = { $team } from { $start } to { $end }
field-board = Board
grid-board = 2
cell-board = { $space }: { $value ->
    [0] open
   *[1] gold
}
field-coins = Coins
by-coins = seat
skip-coins = 0
item-coins = { $value } coins
field-owner = Owners
under-owner = space
of-owner = seat
skip-owner = -1
field-said = Offers
parts-said = seat gift count
item-said = { $seat } would { $gift } { $count } times
do-Give = give { $card }
field-sign = Sign
of-sign = space
skip-sign = -1
field-trunk = Trunks
by-trunk = seat
several-trunk = card
marks-trunk = worn
marked-trunk = { $thing } (worn { $value } times)
field-rooms = Who is where
by-rooms = seat
field-dark = Spaces in the dark
field-vines = Vines
rows-rooms-0 = dark
rows-rooms-1 = vines
field-wrong = Were wrong
rows-filled = wrong vines
part-attic = The attic
part-cellar = The cellar`;
const labels = { hand: ["2g", "3g"], space: ["a1", "b1", "a2", "b2"], start: ["a1", "b1", "a2", "b2"], end: ["a1", "b1", "a2", "b2"], team: ["gold"], card: ["2g", "3g"] };
const speech = new Speech(new Book(sentences, "en", hall), labels, ["Ann", "Ben"]);
const view = { type: "game", dealer: 1, hand: [1, 0], sizes: [2, 3], made: [[0, 0, 3]], board: [0, 1, 0, 0], secret: [1], coins: [0, 7], owner: [1, -1, 0, 1], said: [[0, { type: "Give", card: 1 }, 2]] };

describe("the plain table's rows", () => {
  const rows = Object.fromEntries(rowsOf(view, speech).map((row) => [row.field, row]));

  it("are those that the game names, in the view's order", () => {
    expect(Object.keys(rows)).toEqual(["dealer", "hand", "sizes", "made", "board", "coins", "owner", "said"]);
  });

  it("call numbers by their names", () => {
    expect(rows.dealer?.said).toEqual(["Ben"]);
    expect(rows.hand?.said).toEqual(["3g", "2g"]);
    expect(rows.sizes?.said).toEqual(["Ann: 2", "Ben: 3"]);
    expect(rows.made?.said).toEqual(["Gold from a1 to b2"]);
  });

  it("say a value in a sentence, and nothing of what is not worth a word", () => {
    expect(rows.coins?.said).toEqual(["Ben: 7 coins"]);
    expect(rowsOf({ coins: [0, 0] }, speech)[0]?.said).toEqual([]);
  });

  it("say one value, unless it is not worth a word", () => {
    expect(rowsOf({ sign: 1 }, speech)[0]?.said).toEqual(["b1"]);
    expect(rowsOf({ sign: -1 }, speech)[0]?.said).toEqual([]);
  });

  it("say several things of one kind, and nothing of who has none", () => {
    expect(rowsOf({ trunk: [[1, 0], []] }, speech)[0]?.said).toEqual(["Ann: 3g, 2g"]);
  });

  it("say with a thing what goes with it", () => {
    expect(rowsOf({ trunk: [[1, 0], [1]], worn: [[0, 3], [1]] }, speech)[0]?.said).toEqual(["Ann: 3g, 2g (worn 3 times)", "Ben: 3g (worn 1 times)"]);
  });

  it("leave out what belongs to a room where nobody is, and what is empty where that is nothing to tell", () => {
    const shown = (view: object) => rowsOf(view, speech).map(({ field }) => field);
    expect(shown({ rooms: [1, 1], dark: [3], vines: [4], wrong: [], hand: [] })).toEqual(["rooms", "vines", "hand"]);
    expect(shown({ rooms: [0, 1], dark: [3], vines: [4], wrong: [1], hand: [] })).toEqual(["rooms", "dark", "vines", "wrong", "hand"]);
  });

  it("tell places under whose they are", () => {
    expect(rows.owner?.said).toEqual(["Ann: a2", "Ben: a1, b2"]);
  });

  it("say a choice inside them as choices are said", () => {
    expect(rows.said?.said).toEqual(["Ann would give 3g 2 times"]);
  });

  it("show a board by rows and columns, named by what their spaces share", () => {
    expect(rows.board?.grid?.columns).toEqual(["a", "b"]);
    expect(rows.board?.grid?.rows.map(({ name }) => name)).toEqual(["1", "2"]);
    expect(rows.board?.grid?.rows[0]?.cells).toEqual([{ at: 0, said: "a1: open" }, { at: 1, said: "b1: gold" }]);
  });

  it("are all that is simple where the game names none", () => {
    const bare = new Speech(hall, {}, ["Ann"]);
    const found = rowsOf({ type: "x", turn_of: 3, coins: [4, 5], deep: { a: 1 }, agenda: [], me: null }, bare);
    expect(found.map(({ name, said }) => [name, said])).toEqual([["Turn of", ["3"]], ["Coins", ["4", "5"]]]);
  });
});

describe("the plain table's parts", () => {
  const told = (view: object) => partsOf(view, speech).map(({ name, rows }) => [name, rows.map(({ field }) => field)]);

  it("come after what is common, each by its name", () => {
    const view = { type: "game", dealer: 1, attic: { coins: [0, 7], wrong: [1] }, cellar: { hand: [1] }, sizes: [2, 3] };
    expect(told(view)).toEqual([["", ["dealer", "sizes"]], ["The attic", ["coins", "wrong"]], ["The cellar", ["hand"]]]);
  });

  it("are left out where nobody has come to them, or where they have nothing to tell", () => {
    expect(told({ dealer: 1, rooms: [0], attic: null, cellar: { vines: [3], wrong: [] } })).toEqual([["", ["dealer", "rooms"]]]);
  });
});

describe("the plain table's choices", () => {
  it("stand together by the first thing they name", () => {
    const actions: Action[] = [
      { type: "Place", card: 0, space: 1 },
      { type: "Place", card: 1, space: 2 },
      { type: "Exchange", card: 0 },
    ];
    expect(grouped(actions, speech).map(({ name, actions }) => [name, actions.length])).toEqual([["2g", 2], ["3g", 1]]);
  });

  it("that name nothing stand together too, however many they are", () => {
    const actions: Action[] = [{ type: "Bid", amount: 5 }, { type: "Bid", amount: 9 }, { type: "Lay", amount: 5, space: 1 }];
    expect(grouped(actions, speech).map(({ name, actions }) => [name, actions.length])).toEqual([["In general", 2], ["b1", 1]]);
  });
});

describe("what names have in common", () => {
  it("is how they begin or end", () => {
    expect(common(["a10", "b10", "c10"])).toBe("10");
    expect(common(["c1", "c2", "c10"])).toBe("c");
    expect(common(["a1", "b2"])).toBe("");
  });
});
