// Places, cards and belongings in words, for screen readers and tooltips.
import { capital } from "../../lib/book";
import type { Speech } from "../../lib/speech";
import { type View } from "../../wire/diagon_alley";
import {
  boardOf, cardLabel, gateAt, inAlley, insideOf, kindOf, KINDS, NOWHERE, priceOf, sells, shopBy, standing, younger,
} from "./print";

export const shopLabel = (speech: Speech, shop: number): string => speech.called("shop", shop);
export const itemLabel = (speech: Speech, item: number): string => speech.called("item", item);
export const cardName = (speech: Speech, card: number): string => speech.called("card", card);
export const cardText = (speech: Speech, card: number): string => speech.say("card-text", { card: cardLabel(card) });

/** “Diagon Alley, space 7”, “Knockturn Alley, space 3”. */
export function placeLabel(speech: Speech, view: View, place: number): string {
  const board = boardOf(view);
  const alley = inAlley(board, place);
  return speech.say("space-called", { alley: alley ? "knockturn" : "diagon", number: (alley ? place - board.diagon : place) + 1 });
}

/** The feature of a space: “a swirl”, “the door of …”; empty for a plain space. */
export function lies(speech: Speech, view: View, place: number): string {
  const board = boardOf(view);
  const [shop, gate] = [shopBy(board, place), gateAt(board, place)];
  const facts = {
    kind: gate !== NOWHERE && !board.entrance[gate] ? "exit" : KINDS[kindOf(board, place)],
    shop: shop === NOWHERE ? "" : shopLabel(speech, shop),
    gate: gate + 1,
  };
  return facts.kind === "plain" ? "" : speech.say("space-kind", facts);
}

/** The effect on a player who lands there. */
export function about(speech: Speech, view: View, place: number): string {
  const board = boardOf(view);
  const gate = gateAt(board, place);
  const kind = gate !== NOWHERE && !board.entrance[gate] ? "exit" : KINDS[kindOf(board, place)];
  const side = inAlley(board, place) ? "knockturn" : "diagon";
  return speech.say("space-about", { kind: kind === "plain" || kind === "gate" ? `${kind}-${side}` : younger(view) && kind === "swirl" ? "again" : kind });
}

export function hereLabel(speech: Speech, view: View, place: number): string {
  const here = standing(view, place).map((seat) => speech.seat(seat));
  return here.length > 0 ? speech.say("space-here", { who: speech.list(here) }) : "";
}

/** “Diagon Alley, space 7, a swirl, here: Bob, glows”. */
export function spaceName(speech: Speech, view: View, place: number, lit: boolean): string {
  return [
    placeLabel(speech, view, place), lies(speech, view, place), hereLabel(speech, view, place), lit && speech.say("space-lit"),
  ].filter(Boolean).join(", ");
}

/** “2 Galleons, 1 Knut”. */
export function coinsLabel(speech: Speech, coins: readonly number[]): string {
  const kinds = coins.map((count, coin) => ({ count, coin })).filter(({ count }) => count > 0);
  return speech.list(kinds.map(({ count, coin }) => speech.say("board-coins", { count, coin: speech.called("coin", coin) })));
}

/** As written on a sign. */
export const signLabel = (speech: Speech, shop: number): string => capital(shopLabel(speech, shop));

/** “Apothecary, potion bottle, 2 left, costs 1 Sickle, 1 Knut, closed, here: Ann, glows”. */
export function shopName(speech: Speech, view: View, shop: number, lit: boolean): string {
  const board = boardOf(view);
  const item = sells(shop);
  return [
    signLabel(speech, shop),
    ...(item === NOWHERE ? [] : [
      itemLabel(speech, item), speech.say("shop-stock", { count: view.stock[item] ?? 0 }),
      speech.say("shop-costs", { coins: coinsLabel(speech, priceOf(board, shop)) }),
    ]),
    view.sign === shop && speech.say("shop-closed"),
    hereLabel(speech, view, insideOf(board) + shop),
    lit && speech.say("space-lit"),
  ].filter(Boolean).join(", ");
}
