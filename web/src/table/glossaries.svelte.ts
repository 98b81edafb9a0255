// The glossaries of games by language, each fetched when a sentence of its game is first shown.
import { Glossary } from "./glossary";
import { howto } from "./ledger";

const NONE = new Glossary([]);
let loaded = $state.raw<Record<string, Glossary>>({});
const asked = new Set<string>();

/** Return a game's glossary, without terms until it is there: every sentence can be read without it. */
export function glossaryOf(game: string, language: string): Glossary {
  const key = `${game}/${language}`;
  if (game && !asked.has(key)) {
    asked.add(key);
    howto(game, language).then(
      ({ glossary }) => (loaded = { ...loaded, [key]: new Glossary(glossary) }),
      () => asked.delete(key),
    );
  }
  return loaded[key] ?? NONE;
}
