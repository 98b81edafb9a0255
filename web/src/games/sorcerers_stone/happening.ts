// What a challenge needs to show events on its board, and what it provides: how long each kind of event takes, and how
// it looks.
import { type Box, boxOf, find, small, type Stage, type Timing } from "../../lib/motion";
import type { Event } from "../../wire/sorcerers_stone";
import type { Laid } from "./print";

/** Milliseconds until the next thing may begin; kinds that are missing take no time and aren't shown. */
export type Beats = Partial<Record<Event["type"], number>>;

export interface Shows {
  beats: Beats;
  show(event: Event, timing: Timing, at: Happening): void;
  /** After everything was shown: motions made up of several events, such as a piece's whole path. */
  finish?(at: Happening): void;
}

export class Happening {
  /** Where a piece passes, and when, in its board's own notation for places. */
  readonly ways = new Map<number, { at: number; place: string }[]>();

  constructor(
    readonly stage: Stage,
    /** The large board; elements are looked up only inside it. */
    readonly board: HTMLElement,
    readonly view: Laid,
    /** The view before these events. */
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

  /** Run this unless motion is turned off. */
  moving(motion: () => void): void {
    if (!this.stage.calm) motion();
  }

  /** Extend a piece's path: it ends where the page shows the piece. */
  pass(seat: number, at: number, place: string): void {
    this.ways.set(seat, [...(this.ways.get(seat) ?? []), { at, place }]);
  }

  /** Move every piece along its whole path, to where the page shows it. */
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
