// The history of a table, for its log. A page that opens late knows the end of it, and asks for the rest part by part.
import type { Earlier, Say, TableNow } from "../wire/hall";
import { type Entry, entriesOf } from "./log";

export class Past {
  entries = $state.raw<readonly Entry[]>([]);
  /** There is more before this entry of the match; 0 if there isn't. */
  earlier = $state(0);
  private asked = 0;

  constructor(private readonly tell: (said: Say) => boolean) {}

  /** Add the news of a message at the end. */
  add(now: TableNow): void {
    this.entries = [...this.entries, ...entriesOf(now, this.entries)];
    if (now.earlier) this.earlier = now.earlier;
  }

  /** Ask for the part before the first one. */
  more(): void {
    if (this.earlier !== this.asked && this.tell({ earlier: this.earlier })) this.asked = this.earlier;
  }

  came(part: Earlier): void {
    if (part.before !== this.earlier) return;
    this.entries = [...entriesOf(part, []), ...this.entries];
    this.earlier = part.earlier;
    this.asked = 0;
  }

  /** The connection is down: what was asked for doesn't come. */
  forget(): void {
    this.asked = 0;
  }
}
