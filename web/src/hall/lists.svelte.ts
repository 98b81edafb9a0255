// The hall's tables as this page knows them, refreshed while someone is looking.
import { api, Refused } from "../lib/api";
import { guest } from "../lib/guest.svelte";
import type { TableInfo } from "../wire/hall";
import { myTurn, sorted } from "./order";

const EVERY = 10_000;
const FORGOTTEN = "greathall-forgotten";
const MOST_FORGOTTEN = 200;

export class Lists {
  private all = $state.raw<readonly TableInfo[]>([]);
  open = $state.raw<readonly TableInfo[]>([]);
  /** False until the first answer has arrived. */
  known = $state(false);
  private forgotten = $state.raw<readonly string[]>(read());

  mine = $derived(sorted(this.all.filter((table) => !this.forgotten.includes(table.id))));
  turns = $derived(this.mine.filter(myTurn));

  async refresh(): Promise<void> {
    try {
      const [open, mine] = await Promise.all([api.open(), guest.me ? api.mine() : []]);
      this.open = open.filter((table) => table.mine.length === 0);
      this.all = mine;
      this.known = true;
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

  /** The server keeps its tables for a while; this browser needn't show them. */
  forget(table: string): void {
    this.forgotten = [...this.forgotten, table].slice(-MOST_FORGOTTEN);
    try {
      localStorage.setItem(FORGOTTEN, this.forgotten.join(" "));
    } catch {
      // it is hidden until the page is loaded again
    }
  }
}

function read(): string[] {
  try {
    return (localStorage.getItem(FORGOTTEN) ?? "").split(" ");
  } catch {
    return [];
  }
}
