// A new question has just appeared: a click now was meant for the one before.
import type { TableNow } from "../wire/hall";
import { prefs } from "./prefs.svelte";

type Asking = Pick<TableNow, "ask" | "seat">;

export class Settling {
  now = $state(false);
  private over: ReturnType<typeof setTimeout> | undefined;

  /** Let no click answer yet, if this is another question than before. */
  next(before: Asking | null, now: Asking): void {
    if (before && !asksAnew(before, now)) return;
    this.end();
    this.now = prefs.settle > 0;
    if (this.now) this.over = setTimeout(() => (this.now = false), prefs.settle);
  }

  end(): void {
    clearTimeout(this.over);
  }
}

/** Another question than before, or to someone else; the same thing may be asked again at once. */
export function asksAnew(before: Asking, now: Asking): boolean {
  const put = ({ ask, seat }: Asking) => JSON.stringify([ask?.step, ask?.seat, seat]);
  return put(before) !== put(now);
}
