import { describe, expect, it } from "vitest";
import shared from "../../../../docs/fairness-vectors.json?raw";
import made from "./records.json?raw";
import { bytes, canonical, commitment, draw, firstHead, mixSeeds, nextHead, pledge, seal, Unspeakable } from "./chance";
import { fault, type MatchRecord, readRecord, strange } from "./record";
import type { Promised } from "../seeds";
import { findings } from "./verify";

const vectors = JSON.parse(shared);
const secret = bytes(vectors.secret);

describe("the shared test vectors", () => {
  it("commitment and seeds", () => {
    expect(commitment(secret)).toBe(vectors.commitment);
    expect(mixSeeds(vectors.seeds)).toBe(vectors.mixed);
    expect(mixSeeds(["", ""])).toBe(",");
  });

  it.each(vectors.picks as { stream: string; count: number; n: string; k: string }[])(
    "$k of $n is draw $count of $stream",
    ({ stream, count, n, k }) => expect(String(draw(secret, vectors.mixed, stream, count, BigInt(n)))).toBe(k),
  );

  it.each(vectors.canonical as { data: unknown; text: string }[])("$text", ({ data, text }) =>
    expect(canonical(data)).toBe(text),
  );

  it.each(vectors.seals as { place: string; data: unknown; seal: string }[])("a seal at $place", (sealed) =>
    expect(seal(secret, sealed.place, sealed.data)).toBe(sealed.seal),
  );

  it.each(vectors.pledges as { commitment: string; seat: number; seed: string; pledge: string }[])(
    "a pledge of seat $seat",
    (given) => expect(pledge(given.commitment, given.seat, given.seed)).toBe(given.pledge),
  );

  it.each([1, 2])("the chain of heads, format %i", (format) => {
    const { header, entries, heads } = vectors.chains[format];
    const record = { ...header, format, entries, head: heads.at(-1), secret: vectors.secret } as MatchRecord;
    const keys = [...findings(record, heads.at(-1))].map((finding) => finding.key);
    expect(keys).toContain("verify-head");
    expect(keys).toContain("verify-shown");
    expect(firstHead(header)).toBe(heads[0]);
    for (let last = 1; last < heads.length; last++) {
      const cut = { ...record, entries: entries.slice(0, last), head: heads[last] };
      expect([...findings(cut, "")].map((finding) => finding.key)).toContain("verify-head");
    }
  });
});

describe("canonical JSON", () => {
  it("sorts by letters, not by halves of letters", () => {
    expect(canonical({ "\u{1f989}": 1, "\uffee": 2, a: 3 })).toBe('{"a":3,"\\uffee":2,"\\ud83e\\udd89":1}');
    expect(canonical({ ab: 1, a: 2 })).toBe('{"a":2,"ab":1}');
  });

  it("refuses numbers that no table writes", () => {
    for (const number of [0.5, 2 ** 53, NaN, Infinity]) expect(() => canonical([number])).toThrow(Unspeakable);
    expect(canonical([-0, -7])).toBe("[0,-7]");
  });

  it("is what a head is made of", () => {
    expect(nextHead("0".repeat(64), { b: 1, a: 2 })).toBe(nextHead("0".repeat(64), { a: 2, b: 1 }));
  });
});

interface Case {
  of: string;
  lie: string;
  edit: [(string | number)[], unknown[]] | null;
  shown: string;
  found: [string, string, Record<string, unknown>][];
}

const { records, cases } = JSON.parse(made) as { records: Record<string, MatchRecord>; cases: Case[] };

function edited(record: MatchRecord, edit: Case["edit"]): MatchRecord {
  const twin = structuredClone(record);
  if (!edit) return twin;
  const [path, value] = edit;
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce((data, key) => data[key], twin as any);
  if (value.length > 0) holder[last] = value[0];
  else if (Array.isArray(holder)) holder.splice(last as number, 1);
  else delete holder[last];
  return twin;
}

describe("true records and lies, as Python finds them", () => {
  it.each(cases.map((one) => ({ ...one, what: one.lie || (one.shown ? "as seen" : "not seen") })))(
    "$of: $what",
    ({ of, edit, shown, found }) => {
      const record = edited(records[of]!, edit);
      const ours = [...findings(record, shown)].map(({ verdict, key, facts }) => [verdict, key, facts]);
      // Only how the head is given differs: the browser remembers it by itself.
      const theirs = found.map(([verdict, key, facts]) =>
        [verdict, key === "verify-shown-missing" ? "verify-unseen" : key, facts]);
      expect(ours).toEqual(theirs);
    },
  );

  it("knows a head that was seen before the end, as whoever left early has it", () => {
    const { header, entries, heads } = vectors.chains[1];
    const record = { ...header, format: 1, entries, head: heads.at(-1), secret: vectors.secret } as MatchRecord;
    const { verdict, key, facts } = [...findings(record, heads[2])].at(-1)!;
    expect([verdict, key, facts]).toEqual(["holds", "verify-shown-earlier", { at: "2" }]);
  });

  it("holds for true ones and finds every lie", () => {
    for (const { of, lie, edit, shown, found } of cases) {
      const lied = JSON.stringify(edited(records[of]!, edit)) !== JSON.stringify(records[of]) || shown !== records[of]!.head;
      const told = found.some(([verdict]) => verdict === "false");
      expect(told, `${of} ${lie}`).toBe(lied && shown !== "");
    }
  });
});

describe("what this browser promised and was promised", () => {
  const record = records.whole!;
  const mine: Promised = { commitment: record.commitment, pledges: record.pledges!, seeds: { 0: record.seeds[0]! }, accepted: [0] };
  const told = (promised: Promised, of = record) =>
    [...findings(of, "", promised)].map(({ verdict, key }) => `${verdict} ${key}`).filter((line) => /promised|own-seed/.test(line));

  it("is what the record says", () => {
    expect(told(mine)).toEqual(["holds verify-promised", "holds verify-own-seed"]);
  });

  it("isn't, if the table or a player had committed to something else", () => {
    const [ours = "", theirs = ""] = record.pledges!;
    const lie = ["false verify-promised-false", "holds verify-own-seed"];
    expect(told({ ...mine, commitment: theirs })).toEqual(lie);
    expect(told({ ...mine, pledges: [ours, ours] })).toEqual(lie);
  });

  it("is left open where a seed came late, and false where the table had accepted it", () => {
    const without = { ...record, seeds: ["", record.seeds[1]!] };
    expect(told(mine, without)).toEqual(["holds verify-promised", "false verify-own-seed-false"]);
    expect(told({ ...mine, accepted: [] }, without)).toEqual(["holds verify-promised", "open verify-own-seed-missing"]);
  });

  it("is nothing, if it wasn't asked for its seed", () => {
    const { pledges: _, ...unasked } = mine;
    expect(told({ ...unasked, accepted: [] }, { ...record, seeds: ["", ""] })).toEqual(["open verify-own-seed-missing"]);
  });
});

describe("the form of a record", () => {
  const whole = records.whole!;

  it("is read from its text", () => {
    expect(readRecord(JSON.stringify(whole))).toEqual(whole);
    for (const text of ["", "{", "[]", "5", "null", '{"format": 1}']) expect(() => readRecord(text)).toThrow();
  });

  it.each([
    [{ format: 3, pledges: undefined }, "pledges"], [{ format: 1 }, "pledges"], [{ pledges: [""] }, "pledges"],
    [{ pledges: [1, 2] }, "pledges"], [{ game: 5 }, "game"], [{ seeds: [1, 2] }, "seeds"], [{ seeds: [""] }, "seeds"],
    [{ commitment: "x" }, "commitment"], [{ head: "x" }, "head"], [{ secret: "x" }, "secret"], [{ more: 1 }, "more"],
    [{ verifiable: 1 }, "verifiable"], [{ secret: null }, "secret"], [{ entries: {} }, "entries"],
    [{ constructor: {} }, "constructor"], [{ rules: 2 ** 60 }, "rules"],
  ])("%j is not one", (change, name) => expect(fault({ ...whole, ...change })).toBe(name));

  it.each([
    5, {}, { seat: 0 }, { seat: 0, do: {}, n: 3 }, { seat: -1, do: {} }, { seat: "0", do: {} }, { seat: true, do: {} },
    { seat: -1, do: {}, stream: "x", count: 0, n: 0, k: 0 }, { seat: -1, do: {}, stream: "x", count: 0, n: 2, k: 2 },
    { seat: -1, do: {}, stream: "x", count: 0, n: 2 ** 60, k: 0 }, { seat: -3, do: { type: "Undone" } },
    { seat: 0, do: {}, stream: "x" }, { seat: -3, do: { type: "constructor" } }, null,
  ])("%j is no entry", (entry) => expect(strange(entry)).toBe(true));
});
