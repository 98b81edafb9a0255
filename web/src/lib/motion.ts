// Animations on a table. The board already shows the outcome: pieces only arrive from where they were, in a layer over
// everything. What happened is told, and the next question asked, once they have arrived (`left`). Elements are found by their data attributes, so that any game can say “from
// the pile to seat 2”.
import { mount, unmount, type Component } from "svelte";
import { prefs } from "./prefs.svelte";

/** The longest an animation may lag behind: anything longer is speeded up. */
export const LONGEST = 1200;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Timing {
  /** Milliseconds from now. */
  at: number;
  lasts: number;
}

/** `[data-name="value"]`, inside `within`. */
export function find(name: string, value?: string | number, within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>(value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`);
}

let carried: { element: Element; box: Box } | null = null;

/** This element's thing was dragged elsewhere, and leaves from there. */
export function carries(element: Element | null, box?: Box): void {
  carried = element && box ? { element, box } : null;
}

/** Where an element is, or where its thing was dragged; null if it is invisible. */
export function boxOf(element: Element | null | undefined): Box | null {
  if (element && element === carried?.element) return carried.box;
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** A small thing, centred in a box. */
export function small(box: Box | null): Box | null {
  const size = 26;
  return box && { left: box.left + (box.width - size) / 2, top: box.top + (box.height - size) / 2, width: size, height: size };
}

/** The transform that makes a box at `from` appear at `to`. */
export function shift(to: Box, from: Box): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${Math.min(from.width / to.width, 4)})`;
}

let end = 0;
let behind = 0;

/** Milliseconds until everything that moves has arrived. */
export const left = (): number => Math.max(0, end - performance.now());

/** Something moves for so long, in whatever way. */
export function lasting(lasts: number): void {
  end = Math.max(end, performance.now() + lasts);
}

/** More has happened meanwhile than was shown: hurry after it. */
export function hurry(moments: number): void {
  behind = moments;
}

/** How long motions last, beside what is usual: the reader's choice, and less while the table is ahead. */
export const pace = (): number => prefs.pace / (1 + behind);

/** Schedule beats one after another, each with its length, within the available time: when each starts, and how
 *  fast. */
export function fitted(beats: readonly number[], longest = LONGEST): { at: number[]; pace: number } {
  const whole = beats.reduce((sum, beat) => sum + beat, 0);
  const fit = pace() * (whole > longest ? longest / whole : 1);
  let passed = 0;
  const at = beats.map((beat) => {
    const begins = passed * fit;
    passed += beat;
    return begins;
  });
  return { at, pace: fit };
}

/** The user wants no motion, or the page is hidden. */
export const calm = (): boolean => prefs.calm || document.visibilityState === "hidden";

/** The animations of one moment of a table. The next moment ends them and everything is where it belongs. */
export class Stage {
  private running: Animation[] = [];
  private pieces: (() => void)[] = [];
  private layer: HTMLElement | null = null;

  get calm(): boolean {
    return calm();
  }

  clear(): void {
    for (const animation of this.running) animation.cancel();
    for (const remove of this.pieces) remove();
    this.running = [];
    this.pieces = [];
    this.layer?.remove();
    this.layer = null;
  }

  /** Move an element of the page to its place from elsewhere. */
  come(element: Element | null, from: Box | null, timing: Timing): void {
    const to = boxOf(element);
    if (!element || !to || !from) return;
    this.run(element, [{ transform: shift(to, from), opacity: 0.9 }, { transform: "none", opacity: 1 }], timing);
  }

  /** Drop an element of the page on its place. */
  drop(element: Element | null, timing: Timing): void {
    const frames = [
      { transform: "translateY(-90%) scale(1.7)", opacity: 0 },
      { transform: "translateY(0) scale(0.94)", opacity: 1, offset: 0.75 },
      { transform: "none", opacity: 1 },
    ];
    this.run(element, frames, timing, "ease-in");
  }

  /** Turn an element of the page over: its back until it stands on edge, then its face, so that nothing is ever seen
   *  from behind. Without a back, both sides are alike. */
  turn<Props extends Record<string, unknown>>(element: Element | null, timing: Timing, back?: Component<Props>, props?: Props): void {
    const half = { at: timing.at, lasts: timing.lasts / 2 };
    const away = [{ transform: "none", opacity: 1 }, { transform: "rotateY(90deg) scale(1.25)", opacity: 1 }];
    const shown = back ? 0 : 1;
    const frames = [
      { ...away[0], opacity: shown },
      { ...away[1], opacity: shown, offset: 0.5 },
      { transform: "rotateY(-90deg) scale(1.25)", opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1 },
    ];
    this.run(element, frames, timing, "linear");
    const box = back && boxOf(element);
    if (box) this.run(this.mounted(back, props!, box), away, half, "linear");
  }

  /** Roll a die onto the table from one side, -1 or 1; its pips are a blur until it comes to rest. */
  tumble(element: Element | null, side: number, timing: Timing): void {
    const frames = [
      { transform: `translate(${side * -60}%, -90%) rotate(${side * -640}deg) scale(1.3)`, filter: "blur(3px)" },
      { transform: `translate(${side * 20}%, 0) rotate(${side * -40}deg)`, filter: "blur(2px)", offset: 0.7 },
      { transform: "none" },
    ];
    this.run(element, frames, timing);
  }

  /** Shake: “no”. */
  shake(element: Element | null, timing: Timing = { at: 0, lasts: 320 }): void {
    const frames = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.run(element, frames, timing, "linear");
  }

  /** Animate an element of the page in any other way. */
  run(element: Element | null, frames: Keyframe[], { at, lasts }: Timing, easing = EASE, fill: FillMode = "backwards"): void {
    if (!element) return;
    lasting(at + lasts);
    this.running.push(element.animate(frames, { delay: at, duration: lasts, easing, fill }));
  }

  /** Fly a piece that isn't part of the page from one place to another, then remove it. */
  fly<Props extends Record<string, unknown>>(
    piece: Component<Props>,
    props: Props,
    from: Box | null,
    to: Box | null,
    timing: Timing,
  ): void {
    if (from && to) this.carry(this.mounted(piece, props, from), from, to, timing);
  }

  private mounted<Props extends Record<string, unknown>>(piece: Component<Props>, props: Props, box: Box): HTMLElement {
    const moving = this.piece(box);
    const shown = mount(piece, { target: moving, props });
    this.pieces.push(() => void unmount(shown));
    return moving;
  }

  /** Carry a piece from one place to another; it can be seen only on its way. */
  carry(piece: Element, from: Box, to: Box, timing: Timing): void {
    const middle = `${shift(from, halfway(from, to))} rotate(-4deg)`;
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: middle, opacity: 1, offset: 0.5 },
      { transform: shift(from, to), opacity: 1, offset: 0.92 },
      { transform: shift(from, to), opacity: 0 },
    ];
    this.run(piece, frames, timing, "ease-in-out", "none");
  }

  /** Sparks, as from a candle, rising from a place. */
  sparks(from: Box | null, count: number, { at, lasts }: Timing): void {
    if (!from) return;
    for (let i = 0; i < count; i++) {
      const [x, y] = [from.left + Math.random() * from.width, from.top + (0.35 + Math.random() * 0.6) * from.height];
      const size = 7 + Math.random() * 9;
      const spark = this.piece({ left: x, top: y, width: size, height: size });
      spark.style.setProperty("border-radius", "50%");
      spark.style.setProperty("background", "radial-gradient(#fffbe8 15%, #ffb52e 45%, rgb(255 110 0 / 40%) 60%, transparent 72%)");
      const rise = `translate(${(Math.random() - 0.5) * 90}px, ${-80 - Math.random() * 190}px) scale(0.3)`;
      const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0, transform: rise }];
      this.run(spark, frames, { at: at + Math.random() * 0.4 * lasts, lasts: 0.6 * lasts }, "ease-out");
    }
  }

  /** An empty piece at a place, visible only while it moves. */
  private piece(box: Box): HTMLElement {
    this.layer ??= overAll();
    const piece = document.createElement("span");
    const place = { position: "absolute", left: `${box.left}px`, top: `${box.top}px`, opacity: "0" };
    const size = { width: `${box.width}px`, height: `${box.height}px`, "--card": `${box.width}px` };
    for (const [name, value] of Object.entries({ ...place, ...size })) piece.style.setProperty(name, value);
    this.layer.append(piece);
    return piece;
  }
}

/** The path of a lifted piece: a little above the straight line, and larger. */
function halfway(from: Box, to: Box): Box {
  const between = (a: number, b: number) => (a + b) / 2;
  const width = Math.max(from.width, to.width) * 1.15;
  const x = between(from.left + from.width / 2, to.left + to.width / 2);
  const y = between(from.top + from.height / 2, to.top + to.height / 2);
  return { left: x - width / 2, top: y - 30 - from.height / 2, width, height: from.height };
}

function overAll(): HTMLElement {
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  layer.dataset.motion = "";
  const style = { position: "fixed", inset: "0", overflow: "hidden", "pointer-events": "none", "z-index": "50" };
  for (const [name, value] of Object.entries(style)) layer.style.setProperty(name, value);
  document.body.append(layer);
  return layer;
}
