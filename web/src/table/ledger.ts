// A game's rules in the reader's language, asked for once.
import { api } from "../lib/api";
import type { RuleInfo } from "../wire/hall";

const kept = new Map<string, Promise<readonly RuleInfo[]>>();

export function ledger(game: string, language: string): Promise<readonly RuleInfo[]> {
  const key = `${game}/${language}`;
  const found = kept.get(key);
  if (found) return found;
  const asked = api.rules(game, language);
  asked.catch(() => kept.delete(key));
  kept.set(key, asked);
  return asked;
}
