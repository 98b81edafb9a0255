// The corridor in words.
import type { Speech } from "../../../lib/speech";
import { HAGRID, type Laid, standing } from "../print";

/** “Space 7, a token face down, here: Bob, glows”. */
export function spaceLabel(speech: Speech, view: Laid, space: number, lit: boolean): string {
  const here = standing(view, HAGRID).filter((seat) => view.hagrid.pos[seat] === space).map((seat) => speech.seat(seat));
  return [
    speech.say("hagrid-space", { space }),
    view.hagrid.dark.includes(space) ? speech.say("hagrid-token") : "",
    view.hagrid.fluffy === space ? fluffyLabel(speech, view) : "",
    here.length > 0 ? speech.say("board-here", { who: speech.list(here) }) : "",
    lit ? speech.say("board-lit") : "",
  ].filter(Boolean).join(", ");
}

export function fluffyLabel(speech: Speech, view: Laid): string {
  if (view.hagrid.fluffy < 0) return speech.say("hagrid-fluffy", { fluffy: "hidden" });
  if (view.hagrid.singer < 0) return speech.say("hagrid-fluffy", { fluffy: "awake" });
  return speech.say("hagrid-fluffy-asleep", { who: speech.seat(view.hagrid.singer) });
}
