// Animations and sounds for events, where they happen: a played card is shown large, cards fly from deck to pile and
// hand, creatures are hurt, come and go, an adventure is solved.
import { finale, isWinner } from "../../lib/finale";
import { type Box, boxOf, find, fitted, pace, small, type Stage, type Timing } from "../../lib/motion";
import { play } from "../../lib/sound";
import type { Speech } from "../../lib/speech";
import type { Event, View } from "../../wire/tcg";
import Back from "./Back.svelte";
import Blow from "./Blow.svelte";
import Bolt from "./Bolt.svelte";
import Card from "./Card.svelte";
import { ADVENTURE, CREATURE, figures, isLesson, kindOf, other, subjectOf } from "./print";
import { ofHeld, ofLesson, ofPlace } from "./touching";

/** Where everything was before, by its element; whatever has left the table leaves from there. */
export interface Before {
  readonly boxes: ReadonlyMap<string, Box>;
  /** Cards in play: on which side, and which. */
  readonly played: readonly { side: number; card: number; box: Box }[];
}

export function before(board: HTMLElement | undefined): Before {
  const all = [...(board?.querySelectorAll<HTMLElement>("[data-element]") ?? [])];
  const lay = all.map((one) => ({ name: one.dataset.element!, card: Number(one.dataset.card ?? 0), box: boxOf(one) ?? one.getBoundingClientRect() }));
  return {
    boxes: new Map(lay.map(({ name, box }) => [name, box])),
    played: lay.filter(({ name }) => name.startsWith("place:")).map(({ name, card, box }) => ({ side: Number(name.split(":")[1]), card, box })),
  };
}

export interface Table {
  view: View;
  speech: Speech;
  was: Before;
}

const LONGEST = 2200;
/** The part of a blow's time after which it lands. */
const LANDS = 0.45;
/** Milliseconds until the next thing may begin. */
const BEATS: Partial<Record<Event["type"], number>> = {
  Drawn: 170, Milled: 110, Played: 620, Entered: 260, Gone: 320, Shed: 220, Returned: 260, Wounded: 480, Healed: 300,
  Damaged: 520, Prevented: 420, Used: 380, Solved: 620, Skipped: 300, Shuffled: 200, Revealed: 420, Won: 500,
};

export function animate(stage: Stage, board: HTMLElement, events: readonly Event[], table: Table): void {
  const seen = events.filter((event) => BEATS[event.type]);
  const { at, pace: fit } = fitted(seen.map((event) => BEATS[event.type]!), LONGEST);
  const scene = new Scene(stage, board, table);
  seen.forEach((event, i) => scene.show(event, { at: at[i]!, lasts: BEATS[event.type]! * fit }));
}

class Scene {
  /** From where magic flies. */
  private from: Box | null = null;
  /** By side, how many of its creatures have done damage in this moment. */
  private readonly bites = [0, 0];

  constructor(
    private readonly stage: Stage,
    private readonly board: HTMLElement,
    private readonly table: Table,
  ) {}

  show(event: Event, timing: Timing): void {
    switch (event.type) {
      case "Drawn":
        return this.fly(event.card, this.at(`deck:${event.seat}`), this.hand(event.seat, event.card), longer(timing));
      case "Milled":
        return this.fly(event.card, this.at(`deck:${event.seat}`), this.at(`heap:${event.seat}`), longer(timing));
      case "Shed":
        return this.fly(event.card, this.held(event.seat, event.card), this.at(`heap:${event.seat}`), longer(timing));
      case "Gone":
        return this.gone(event.seat, event.card, timing);
      case "Returned":
        return this.fly(event.card, this.at(`heap:${event.seat}`), event.to === "hand" ? this.hand(event.seat, event.card) : this.at(`deck:${event.seat}`), longer(timing));
      case "Revealed":
        return this.large(event.card, this.at(`deck:${event.seat}`), timing);
      case "Played":
        return this.large(event.card, this.held(event.seat, event.card), timing);
      case "Entered":
        return this.entered(event.seat, event.card, timing);
      case "Wounded":
        return this.bolt(this.element(ofPlace(event.side, event.place)), this.was(ofPlace(event.side, event.place)), -event.amount, timing);
      case "Damaged":
        return event.kind === "creature" ? this.lunge(event.seat, event.amount, timing) : this.bolt(this.element(`deck:${event.seat}`), this.at(`deck:${event.seat}`), -event.amount, timing);
      case "Prevented":
        return this.prevented(event.seat, timing);
      default:
        return this.rest(event, timing);
    }
  }

  private rest(event: Event, timing: Timing): void {
    if (event.type === "Used") this.used(event.seat, event.card, timing);
    else if (event.type === "Healed") this.sparks(boxOf(find("side", event.side, this.board)), 14, timing);
    else if (event.type === "Skipped") this.glimmer(this.element(`adventure:${1 - event.seat}`), timing);
    else if (event.type === "Solved") this.solved(event.seat, event.card, timing);
    else if (event.type === "Shuffled") this.shuffled(event.seat, timing);
    else if (event.type === "Won") finale(this.stage, this.board, isWinner(event.seats, this.table.view.me), timing.at);
  }

  // ── cards ──
  /** From one place to another; face down if nobody may know it. */
  private fly(card: number | null, from: Box | null, to: Box | null, timing: Timing): void {
    play("card", timing.at);
    this.moving(() => {
      if (card === null) this.stage.fly(Back, {}, upright(from), upright(to), timing);
      else this.stage.fly(Card, { card, speech: this.table.speech }, upright(from), upright(to), timing);
    });
  }

  /** Shown to both players in the middle of the table, for a moment. */
  private large(card: number, from: Box | null, timing: Timing): void {
    play("lift", timing.at);
    const whole = boxOf(this.board);
    if (!whole) return;
    const width = Math.min(190, whole.width * 0.4);
    const middle = { left: whole.left + (whole.width - width) / 2, top: whole.top + whole.height * 0.3, width, height: width * 1.4 };
    this.from = small(middle);
    this.moving(() => this.stage.fly(Card, { card, speech: this.table.speech }, upright(from), middle, { at: timing.at, lasts: timing.lasts * 1.8 }));
  }

  private entered(side: number, card: number, timing: Timing): void {
    play("counter", timing.at);
    this.moving(() => this.stage.drop(isLesson(card) ? this.element(ofLesson(side, subjectOf(card))) : this.place(side, card), timing));
  }

  private gone(side: number, card: number, timing: Timing): void {
    const lay = this.table.was.played.find((one) => one.side === side && one.card === card)?.box;
    const stood = kindOf(card) === ADVENTURE ? this.was(`adventure:${side}`) : (lay ?? boxOf(find("side", side, this.board)));
    const from = isLesson(card) ? this.at(ofLesson(side, subjectOf(card))) : stood;
    this.fly(card, from, this.at(`heap:${side}`), longer(timing));
  }

  // ── effects ──
  private used(seat: number, card: number, timing: Timing): void {
    const place = this.place(seat, card);
    this.from = small(boxOf(place));
    this.glimmer(place, timing);
  }

  /** A creature leaps at the opponent's deck and back: the nth damage of a moment is by the nth creature. */
  private lunge(seat: number, amount: number, timing: Timing): void {
    const side = other(seat);
    const board = this.table.view.board[side] ?? [];
    const bites = board.flatMap((card, place) => (kindOf(card) === CREATURE && figures(card).damage > 0 ? [place] : []));
    const place = bites[this.bites[side]!++] ?? bites[0];
    const [deck, at] = [this.element(`deck:${seat}`), this.at(`deck:${seat}`)];
    if (place !== undefined) this.moving(() => this.leap(this.element(ofPlace(side, place)), board[place]!, at, timing));
    this.lands(deck, at, -amount, timing);
  }

  /** There and back over everything, since a field shows nothing beyond its edge. */
  private leap(element: HTMLElement | null, card: number, to: Box | null, { at, lasts }: Timing): void {
    const home = upright(boxOf(element));
    const goal = home && to && { ...home, left: (home.left + 2 * to.left) / 3, top: (home.top + 2 * to.top) / 3 };
    const piece = { card, speech: this.table.speech };
    this.stage.run(element, [{ opacity: 0 }, { opacity: 0 }], { at, lasts });
    this.stage.fly(Card, piece, home, goal, { at, lasts: lasts * LANDS * 1.08 });
    this.stage.fly(Card, piece, goal, home, { at: at + lasts * LANDS, lasts: lasts * (1 - LANDS) * 1.08 });
  }

  /** Magic flies from the card that was played or used last. */
  private bolt(victim: HTMLElement | null, at: Box | null, value: number, timing: Timing): void {
    this.moving(() => this.stage.fly(Bolt, {}, this.from, small(at), { at: timing.at, lasts: timing.lasts * LANDS * 1.1 }));
    this.lands(victim, at, value, timing);
  }

  /** Whatever is hit shakes. */
  private lands(victim: HTMLElement | null, at: Box | null, value: number, timing: Timing): void {
    const landing = { at: timing.at + timing.lasts * LANDS, lasts: timing.lasts * 0.7 };
    play("hit", landing.at);
    this.moving(() => this.stage.shake(victim, landing));
    this.rises(value, at, landing);
  }

  private prevented(seat: number, timing: Timing): void {
    play("no", timing.at);
    this.rises(0, this.at(`deck:${seat}`), timing);
  }

  private rises(value: number, at: Box | null, timing: Timing): void {
    const higher = at && { left: at.left, top: at.top - 26, width: at.width, height: at.height };
    this.moving(() => this.stage.fly(Blow, { value }, at, higher, { at: timing.at, lasts: Math.max(700 * pace(), timing.lasts) }));
  }

  private solved(seat: number, card: number, timing: Timing): void {
    play("finish", timing.at);
    const from = this.was(`adventure:${1 - seat}`);
    this.large(card, from, timing);
    this.sparks(from, 16, timing);
  }

  private shuffled(side: number, timing: Timing): void {
    play("card", timing.at);
    this.moving(() => this.stage.shake(this.element(`deck:${side}`), timing));
  }

  private glimmer(element: HTMLElement | null, timing: Timing): void {
    play("turn", timing.at);
    const frames = [{ filter: "none" }, { filter: "brightness(1.5) drop-shadow(0 0 12px #ffcf5c)" }, { filter: "none" }];
    this.moving(() => this.stage.run(element, frames, timing));
  }

  private sparks(at: Box | null, count: number, timing: Timing): void {
    this.moving(() => this.stage.sparks(at, count, { at: timing.at, lasts: Math.max(700 * pace(), timing.lasts) }));
  }

  // ── where things are ──
  private element(name: string): HTMLElement | null {
    return find("element", name, this.board);
  }

  private at(name: string): Box | null {
    return boxOf(this.element(name));
  }

  private was(name: string): Box | null {
    return this.table.was.boxes.get(name) ?? this.at(name);
  }

  /** The newest card with that number on a side. */
  private place(side: number, card: number): HTMLElement | null {
    return this.element(ofPlace(side, (this.table.view.board[side] ?? []).lastIndexOf(card)));
  }

  /** Where a card arrives in a hand. */
  private hand(seat: number, card: number | null): Box | null {
    if (seat === this.table.view.me && card !== null) return this.at(ofHeld(card)) ?? boxOf(find("hand", undefined, this.board));
    return boxOf(find("other-hand", seat, this.board));
  }

  /** Where it was in a hand. */
  private held(seat: number, card: number): Box | null {
    return seat === this.table.view.me ? this.was(ofHeld(card)) : boxOf(find("other-hand", seat, this.board));
  }

  /** Run this unless motion is turned off. */
  private moving(motion: () => void): void {
    if (!this.stage.calm) motion();
  }
}

const longer = ({ at, lasts }: Timing): Timing => ({ at, lasts: Math.max(360 * pace(), lasts * 2) });

/** A card centred in a box, whatever its shape. */
function upright(box: Box | null): Box | null {
  if (!box) return null;
  const width = Math.min(box.width, box.height / 1.4, 110);
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - width * 1.4) / 2, width, height: width * 1.4 };
}
