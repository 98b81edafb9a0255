import { describe, expect, it } from "vitest";
import { Book } from "./book";
import { Speech } from "./speech";

const book = new Book("why-keeps = It keeps { $hand }, { $count } in all.\nhint-keeps = You keep { $count }.\nname-hand = { $hand ->\n    [owl] Eule\n   *[toad] Kröte\n  }", "en");
const speech = new Speech(book, { hand: ["owl", "toad"] }, ["Ann", "Bob"]);

describe("a bot's reason", () => {
  it("says its facts by their labels, in the reader's language", () => {
    expect(speech.reason({ key: "why-keeps", facts: { hand: [1, 0], count: 2 } })).toBe("It keeps Kröte, Eule, 2 in all.");
  });
});

describe("a hint", () => {
  it("speaks to the player if there is a sentence for that", () => {
    expect(speech.advice({ key: "why-keeps", facts: { hand: [1, 0], count: 2 } })).toBe("You keep 2.");
  });
});
