// The coach speaks to beginners, in their first games of each kind. This browser remembers what they have been told, and
// counts their finished games, of which the hall tells it.
import { keep, kept } from "./kept";
import { prefs } from "./prefs.svelte";

/** After so many finished games of a kind a player needs no coach. */
const FIRST = 3;

function words(name: string): readonly string[] {
  return kept(name).split(" ").filter(Boolean);
}

class Coach {
  /** The kinds of questions that were introduced: `sequence.Turn`. */
  #met = $state.raw(words("coach-met"));
  /** The first tables that came to their end, after the name of what was played there: `sequence:table`. */
  #finished = $state.raw(words("coach-finished"));

  /** Whether a player of this game or variant is coached. */
  speaks(game: string): boolean {
    return prefs.coach === "always" || (prefs.coach === "first" && this.finished(game) < FIRST);
  }

  private finished(game: string): number {
    return this.#finished.filter((one) => one.startsWith(`${game}:`)).length;
  }

  /** A table came to its end; each counts once. */
  finish(game: string, table: string): void {
    const one = `${game}:${table}`;
    if (this.finished(game) >= FIRST || this.#finished.includes(one)) return;
    this.#finished = [...this.#finished, one];
    keep("coach-finished", this.#finished.join(" "));
  }

  knows(question: string): boolean {
    return this.#met.includes(question);
  }

  introduce(question: string): void {
    if (this.knows(question)) return;
    this.#met = [...this.#met, question];
    keep("coach-met", this.#met.join(" "));
  }
}

export const coach = new Coach();
