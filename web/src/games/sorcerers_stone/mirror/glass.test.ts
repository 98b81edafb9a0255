import { describe, expect, it } from "vitest";
import { printed } from "../../../wire/sorcerers_stone";
import { stepTo, rows } from "./glass";

describe("the Mirror", () => {
  it("shows every card once", () => {
    expect(rows().flat()).toEqual(Array.from({ length: printed.mirrors }, (_, i) => i));
  });

  it("is gone about with arrow keys, to the nearest of the next row", () => {
    expect(stepTo("ArrowRight", 0)).toBe(1);
    expect(stepTo("ArrowLeft", 0)).toBe(0);
    expect(stepTo("ArrowDown", 0)).toBe(2);
    expect(stepTo("ArrowDown", 1)).toBe(4);
    expect(stepTo("ArrowUp", 4)).toBe(1);
    expect(stepTo("ArrowUp", 1)).toBe(1);
    expect(stepTo("End", 3)).toBe(printed.mirrors - 1);
    expect(stepTo("Enter", 3)).toBeNull();
  });
});
