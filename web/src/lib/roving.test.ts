import { describe, expect, it } from "vitest";
import { roveTo } from "./roving";

describe("roving", () => {
  it("goes about a grid and stops at its edges", () => {
    expect(roveTo("ArrowRight", 34, 100, 10)).toBe(35);
    expect(roveTo("ArrowLeft", 34, 100, 10)).toBe(33);
    expect(roveTo("ArrowUp", 34, 100, 10)).toBe(24);
    expect(roveTo("ArrowDown", 34, 100, 10)).toBe(44);
    expect(roveTo("ArrowRight", 39, 100, 10)).toBe(39);
    expect(roveTo("ArrowLeft", 30, 100, 10)).toBe(30);
    expect(roveTo("ArrowUp", 3, 100, 10)).toBe(3);
    expect(roveTo("ArrowDown", 93, 100, 10)).toBe(93);
  });

  it("goes to the ends of a line", () => {
    expect(roveTo("Home", 34, 100, 10)).toBe(30);
    expect(roveTo("End", 34, 100, 10)).toBe(39);
    expect(roveTo("End", 0, 7)).toBe(6);
  });

  it("has nothing above or below in a row", () => {
    expect(roveTo("ArrowDown", 2, 7)).toBe(2);
    expect(roveTo("ArrowRight", 6, 7)).toBe(6);
  });

  it("leaves other keys alone", () => {
    expect(roveTo("Enter", 2, 7)).toBeNull();
  });
});
