import { sentences } from "../lib/sentences.svelte";

/** A chance as people say it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(sentences.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}
