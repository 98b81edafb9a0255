// Cards, spaces and counters in words, for screen readers and tooltips.
import type { Speech } from "../../lib/speech";
import type { View } from "../../wire/sequence";
import { cardAt, holder, isCovered, houseLetter, jack, rank } from "./print";

export function cardName(speech: Speech, card: number): string {
  return speech.say("card-name", { rank: rank(card), house: speech.say(`house-${houseLetter(card)}`) });
}

/** A card of the hand with what is special about it. */
export function heldName(speech: Speech, view: View, card: number): string {
  const name = cardName(speech, card);
  const kind = jack(card);
  if (kind) return speech.say("card-special", { name, special: speech.say(`card-${kind}`) });
  return isCovered(view, card) ? speech.say("card-special", { name, special: speech.say("card-covered") }) : name;
}

export interface Look {
  turned: boolean;
  lit: boolean;
  last: boolean;
}

/** “c4, 5 of Hufflepuff, open, playable”. */
export function spaceName(speech: Speech, view: View, space: number, look: Look): string {
  const more = [look.lit && speech.say("space-playable"), look.last && speech.say("space-last")];
  return [speech.called("space", space), ...what(speech, view, space, look.turned), ...more].filter(Boolean).join(", ");
}

function what(speech: Speech, view: View, space: number, turned: boolean): string[] {
  const card = cardAt(space);
  if (card < 0) return [speech.say("space-corner")];
  const team = holder(view, space);
  const state =
    team === null
      ? speech.say("space-open")
      : speech.say(turned ? "space-turned" : "space-counter", { team: speech.called("team", team) });
  return [cardName(speech, card), state];
}
