// Days and times as the reader writes them; the server sends seconds since 1970.
import { sentences } from "../lib/sentences.svelte";

const written = (seconds: number, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(sentences.language === "en" ? "en-GB" : sentences.language, how).format(seconds * 1000);

export const onDay = (seconds: number): string => written(seconds, { dateStyle: "long" });
export const atTime = (seconds: number): string => written(seconds, { dateStyle: "medium", timeStyle: "short" });
