// Which tables are waiting for me.
import type { TableInfo } from "../wire/hall";

/** Whether one of my seats is asked, with no bot playing it. */
export function myTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.asked !== null && table.mine.includes(table.asked) && !left(table);
}

/** Whether bots play for me. */
export function left(table: TableInfo): boolean {
  return table.mine.length > 0 && table.mine.every((seat) => table.seats[seat]?.bot);
}

export function freeSeat(table: TableInfo): number {
  return table.seats.findIndex((sitter) => !sitter.taken);
}

const RANKS = { playing: 1, starting: 2, waiting: 2, suspended: 3, over: 4 };

/** Tables that wait for me come first, finished ones last; otherwise the newest first. */
export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (myTurn(table) ? 0 : RANKS[table.status]);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.made - one.made);
}
