// The order at every table: what happened is shown, then told, and only then is the next question asked.
export interface Telling<T> {
  /** Put it on the board, whose pieces begin to move; return whether anything may move. */
  show(one: T): boolean;
  /** Wait until all has arrived. */
  seen(one: T): Promise<void>;
  /** Tell it, and ask what comes next. */
  tell(one: T): void;
  /** So many moments have happened that nobody has seen yet. */
  behind(moments: number): void;
}

export class Showing<T> {
  private readonly coming: T[] = [];
  private busy = false;

  constructor(private readonly by: Telling<T>) {}

  add(one: T): void {
    this.coming.push(one);
    if (this.busy) this.by.behind(this.coming.length);
    else void this.go();
  }

  /** Whatever needs no motion is told in the same breath. */
  private async go(): Promise<void> {
    this.busy = true;
    for (let one; (one = this.coming.shift()) !== undefined; ) {
      this.by.behind(this.coming.length);
      if (this.by.show(one)) await this.by.seen(one);
      this.by.tell(one);
    }
    this.busy = false;
  }
}
