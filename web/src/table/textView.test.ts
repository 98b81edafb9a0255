import { describe, expect, it } from "vitest";
import { Book } from "../lib/book";
import type { Action } from "../lib/narrow";
import { type Rows, Speech } from "../lib/speech";
import { common, glossaryOf, grouped, partsOf, rowsOf, textOf } from "./textView";
import shared from "./textView.json";

const hall = new Book(
  "plain-of = { $owner }: { $thing }\nplain-others = In general\nplain-none = none\nplain-times = { $thing } × { $count }\nplain-pile = { $count } cards, { $top } on top", "en",
);
const book = new Book(shared.sentences.join("\n"), "en", hall);
const speech = new Speech(book, shared.labels, shared.seats, shared.rows as Rows, shared.kinds);

describe("the plain table tells", () => {
  it.each(shared.cases)("$name", ({ view, told }) => {
    expect(Object.fromEntries(rowsOf(view, speech).map(({ field, said }) => [field, said]))).toEqual(told);
  });
});

describe("the plain table's rows", () => {
  it("say a choice inside them as choices are said", () => {
    const offer = { said: [[0, { type: "Give", card: 1 }, 2]] };
    expect(rowsOf(offer, speech)[0]?.said).toEqual(["Ann would give 3g 2 times"]);
  });

  it("show a board by rows and columns, named by what their spaces share", () => {
    const [board] = rowsOf({ board: [0, 1, 0, 0] }, speech);
    expect(board?.grid?.columns).toEqual(["a", "b"]);
    expect(board?.grid?.rows.map(({ name }) => name)).toEqual(["1", "2"]);
    expect(board?.grid?.rows[0]?.cells).toEqual([{ at: 0, said: "a1: open" }, { at: 1, said: "b1: gold" }]);
  });

  it("are all that is simple where the game names none", () => {
    const bare = new Speech(hall, {}, ["Ann"]);
    const found = rowsOf({ type: "x", turn_of: 3, coins: [4, 5], deep: { a: 1 }, agenda: [], me: null }, bare);
    expect(found.map(({ name, said }) => [name, said])).toEqual([["Turn of", ["3"]], ["Coins", ["4", "5"]]]);
  });
});

describe("what is printed on things", () => {
  it.each(shared.glossary)("is told about $name", ({ view, told }) => {
    expect(glossaryOf(view, speech, shared.things)).toEqual(told);
  });

  it("is told beside what can be done with them", () => {
    const groups = grouped([{ type: "Place", card: 0, space: 1 }, { type: "Pass" }], speech);
    expect(groups.map((group) => textOf(group, shared.things))).toEqual(["Wins.", ""]);
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
