// The format of a record, as docs/fairness.md defines it. verify.ts judges its contents.

export const CHANCE = -1;
export const TABLE = -3;

export interface Entry {
  seat: number;
  do: Record<string, unknown>;
  by?: string;
  secret?: boolean;
  stream?: string;
  count?: number;
  n?: number;
  k?: number;
}

export interface MatchRecord {
  format: number;
  game: string;
  rules: number;
  seats: string[];
  options: Record<string, unknown>;
  commitment: string;
  seeds: string[];
  series: Record<string, unknown>;
  verifiable: boolean;
  entries: Entry[];
  head: string;
  /** From format 2 on. */
  pledges?: string[];
  brings?: Record<string, unknown>;
  brought?: string;
  secret?: string;
  result?: Record<string, unknown>;
  marks?: unknown[];
}

type Kind = "whole" | "text" | "list" | "object" | "yes or no";
type Shape = Record<string, Kind>;

const FIELDS: Shape = {
  format: "whole", game: "text", rules: "whole", seats: "list", options: "object", commitment: "text", seeds: "list",
  series: "object", verifiable: "yes or no", entries: "list", head: "text",
};
const SOMETIMES: Shape = { brings: "object", brought: "text", secret: "text", result: "object", marks: "list" };
const ENTRY: Shape = { seat: "whole", do: "object" };
const CHANCE_ENTRY: Shape = { ...ENTRY, stream: "text", count: "whole", n: "whole", k: "whole" };
const FACTS: Record<string, string> = { Undone: "to", Ruled: "version" };

/** Parse a record; throw an Error that names the fault. */
export function readRecord(text: string): MatchRecord {
  const data = JSON.parse(text) as unknown;
  const wrong = fault(data);
  if (wrong) throw new Error(wrong);
  return data as MatchRecord;
}

/** Return why this is not a record; an empty string if it has the right format. */
export function fault(data: unknown): string {
  if (!is(data, "object")) return "{}";
  const record = data as Record<string, unknown>;
  const must: Shape = record.format === 2 ? { ...FIELDS, pledges: "list" } : FIELDS;
  const known: Shape = { ...must, ...SOMETIMES };
  for (const name of new Set([...Object.keys(must), ...Object.keys(record)])) {
    if (!Object.hasOwn(known, name) || !is(record[name], known[name]!)) return name.slice(0, 40);
  }
  const { seats, seeds, format, pledges = seats } = record as unknown as MatchRecord;
  if (seats.length !== seeds.length || ![...seats, ...seeds].every((text) => is(text, "text"))) return "seeds";
  if (seats.length !== pledges.length || !pledges.every((text) => is(text, "text"))) return "pledges";
  for (const name of ["commitment", "secret", "head"]) {
    if (Object.hasOwn(record, name) && !/^[0-9a-f]{64}$/.test(record[name] as string)) return name;
  }
  return format === 1 || format === 2 ? "" : `format ${format}`;
}

/** Return whether no table would write this as an entry. */
export function strange(entry: unknown): boolean {
  if (!is(entry, "object") || !is((entry as Entry).seat, "whole")) return true;
  const { seat, do: said, stream, n, k } = entry as Entry;
  if (seat === CHANCE) return !fits(entry, CHANCE_ENTRY, { by: "text" }) || !(0 <= k! && k! < n!) || hasLoneSurrogate(stream!);
  if (!fits(entry, ENTRY, { by: "text", secret: "yes or no" })) return true;
  return seat === TABLE && !is(said[FACTS[String(said.type)] ?? ""], "whole");
}

/** JavaScript strings can contain a lone surrogate; UTF-8 can't. */
export function hasLoneSurrogate(text: string): boolean {
  return /[\ud800-\udfff]/u.test(text);
}

/** Return whether the object has these fields, perhaps these others, and nothing more. */
function fits(data: unknown, must: Shape, may: Shape): boolean {
  const known: Shape = { ...must, ...may };
  const fields = Object.entries(data as object);
  return Object.keys(must).every((name) => Object.hasOwn(data as object, name))
    && fields.every(([name, value]) => Object.hasOwn(known, name) && is(value, known[name]!));
}

function is(value: unknown, kind: Kind): boolean {
  if (kind === "whole") return Number.isSafeInteger(value);
  if (kind === "text") return typeof value === "string";
  if (kind === "list") return Array.isArray(value);
  if (kind === "yes or no") return typeof value === "boolean";
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
