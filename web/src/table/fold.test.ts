import { describe, expect, it } from "vitest";
import type { Said as Entry } from "../lib/log";
import { folded } from "./fold";

const event = (type: string, seat = 0): Entry => ({ kind: "event", event: { type, seat } });
const reason: Entry = { kind: "reason", told: { at: 0, seat: 1, reason: { key: "why-any", facts: {} } } };
const kinds = (entries: Entry[]) => folded(entries).map((line) => (line.kind === "more" ? line.count : line.kind));

describe("folding the log", () => {
  it("keeps what is told once, in order", () => {
    expect(folded([event("Placed"), event("Drew")])).toEqual([
      { kind: "event", event: { type: "Placed", seat: 0 } },
      { kind: "event", event: { type: "Drew", seat: 0 } },
    ]);
  });

  it("shows three alike, and of more the first two and a count", () => {
    const drew = (count: number) => Array.from({ length: count }, () => event("Drew"));
    expect(kinds(drew(3))).toEqual(["event", "event", "event"]);
    expect(kinds(drew(14))).toEqual(["event", "event", 12]);
  });

  it("never folds moves that somebody made, only what one of them brought", () => {
    const moved = (at: number) => ({ ...event("Moved"), at, chance: false });
    expect(kinds([1, 2, 3, 4, 5].map(moved))).toEqual(Array(5).fill("event"));
    expect(kinds([1, 1, 1, 1, 1].map(moved))).toEqual(["event", "event", 3]);
  });

  it("counts runs, not kinds", () => {
    const turn = [event("Placed"), event("Drew")];
    expect(kinds([...turn, ...turn, ...turn, ...turn])).toEqual(Array(8).fill("event"));
  });

  it("leaves out what the line above has told", () => {
    const repeats = (now: { type: string }, before: { type: string }) => now.type === "Entered" && before.type === "Played";
    expect(folded([event("Played"), event("Entered"), event("Entered")], repeats)).toHaveLength(2);
  });

  it("never folds reasons", () => {
    expect(kinds([reason, reason, reason, reason])).toEqual(Array(4).fill("reason"));
  });
});
