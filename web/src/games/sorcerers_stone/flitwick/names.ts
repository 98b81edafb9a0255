// The hall of keys in words.
import { capital } from "../../../lib/book";
import type { Speech } from "../../../lib/speech";
import { FLITWICK, type Laid, standing } from "../print";
import { ofSpot } from "../touching";

/** “C4, a key face down, here: Bob”. */
export function spotLabel(speech: Speech, view: Laid, spot: number, lit: ReadonlySet<string>): string {
  const here = standing(view, FLITWICK).filter((seat) => view.flitwick.stands[seat] === spot).map((seat) => speech.seat(seat));
  const lies = spot === view.flitwick.silver && view.flitwick.keys.includes(spot) ? "silver" : view.flitwick.keys.includes(spot) ? "key" : "empty";
  return [
    capital(speech.called("spot", spot)),
    speech.say("flitwick-lies", { lies }),
    here.length > 0 ? speech.say("board-here", { who: speech.list(here) }) : "",
    lit.has(ofSpot(spot)) ? speech.say("board-lit") : "",
  ].filter(Boolean).join(", ");
}
