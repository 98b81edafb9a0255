import { tick } from "svelte";
import type { Action } from "./narrow";
import type { Table } from "./table.svelte";

/** An answer by a button of a game's desk, which goes with it: whoever pressed it finds the prompt, which tells what comes
 *  next. */
export async function answer(table: Table, action: Action): Promise<void> {
  table.choose(action);
  await tick();
  if (!table.doubted) document.querySelector<HTMLElement>("[data-prompt]")?.focus({ preventScroll: true });
}
