// Dragging a card out of the hand by finger or mouse; a picture of it follows the pointer.

export interface Dragging {
  able: () => boolean;
  drop: (card: number, over: Element | null) => void;
}

const FAR = 9;

export function drags(hand: HTMLElement, how: Dragging) {
  let held: { button: HTMLElement; card: number; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  /** The click that ends a drag doesn't count. */
  let drawn = false;

  const down = (event: PointerEvent) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-card]");
    drawn = false;
    if (!button || event.button !== 0 || !how.able()) return;
    held = { button, card: Number(button.dataset.card), x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    ghost ??= lifted(held.button);
    drawn = true;
    ghost.style.setProperty("transform", `translate(${x}px, ${y}px) rotate(-3deg) scale(1.05)`);
  };
  const up = (event: PointerEvent) => {
    const [card, moved] = [held?.card, ghost !== null];
    letGo();
    if (card !== undefined && moved) how.drop(card, document.elementFromPoint(event.clientX, event.clientY));
  };
  const letGo = () => {
    ghost?.remove();
    held = ghost = null;
  };
  const clicked = (event: MouseEvent) => {
    if (!drawn || event.detail === 0) return;
    drawn = false;
    event.stopPropagation();
    event.preventDefault();
  };

  hand.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", letGo);
  hand.addEventListener("click", clicked, { capture: true });
  return {
    update: (now: Dragging) => (how = now),
    destroy: () => {
      letGo();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", letGo);
    },
  };
}

/** A picture of the card over everything, which can't be touched. */
function lifted(button: HTMLElement): HTMLElement {
  const face = button.querySelector<HTMLElement>("[aria-hidden]")!;
  const [box, width] = [button.getBoundingClientRect(), face.offsetWidth];
  const ghost = document.createElement("div");
  const style = {
    position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${width}px`, "z-index": "60",
    "pointer-events": "none", opacity: "0.92", "--card": `${width}px`,
  };
  for (const [name, value] of Object.entries(style)) ghost.style.setProperty(name, value);
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(face.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}
