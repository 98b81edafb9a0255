// A game's rules, page and texts in the reader's language, and the sources of its numbers, fetched once.
import { api } from "../lib/api";
import type { HowTo, Things } from "../wire/core";
import type { RuleInfo, SourceInfo } from "../wire/hall";

/** Don't repeat a request unless its answer never came. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(key);
  if (found) return found;
  const asked = ask();
  asked.catch(() => kept.delete(key));
  kept.set(key, asked);
  return asked;
}

const books = new Map<string, Promise<readonly RuleInfo[]>>();
const pages = new Map<string, Promise<HowTo>>();
const texts = new Map<string, Promise<Things>>();
const origins = new Map<string, Promise<readonly SourceInfo[]>>();

export function ledger(game: string, language: string): Promise<readonly RuleInfo[]> {
  return once(books, `${game}/${language}`, () => api.rules(game, language));
}

/** How to play on one page, and the glossary. */
export function howto(game: string, language: string): Promise<HowTo> {
  return once(pages, `${game}/${language}`, () => api.howto(game, language));
}

/** The texts printed on the cards and spaces. */
export function things(game: string, language: string): Promise<Things> {
  return once(texts, `${game}/${language}`, () => api.things(game, language));
}

export function sources(game: string): Promise<readonly SourceInfo[]> {
  return once(origins, game, () => api.sources(game));
}
