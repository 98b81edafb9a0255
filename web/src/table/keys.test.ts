import { describe, expect, it } from "vitest";
import { mainOf, wish } from "./keys";

describe("a key at the table", () => {
  it("asks for an answer, for the main one, or for the list of keys", () => {
    expect(["1", "9", " ", "Enter", "?", "0", "a", "Escape"].map(wish)).toEqual([1, 9, "main", "main", "help", null, null, null]);
  });

  it("finds the answer that stands out, and none where several do", () => {
    const main = (answer: string) => answer.startsWith("!");
    expect(mainOf(["one"], main)).toBe("one");
    expect(mainOf(["one", "!two"], main)).toBe("!two");
    expect(mainOf(["!one", "!two"], main)).toBeUndefined();
    expect(mainOf(["one", "two"], main)).toBeUndefined();
    expect(mainOf([], main)).toBeUndefined();
  });
});
