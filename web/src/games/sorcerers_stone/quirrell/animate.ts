// When the wheel has turned, pieces run along the corridor; the troll sends them back in one leap.
import { play } from "../../../lib/sound";
import type { Timing } from "../../../lib/motion";
import type { Happening, Shows } from "../happening";
import { placed, STOPS, way } from "./path";

/** How long the wheel turns before anyone runs, in milliseconds. */
const SPIN = 1100;

export const quirrell: Shows = {
  beats: { Whirled: SPIN, Ran: 600, Trolled: 600, Finished: 250 },
  show(event, timing, at) {
    if (event.type === "Whirled") play("lift", timing.at);
    else if (event.type === "Ran") run(event.seat, event.space, timing, at);
    else if (event.type === "Trolled") run(event.seat, 0, timing, at);
    else if (event.type === "Finished") play("finish", timing.at);
  },
  finish(at) {
    at.walk();
  },
};

function run(seat: number, to: number, { at, lasts }: Timing, happening: Happening): void {
  const stops = way(happening.before.quirrell.run[seat] ?? 0, to);
  stops.forEach((stop, i) => {
    const when = at + (lasts * i) / Math.max(1, stops.length - 1);
    if (i > 0) play(to === 0 ? "no" : "counter", when);
    happening.pass(seat, when, placed(STOPS[stop]!));
  });
}
