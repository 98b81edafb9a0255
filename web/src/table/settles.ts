import type { Action } from "svelte/action";
import type { Table } from "../lib/table.svelte";

/** Let no second click or tap, meant for the question before, answer one that has just appeared. A key is pressed on
 *  purpose, and its click counts nothing; one that is held down isn't. */
export const settles: Action<HTMLElement, Pick<Table, "settling">> = (element, table) => {
  function click(event: MouseEvent) {
    if (table.settling && event.detail > 0) hold(event);
  }

  function key(event: KeyboardEvent) {
    if (table.settling && event.repeat && (event.key === "Enter" || event.key === " ")) hold(event);
  }

  element.addEventListener("click", click, true);
  element.addEventListener("keydown", key, true);
};

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
