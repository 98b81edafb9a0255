// What the cards say, which is the ledger's: every card is a rule there, and is asked for once.
import { ledger } from "../../table/ledger";
import { printed } from "../../wire/tcg";

const CARD = /^TC-CARD-(\d+)$/;

/** By number; where the rule begins with the card's name, that is left out: it stands above. */
export async function cardTexts(language: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const { id, text } of await ledger("tcg", language)) {
    const number = Number(CARD.exec(id)?.[1] ?? 0);
    if (number > 0) texts[number] = unnamed(text, printed.names[number - 1] ?? "");
  }
  return texts;
}

export function unnamed(text: string, name: string): string {
  return text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
}
