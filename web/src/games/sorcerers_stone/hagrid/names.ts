// The corridor in words.
import type { Speech } from "../../../lib/speech";
import type { View } from "../../../wire/sorcerers_stone";
import { HAGRID, standing } from "../print";

/** “Space 7, a token face down, here: Bob, glows”. */
export function spaceCalled(speech: Speech, view: View, space: number, lit: boolean): string {
  const here = standing(view, HAGRID).filter((seat) => view.pos[seat] === space).map((seat) => speech.seat(seat));
  return [
    speech.say("hagrid-space", { space }),
    view.dark.includes(space) ? speech.say("hagrid-token") : "",
    view.fluffy === space ? fluffyCalled(speech, view) : "",
    here.length > 0 ? speech.say("board-here", { who: speech.list(here) }) : "",
    lit ? speech.say("board-lit") : "",
  ].filter(Boolean).join(", ");
}

export function fluffyCalled(speech: Speech, view: View): string {
  if (view.fluffy < 0) return speech.say("hagrid-fluffy", { fluffy: "hidden" });
  if (view.singer < 0) return speech.say("hagrid-fluffy", { fluffy: "awake" });
  return speech.say("hagrid-fluffy-asleep", { who: speech.seat(view.singer) });
}
