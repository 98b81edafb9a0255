import { describe, expect, it } from "vitest";
import { roved } from "./roving";

describe("roving", () => {
  it("goes about a grid and stops at its edges", () => {
    expect(roved("ArrowRight", 34, 100, 10)).toBe(35);
    expect(roved("ArrowLeft", 34, 100, 10)).toBe(33);
    expect(roved("ArrowUp", 34, 100, 10)).toBe(24);
    expect(roved("ArrowDown", 34, 100, 10)).toBe(44);
    expect(roved("ArrowRight", 39, 100, 10)).toBe(39);
    expect(roved("ArrowLeft", 30, 100, 10)).toBe(30);
    expect(roved("ArrowUp", 3, 100, 10)).toBe(3);
    expect(roved("ArrowDown", 93, 100, 10)).toBe(93);
  });

  it("goes to the ends of a line", () => {
    expect(roved("Home", 34, 100, 10)).toBe(30);
    expect(roved("End", 34, 100, 10)).toBe(39);
    expect(roved("End", 0, 7)).toBe(6);
  });

  it("has nothing above or below in a row", () => {
    expect(roved("ArrowDown", 2, 7)).toBe(2);
    expect(roved("ArrowRight", 6, 7)).toBe(6);
  });

  it("leaves other keys alone", () => {
    expect(roved("Enter", 2, 7)).toBeNull();
  });
});
