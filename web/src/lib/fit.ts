/** The smallest size at which a name is set. */
const LEAST = 0.7;
/** Lines are rarely full: this share of a line holds characters. */
const FILLED = 0.75;

/** How much to shrink a printed name so that its longest word fits on one line and the whole name on the given
 *  number of lines. */
export function fit(name: string, letters: number, lines: number): number {
  const longest = Math.max(...name.split(/[\s\u00ad-]+/).map((word) => word.length));
  return Math.max(LEAST, Math.min(1, letters / longest, Math.sqrt((letters * lines * FILLED) / name.length)));
}
