// The props of every part of the board: the table, what glows on it, and what a touch does.
import type { Speech } from "../../lib/speech";
import type { View } from "../../wire/tcg";

export interface Shown {
  view: View;
  speech: Speech;
  /** The texts of the cards, by number, as far as they are loaded. */
  texts: readonly string[];
  /** Elements that may be touched now. */
  lit: (element: string) => boolean;
  touched: (element: string) => boolean;
  /** The elements that a hint or a rule points at. */
  marked: (element: string) => boolean;
  /** Touch an element that glows; for any other, say what it is. */
  press: (element: string, card?: number) => void;
}
