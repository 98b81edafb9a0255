// What every part of the board is given: the table, what glows on it, and what a touch does.
import type { Speech } from "../../lib/speech";
import type { View } from "../../wire/tcg";

export interface Shown {
  view: View;
  speech: Speech;
  /** What the cards say, by number, as far as it has come. */
  texts: readonly string[];
  /** Elements that may be touched now. */
  lit: (element: string) => boolean;
  touched: (element: string) => boolean;
  /** What a hint or a rule points at. */
  marked: (element: string) => boolean;
  /** Touches what glows; of anything else tells what it is. */
  press: (element: string, card?: number) => void;
}
