// Cards in their places, in words, for screen readers.
import type { Speech } from "../../../lib/speech";
import type { Laid } from "../print";
import { type claims, either, isPotion, known, nameOf, own } from "./cards";

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(", ");

const faceName = (speech: Speech, card: number | null): string =>
  card === null ? speech.say("snape-face-down") : speech.called("card", card);

/** “Bottle 3, face down, can be played”. */
export function bottleName(speech: Speech, view: Laid, place: number, lit: boolean): string {
  return joined([
    speech.say("snape-bottle", { place: place + 1 }),
    faceName(speech, view.snape.shelf[place] ?? null),
    known(view, place) && speech.say("snape-known"),
    lit && speech.say("board-lit"),
  ]);
}

/** “Bob, card 2, face down, under the piece”. */
export function handName(speech: Speech, view: Laid, seat: number, place: number, lit: boolean): string {
  const card = view.snape.hands[seat]![place] ?? null;
  return joined([
    speech.say("snape-card-of", { who: speech.seat(seat), place: place + 1 }),
    faceName(speech, card),
    card !== null && speech.say("snape-known"),
    eitherName(speech, either(view, seat, place)),
    view.snape.guard[seat] === place && speech.say("snape-guarded"),
    lit && speech.say("board-lit"),
  ]);
}

function eitherName(speech: Speech, cards: readonly number[] | null): string {
  if (!cards) return "";
  const [one, other] = cards.map((card) => speech.called("card", card));
  return speech.say("snape-either", { one, other });
}

/** “7S, under the piece”; an incantation with what it does. */
export function ownName(speech: Speech, view: Laid, place: number, lit: boolean): string {
  const card = own(view)[place] ?? null;
  return joined([
    faceName(speech, card),
    card !== null && !isPotion(card) && speech.say("card-text", { card: nameOf(card) }),
    view.snape.guard[view.me!] === place && speech.say("snape-guarded"),
    lit && speech.say("board-lit"),
  ]);
}

/** “3S and 5R were wrong: lower ones lay before Bob.” */
export function claimName(speech: Speech, { small, round, holders }: ReturnType<typeof claims>[number]): string {
  const who = holders.map((seat) => speech.seat(seat));
  const [one, other] = [small, round].map((card) => speech.called("card", card));
  return speech.say("snape-claim", { one, other, who: speech.list(who) || "none" });
}
