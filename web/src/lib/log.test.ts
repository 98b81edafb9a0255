import { describe, expect, it } from "vitest";
import { type Entry, entriesOf, piecesOf, turnsOf } from "./log";

const reason = (at: number, seat: number) => ({ at, seat, reason: { key: "why-any", facts: {} } });
const said = (entries: Entry[]) => entries.map((entry) => (entry.kind === "event" ? entry.event : `why ${entry.told.at}`));

describe("what a message adds to the log", () => {
  const now = { seat: 0, events: ["dealt", "plays", "draws", "answers"], moves: [[0, -1, 1], [4, 1, 1], [5, -1, 1], [6, 0, 1]] as const, reasons: [reason(4, 1), reason(6, 0)] };

  it("puts each reason under its move, after a reload too", () => {
    expect(said(entriesOf(now, []))).toEqual(["dealt", "plays", "why 4", "draws", "answers", "why 6"]);
  });

  it("gives what chance did to whoever moved, and the deal to nobody", () => {
    expect(turnsOf(entriesOf(now, [])).map(({ actor, entries }) => [actor, entries.length])).toEqual([[null, 1], [1, 3], [0, 2]]);
  });

  it("goes on with the player who moved last", () => {
    const before = entriesOf({ ...now, events: ["plays"], moves: [[3, 1, 1]], reasons: [] }, []);
    const after = entriesOf({ ...now, events: ["draws"], moves: [[4, -1, 1]], reasons: [] }, before);
    expect(after[0]?.actor).toBe(1);
  });

  it("keeps a reason whose move told nothing", () => {
    expect(said(entriesOf({ ...now, events: [], moves: [], reasons: [reason(2, 1)] }, []))).toEqual(["why 2"]);
  });
});

describe("a turn that begins", () => {
  it("opens a part of its own, below the reasons for the move that ended the last one", () => {
    const events = ["plays", "turn", "draws"];
    const all = entriesOf({ seat: 0, events, moves: [[3, 1, 1], [4, 1, 1], [5, -1, 1]], reasons: [reason(3, 1), reason(4, 1)] }, []);
    const turns = turnsOf(all, (event) => (event === "turn" ? 0 : null));
    expect(turns.map(({ actor, entries }) => [actor, ...said(entries)])).toEqual([[1, "plays", "why 3", "why 4"], [0, "turn", "draws"]]);
  });
});

describe("a sentence", () => {
  const called = (field: string, value: number) => (field === "card" ? ["8h", "10h"][value]! : field === "space" ? "a1" : "?");

  it("is cut where it names things", () => {
    expect(piecesOf("Ann plays 10h on a1.", { type: "Placed", seat: 0, card: 1, space: 3 }, called)).toEqual([
      { text: "Ann plays " }, { text: "10h", thing: { field: "card", value: 1 } },
      { text: " on " }, { text: "a1", thing: { field: "space", value: 3 } }, { text: "." },
    ]);
  });

  it("is not cut inside a word", () => {
    expect(piecesOf("Ann takes a18h.", { type: "Placed", card: 0 }, called)).toEqual([{ text: "Ann takes a18h." }]);
  });
});
