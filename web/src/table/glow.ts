// The guide's light: a style sheet of its own finds what glows wherever the page shows it, so boards need nothing for it.
import "./glow.css";

const quoted = (text: string) => JSON.stringify(text);

/** Things of a board by their elements, and an answer's button or the list it is in. */
function selectors(elements: readonly string[], answer: string): string[] {
  const things = elements.map((element) => `[data-element=${quoted(element)}]`);
  const button = `[data-answer=${quoted(answer)}]`;
  return answer ? [...things, button, `select:has(> ${button})`] : things;
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
export function bringIntoSight(elements: readonly string[]): void {
  for (const one of selectors(elements, "")) document.querySelector(one)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
