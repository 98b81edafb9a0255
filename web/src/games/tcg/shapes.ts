// How the pictures on the cards are written. A shape lies on 64 by 64 and is a text of parts, one over the other,
// separated by bars: a letter for the colour, a capital for a line instead of an area, then a path. `@x,y,r` is a dot.
export interface Part {
  readonly line: boolean;
  /** A letter of INKS: `d` and `l` are the card's own colours. */
  readonly ink: string;
  readonly path: string;
}

export const INKS: Readonly<Record<string, string>> = {
  k: "#2b1a10", w: "#fffaf0", c: "#fff4d2", g: "#dfa32b", y: "#ffd868", o: "#e5772b", r: "#b4352c", p: "#82509b", b: "#4a83c4",
  e: "#56914c", n: "#80502a", t: "#d8a468", s: "#bcc5d2", h: "#70747f", f: "#f1cba3", m: "#8d5c3b",
};

const dot = (_: string, x: string, y: string, r: string) =>
  `M${Number(x) - Number(r)},${y}a${r},${r} 0 1 0 ${2 * Number(r)},0a${r},${r} 0 1 0 ${-2 * Number(r)},0z`;

/** The parts of a shape; `swap` exchanges colours: “dh” paints grey whatever is in the card's own. */
export function partsOf(shape: string, swap = ""): readonly Part[] {
  return shape.split("|").map((part) => {
    const letter = part[0]!.toLowerCase();
    const at = [...swap].findIndex((ink, nth) => nth % 2 === 0 && ink === letter);
    return {
      line: part[0] !== letter,
      ink: at < 0 ? letter : swap[at + 1]!,
      path: part.slice(1).replace(/@(-?[\d.]+),(-?[\d.]+),([\d.]+)/g, dot),
    };
  });
}
