// Animations and sounds for events: cards fly, counters drop and lift, finished lines are struck through.
import { finale } from "../../lib/finale";
import { type Box, boxOf, find, fitted, type Stage, type Timing } from "../../lib/motion";
import { play } from "../../lib/sound";
import Counter from "../../ui/Counter.svelte";
import { type Event, printed, type View } from "../../wire/sequence";
import Card from "./Card.svelte";
import { line, side } from "./print";

/** Everything needed of the table before: where each card of the hand was. */
export type Before = ReadonlyMap<number, Box>;

export function before(board: HTMLElement | undefined): Before {
  const cards = board?.querySelectorAll<HTMLElement>("[data-hand] [data-element]") ?? [];
  return new Map([...cards].map((card) => [Number(card.dataset.element!.slice(5)), boxOf(card)!]));
}

/** Milliseconds until the next thing may begin. */
const BEATS: Partial<Record<Event["type"], number>> = {
  Placed: 520, Removed: 560, Exchanged: 300, Discarded: 300, Forfeited: 300, Drew: 160, Finished: 620, Won: 500,
};

export function animate(stage: Stage, board: HTMLElement, events: readonly Event[], view: View, was: Before): void {
  const seen = events.filter((event) => event.type in BEATS);
  const { at, pace } = fitted(seen.map((event) => BEATS[event.type]!));
  const scene = new Scene(stage, board, view, was);
  seen.forEach((event, i) => scene.show(event, at[i]!, pace));
}

class Scene {
  constructor(
    private readonly stage: Stage,
    private readonly board: HTMLElement,
    private readonly view: View,
    private readonly was: Before,
  ) {}

  show(event: Event, at: number, pace: number): void {
    const timing = (lasts: number, after = 0): Timing => ({ at: at + after * pace, lasts: lasts * pace });
    if (event.type === "Placed") this.placed(event.seat, event.card, event.space, timing);
    else if (event.type === "Removed") this.removed(event.seat, event.card, event.space, event.team, timing);
    else if (event.type === "Drew") this.drew(event.seat, event.card, timing(420));
    else if (event.type === "Finished") this.finished(event.start, event.end, timing);
    else if (event.type === "Won") this.won(event.team, at);
    else if ("card" in event) this.laidDown(event.seat, event.card as number, timing(420));
  }

  private placed(seat: number, card: number, space: number, timing: (lasts: number, after?: number) => Timing): void {
    const there = this.space(space);
    play("card", timing(0).at);
    play("counter", timing(0, 560).at);
    this.moving(() => {
      this.stage.fly(Card, { card }, this.holding(seat, card), cardOn(boxOf(there)), timing(440));
      this.stage.drop(there?.querySelector("[data-counter]") ?? null, timing(300, 330));
    });
  }

  private removed(
    seat: number, card: number, space: number, team: number, timing: (lasts: number, after?: number) => Timing,
  ): void {
    const there = boxOf(this.space(space));
    const colour = printed.colours[team] ?? "gold";
    play("card", timing(0).at);
    play("lift", timing(0, 330).at);
    this.moving(() => {
      this.stage.fly(Card, { card }, this.holding(seat, card), cardOn(there), timing(440));
      this.stage.fly(Counter, { side: colour }, counterOn(there), boxOf(find("side", team, this.board)), timing(480, 330));
    });
  }

  private drew(seat: number, card: number | null, timing: Timing): void {
    const pile = boxOf(find("pile", undefined, this.board));
    play("card", timing.at);
    this.moving(() => {
      const own = card !== null && seat === this.view.me ? find("element", `card:${card}`, this.board) : null;
      if (own) this.stage.come(own, pile, timing);
      else this.stage.fly(Card, { card: null }, pile, cardOn(boxOf(find("seat", seat))), timing);
    });
  }

  private laidDown(seat: number, card: number, timing: Timing): void {
    play("card", timing.at);
    this.moving(() => this.stage.fly(Card, { card }, this.holding(seat, card), cardOn(boxOf(find("seat", seat))), timing));
  }

  private finished(start: number, end: number, timing: (lasts: number, after?: number) => Timing): void {
    play("finish", timing(0).at);
    this.moving(() => {
      for (const path of find("line", `${start}-${end}`, this.board)?.children ?? [])
        this.stage.run(path, [{ strokeDasharray: "0 1" }, { strokeDasharray: "1 0" }], timing(420, 60));
      line(start, end).forEach((space, i) =>
        this.stage.turn(this.space(space)?.querySelector("[data-counter]") ?? null, timing(320, i * 80)));
    });
  }

  private won(team: number, at: number): void {
    const { me } = this.view;
    finale(this.stage, this.board, me === null || side(this.view, me) === team, at);
  }

  private moving(motion: () => void): void {
    if (!this.stage.calm) motion();
  }

  private space(space: number): HTMLElement | null {
    return find("element", `space:${space}`, this.board);
  }

  /** Where a seat's card comes from: its place in the viewer's hand, or the seat. */
  private holding(seat: number, card: number): Box | null {
    const own = seat === this.view.me ? this.was.get(card) : undefined;
    return own ?? cardOn(boxOf(find("seat", seat)));
  }
}

/** A card's box, centred in another; on a space it is as high as the space. */
function cardOn(box: Box | null): Box | null {
  return box && middle(box, Math.min(box.height, 56) / 1.4, Math.min(box.height, 56));
}

function counterOn(box: Box | null): Box | null {
  return box && middle(box, box.height * 0.8, box.height * 0.8);
}

function middle(box: Box, width: number, height: number): Box {
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}
