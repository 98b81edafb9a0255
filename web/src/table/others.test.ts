import { describe, expect, it } from "vitest";
import type { Saying } from "../wire/hall";
import { othersAt } from "./others";

const line = (who: string, name: string): Saying => ({ type: "said", at: 0, name, seat: null, text: "hello", phrase: "", who });

describe("the others at a table", () => {
  it("are those with a seat, then those who talked, each once and without oneself or bots", () => {
    const seats = [
      { who: "a", name: "Ann" },
      { who: "b", name: "Bob 1" },
      { who: "", name: "Fenn" },
      { who: "b", name: "Bob 2" },
    ];
    const said = [line("c", "Cat"), line("a", "Ann"), line("b", "Bob"), line("c", "Catherine"), line("", "from before")];
    expect(othersAt(seats, said, "a")).toEqual([
      { who: "b", name: "Bob 1" },
      { who: "c", name: "Cat" },
    ]);
  });
});
