// Was chance fair, and is this the record of the game that was seen? Gives the same findings in the same words as
// `greathall verify`, with code of its own; only the engine can tell whether the rules were kept.
import { bytes, commitment, draw, firstHead, mixed, nextHead, seal, Unspeakable } from "./chance";
import { CHANCE, type Entry, halved, type MatchRecord, strange, TABLE } from "./record";

export type Verdict = "holds" | "false" | "open";

/** A verdict, and the sentence that says what it is about. */
export interface Finding {
  verdict: Verdict;
  key: string;
  facts: Record<string, string | number>;
}

type Found = Generator<Finding>;

const HEADER = ["game", "rules", "seats", "options", "commitment", "verifiable", "seeds", "series"] as const;

const found = (verdict: Verdict, key: string, facts: Finding["facts"] = {}): Finding => ({ verdict, key, facts });

/** Yield every finding about chance and the chain of heads. `shown` is the last head this browser saw at the table. */
export function* findings(record: MatchRecord, shown: string): Found {
  const at = record.entries.findIndex(strange);
  if (at >= 0) {
    yield found("false", "verify-entry", { at: String(at) });
    return;
  }
  yield found("holds", "verify-form", { entries: String(record.entries.length) });
  const secret = record.secret === undefined ? null : bytes(record.secret);
  yield* promised(record, secret);
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

/** Check that every draw has the next number of its stream, even after an undo, and is what the secret and the seeds
 *  give. */
function* drawn(record: MatchRecord, secret: Uint8Array | null): Found {
  if (record.seeds.some(halved)) {
    yield found("false", "verify-seeds-false");
    return;
  }
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
  const seeds = mixed(record.seeds);
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
