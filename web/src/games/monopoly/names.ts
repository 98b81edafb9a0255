// Spaces, deeds and belongings in words, for screen readers and tooltips.
import type { Speech } from "../../lib/speech";
import { printed, type View } from "../../wire/monopoly";
import { group, huts, isDeed, MANOR, mortgaged, owner, price, standing } from "./print";

export const spaceLabel = (speech: Speech, space: number): string => speech.called("space", space);
/** As set on the board, where a long word may be hyphenated. */
export const spacePrinted = (speech: Speech, space: number): string => {
  const id = printed.spaces[space] ?? "";
  return speech.say("board-space", { space: id, name: spaceLabel(speech, space) });
};
export const groupLabel = (speech: Speech, of: number): string => speech.called("group", of);

/** “Bot 2, the otter”: a seat with its token, once it has one. */
export function seatLabel(speech: Speech, view: View, seat: number): string {
  const name = speech.seat(seat);
  const token = view.tokens[seat] ?? -1;
  return token < 0 ? name : speech.say("board-player", { name, token: speech.called("token", token) });
}

/** “2 huts”, “a manor”, or nothing. */
export function builtLabel(speech: Speech, view: View, space: number): string {
  const count = huts(view, space);
  if (count === 0) return "";
  return count === MANOR ? speech.say("space-manor") : speech.say("space-huts", { count });
}

/** “Godric's Hollow, orange, Ann's, 2 huts, here: Bob, glows”. */
export function spaceName(speech: Speech, view: View, space: number, lit: boolean): string {
  const here = [...standing(view, space), ...standing(view, space, true)].map((seat) => speech.seat(seat));
  return [
    spaceLabel(speech, space),
    ...(isDeed(space) ? [groupLabel(speech, group(space)), ...titleName(speech, view, space)] : []),
    here.length > 0 && speech.say("space-here", { who: speech.list(here) }),
    lit && speech.say("space-lit"),
  ].filter(Boolean).join(", ");
}

/** A deed beside another of its group: “The Burrow, Ann's, 2 huts”. */
export function sisterName(speech: Speech, view: View, space: number): string {
  return [spaceLabel(speech, space), ...titleName(speech, view, space)].join(", ");
}

function titleName(speech: Speech, view: View, space: number): string[] {
  const holder = owner(view, space);
  return [
    holder < 0 ? speech.say("space-for-sale", { price: price(space) }) : speech.say("space-of", { who: speech.seat(holder) }),
    builtLabel(speech, view, space),
    mortgaged(view, space) ? speech.say("space-mortgaged") : "",
  ].filter(Boolean);
}

export function cardText(speech: Speech, card: number): string {
  return speech.say("card-text", { card: printed.cards[card] });
}
