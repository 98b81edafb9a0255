// The Devil's Snare in words.
import type { Speech } from "../../../lib/speech";
import type { Laid } from "../print";
import { ofArea, ofSpace } from "../touching";
import { RING } from "./garden";

/** “Area 2, Bob's, 6 of 10 grown”. */
export function areaLabel(speech: Speech, view: Laid, area: number, lit: ReadonlySet<string>): string {
  const owner = view.sprout.area.indexOf(area);
  return [
    speech.say("sprout-area", { area: area + 1, count: view.sprout.rings[area]!.length, whole: RING }),
    owner < 0 ? speech.say("sprout-nobody") : speech.say("board-here", { who: speech.seat(owner) }),
    lit.has(ofArea(area)) ? speech.say("board-lit") : "",
  ].filter(Boolean).join(", ");
}

/** “Area 2, thorn, grown”. */
export function spaceLabel(speech: Speech, view: Laid, area: number, shape: number, lit: ReadonlySet<string>): string {
  return [
    speech.say("sprout-space", { area: area + 1, shape: speech.called("shape", shape), grown: view.sprout.rings[area]!.includes(shape) }),
    lit.has(ofSpace(area, shape)) ? speech.say("board-lit") : "",
  ].filter(Boolean).join(", ");
}
