// What a challenge is given to show what happened on its board, and what it gives: how long each kind of event takes, and
// how it looks.
import { type Box, boxOf, find, small, type Stage, type Timing } from "../../lib/motion";
import type { Event } from "../../wire/sorcerers_stone";
import type { Laid } from "./print";

/** Milliseconds until the next thing may begin; what is not here takes no time and is not seen. */
export type Beats = Partial<Record<Event["type"], number>>;

export interface Shows {
  beats: Beats;
  show(event: Event, timing: Timing, at: Happening): void;
  /** After everything was shown: motions that are made of several events, such as a piece's whole way. */
  finish?(at: Happening): void;
}

export class Happening {
  /** Where a piece passes, and when, in whatever way its board says places. */
  readonly ways = new Map<number, { at: number; place: string }[]>();

  constructor(
    readonly stage: Stage,
    /** The large board; elements are found in it alone. */
    readonly board: HTMLElement,
    readonly view: Laid,
    /** As it was before these events. */
    readonly before: Laid,
  ) {}

  find(name: string, value?: string | number): HTMLElement | null {
    return find(name, value, this.board);
  }

  element(name: string): HTMLElement | null {
    return this.find("element", name);
  }

  box(name: string, value?: string | number): Box | null {
    return boxOf(this.find(name, value));
  }

  /** The seat beside the board. */
  seat(seat: number): Box | null {
    return small(boxOf(find("seat", seat)));
  }

  /** Unless nobody wants motion. */
  moving(motion: () => void): void {
    if (!this.stage.calm) motion();
  }

  /** A piece goes on: the last place it is seen at is where the page shows it. */
  pass(seat: number, at: number, place: string): void {
    this.ways.set(seat, [...(this.ways.get(seat) ?? []), { at, place }]);
  }

  /** Every piece that moved goes its whole way, to where the page shows it. */
  walk(): void {
    for (const [seat, way] of this.ways) {
      const [piece, whole] = [this.find("piece", seat), way.at(-1)!.at];
      if (!piece || whole === 0) continue;
      const frames = way.map(({ at, place }) => ({ transform: place, offset: at / whole }));
      frames[0]!.offset = 0;
      frames.push({ transform: piece.style.transform, offset: 1 });
      this.moving(() => this.stage.run(piece, frames, { at: 0, lasts: whole }, "linear"));
    }
  }
}
