// Animations and sounds for events: dice tumble, tokens walk from space to space, money and deeds change hands.
import type { Component } from "svelte";
import { finale, isWinner } from "../../lib/finale";
import { type Box, boxOf, find, fitted, small, type Stage, type Timing } from "../../lib/motion";
import { play } from "../../lib/sound";
import type { Event, View } from "../../wire/monopoly";
import Back from "../../ui/Back.svelte";
import Coin from "./Coin.svelte";
import { AZKABAN, group, MANOR, placed, route, spot, tokenSpot } from "./print";
import Slip from "./Slip.svelte";

const STEP = 90;
const LONGEST = 1600;
/** Milliseconds until the next thing may begin. */
const BEATS: Partial<Record<Event["type"], number>> = {
  Threw: 420, Jailed: 420, Drew: 420, Paid: 240, Bought: 320, Traded: 420, Built: 180, Sold: 140, Mortgaged: 160,
  Lifted: 160, Bankrupt: 400, Won: 500,
};

function beat(event: Event): number {
  if (event.type !== "Moved") return BEATS[event.type] ?? 0;
  return Math.max(2, route(event.start, event.space, event.back).length) * STEP;
}

export function animate(stage: Stage, board: HTMLElement, events: readonly Event[], view: View): void {
  const seen = events.filter((event) => beat(event) > 0);
  const { at, pace } = fitted(seen.map(beat), LONGEST);
  const scene = new Scene(stage, board, view);
  seen.forEach((event, i) => scene.show(event, at[i]!, pace));
  scene.walk();
}

const coins = (amount: number): number => Math.min(5, 1 + Math.floor(amount / 60));

interface Stop {
  at: number;
  place: string;
}

class Scene {
  /** A token may move twice in one moment, by dice and by card: all its paths are one motion. */
  private readonly ways = new Map<number, Stop[]>();

  constructor(
    private readonly stage: Stage,
    private readonly board: HTMLElement,
    private readonly view: View,
  ) {}

  show(event: Event, at: number, pace: number): void {
    const timing: Timing = { at, lasts: 480 * pace };
    if (event.type === "Threw") this.threw(timing);
    else if (event.type === "Moved") this.moved(event.seat, route(event.start, event.space, event.back), at, STEP * pace);
    else if (event.type === "Jailed") this.jailed(event.seat, at, timing.lasts);
    else if (event.type === "Drew") this.drew(timing);
    else if (event.type === "Paid") this.pay(event.seat, event.to, timing, coins(event.amount));
    else if (event.type === "Bought") this.bought(event.seat, event.space, timing);
    else if (event.type === "Traded") this.traded(event.seat, event.to, event.gives, event.takes, timing);
    else if (event.type === "Built") this.built(event.space, event.huts, event.seat, timing);
    else if (event.type === "Sold" || event.type === "Mortgaged") this.pay(-1, event.seat, timing);
    else if (event.type === "Lifted") this.pay(event.seat, -1, timing);
    else if (event.type === "Bankrupt") this.pay(event.seat, event.to, timing);
    else if (event.type === "Won") finale(this.stage, this.board, isWinner(event.seats, this.view.me), at);
  }

  /** Move every token along its whole path. */
  walk(): void {
    for (const [seat, way] of this.ways) {
      const whole = way.at(-1)!.at;
      const frames = way.map(({ at, place }) => ({ transform: place, offset: whole > 0 ? at / whole : 1 }));
      frames.push({ transform: placed(tokenSpot(this.view, seat)), offset: 1 });
      frames[0]!.offset = 0;
      this.moving(() => this.stage.run(find("token", seat, this.board), frames, { at: 0, lasts: whole }, "linear"));
    }
  }

  private threw(timing: Timing): void {
    play("dice", timing.at);
    this.moving(() => [0, 1].forEach((nth) => this.stage.tumble(find("die", nth, this.board), nth === 0 ? -1 : 1, timing)));
  }

  private moved(seat: number, spaces: readonly number[], at: number, step: number): void {
    spaces.forEach((space, i) => {
      const when = at + i * step;
      if (i > 0) play("counter", when);
      this.stop(seat, when, placed(spot(space, 0, 1, false)));
    });
  }

  private jailed(seat: number, at: number, lasts: number): void {
    play("no", at);
    this.stop(seat, at, null);
    this.stop(seat, at + lasts, placed(spot(AZKABAN, 0, 1, true)));
  }

  /** Without a place: it waits where it is until then. */
  private stop(seat: number, at: number, place: string | null): void {
    const way = this.ways.get(seat) ?? [];
    const there = place ?? way.at(-1)?.place;
    if (there) this.ways.set(seat, [...way, { at, place: there }]);
  }

  private drew(timing: Timing): void {
    play("card", timing.at);
    this.moving(() => this.stage.turn(find("drawn", undefined, this.board), timing, Back, {}));
  }

  /** The more there is to pay, the more coins fly. */
  private pay(from: number, to: number, timing: Timing, coins = 1): void {
    play("coin", timing.at);
    for (let coin = 0; coin < coins; coin++)
      this.fly(Coin, {}, this.purse(from), this.purse(to), { ...timing, at: timing.at + (coin * timing.lasts) / 8 });
  }

  private bought(seat: number, space: number, timing: Timing): void {
    play("card", timing.at);
    const from = small(boxOf(this.space(space))) ?? this.purse(-1);
    this.fly(Slip, { of: group(space) }, from, this.purse(seat), timing);
  }

  private traded(seat: number, to: number, gives: readonly number[], takes: readonly number[], timing: Timing): void {
    play("card", timing.at);
    for (const thing of gives) this.fly(Slip, { of: group(thing) }, this.purse(seat), this.purse(to), timing);
    for (const thing of takes) this.fly(Slip, { of: group(thing) }, this.purse(to), this.purse(seat), timing);
  }

  private built(space: number, huts: number, seat: number, timing: Timing): void {
    this.pay(seat, -1, timing);
    const place = this.space(space);
    this.moving(() => this.stage.drop(place && find("hut", huts === MANOR ? 4 : huts - 1, place), timing));
  }

  private fly<Props extends Record<string, unknown>>(
    piece: Component<Props>, props: Props, from: Box | null, to: Box | null, timing: Timing,
  ): void {
    this.moving(() => this.stage.fly(piece, props, from, to, timing));
  }

  private moving(motion: () => void): void {
    if (!this.stage.calm) motion();
  }

  private space(space: number): HTMLElement | null {
    return find("element", `space:${space}`, this.board);
  }

  /** Where a player's money lies; -1 is the Bank. */
  private purse(seat: number): Box | null {
    return small(boxOf(seat < 0 ? find("bank", undefined, this.board) : find("seat", seat)));
  }
}
