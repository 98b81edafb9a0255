// Any card on the board can be read: pointing at it or reaching it by keyboard shows its text beside it; a long press,
// or a key, shows it large.

export interface Reading {
  /** This element, which shows a card, is under the pointer; null: none any more. */
  read: (card: HTMLElement | null) => void;
  /** Show it large. */
  look: (card: number) => void;
}

const PAUSE = 160;
const LONG = 480;
const NEAR = 9;
/** “What is this?” by keys. */
const KEY = "?";

export function reads(board: HTMLElement, how: Reading) {
  let soon = 0;
  let pressing = 0;
  let from = { x: 0, y: 0 };
  let long = false;
  const cardOf = (event: Event) => (event.target as Element | null)?.closest?.<HTMLElement>("[data-card]") ?? null;

  /** A card that has moved under a resting mouse isn't read until the mouse moves: perhaps only the card moved. */
  let under: HTMLElement | null = null;
  const over = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    under = cardOf(event);
    clearTimeout(soon);
    soon = window.setTimeout(() => how.read(null));
  };
  /** Later, because the focused element may be leaving the page right now. */
  const left = () => {
    clearTimeout(soon);
    soon = window.setTimeout(() => how.read(null));
  };
  const focused = (event: FocusEvent) => {
    const card = cardOf(event);
    if (!card?.matches(":focus-visible")) return;
    clearTimeout(soon);
    soon = window.setTimeout(() => how.read(card));
  };
  const down = (event: PointerEvent) => {
    const card = cardOf(event);
    long = false;
    clearTimeout(pressing);
    if (!card || event.pointerType === "mouse") return;
    from = { x: event.clientX, y: event.clientY };
    pressing = window.setTimeout(() => {
      long = true;
      how.look(Number(card.dataset.card));
    }, LONG);
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && under) {
      const card = under;
      under = null;
      clearTimeout(soon);
      soon = window.setTimeout(() => how.read(card), PAUSE);
    }
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > NEAR) clearTimeout(pressing);
  };
  const up = () => clearTimeout(pressing);
  const clicked = (event: MouseEvent) => {
    if (!long) return;
    long = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const asked = (event: KeyboardEvent) => {
    const card = cardOf(event);
    if (event.key === KEY && card) how.look(Number(card.dataset.card));
  };
  const menu = (event: Event) => {
    if (cardOf(event) && long) event.preventDefault();
  };

  const listeners: [string, (event: never) => void, boolean?][] = [
    ["pointerover", over], ["pointerleave", left], ["focusin", focused], ["focusout", left], ["pointerdown", down],
    ["pointermove", moved], ["pointerup", up], ["pointercancel", up], ["click", clicked, true], ["keydown", asked], ["contextmenu", menu],
  ];
  for (const [kind, listener, capture] of listeners) board.addEventListener(kind, listener as EventListener, { capture: capture ?? false });
  return {
    update: (now: Reading) => (how = now),
    destroy: () => {
      clearTimeout(soon);
      clearTimeout(pressing);
      for (const [kind, listener, capture] of listeners) board.removeEventListener(kind, listener as EventListener, { capture: capture ?? false });
    },
  };
}
