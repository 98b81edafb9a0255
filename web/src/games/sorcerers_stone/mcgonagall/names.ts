// Squares and men in words, for screen readers.
import type { Speech } from "../../../lib/speech";
import type { Laid } from "../print";
import { checkedKing, colourOf, kindOf, playerOn } from "./men";

export interface Look {
  lit: boolean;
  last: boolean;
}

/** “f8, Black bishop, Ann, can move”. */
export function squareName(speech: Speech, view: Laid, square: number, look: Look): string {
  const more = [
    checkedKing(view) === square && speech.say("mcgonagall-in-check"),
    look.lit && speech.say("board-lit"),
    look.last && speech.say("mcgonagall-last"),
  ];
  return [speech.called("square", square), ...standing(speech, view, square), ...more].filter(Boolean).join(", ");
}

function standing(speech: Speech, view: Laid, square: number): string[] {
  const man = view.mcgonagall.squares[square]!;
  if (man === 0) return [speech.say("mcgonagall-free")];
  const seat = playerOn(view, square);
  const named = seat >= 0 ? [speech.seat(seat)] : friends(speech, view, square);
  return [manName(speech, man), ...named];
}

export function manName(speech: Speech, man: number): string {
  return speech.say("mcgonagall-man", { colour: speech.called("colour", colourOf(man)), man: speech.called("man", kindOf(man)) });
}

function friends(speech: Speech, view: Laid, square: number): string[] {
  if (square === view.mcgonagall.ron) return [speech.say("mcgonagall-ron")];
  return square === view.mcgonagall.hermione ? [speech.say("mcgonagall-hermione")] : [];
}
