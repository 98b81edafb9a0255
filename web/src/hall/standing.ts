// The state of a table, in words.
import { say, sentences } from "../lib/sentences.svelte";
import type { SeatInfo, TableInfo } from "../wire/hall";
import { left, myTurn } from "./order";

/** A bot at a seat of its own is called by its name and level, as in the record. */
export function called(sitter: SeatInfo, seat: number): string {
  if (sitter.name) return sitter.name;
  return sitter.bot ? say("bot-seated", { name: say("bot-name", { number: seat + 1 }), level: sitter.bot }) : say("seat", { number: seat + 1 });
}

/** “Ann, Ben and Cleo”, without an Oxford comma. */
export function listed(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(sentences.language === "en" ? "en-GB" : sentences.language, { type }).format(names);
}

/** “2 to 8” if no number is left out, else “2, 4 or 6”. */
export function playerRange(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const whole = numbers.length > 2 && numbers.length === high - low + 1;
  return whole ? say("plain-range", { low, high }) : listed(numbers.map(String), "disjunction");
}

export function standing(table: TableInfo): string {
  if (table.status === "waiting" || table.status === "starting") {
    return say("hall-waiting", { taken: table.seats.filter((sitter) => sitter.taken).length, seats: table.seats.length });
  }
  if (table.status === "suspended") return say("hall-suspended");
  if (table.status === "over") return ending(table);
  if (left(table)) return say("hall-left");
  if (myTurn(table)) return say("hall-your-turn");
  const asked = table.asked === null ? undefined : table.seats[table.asked];
  return asked ? say("hall-their-turn", { name: called(asked, table.asked!) }) : say("hall-playing");
}

function ending(table: TableInfo): string {
  const winners = table.result?.winners ?? [];
  if (winners.length === 0) return say("hall-over-draw");
  const shared = table.mine.length > 1;
  if (!shared && winners.some((seat) => table.mine.includes(seat))) return say("hall-over-won");
  return say("hall-over", { names: listed(winners.map((seat) => called(table.seats[seat]!, seat))), count: winners.length });
}
