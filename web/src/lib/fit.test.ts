import { describe, expect, it } from "vitest";
import { fit } from "./fit";

describe("a printed name", () => {
  it("keeps its size where it fits", () => expect(fit("The Burrow", 10, 2)).toBe(1));
  it("is set smaller for a long word", () => expect(fit("Dumbledore's Office", 11, 4)).toBe(11 / 12));
  it("counts the parts of a word that may be divided", () => expect(fit("Dumble\u00addore's Office", 11, 4)).toBe(1));
  it("is set smaller for many short words", () => expect(fit("The Department of Mysteries", 15, 2)).toBeLessThan(1));
  it("stays readable", () => expect(fit("Donaudampfschifffahrt", 10, 1)).toBe(0.7));
});
