// Drag and drop on every board: what is touched first, a card or a chessman, can also be dragged to its target. A drag
// is two touches, so boards need nothing for it, and what glows is what would glow after a touch.
import { calm, carries, pace } from "./motion";
import type { Table } from "./table.svelte";
import "./drags.css";

export interface Drags {
  table: Pick<Table, "lifts" | "touched" | "untouch" | "whyNot" | "waiting">;
  /** Until this changes, what was dropped stays where it was dropped. */
  moment: unknown;
  waiting: boolean;
  /** A board's own answer to a drop where nothing glows; false if it has none. */
  drop: (element: string, over: Element) => boolean;
}

interface Held {
  source: HTMLElement;
  element: string;
  x: number;
  y: number;
  /** Whether it may be picked up. If not, dropping it somewhere asks why. */
  able: boolean;
}

/** A press that moves less far, in pixels, is a touch. */
const FAR = 9;
/** Milliseconds that a thing takes back to where it was. */
const BACK = 260;
const SELF = "[data-element]";
const TARGET = `${SELF}.lit`;

export function drags(board: HTMLElement, by: Drags) {
  let held: Held | null = null;
  /** A picture of what is dragged, under the pointer. */
  let ghost: HTMLElement | null = null;
  let target: Element | null = null;
  /** The click that ends a drag doesn't count. */
  let drawn = false;

  function down(event: PointerEvent): void {
    drawn = false;
    const source = (event.target as Element).closest<HTMLElement>(SELF);
    const able = source && event.button === 0 && event.isPrimary ? by.table.lifts(source.dataset.element!) : null;
    if (!source || able === null) return;
    letGo(); // what still glides back is there at once
    held = { source, element: source.dataset.element!, x: event.clientX, y: event.clientY, able };
  }

  function move(event: PointerEvent): void {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!drawn && Math.hypot(x, y) < FAR) return;
    if (event.pointerType === "touch" && !drawn && scrolled(held.source, x, y)) return letGo();
    if (!drawn && held.able && !lift(held)) return letGo();
    drawn = true;
    ghost?.style.setProperty("translate", `${x}px ${y}px`);
    over(ghost ? (document.elementFromPoint(event.clientX, event.clientY)?.closest(TARGET) ?? null) : null);
  }

  /** Pick it up as a touch does; false if the board doesn't let it go. */
  function lift({ source, element }: Held): boolean {
    if (!by.table.touched.includes(element)) source.click();
    if (!by.table.touched.includes(element)) return false;
    ghost = pictured(source);
    source.dataset.lifted = board.dataset.dragging = "";
    return true;
  }

  function over(next: Element | null): void {
    if (next === target) return;
    target?.removeAttribute("data-over");
    next?.setAttribute("data-over", "");
    target = next;
  }

  function up(event: PointerEvent): void {
    if (!held || !drawn) return letGo();
    const { element, source, able } = held;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    if (ghost) carries(source, ghost.getBoundingClientRect());
    if (able) dropped(element, source, below);
    else if (below) asked(element, below);
    held = null;
    if (!by.waiting && !by.table.waiting) goBack();
  }

  function dropped(element: string, source: HTMLElement, below: Element | null): void {
    if (!by.table.touched.includes(element) || (below && source.contains(below))) return;
    const goal = below?.closest<HTMLElement>(TARGET);
    if (goal && board.contains(goal)) return goal.click();
    if (below && board.contains(below) && by.drop(element, below)) return;
    by.table.untouch();
    if (below) asked(element, below);
  }

  /** Nothing may be dropped there: say why, if it means anything. */
  function asked(element: string, below: Element): void {
    const there = board.contains(below) ? below.closest<HTMLElement>(SELF)?.dataset.element : undefined;
    if (there && there !== element) by.table.whyNot([element, there]);
  }

  /** Nothing came of it: it glides back to where it was, and only then lies there. */
  function goBack(): void {
    const moving = calm() ? null : ghost;
    if (!moving) return letGo();
    held = null;
    over(null);
    carries(null);
    delete board.dataset.dragging;
    moving.dataset.ghost = "back";
    const glide = moving.animate({ translate: "0 0" }, { duration: BACK * pace(), easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" });
    glide.onfinish = () => moving === ghost && letGo();
  }

  function letGo(): void {
    held?.source.removeAttribute("data-lifted");
    for (const source of board.querySelectorAll("[data-lifted]")) source.removeAttribute("data-lifted");
    over(null);
    ghost?.remove();
    held = ghost = null;
    delete board.dataset.dragging;
    carries(null);
  }

  /** The browser took the pointer away: nothing was dropped. */
  function cancelled(): void {
    if (held?.able && drawn) by.table.untouch();
    goBack();
  }

  function clicked(event: MouseEvent): void {
    if (!drawn || event.detail === 0) return;
    drawn = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A finger on something that may be dragged doesn't scroll the page. */
  function still(event: TouchEvent): void {
    if (held?.able && event.cancelable) {
      const [at] = event.touches;
      if (at && (drawn || !scrolled(held.source, at.clientX - held.x, at.clientY - held.y))) event.preventDefault();
    }
  }

  board.addEventListener("pointerdown", down);
  board.addEventListener("click", clicked, { capture: true });
  board.addEventListener("touchmove", still, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancelled);
  return {
    update: (now: Drags) => {
      const [moved, refused] = [now.moment !== by.moment, by.waiting && !now.waiting];
      by = now;
      // Pieces leave from where they were dropped: only then is that forgotten.
      if ((moved || refused) && !held) requestAnimationFrame(() => held ?? (moved ? letGo() : goBack()));
    },
    destroy: () => {
      letGo();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancelled);
    },
  };
}

/** Whether this finger scrolls the list that contains the element. */
function scrolled(source: HTMLElement, x: number, y: number): boolean {
  const more = source.closest<HTMLElement>("[data-more]")?.dataset.more ?? "";
  return Math.abs(x) > Math.abs(y) ? /before|after/.test(more) : /above|below/.test(more);
}

/** A copy of the element, or of the part of it that can be lifted, over everything on the page and out of reach. It
 *  lies beside the original, whose sizes it shares. */
function pictured(source: HTMLElement): HTMLElement {
  const part = source.querySelector<HTMLElement>("[data-lift]") ?? source;
  const [box, ghost] = [part.getBoundingClientRect(), part.cloneNode(true) as HTMLElement];
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")])
    for (const name of Object.keys(one.dataset)) delete one.dataset[name];
  ghost.dataset.ghost = calm() ? "calm" : "";
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("popover", "manual");
  for (const side of ["left", "top", "width", "height"] as const) ghost.style.setProperty(side, `${box[side]}px`);
  part.parentElement!.prepend(ghost);
  ghost.showPopover?.();
  return ghost;
}
