// The match in numbers as a table: a few seats side by side, many below each other.
import type { Speech } from "../lib/speech";
import type { Frames } from "../wire/hall";

export interface Sheet {
  columns: string[];
  rows: { name: string; counts: number[] }[];
}

const MOST_BESIDE = 4;

/** The moves, and each kind of event that the game's sentences mark as worth counting. */
export function sheetOf(whole: Frames, speech: Speech, moves: string): Sheet {
  const kinds = Object.keys(whole.stats).filter((kind) => speech.book.has(`figure-${kind}`));
  const names = [moves, ...kinds.map((kind) => speech.say(`figure-${kind}`))];
  const counts = [whole.moves, ...kinds.map((kind) => whole.stats[kind]!)];
  if (whole.seats.length <= MOST_BESIDE) {
    return { columns: [...speech.seats], rows: names.map((name, at) => ({ name, counts: [...counts[at]!] })) };
  }
  return {
    columns: names,
    rows: speech.seats.map((name, seat) => ({ name, counts: counts.map((row) => row[seat]!) })),
  };
}
