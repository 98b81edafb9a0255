// What a table has written itself, by name: a board of its own, say.
import type { Table } from "../lib/table.svelte";

/** The name of what the table has written for this option; undefined where it plays with what is the hall's. */
export function titleOf(table: Table, option: string): string | undefined {
  const title = table.about?.titles[option];
  return title === "" ? table.speech.say(`option-${option}-own`) : title;
}
