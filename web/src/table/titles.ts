// The names of a table's own free texts: a board of its own, say.
import type { Table } from "../lib/table.svelte";

/** The name of the table's own text for this option; undefined if it uses the default. */
export function titleOf(table: Table, option: string): string | undefined {
  const title = table.about?.titles[option];
  return title === "" ? table.speech.say(`option-${option}-own`) : title;
}
