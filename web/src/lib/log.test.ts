import { describe, expect, it } from "vitest";
import { type Entry, entriesOf, piecesOf, settled, turnsOf } from "./log";

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

describe("a turn that begins with a roll", () => {
  const begins = (event: unknown) => (event === "rolls" ? 0 : null);
  const parts = (events: string[], moves: [number, number, number][]) =>
    turnsOf(entriesOf({ seat: 0, events, moves, reasons: [] }, []), begins).map(({ actor, entries }) => [actor, ...said(entries)]);

  it("belongs to who rolls, whoever moved last, with all that chance brings", () => {
    expect(parts(["passes", "rolls", "moves", "draws"], [[3, 1, 1], [4, -1, 2], [5, -1, 1]])).toEqual([[1, "passes"], [0, "rolls", "moves", "draws"]]);
  });

  it("is not what the player before does in it", () => {
    expect(parts(["rolls", "moves", "builds"], [[4, -1, 2], [5, 1, 1]])).toEqual([[0, "rolls", "moves"], [1, "builds"]]);
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

describe("an auction", () => {
  const PEOPLE = [0];
  const put = (seat: number) => (PEOPLE.includes(seat) ? "person" as const : "bot" as const);
  const isBid = ({ type, seat }: any) => (type === "Bid" || type === "Left" ? put(seat) : null);
  const ends = ({ type }: any) => type === "Sold";
  const log = (...events: [type: string, seat: number][]): Entry[] =>
    events.map(([type, seat], at) => ({ viewer: 0, at, actor: seat, kind: "event", event: { type, seat } }));
  const because = (at: number): Entry => ({ viewer: 0, at, actor: 1, kind: "reason", told: reason(at, 1) });
  const shown = (entries: Entry[]) => settled(entries, isBid, ends).map((entry) =>
    entry.kind === "event" ? [(entry.event as any).type, entry.actor, entry.bids?.length ?? 0] : "why");

  it("among bots is one line, of whoever wins, with all bids and reasons in it", () => {
    const [one, two, left, sold] = log(["Bid", 1], ["Bid", 2], ["Left", 1], ["Sold", 2]);
    const end = { ...sold!, at: left!.at, actor: 1 };
    expect(shown([one!, because(0), two!, left!, end, because(left!.at)])).toEqual([["Sold", 2, 5]]);
  });

  it("shows what a person did, and what led to it", () => {
    expect(shown(log(["Bid", 1], ["Left", 0], ["Bid", 2], ["Left", 1], ["Sold", 2]))).toEqual([
      ["Bid", 1, 0], ["Left", 0, 0], ["Sold", 2, 2],
    ]);
  });

  it("is told bid by bid until it is over", () => {
    expect(shown(log(["Bid", 1], ["Bid", 2]))).toEqual([["Bid", 1, 0], ["Bid", 2, 0]]);
  });

  it("that nobody wins takes in no later purchase, and money raised in between stays", () => {
    expect(shown(log(["Left", 1], ["Moved", 1], ["Sold", 2]))).toEqual([["Left", 1, 0], ["Moved", 1, 0], ["Sold", 2, 0]]);
    expect(shown(log(["Bid", 1], ["Pawned", 2], ["Bid", 2], ["Sold", 2]))).toEqual([["Pawned", 2, 0], ["Sold", 2, 2]]);
  });
});
