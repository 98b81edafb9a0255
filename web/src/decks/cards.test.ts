import { describe, expect, it } from "vitest";
import type { BuilderInfo, CardInfo } from "../wire/core";
import { ANYTHING, Cards, fitsAt, type Wanted } from "./cards";

const card = (number: number, name: string, kind: string, power: number, rule = ""): CardInfo => ({
  card: number, name, group: kind, cost: power, rule, facets: { kind: [kind], power: [power], keyword: name === "Troll" ? ["Unique"] : [] },
});
const info: BuilderInfo = {
  own: { format: "free" }, switches: [], leads: [9], lead_word: "Leader", facets: [], shelf: [],
  cards: [card(5, "Charms", "lesson", 0), card(3, "Troll", "creature", 8, "R-3"), card(4, "Draco's Trick", "spell", 8), card(9, "Harry", "hero", 0)],
};
const cards = new Cards(info);
const texts = new Map([["R-3", "Do 5 damage to your opponent"]]);
const names = (wanted: Partial<Wanted>) => cards.found({ ...ANYTHING, ...wanted }, texts).map((one) => cards.get(one)?.name);

describe("cards are found", () => {
  it("all of them, in the order of the game", () => {
    expect(names({})).toEqual(["Charms", "Troll", "Draco's Trick", "Harry"]);
  });

  it("by every word of the name, the facets and the text, however it is written", () => {
    expect(names({ text: "OPPONENT damage" })).toEqual(["Troll"]);
    expect(names({ text: "dracos trick" })).toEqual(["Draco's Trick"]);
    expect(names({ text: "unique" })).toEqual(["Troll"]);
    expect(names({ text: "troll item no" })).toEqual([]);
  });

  it("by several facets together", () => {
    expect(names({ facets: { power: 8 } })).toEqual(["Troll", "Draco's Trick"]);
    expect(names({ facets: { power: 8, kind: "spell" } })).toEqual(["Draco's Trick"]);
    expect(names({ facets: { house: "Hufflepuff" } })).toEqual([]);
  });
});

describe("a deck is written", () => {
  it("with its title, who leads it, and its cards in order", () => {
    expect(cards.written(" Sparks ", 9, new Map([[4, 4], [5, 20]]))).toBe("Sparks\nLeader: Harry\n20 Charms\n4 Draco's Trick\n");
  });

  it("as far as it has come", () => {
    expect(cards.written("", 0, new Map())).toBe("");
  });
});

describe("a deck fits a table", () => {
  it("that has all the options it asks for, or leaves them open", () => {
    const fits = [{ format: "free", strict: false }, { format: "basic" }];
    expect(fitsAt(fits, { format: "free", strict: false, redraw: true })).toBe(true);
    expect(fitsAt(fits, { format: "free" })).toBe(true);
    expect(fitsAt(fits, { format: "basic", strict: true })).toBe(true);
    expect(fitsAt(fits, { format: "free", strict: true })).toBe(false);
    expect(fitsAt([], { format: "free" })).toBe(false);
  });
});
