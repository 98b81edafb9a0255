// The log as lines: a deal of fourteen cards shows only its first cards, and what repeats the line above is left out.
import type { Entry, Said } from "../lib/log";
import type { Told } from "../wire/hall";

export type LogLine =
  | { kind: "event"; event: unknown; bids?: readonly Entry[] }
  | { kind: "more"; count: number }
  | { kind: "reason"; told: Told };

const MOST_ALIKE = 3;
type Foldable = Said & Partial<Pick<Entry, "at" | "chance" | "bids">>;
type Repeats = (event: any, before: any) => boolean;

/** If more than a few events of one kind follow each other, the first are shown and the rest counted. */
export function folded(entries: readonly Foldable[], repeats: Repeats = () => false, most = MOST_ALIKE): LogLine[] {
  return runs(entries.filter((entry, at) => !tells(entry, entries[at - 1], repeats))).flatMap((run) => {
    const shown = run.length <= most ? run : run.slice(0, most - 1);
    const lines = shown.map(line);
    return shown.length < run.length ? [...lines, { kind: "more", count: run.length - shown.length }] : lines;
  });
}

/** Whether an event tells no more than the one before it. */
function tells(entry: Said, before: Said | undefined, repeats: Repeats): boolean {
  return entry.kind === "event" && before?.kind === "event" && repeats(entry.event, before.event);
}

function line(entry: Foldable): LogLine {
  if (entry.kind === "reason") return { kind: "reason", told: entry.told };
  return { kind: "event", event: entry.event, ...(entry.bids && { bids: entry.bids }) };
}

/** Group neighbours of one kind; each reason stands alone, and so does each move that somebody made. */
function runs(entries: readonly Foldable[]): Foldable[][] {
  const found: Foldable[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const chosen = entry.chance === false && entry.at !== last?.at(-1)?.at;
    if (last && !chosen && kind(entry) !== "" && kind(last[0]!) === kind(entry)) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

function kind(entry: Said): string {
  return entry.kind === "event" ? (entry.event as { type: string }).type : "";
}
