// A list of buttons behind one tab stop, whatever it contains at the moment: arrow keys move between them.
import { roveTo } from "./roving";

const ALONG: Record<string, string> = { ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft" };

/** `next` says where a key leads, if not simply along the list. */
export function roves(list: HTMLElement, next?: (key: string, at: number) => number | null) {
  let at = 0;
  const buttons = () => [...list.querySelectorAll<HTMLElement>("button, [role=button]")];
  const settle = () => {
    const all = buttons();
    at = Math.max(0, Math.min(at, all.length - 1));
    all.forEach((button, i) => (button.tabIndex = i === at ? 0 : -1));
  };
  const focused = (event: FocusEvent) => {
    at = Math.max(0, buttons().indexOf(event.target as HTMLElement));
    settle();
  };
  const pressed = (event: KeyboardEvent) => {
    const all = buttons();
    const to = next ? next(event.key, at) : roveTo(ALONG[event.key] ?? event.key, at, all.length);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const observer = new MutationObserver(settle);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", focused);
  list.addEventListener("keydown", pressed);
  settle();
  return {
    destroy: () => {
      observer.disconnect();
      list.removeEventListener("focusin", focused);
      list.removeEventListener("keydown", pressed);
    },
  };
}
