// Animations and sounds for events: dice tumble, hats walk from space to space, coins, items and cards change hands.
import type { Component } from "svelte";
import { finale, isWinner } from "../../lib/finale";
import { type Box, boxOf, find, fitted, pace, small, type Stage, type Timing } from "../../lib/motion";
import { play } from "../../lib/sound";
import { type BoardView, type Event, printed, type View } from "../../wire/diagon_alley";
import Back from "../../ui/Back.svelte";
import Coin from "./Coin.svelte";
import Item from "./Item.svelte";
import type { Plan } from "./plan";
import { BANK, boardOf, hatSpot, insideOf, NOWHERE, placed, route, shopIn, spot } from "./print";
import { ofShop } from "./touching";

const STEP = 110;
const LONGEST = 1800;
/** Milliseconds until the next thing may begin. */
const BEATS: Partial<Record<Event["type"], number>> = {
  Diced: 450, Die: 160, Called: 450, Landed: 500, Entered: 500, InAlley: 500, OutBy: 400, PaidOut: 240, Bought: 320, Drew: 300,
  Played: 320, Havoc: 420, Closed: 320, Lost: 320, Robbed: 240, CoinLost: 200, CoinFound: 200, Won: 500,
};

export interface Table {
  view: View;
  plan: Plan;
  /** Where everyone stood before. */
  before: readonly number[];
}

export function animate(stage: Stage, board: HTMLElement, events: readonly Event[], table: Table): void {
  const seen = events.filter((event) => BEATS[event.type]);
  const { at, pace: fit } = fitted(seen.map((event) => BEATS[event.type]!), LONGEST);
  const scene = new Scene(stage, board, table);
  seen.forEach((event, i) => scene.show(event, { at: at[i]!, lasts: BEATS[event.type]! * fit }));
  scene.walk();
}

interface Stop {
  at: number;
  place: string;
}

class Scene {
  /** A hat may move twice in one moment, by dice and by card: all its paths are one motion. */
  private readonly ways = new Map<number, Stop[]>();
  private readonly where: number[];
  private readonly printed: BoardView;

  constructor(
    private readonly stage: Stage,
    private readonly board: HTMLElement,
    private readonly table: Table,
  ) {
    this.printed = boardOf(table.view);
    this.where = [...table.before];
  }

  show(event: Event, timing: Timing): void {
    const inside = insideOf(this.printed);
    if (event.type === "Diced" || event.type === "Die" || event.type === "Called") this.threw(timing);
    else if (event.type === "Landed") this.go(event.seat, event.space, timing);
    else if (event.type === "Entered") this.go(event.seat, inside + event.shop, timing);
    else if (event.type === "InAlley") this.go(event.seat, this.printed.diagon + event.space, timing);
    else if (event.type === "OutBy") this.go(event.seat, event.space, timing);
    else if (event.type === "PaidOut") this.coins([event.galleon, event.sickle, event.knut], this.shop(BANK), this.seat(event.seat), timing);
    else if (event.type === "Bought") this.item(event.item, this.seller(event.item), this.seat(event.seat), timing);
    else if (event.type === "Lost") this.item(event.item, this.seat(event.seat), event.to < 0 ? this.seller(event.item) : this.seat(event.to), timing);
    else if (event.type === "Robbed") this.coin(event.coin, this.seat(event.target), this.seat(event.seat), timing);
    else if (event.type === "CoinLost") this.coin(event.coin, this.seat(event.seat), this.shop(BANK), timing);
    else if (event.type === "CoinFound") this.coin(event.coin, this.shop(BANK), this.seat(event.seat), timing);
    else if (event.type === "Drew" || event.type === "Played" || event.type === "Havoc") this.card(event.type !== "Drew", timing);
    else if (event.type === "Closed") this.moving(() => this.stage.drop(find("element", ofShop(event.shop), this.board), timing));
    else if (event.type === "Won") finale(this.stage, this.board, isWinner(event.seats, this.table.view.me), timing.at);
  }

  /** Move every hat along its whole path. */
  walk(): void {
    for (const [seat, way] of this.ways) {
      const whole = way.at(-1)!.at;
      const frames = way.map(({ at, place }) => ({ transform: place, offset: whole > 0 ? at / whole : 1 }));
      frames.push({ transform: placed(hatSpot(this.table.view, this.table.plan, seat)), offset: 1 });
      frames[0]!.offset = 0;
      this.moving(() => this.stage.run(find("hat", seat, this.board), frames, { at: 0, lasts: whole }, "linear"));
    }
  }

  private threw(timing: Timing): void {
    play("dice", timing.at);
    this.moving(() => [0, 1].forEach((nth) => this.stage.tumble(find("die", nth, this.board), nth === 0 ? -1 : 1, timing)));
  }

  /** Out of a building by its door, along the alley, and in at a door: space by space. */
  private go(seat: number, to: number, { at, lasts }: Timing): void {
    const from = this.where[seat] ?? to;
    const outside = shopIn(this.printed, from) === NOWHERE ? from : this.printed.door_of[shopIn(this.printed, from)]!;
    const shop = shopIn(this.printed, to);
    const goal = shop === NOWHERE ? to : this.printed.door_of[shop]!;
    const along = route(this.printed, outside, goal);
    const spaces = [...(outside === from ? [] : [from]), ...along, ...(shop === NOWHERE ? [] : [to])];
    const step = Math.min(STEP, lasts / Math.max(1, spaces.length - 1));
    const way = this.ways.get(seat) ?? [];
    spaces.forEach((space, i) => {
      if (i > 0) play("counter", at + i * step);
      way.push({ at: at + i * step, place: placed(spot(this.printed, this.table.plan, space)) });
    });
    this.ways.set(seat, way);
    this.where[seat] = to;
  }

  private coins(counts: readonly number[], from: Box | null, to: Box | null, timing: Timing): void {
    counts.forEach((count, coin) => count > 0 && this.coin(coin, from, to, { ...timing, at: timing.at + coin * 60 }));
  }

  private coin(coin: number, from: Box | null, to: Box | null, timing: Timing): void {
    play("coin", timing.at);
    this.fly(Coin, { coin }, from, to, timing);
  }

  private item(item: number, from: Box | null, to: Box | null, timing: Timing): void {
    play("card", timing.at);
    this.fly(Item, { item }, from, to, timing);
  }

  private card(open: boolean, timing: Timing): void {
    play("card", timing.at);
    if (open) this.moving(() => this.stage.turn(find("drawn", undefined, this.board), timing, Back, {}));
  }

  private fly<Props extends Record<string, unknown>>(
    piece: Component<Props>, props: Props, from: Box | null, to: Box | null, { at, lasts }: Timing,
  ): void {
    this.moving(() => this.stage.fly(piece, props, from, to, { at, lasts: Math.max(360 * pace(), lasts) }));
  }

  private moving(motion: () => void): void {
    if (!this.stage.calm) motion();
  }

  private seller(item: number): Box | null {
    return this.shop(printed.sells.findIndex((sold) => sold === item));
  }

  private shop(shop: number): Box | null {
    return small(boxOf(find("element", ofShop(shop), this.board)));
  }

  private seat(seat: number): Box | null {
    return small(boxOf(find("seat", seat)));
  }
}
