import Laurel from "../ui/Laurel.svelte";
import { boxOf, type Stage } from "./motion";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";

/** Spectators look on with the winners. */
export const isWinner = (seats: readonly number[], me: number | null): boolean => me === null || seats.includes(me);

const LASTS = 1500;

/** The end of a game: a fanfare, a wreath and sparks for a winner and for spectators. A loser only hears that it is
 *  over, and the setting for great moments turns the fireworks off. */
export function finale(stage: Stage, board: HTMLElement, won: boolean, at: number): void {
  play(won ? "win" : "lose", at);
  const whole = boxOf(board);
  if (stage.calm || !prefs.drama || !whole || !won) return;
  stage.sparks(whole, 48, { at, lasts: LASTS });
  const [x, y] = [whole.left + whole.width / 2, whole.top + whole.height / 2];
  const around = (size: number) => ({ left: x - size / 2, top: y - size / 2, width: size, height: size });
  stage.fly(Laurel, {}, around(80), around(Math.min(300, whole.width * 0.7)), { at, lasts: LASTS });
}
