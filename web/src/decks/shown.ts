import { sentences } from "../lib/sentences.svelte";
import type { Figure } from "../wire/core";

const DIGITS: Readonly<Record<Figure["unit"], Intl.NumberFormatOptions>> = {
  count: { maximumFractionDigits: 0 },
  share: { style: "percent", maximumFractionDigits: 0 },
  mean: { maximumFractionDigits: 1 },
};

/** A number of a statistic, as people say it. */
export function shown(unit: Figure["unit"], value: number): string {
  return new Intl.NumberFormat(sentences.language, DIGITS[unit]).format(value);
}
