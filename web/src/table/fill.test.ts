import { describe, expect, it } from "vitest";
import type { Field } from "../wire/core";
import { blank, ticked } from "./fill";

const field = (name: string, more: Partial<Field> = {}): Field => ({ name, low: 0, high: 0, choices: [], many: false, ...more });
const gives = field("gives", { choices: [1, 3, 5, 40], many: true });

describe("a form", () => {
  it("comes with its lowest number, its first choice, and none of many", () => {
    const fields = [field("amount", { low: 7, high: 9 }), field("to", { choices: [2, 0] }), gives];
    expect(blank({ kind: "Offer", fields })).toEqual({ amount: 7, to: 2, gives: [] });
  });

  it("keeps many choices in its own order", () => {
    const some = ticked(gives, ticked(gives, [], 40), 3);
    expect(some).toEqual([3, 40]);
    expect(ticked(gives, some, 3)).toEqual([40]);
  });
});
