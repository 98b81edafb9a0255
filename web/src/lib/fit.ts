/** No name is set smaller than this. */
const LEAST = 0.7;
/** Lines are rarely full: so much of them holds letters. */
const FILLED = 0.75;

/** How much smaller a printed name is set so that its longest word fits into a line of so many letters, and all of it
 *  into so many lines. */
export function fit(name: string, letters: number, lines: number): number {
  const longest = Math.max(...name.split(/[\s\u00ad-]+/).map((word) => word.length));
  return Math.max(LEAST, Math.min(1, letters / longest, Math.sqrt((letters * lines * FILLED) / name.length)));
}
