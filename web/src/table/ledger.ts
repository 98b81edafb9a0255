// A game's rules in the reader's language, and the sources of its numbers, fetched once.
import { api } from "../lib/api";
import type { RuleInfo, SourceInfo } from "../wire/hall";

/** Don't repeat a request unless its answer never came. */
function once<T>(kept: Map<string, Promise<readonly T[]>>, key: string, ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const found = kept.get(key);
  if (found) return found;
  const asked = ask();
  asked.catch(() => kept.delete(key));
  kept.set(key, asked);
  return asked;
}

const books = new Map<string, Promise<readonly RuleInfo[]>>();
const origins = new Map<string, Promise<readonly SourceInfo[]>>();

export function ledger(game: string, language: string): Promise<readonly RuleInfo[]> {
  return once(books, `${game}/${language}`, () => api.rules(game, language));
}

export function sources(game: string): Promise<readonly SourceInfo[]> {
  return once(origins, game, () => api.sources(game));
}
