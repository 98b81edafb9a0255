import { describe, expect, it } from "vitest";
import { printed } from "../../../wire/sorcerers_stone";
import { led, rows } from "./glass";

describe("the Mirror", () => {
  it("shows every card once", () => {
    expect(rows().flat()).toEqual(Array.from({ length: printed.mirrors }, (_, i) => i));
  });

  it("is gone about with arrow keys, to the nearest of the next row", () => {
    expect(led("ArrowRight", 0)).toBe(1);
    expect(led("ArrowLeft", 0)).toBe(0);
    expect(led("ArrowDown", 0)).toBe(2);
    expect(led("ArrowDown", 1)).toBe(4);
    expect(led("ArrowUp", 4)).toBe(1);
    expect(led("ArrowUp", 1)).toBe(1);
    expect(led("End", 3)).toBe(printed.mirrors - 1);
    expect(led("Enter", 3)).toBeNull();
  });
});
