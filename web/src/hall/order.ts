// Which of the tables wait for me.
import type { TableInfo } from "../wire/hall";

/** One of my seats is asked, and no bot sits on it for me. */
export function myTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.asked !== null && table.mine.includes(table.asked) && !left(table);
}

/** Bots play for me. */
export function left(table: TableInfo): boolean {
  return table.mine.length > 0 && table.mine.every((seat) => table.seats[seat]?.bot);
}

export function freeSeat(table: TableInfo): number {
  return table.seats.findIndex((sitter) => !sitter.taken);
}

const RANKS = { playing: 1, waiting: 2, suspended: 3, over: 4 };

/** Where I am waited for first, what is over last; the newest first otherwise. */
export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (myTurn(table) ? 0 : RANKS[table.status]);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.made - one.made);
}
