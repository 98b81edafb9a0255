// The texts of the cards come from the ledger: every card is a rule there, and is fetched once.
import { ledger } from "../../table/ledger";
import { unnamed } from "./names";

const CARD = /^TC-CARD-(\d+)$/;

/** By number. */
export async function cardTexts(language: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const { id, text } of await ledger("tcg", language)) {
    const number = Number(CARD.exec(id)?.[1] ?? 0);
    if (number > 0) texts[number] = unnamed(text);
  }
  return texts;
}
