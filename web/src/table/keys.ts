// Keys at a table: Space and Enter give the main answer, digits the answers in their order, and Enter reads on in a
// lesson. They press the buttons that
// are there, so that nothing can be done by key that can't be done by hand.

/** The meaning of a key: an answer by its number, the main answer, or the list of keys. */
export function wish(key: string): number | "main" | "help" | null {
  if (/^[1-9]$/.test(key)) return Number(key);
  if (key === " " || key === "Enter") return "main";
  return key === "?" ? "help" : null;
}

/** Of several answers, the one that stands out; if all or none do, there is no main one. */
export function mainOf<T>(answers: readonly T[], standsOut: (answer: T) => boolean): T | undefined {
  const found = answers.length === 1 ? answers : answers.filter(standsOut);
  return found.length === 1 ? found[0] : undefined;
}

/** Whatever has the focus needs the key for itself. */
const BUSY = "input, select, textarea, [contenteditable]";
const PRESSED = `${BUSY}, button, a, summary, [role=tab], [role=button]`;

export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  const at = event.target as Element | null;
  return !at?.closest?.(event.key === " " || event.key === "Enter" ? PRESSED : BUSY);
}

/** The answers' buttons, in the prompt or in the text view. */
export function answers(): HTMLButtonElement[] {
  const [prompt, plain] = [".prompt .answers :is(.choices, [data-desk] .answers) > button", "[data-plain] .group button"].map((where) =>
    [...document.querySelectorAll<HTMLButtonElement>(`${where}:not(:disabled, .fold)`)].filter((button) => button.offsetParent !== null),
  );
  return prompt!.length > 0 ? prompt! : plain!;
}

/** Press what a key asks for; return whether it asks for the list of keys. */
export function press(event: KeyboardEvent): boolean {
  const asked = isFree(event) ? wish(event.key) : null;
  if (asked === null || asked === "help") return asked === "help" && !(event.target as Element).closest("[data-card]");
  const all = answers();
  const next = event.key === "Enter" ? document.querySelector<HTMLButtonElement>("[data-next]") : null;
  const chosen = next ?? (asked === "main" ? mainOf(all, (button) => button.matches(".main, .big")) : all[asked - 1]);
  if (chosen) {
    event.preventDefault();
    chosen.click();
  }
  return false;
}
