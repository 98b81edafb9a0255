// The hall's tables as this page knows them, refreshed while someone is looking.
import { api, Refused } from "../lib/api";
import { coach } from "../lib/coach.svelte";
import { guest } from "../lib/guest.svelte";
import { keep, kept } from "../lib/kept";
import type { TableInfo } from "../wire/hall";
import { myTurn, sorted } from "./order";

const EVERY = 10_000;
const FORGOTTEN = "forgotten";
const EXPECTED = "tables";
const MOST_FORGOTTEN = 200;

/** The server keeps a table for a while; this browser needn't show it. Return all such tables. */
export function forget(table: string): readonly string[] {
  const forgotten = [...kept(FORGOTTEN).split(" "), table].slice(-MOST_FORGOTTEN);
  keep(FORGOTTEN, forgotten.join(" "));
  return forgotten;
}

export class Lists {
  private all = $state.raw<readonly TableInfo[]>([]);
  open = $state.raw<readonly TableInfo[]>([]);
  /** False until the first answer has arrived. */
  known = $state(false);
  /** How many tables of mine there were on the last visit: their places are kept free until they are known. */
  readonly expected = guest.me ? Number(kept(EXPECTED, "0")) : 0;
  private forgotten = $state.raw<readonly string[]>(kept(FORGOTTEN).split(" "));

  mine = $derived(sorted(this.remembered(this.all)));
  turns = $derived(this.mine.filter(myTurn));

  private remembered(tables: readonly TableInfo[]): TableInfo[] {
    return tables.filter((table) => !this.forgotten.includes(table.id));
  }

  async refresh(): Promise<void> {
    try {
      const [open, mine] = await Promise.all([api.open(), guest.me ? api.mine() : []]);
      this.open = open.filter((table) => table.mine.length === 0);
      this.all = mine;
      this.known = true;
      keep(EXPECTED, String(this.remembered(mine).length));
      // what was finished on another device counts too
      for (const table of mine) if (table.status === "over" && table.mine.length > 0) coach.finish(table.variant || table.game, table.id);
    } catch (no) {
      // Keep the last answer on the page; the next request may succeed.
      if (!(no instanceof Refused)) throw no;
    }
  }

  /** Refresh until the returned function is called. */
  keep(): () => void {
    const look = () => void (document.visibilityState === "visible" && this.refresh());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async leave(table: TableInfo): Promise<void> {
    for (const seat of table.mine) await api.leave(table.id, seat);
    await this.refresh();
  }

  forget(table: string): void {
    this.forgotten = forget(table);
  }
}
