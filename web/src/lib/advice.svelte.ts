// A bot's hints for one question: asked for, and then here until the player does something else.
import type { Hints } from "../wire/hall";

export class Advice {
  best = $state.raw<Hints | null>(null);
  asking = $state(false);

  came(hints: Hints): void {
    [this.best, this.asking] = [hints, false];
  }

  /** None will come any more: the line is lost, or the server refused. */
  ended(): void {
    this.asking = false;
  }
}
