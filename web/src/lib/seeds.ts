// The seeds that this browser brings to the shuffle, without asking its reader: while a table waits, it commits to one
// for each of its seats; once the host has started, it reveals them. It remembers what it promised and what it was
// promised, so that Verify can compare.
import type { Start, TableInfo } from "../wire/hall";
import { api, Refused } from "./api";
import { keep, kept } from "./kept";

/** The promises made at a table, by this browser and to it. */
export interface Promised {
  /** The commitment of the table when we chose our seeds. */
  commitment: string;
  /** Our seeds, by seat. */
  seeds: Record<string, string>;
  /** The commitments of all seats, as shown to us before we revealed ours. */
  pledges?: readonly string[];
  /** The seats whose seeds the table has accepted. */
  accepted: readonly number[];
}

/** A table as its messages and its public data both show it. */
export interface Shown {
  id: string;
  status: TableInfo["status"];
  commitment: string;
  pledges: readonly string[];
  mine: readonly number[];
}

/** The most characters of one's own in a seed; the rest is chance. */
export const LONGEST_WORD = 130;
const RANDOM_BYTES = 32;
const place = (table: string) => `seeds-${table}`;
/** The pledges sent since the page was opened: another device of ours may have committed this seat since. */
const sent = new Set<string>();
const revealing = new Set<string>();

export function promisedAt(table: string): Promised | null {
  try {
    return JSON.parse(kept(place(table), "null")) as Promised | null;
  } catch {
    return null;
  }
}

const remember = (table: string, promised: Promised): void => keep(place(table), JSON.stringify(promised));

function chance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function pledgeOf(commitment: string, seat: number, seed: string): Promise<string> {
  const { pledge } = await import("./fairness/chance"); // not before a table needs it
  return pledge(commitment, seat, seed);
}

/** Do what the table waits for: commit to our seeds, or reveal them. */
export async function bringSeeds(shown: Shown): Promise<void> {
  if (shown.status === "waiting") for (const seat of shown.mine) await commit(shown, seat);
  else if (shown.status === "starting") await reveal(shown);
}

/** Commit to a seed for one seat; once for each page, unless the reader adds a word to it. */
export async function commit({ id, commitment, pledges, mine }: Shown, seat: number, word?: string): Promise<void> {
  const before = promisedAt(id);
  if (before && (before.pledges || before.commitment !== commitment)) return; // we never commit twice: Verify tells
  const seeds = Object.fromEntries(mine.flatMap((own) => (before?.seeds[own] ? [[own, before.seeds[own]]] : [])));
  const seed = word === undefined ? (seeds[seat] ?? chance()) : `${word} ${chance()}`.trim();
  const pledge = await pledgeOf(commitment, seat, seed);
  const once = `${id} ${seat}`;
  if (word === undefined && (pledges[seat] === pledge || sent.has(once))) return;
  sent.add(once);
  remember(id, { commitment, seeds: { ...seeds, [seat]: seed }, accepted: [] });
  const send = () => api.set(id, seat, { pledge });
  await (word === undefined ? quietly(send) : send());
}

/** Reveal our seeds, but to one list of pledges only: whoever could show us another could choose among shuffles. */
async function reveal({ id, commitment, pledges, mine }: Shown): Promise<void> {
  const before = promisedAt(id);
  if (!before || (before.pledges && before.pledges.join() !== pledges.join())) return;
  for (const seat of mine) {
    const seed = before.seeds[seat];
    const once = `${id} ${seat}`;
    if (!seed || before.accepted.includes(seat) || revealing.has(once)) continue;
    revealing.add(once);
    if (pledges[seat] === (await pledgeOf(commitment, seat, seed))) {
      remember(id, { ...(promisedAt(id) ?? before), pledges });
      if (await quietly(() => api.set(id, seat, { seed }))) {
        const now = promisedAt(id) ?? before;
        remember(id, { ...now, accepted: [...now.accepted, seat] });
      }
    }
    revealing.delete(once);
  }
}

/** A seed that comes too late, or twice from two pages, is nothing to trouble the reader with. */
async function quietly(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (no) {
    if (no instanceof Refused) return false;
    throw no;
  }
}

/** Start a table of ours, with our seeds. */
export async function startTable(info: TableInfo, wanted: Start = {}): Promise<void> {
  await bringSeeds(info);
  await bringSeeds(await api.start(info.id, wanted));
}
