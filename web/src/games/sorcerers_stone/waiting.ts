// The players who have no turn for a while, why, and how long: at the seats, on the map, on the boards and at the desk.
import { CHESS, type Laid, MIRROR, playing, QUIRRELL, seatsOf, SNAPE, SPROUT } from "./print";

export interface Waiting {
  /** The reason, as the selector of a sentence. */
  why: "captured" | "captured-alone" | "door" | "missed" | "wrong" | "wrong-alone" | "fire" | "out";
  /** How many of their own turns; 0: until something else has happened. */
  turns: number;
}

/** Why a player has no turn for a while; null: they have one. */
export function waiting(view: Laid, seat: number): Waiting | null {
  const [where, turns] = [view.where[seat], view.held[seat] ?? 0];
  const alone = view.options["challenge"] !== "whole";
  const captured = view.mcgonagall.captured.includes(seat);
  if (!playing(view, seat)) return { why: "out", turns: 0 };
  if (view.agenda.length === 0) return null; // it is over
  if (where === CHESS && captured) return { why: "captured-alone", turns: 0 };
  if (where === QUIRRELL && view.quirrell.finish.includes(seat)) return { why: "door", turns: 0 };
  if (where === QUIRRELL && captured && (turns > 0 || !view.quirrell.clock)) return { why: "captured", turns };
  if (where === SNAPE && (view.snape.lose[seat] ?? 0) > 0) return { why: "missed", turns: view.snape.lose[seat]! };
  // If all were wrong, there is nobody to wait for.
  const others = seatsOf(view).some((other) => playing(view, other) && !view.snape.wrong.includes(other));
  if (where === MIRROR && view.snape.wrong.includes(seat) && (alone || (others && (turns > 0 || !view.mirror.late)))) {
    return { why: alone ? "wrong-alone" : "wrong", turns };
  }
  const lacking = seatsOf(view).filter((other) => playing(view, other) && !view.sprout.fire[other]);
  return where === SPROUT && view.sprout.fire[seat] && lacking.length === 1 ? { why: "fire", turns: 0 } : null;
}
