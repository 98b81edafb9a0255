// Cards fly between deck, hands and discards; bottles are turned over; a piece hops to another card.
import { type Box, boxOf, pace, type Timing } from "../../../lib/motion";
import { play } from "../../../lib/sound";
import type { Declared } from "../../../wire/sorcerers_stone";
import type { Happening, Shows } from "../happening";
import { DECK, ofCard, ofHand, ofShelf } from "../touching";
import Card from "./Card.svelte";

export const snape: Shows = {
  beats: {
    CardDrawn: 300, ShelfTurned: 450, Discarded: 360, Followed: 400, Guarded: 250, Stolen: 420, Looked: 400, Declared: 1300,
    Collected: 300, Redealt: 400,
  },
  show(event, timing, at) {
    if (event.type === "CardDrawn") drawn(event.seat, timing, at);
    else if (event.type === "ShelfTurned") turned(at.element(ofShelf(event.place)), timing, at);
    else if (event.type === "Discarded") flyCard(event.card, whose(event.seat, at), at.box("pile", "discards"), timing, at);
    else if (event.type === "Followed") flyCard(event.card, whose(event.seat, at), at.box("pile", "gone"), timing, at);
    else if (event.type === "Guarded") play("counter", timing.at);
    else if (event.type === "Stolen") flyCard(event.card, whose(event.target, at), whose(event.seat, at), timing, at);
    else if (event.type === "Looked") looked(event.target, event.place, timing, at);
    else if (event.type === "Declared") declared(event, timing, at);
    else if (event.type === "Redealt") play("card", timing.at);
  },
};

/** Where a player's cards are. */
function whose(seat: number, at: Happening): Box | null {
  const own = seat === at.view.me;
  return narrow(at.box("element", own ? ofCard(0) : ofHand(seat, 0)) ?? at.box(own ? "hand" : "laid", own ? undefined : seat) ?? at.seat(seat));
}

/** As large as a card on the table, centred in a box. */
function narrow(box: Box | null): Box | null {
  if (!box) return null;
  const width = Math.min(box.width, 52);
  return { left: box.left + (box.width - width) / 2, top: box.top, width, height: width * 1.4 };
}

function drawn(seat: number, timing: Timing, at: Happening): void {
  flyCard(null, narrow(at.box("element", DECK)), whose(seat, at), timing, at);
}

function flyCard(card: number | null, from: Box | null, to: Box | null, timing: Timing, at: Happening): void {
  play("card", timing.at);
  at.moving(() => at.stage.fly(Card, { card }, from, narrow(to), { at: timing.at, lasts: Math.max(320, timing.lasts) }));
}

function turned(element: HTMLElement | null, timing: Timing, at: Happening): void {
  play("card", timing.at);
  at.moving(() => at.stage.turn(element, timing, Card, { card: null }));
}

/** Both cards are held up in the middle of the board. */
function declared({ seat, small, round, right }: Declared, timing: Timing, at: Happening): void {
  play(right ? "finish" : "no", timing.at + timing.lasts / 2);
  const [from, whole] = [whose(seat, at), boxOf(at.board)];
  if (!whole) return;
  const width = Math.min(140, whole.width * 0.3);
  const middle = { left: whole.left + whole.width / 2, top: whole.top + whole.height * 0.3, width, height: width * 1.4 };
  at.moving(() => {
    [small, round].forEach((card, nth) =>
      at.stage.fly(Card, { card }, from, { ...middle, left: middle.left + (nth - 1) * width * 1.1 + width * 0.05 }, timing));
    if (right) at.stage.sparks(middle, 16, { at: timing.at + timing.lasts * 0.6, lasts: 900 * pace() });
  });
}

/** Everyone sees which one is lifted, and only the player who looks sees what it is. */
function looked(target: number, place: number, timing: Timing, at: Happening): void {
  const element = at.element(target < 0 ? ofShelf(place) : target === at.view.me ? ofCard(place) : ofHand(target, place));
  const lift = [{ transform: "none" }, { transform: "translateY(-18%) scale(1.08)", offset: 0.5 }, { transform: "none" }];
  play("lift", timing.at);
  at.moving(() => at.stage.run(element, lift, timing));
}
