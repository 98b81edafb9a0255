import { words } from "../lib/words.svelte";

/** A chance as people say it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}
