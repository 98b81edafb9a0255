import { describe, expect, it } from "vitest";
import { ANYTHING, CARDS, found, houses, keywords, named, written } from "./cards";

const texts = CARDS.reduce<string[]>((all, card) => ((all[card] = card === 67 ? "Do 5 damage to your opponent" : ""), all), []);
const names = (wanted: Partial<typeof ANYTHING>) => found({ ...ANYTHING, ...wanted }, texts).map(named);

describe("cards are found", () => {
  it("each once, whatever its printings", () => {
    expect(CARDS).toHaveLength(114);
    expect(names({})).toHaveLength(114);
    expect(names({ text: "draco" })).toEqual(["Draco's Trick", "Draco Malfoy"]);
  });

  it("by every word of the name, the keywords and the text, however it is written", () => {
    expect(names({ text: "OPPONENT damage" })).toEqual(["Stupefy"]);
    expect(names({ text: "dracos trick" })).toEqual(["Draco's Trick"]);
    expect(names({ text: "cauldron item no" })).toEqual([]);
    expect(names({ text: "wand phoenix" })).toEqual(["Phoenix Feather Wand"]);
  });

  it("by type, lesson, power, keyword and house together", () => {
    expect(names({ kind: 3, subject: 0, power: 8 })).toEqual(["Mountain Troll"]);
    expect(names({ subject: 2, keyword: "Cauldron" })).toEqual(["Pewter Cauldron", "Silver Cauldron"]);
    expect(names({ kind: 5, subject: 1 })).toEqual(["Charms"]);
    expect(names({ house: "Hufflepuff", kind: 0 })).toEqual(["Hannah Abbott"]);
  });

  it("houses are no keywords beside the others", () => {
    expect(houses).toEqual(["Gryffindor", "Hufflepuff", "Ravenclaw", "Slytherin"]);
    expect(keywords).toContain("Wand");
    expect(keywords).not.toContain("Slytherin");
  });
});

describe("a deck is written", () => {
  it("with its title, who one is, and the lessons first", () => {
    expect(written(" Sparks ", 8, new Map([[109, 4], [114, 20]]))).toBe("Sparks\nCharacter: Harry Potter\n20 Charms\n4 Vermillious\n");
  });

  it("as far as it has come", () => {
    expect(written("", 0, new Map())).toBe("");
  });
});
