// The wheel turns to what was spun, and pieces run along the corridor; from the troll they go back in one leap.
import { play } from "../../../lib/sound";
import type { Timing } from "../../../lib/motion";
import type { Happening, Shows } from "../happening";
import { angleOf, placed, SECTORS, spotOf, STOPS, way } from "./path";

const SPIN = 700;
const TURNS = 3;

export const quirrell: Shows = {
  beats: { Whirled: SPIN, Ran: 600, Trolled: 600, Finished: 250 },
  show(event, timing, at) {
    if (event.type === "Whirled") whirl(event.number, timing, at);
    else if (event.type === "Ran") run(event.seat, event.space, timing, at);
    else if (event.type === "Trolled") run(event.seat, 0, timing, at);
    else if (event.type === "Finished") play("finish", timing.at);
  },
  finish(at) {
    at.walk((seat) => placed(spotOf(at.view, seat)));
  },
};

/** Some whole turns and on to where it points already. */
export function whirl(number: number, { at, lasts }: Timing, happening: Happening, sectors: readonly number[] = SECTORS): void {
  const end = angleOf(sectors, number);
  play("lift", at);
  happening.moving(() =>
    happening.stage.run(
      happening.find("arrow"),
      [{ transform: `rotate(${end - 360 * TURNS}deg)` }, { transform: `rotate(${end}deg)` }],
      { at, lasts }, "cubic-bezier(0.15, 0.6, 0.25, 1)",
    ));
}

function run(seat: number, to: number, { at, lasts }: Timing, happening: Happening): void {
  const stops = way(happening.before.run[seat] ?? 0, to);
  stops.forEach((stop, i) => {
    const when = at + (lasts * i) / Math.max(1, stops.length - 1);
    if (i > 0) play(to === 0 ? "no" : "counter", when);
    happening.pass(seat, when, placed(STOPS[stop]!));
  });
}
