// Was chance fair, and is this the record of the game that was seen? Gives the same findings in the same words as
// `greathall verify`, with code of its own; only the engine can tell whether the rules were kept.
import type { Promised } from "../seeds";
import { bytes, commitment, draw, firstHead, mixSeeds, nextHead, pledge, seal, Unspeakable } from "./chance";
import { CHANCE, type Entry, hasLoneSurrogate, type MatchRecord, strange, TABLE } from "./record";

export type Verdict = "holds" | "false" | "open";

/** A verdict, and the sentence that says what it is about. */
export interface Finding {
  verdict: Verdict;
  key: string;
  facts: Record<string, string | number>;
}

type Found = Generator<Finding>;

const HEADER = ["game", "rules", "seats", "options", "commitment", "verifiable", "seeds", "series"] as const;
const SINCE_2 = ["format", "pledges"] as const;

const found = (verdict: Verdict, key: string, facts: Finding["facts"] = {}): Finding => ({ verdict, key, facts });

/** Yield every finding about chance and the chain of heads. `shown` is the last head this browser saw at the table,
 *  `mine` what it promised and was promised there. */
export function* findings(record: MatchRecord, shown: string, mine: Promised | null = null): Found {
  const at = record.entries.findIndex(strange);
  if (at >= 0) {
    yield found("false", "verify-entry", { at: String(at) });
    return;
  }
  yield found("holds", "verify-form", { entries: String(record.entries.length) });
  const secret = record.secret === undefined ? null : bytes(record.secret);
  yield* promised(record, secret);
  yield* pledged(record);
  if (mine) yield* remembered(record, mine);
  yield* drawn(record, secret);
  yield* chained(record, secret, shown);
}

/** Compare the secret with what was promised before the first draw. */
function* promised(record: MatchRecord, secret: Uint8Array | null): Found {
  if (!secret) {
    yield record.result ? found("false", "verify-secret-missing") : found("open", "verify-secret-later");
    return;
  }
  const kept = commitment(secret) === record.commitment;
  yield kept ? found("holds", "verify-commitment") : found("false", "verify-commitment-false");
  if (!record.verifiable) yield found("open", "verify-chosen");
  const brings = Object.keys(record.brings ?? {}).length > 0;
  if ((record.brought ?? "") !== (brings ? sealed(secret, "brings", record.brings) : "")) {
    yield found("false", "verify-brings-false");
  } else if (brings) yield found("holds", "verify-brings");
}

/** Return the seal, or “-”, which equals none, if no table could have written the data. */
function sealed(secret: Uint8Array, place: string, data: unknown): string {
  try {
    return seal(secret, place, data);
  } catch (no) {
    if (no instanceof Unspeakable) return "-";
    throw no;
  }
}

/** Check that each seed is the one that its seat had committed to, and say who kept theirs back. */
function* pledged({ format, commitment, seats, seeds, pledges = [] }: MatchRecord): Found {
  if (seeds.some(hasLoneSurrogate)) {
    yield found("false", "verify-seeds-false");
    return;
  }
  if (format === 1) {
    if (seeds.some(Boolean)) yield found("open", "verify-unpledged");
    return;
  }
  const wrong = pledges.findIndex((given, seat) => {
    const seed = seeds[seat]!;
    return seed ? given !== pledge(commitment, seat, seed) : !/^([0-9a-f]{64})?$/.test(given);
  });
  if (wrong >= 0) {
    yield found("false", "verify-pledge-false", { name: seats[wrong]! });
    return;
  }
  const missing = seats.filter((_, seat) => pledges[seat] && !seeds[seat]);
  if (seeds.some(Boolean)) yield found("holds", "verify-pledges", { seeds: seeds.filter(Boolean).length });
  if (missing.length > 0) yield found("open", "verify-unrevealed", { names: missing.join(", "), seeds: missing.length });
}

/** Compare the record with what this browser was shown before it revealed its seeds, and with those seeds. */
function* remembered({ commitment, pledges = [], seeds }: MatchRecord, mine: Promised): Found {
  const same = mine.commitment === commitment && (mine.pledges ?? pledges).join() === pledges.join();
  if (!same) yield found("false", "verify-promised-false");
  else if (mine.pledges) yield found("holds", "verify-promised");
  for (const [seat, seed] of Object.entries(mine.seeds)) {
    if (seeds[Number(seat)] === seed) yield found("holds", "verify-own-seed");
    else if (mine.accepted.includes(Number(seat))) yield found("false", "verify-own-seed-false");
    else yield found("open", "verify-own-seed-missing");
  }
}

/** Check that every draw has the next number of its stream, even after an undo, and is what the secret and the seeds
 *  give. */
function* drawn(record: MatchRecord, secret: Uint8Array | null): Found {
  if (record.seeds.some(hasLoneSurrogate)) return; // said already
  const wrong = firstWrong(record, secret);
  if (wrong) {
    yield wrong;
    return;
  }
  const draws = String(record.entries.filter((entry) => entry.seat === CHANCE).length);
  const facts = { draws, seeds: record.seeds.filter(Boolean).length };
  yield found("holds", secret ? "verify-draws" : "verify-counts", facts);
  if (!secret) yield found("open", "verify-draws-later", facts);
  if (!facts.seeds) yield found("open", "verify-no-seeds");
}

function firstWrong(record: MatchRecord, secret: Uint8Array | null): Finding | null {
  const seeds = mixSeeds(record.seeds);
  const standing: Entry[] = [];
  let counts = new Map<string, number>();
  for (const [at, entry] of record.entries.entries()) {
    if (entry.seat === TABLE) {
      if (entry.do.type === "Ruled") continue;
      const to = entry.do.to as number;
      if (to < 0 || to >= standing.length) return found("false", "verify-undo-false", { at: String(at) });
      standing.length = to;
      counts = drawsOf(standing);
      continue;
    }
    standing.push(entry);
    if (entry.seat !== CHANCE) continue;
    const due = counts.get(entry.stream!) ?? 0;
    const wrong = wrongDraw(at, entry, due, secret, seeds);
    if (wrong) return wrong;
    counts.set(entry.stream!, due + 1);
  }
  return null;
}

/** Count the draws of each stream that are still in effect. */
function drawsOf(standing: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { seat, stream } of standing) if (seat === CHANCE) counts.set(stream!, (counts.get(stream!) ?? 0) + 1);
  return counts;
}

function wrongDraw(at: number, entry: Entry, due: number, secret: Uint8Array | null, seeds: string): Finding | null {
  const { stream = "", count = -1, n = 0, k = -1 } = entry;
  const facts = { at: String(at), stream };
  if (count !== due) return found("false", "verify-count-false", { ...facts, count: String(due) });
  if (!secret || draw(secret, seeds, stream, count, BigInt(n)) === BigInt(k)) return null;
  return found("false", "verify-draw-false", { ...facts, found: String(k), count: String(count) });
}

/** Check the chain of heads from the opening to the last, and the head that was seen: anyone who left early saw an
 *  earlier one. */
function* chained(record: MatchRecord, secret: Uint8Array | null, shown: string): Found {
  const heads = headsOf(record, secret);
  if (!heads) yield found("open", "verify-head-sealed");
  else yield heads.at(-1) === record.head ? found("holds", "verify-head") : found("false", "verify-head-false");
  const at = heads?.slice(0, -1).indexOf(shown) ?? -1;
  if (!shown) yield found("open", "verify-unseen", { head: record.head });
  else if (shown === record.head) yield found("holds", "verify-shown");
  else if (at >= 0) yield found("holds", "verify-shown-earlier", { at: String(at) });
  else yield found("false", "verify-shown-false");
}

/** Null: there are sealed choices, which can't be followed without the secret. */
function headsOf(record: MatchRecord, secret: Uint8Array | null): string[] | null {
  if (!secret && record.entries.some((entry) => entry.secret)) return null;
  const header: Record<string, unknown> = { brought: record.brought ?? "" };
  for (const field of HEADER) header[field] = record[field];
  if (record.format > 1) for (const field of SINCE_2) header[field] = record[field];
  if (record.marks?.length) header.marks = record.marks;
  try {
    const heads = [firstHead(header)];
    for (const [at, entry] of record.entries.entries()) heads.push(nextHead(heads[at]!, said(entry, at, secret)));
    return heads;
  } catch (no) {
    if (no instanceof Unspeakable) return [];
    throw no;
  }
}

/** The part of an entry that enters the chain: only the number of a draw, only the seal of a secret choice. */
function said(entry: Entry, at: number, secret: Uint8Array | null): unknown {
  if (entry.seat === CHANCE) return { stream: entry.stream, count: entry.count };
  const by = { seat: entry.seat, by: entry.by ?? "person" };
  return entry.secret && secret ? { ...by, sealed: seal(secret, String(at), entry.do) } : { ...by, do: entry.do };
}
