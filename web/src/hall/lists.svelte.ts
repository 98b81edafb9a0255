// The tables of the hall as this page knows them, asked for again while somebody looks.
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
  /** Nothing is known before the first answer. */
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
      // What was known stays on the page; the next time may do better.
      if (!(no instanceof Refused)) throw no;
    }
  }

  /** Until the answer's function is called. */
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

  /** The hall keeps its tables for a while; this browser need not show them. */
  forget(table: string): void {
    this.forgotten = [...this.forgotten, table].slice(-MOST_FORGOTTEN);
    try {
      localStorage.setItem(FORGOTTEN, this.forgotten.join(" "));
    } catch {
      // forgotten until the page is loaded anew
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
