// Animations and sounds for events on the large board. Each challenge shows its own events; those they share, arriving
// and winning, are here.
import { finale, isWinner } from "../../lib/finale";
import { fitted, type Stage } from "../../lib/motion";
import { play } from "../../lib/sound";
import type { Event } from "../../wire/sorcerers_stone";
import { flitwick } from "./flitwick/animate";
import { hagrid } from "./hagrid/animate";
import { Happening, type Shows } from "./happening";
import { mcgonagall } from "./mcgonagall/animate";
import { mirror } from "./mirror/animate";
import type { Laid } from "./print";
import { quirrell } from "./quirrell/animate";
import { snape } from "./snape/animate";
import { sprout } from "./sprout/animate";

const LONGEST = 2000;
const ALL: Shows = {
  beats: { Arrived: 500, Won: 500 },
  show(event, timing, at) {
    if (event.type === "Arrived") play("turn", timing.at);
    else if (event.type === "Won") finale(at.stage, at.board, isWinner(event.seats, at.view.me), timing.at);
  },
};
/** By challenge. */
const SHOWS: readonly Shows[] = [hagrid, sprout, flitwick, mcgonagall, quirrell, snape, mirror];

/** Show the events on the board of this challenge; return how long that takes. */
export function animate(
  stage: Stage, board: HTMLElement, challenge: number, events: readonly Event[], view: Laid, before: Laid,
): number {
  const shows = SHOWS[challenge]!;
  const seen = events.flatMap((event) => {
    const by = shows.beats[event.type] ? shows : ALL;
    const beat = by.beats[event.type];
    return beat ? [{ event, by, beat }] : [];
  });
  const { at, pace } = fitted(seen.map(({ beat }) => beat), LONGEST);
  const happening = new Happening(stage, board, view, before);
  seen.forEach(({ event, by, beat }, i) => by.show(event, { at: at[i]!, lasts: beat * pace }, happening));
  shows.finish?.(happening);
  const last = seen.at(-1);
  return last ? at.at(-1)! + last.beat * pace : 0;
}
