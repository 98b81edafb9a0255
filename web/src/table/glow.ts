// The guide's light: a style sheet of its own finds what glows wherever the page shows it, so boards need nothing for it.
import "./glow.css";

const quoted = (text: string) => JSON.stringify(text);

/** Things of a board by their elements, and an answer's button, the list it is in, or whatever unfolds it. */
function selectors(elements: readonly string[], answer: string): string[] {
  const things = elements.map((element) => `[data-element=${quoted(element)}]`);
  const button = `[data-answer=${quoted(answer)}]`;
  const folds = [`select:has(> ${button})`, `details:not([open]):has(${button}) > summary`, `[data-desk]:has(.shut ${button}) .fold`];
  return answer ? [...things, button, ...folds] : things;
}

/** Whether the page shows any of these things at the moment. */
export function isShown(elements: readonly string[], answer: string): boolean {
  return selectors(elements, answer).some((one) => [...document.querySelectorAll(one)].some((thing) => thing.checkVisibility()));
}

/** Let them glow, and return how to put the light out. An id's weight puts it above what a board says of the same
 *  things, but for their motion. */
export function glow(elements: readonly string[], answer = ""): () => void {
  const list = selectors(elements, answer).join();
  if (!list) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(#glow, ${list}) { box-shadow: var(--lumos); scroll-margin: var(--glow-margin, 0); }
    :is(#glow, ${list}):not(:focus-visible) { outline: 2px solid #1d6fc0; outline-offset: -2px; }
    :where(${list}) { --glows: yes; animation: glow 2.4s ease-in-out 3; }`,
  );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Scroll until these things are in sight, as far as needed. */
export function bringIntoSight(elements: readonly string[], answer: string): void {
  for (const one of selectors(elements, answer)) document.querySelector(one)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
