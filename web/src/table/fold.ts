// The log as lines: a deal of fourteen cards shows only its first cards.
import type { Entry } from "../lib/table.svelte";
import type { Told } from "../wire/hall";

export type LogLine =
  | { kind: "event"; event: unknown }
  | { kind: "more"; count: number }
  | { kind: "reason"; told: Told };

const MOST_ALIKE = 3;

/** If more than a few events of one kind follow each other, the first are shown and the rest counted. */
export function folded(entries: readonly Entry[], most = MOST_ALIKE): LogLine[] {
  return runs(entries).flatMap((run) => {
    const shown = run.length <= most ? run : run.slice(0, most - 1);
    const lines = shown.map(line);
    return shown.length < run.length ? [...lines, { kind: "more", count: run.length - shown.length }] : lines;
  });
}

function line(entry: Entry): LogLine {
  return entry.kind === "event" ? { kind: "event", event: entry.event } : { kind: "reason", told: entry.told };
}

/** Group neighbours of one kind; each reason stands alone. */
function runs(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && kind(entry) !== "" && kind(last[0]!) === kind(entry)) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

function kind(entry: Entry): string {
  return entry.kind === "event" ? (entry.event as { type: string }).type : "";
}
