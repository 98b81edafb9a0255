import { expect, test } from "vitest";
import { Glossary } from "./glossary";

const term = (...forms: string[]) => ({ name: forms[0]!, forms, text: "What it means.", rule: "SQ-1.1" });
const glossary = new Glossary([term("wild", "wild Jack"), term("anti-wild"), term("tote Karte", "tot", "über")]);
const found = (sentence: string) => glossary.pieces(sentence).filter(({ term }) => term).map(({ text }) => text);

test("a term is found in each of its forms, the longest first, whatever its case", () => {
  expect(found("Play the Wild Jack.")).toEqual(["Wild Jack"]);
  expect(found("An anti-wild Jack isn't wild.")).toEqual(["anti-wild", "wild"]);
});

test("only whole words count, in letters of any language", () => {
  expect(found("wildly, rewild, totö, Überfall")).toEqual([]);
  expect(found("„tot“, über!")).toEqual(["tot"]);
});

test("a term is marked where it occurs first, and the sentence stays whole", () => {
  const sentence = "A wild card is wild, and the wild Jack too.";
  expect(found(sentence)).toEqual(["wild"]);
  expect(glossary.pieces(sentence).map(({ text }) => text).join("")).toBe(sentence);
});

test("without terms a sentence is one piece", () => {
  expect(new Glossary([]).pieces("Wild.")).toEqual([{ text: "Wild." }]);
  expect(glossary.pieces("")).toEqual([]);
});
