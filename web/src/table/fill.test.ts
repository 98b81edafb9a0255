import { describe, expect, it } from "vitest";
import type { Field, Form } from "../wire/core";
import { asked, blank, type Filled, fit, fits, most, taken, times } from "./fill";
import vectors from "./forms.json";

const field = (name: string, more: Partial<Field> = {}): Field => ({
  name, low: 0, high: 0, choices: [], many: false, counts: [], ...more,
});
const gives = field("gives", { choices: [1, 3, 5, 40], many: true, high: 4 });
const beans = field("beans", { choices: [2, 6], many: true, counts: [1, 2], low: 1, high: 3 });

describe("a form", () => {
  it("comes with its lowest number, its first choice, and none of several", () => {
    const fields = [field("amount", { low: 7, high: 9 }), field("to", { choices: [2, 0] }), gives];
    expect(blank({ kind: "Offer", fields })).toEqual({ amount: 7, to: 2, gives: [] });
  });

  it("asks for no number that can only be one", () => {
    const fields = [field("pays", { low: 0, high: 0 }), field("asks", { low: 0, high: 1 }), field("to", { choices: [2] }), gives];
    expect(fields.filter(asked).map(({ name }) => name)).toEqual(["asks", "to", "gives"]);
  });

  it("keeps several choices in its own order", () => {
    const some = taken(gives, taken(gives, [], 40, 1), 3, 1);
    expect(some).toEqual([3, 40]);
    expect(taken(gives, some, 3, 0)).toEqual([40]);
  });

  it("takes one of a pair, or both", () => {
    expect([most(beans, 2), most(beans, 6), most(beans, 8)]).toEqual([1, 2, 0]);
    const pair = taken(beans, taken(beans, [], 6, 2), 2, 1);
    expect([pair, times(pair, 6)]).toEqual([[2, 6, 6], 2]);
    expect(taken(beans, pair, 6, 1)).toEqual([2, 6]);
  });

  it("keeps what still fits when what comes before has narrowed it", () => {
    const form: Form = { kind: "Offer", fields: [field("to", { choices: [1, 2] }), { ...gives, choices: [3, 5], high: 2 }, field("asks", { high: 4 })] };
    expect(fit(form, { to: 2, gives: [1, 3], asks: 9 }, 1)).toEqual({ to: 2, gives: [3], asks: 4 });
    expect(fit(form, { to: 7, gives: [], asks: 9 }, 3)).toEqual({ to: 7, gives: [], asks: 9 });
    const filled: Filled = { to: 1, gives: [5], asks: 0 };
    expect(fit(form, filled, 0)).toBe(filled);
  });
});

// The same forms as the core's (tests/core/browser_forms.py).
describe("every form of the core", () => {
  for (const [at, { form, clicks, action, judged }] of vectors.entries()) {
    it(`is filled in as the core reads it: ${at}`, () => {
      let filled: Filled = blank(form);
      for (const one of form.fields)
        for (const [choice, count] of clicks[one.name as keyof typeof clicks] as [number, number][])
          filled = { ...filled, [one.name]: one.many ? taken(one, filled[one.name], choice, count) : choice };
      expect({ type: form.kind, ...filled }).toEqual(action);
      expect(form.fields.every((one) => fits(one, filled[one.name]))).toBe(true);
      for (const [one, value, good] of judged as unknown as [Field, Filled[string], boolean][]) expect(fits(one, value)).toBe(good);
    });
  }
});
