import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatSet } from "../wire/hall";
import { pledge } from "./fairness/chance";

const said: { id: string; seat: number; wanted: SeatSet }[] = [];
let refuses = false;

vi.mock("./api", () => {
  class Refused extends Error {}
  const set = async (id: string, seat: number, wanted: SeatSet) => {
    said.push({ id, seat, wanted });
    if (refuses) throw new Refused();
  };
  return { Refused, api: { set } };
});

const { bringSeeds, commit, promisedAt } = await import("./seeds");

const PROMISE = "ab".repeat(32);
const stored = new Map<string, string>();
let tables = 0;

/** A table that nobody has seen yet. */
function table(mine: readonly number[] = [0]) {
  return { id: `table-${tables++}`, status: "waiting" as const, commitment: PROMISE, pledges: ["", "", ""], mine };
}

/** The same table once the host has started, with whatever we have committed to and another seat's pledge. */
function started(waiting: ReturnType<typeof table>, other = "cd".repeat(32)) {
  const pledges = waiting.pledges.map((_, seat) => said.find((one) => one.id === waiting.id && one.seat === seat)?.wanted.pledge ?? other);
  return { ...waiting, status: "starting" as const, pledges };
}

const sentTo = (id: string) => said.filter((one) => one.id === id).map(({ seat, wanted }) => ({ seat, ...wanted }));

beforeEach(() => {
  said.length = 0;
  refuses = false;
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

describe("a browser's own seeds", () => {
  it("are committed to once for each seat, and are different and long", async () => {
    const at = table([0, 2]);
    await Promise.all([bringSeeds(at), bringSeeds(at)]);
    await bringSeeds(at);
    const { seeds } = promisedAt(at.id)!;
    expect(sentTo(at.id)).toEqual([0, 2].map((seat) => ({ seat, pledge: pledge(PROMISE, seat, seeds[seat]!) })));
    expect(new Set(Object.values(seeds)).size).toBe(2);
    expect(Object.values(seeds).every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
  });

  it("are revealed once the host has started, and not before", async () => {
    const at = table([1]);
    await bringSeeds(at);
    await Promise.all([bringSeeds(started(at)), bringSeeds(started(at))]);
    await bringSeeds(started(at));
    const { seeds, pledges, accepted } = promisedAt(at.id)!;
    expect(sentTo(at.id).slice(1)).toEqual([{ seat: 1, seed: seeds[1] }]);
    expect([pledges, accepted]).toEqual([started(at).pledges, [1]]);
  });

  it("may hold words of the reader's, and chance all the same", async () => {
    const at = table();
    await bringSeeds(at);
    await commit(at, 0, "owl post");
    const seed = promisedAt(at.id)!.seeds[0]!;
    expect(seed).toMatch(/^owl post [0-9a-f]{64}$/);
    expect(sentTo(at.id)[1]).toEqual({ seat: 0, pledge: pledge(PROMISE, 0, seed) });
  });

  it("are revealed to one list of commitments only", async () => {
    const at = table();
    await bringSeeds(at);
    refuses = true;
    await bringSeeds(started(at));
    await bringSeeds(started(at, "ef".repeat(32)));
    expect(sentTo(at.id).filter(({ seed }) => seed)).toHaveLength(1);
    expect(promisedAt(at.id)!.accepted).toEqual([]);
    refuses = false;
    await bringSeeds(started(at)); // the same list again, as after a lost line
    expect(promisedAt(at.id)!.accepted).toEqual([0]);
  });

  it("are kept back from a table that shows another promise, or another pledge for our seat", async () => {
    const at = table();
    await bringSeeds(at);
    await bringSeeds({ ...started(at), commitment: "00".repeat(32) });
    await bringSeeds({ ...started(at), pledges: ["11".repeat(32), "", ""] });
    await bringSeeds({ ...at, commitment: "00".repeat(32) });
    expect(sentTo(at.id)).toHaveLength(1);
    expect(promisedAt(at.id)!.commitment).toBe(PROMISE);
  });

  it("are not committed to again after they were revealed", async () => {
    const at = table();
    await bringSeeds(at);
    await bringSeeds(started(at));
    await commit(at, 0, "another");
    expect(sentTo(at.id)).toHaveLength(2);
  });

  it("are forgotten for a seat that was left", async () => {
    const at = table([0, 1]);
    await bringSeeds(at);
    await bringSeeds({ ...at, mine: [2] });
    expect(Object.keys(promisedAt(at.id)!.seeds)).toEqual(["2"]);
  });

  it("survive a page that was opened again, and give way to another device of ours", async () => {
    const at = table();
    await bringSeeds(at);
    const [first] = sentTo(at.id);
    vi.resetModules();
    const again = await import("./seeds");
    await again.bringSeeds({ ...at, pledges: [first!.pledge!, "", ""] });
    expect(sentTo(at.id)).toHaveLength(1);
    await again.bringSeeds({ ...at, pledges: ["22".repeat(32), "", ""] });
    await again.bringSeeds({ ...at, pledges: ["22".repeat(32), "", ""] });
    expect(sentTo(at.id)).toEqual([first, first]);
  });
});
