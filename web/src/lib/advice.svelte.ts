// A bot's hints for one question: asked for, and then here until the player does something else.
import type { Hints } from "../wire/hall";

export class Advice {
  best = $state.raw<Hints | null>(null);
  asking = $state(false);
  /** Which part of the bot's time has passed. */
  share = $state(0);

  came(hints: Hints): void {
    this.best = hints;
    this.ended();
  }

  /** None will come any more: the line is lost, or the server refused. */
  ended(): void {
    [this.asking, this.share] = [false, 0];
  }
}
