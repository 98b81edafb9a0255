import { tick } from "svelte";
import type { Action } from "./narrow";
import type { Table } from "./table.svelte";

/** Answer with a button of a game's desk. The button disappears with the answer, so move the focus to the prompt,
 *  which says what comes next. */
export async function answer(table: Table, action: Action): Promise<void> {
  table.choose(action);
  await tick();
  if (!table.doubted) document.querySelector<HTMLElement>("[data-prompt]")?.focus({ preventScroll: true });
}
