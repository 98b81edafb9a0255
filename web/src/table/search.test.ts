import { describe, expect, it } from "vitest";
import type { RuleInfo } from "../wire/hall";
import { searchRules } from "./search";

const rule = (id: string, section: string, text: string, variant = ""): RuleInfo => ({ id, section, text, decision: false, why: "", variant });
const rules = [rule("A-1", "Goal", "Make lines."), rule("B-1", "Turn", "Play a card."), rule("A-2", "Goal", "Two lines win.")];
const ids = (search: string) => searchRules(rules, search).map(([section, some]) => [section, some.map(({ id }) => id)]);

describe("searching the rules", () => {
  it("shows all by section when nothing is sought", () => {
    expect(ids(" ")).toEqual([["Goal", ["A-1", "A-2"]], ["Turn", ["B-1"]]]);
  });

  it("finds text and ids, whatever their case, all words of the search", () => {
    expect(ids("LINES two")).toEqual([["Goal", ["A-2"]]]);
    expect(ids("b-1")).toEqual([["Turn", ["B-1"]]]);
    expect(ids("dragon")).toEqual([]);
  });

  it("begins with the rules of the variant that is played, and keeps the others", () => {
    const some = [...rules, rule("D-1", "Dragon", "Run.", "dragon"), rule("E-1", "Egg", "Hatch.", "egg")];
    const sections = (variant: string) => searchRules(some, "", variant).map(([section]) => section);
    expect(sections("egg")).toEqual(["Egg", "Goal", "Turn", "Dragon"]);
    expect(sections("")).toEqual(["Goal", "Turn", "Dragon", "Egg"]);
  });
});
