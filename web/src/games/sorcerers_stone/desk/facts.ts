// What the dialogs show, reckoned from what the server sent and what is printed. Nothing here says what is legal.
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Entry } from "../../../lib/table.svelte";
import { type Event, type Looked, printed, type View } from "../../../wire/sorcerers_stone";
import { CHESS, MIRROR, NOWHERE, playing, QUIRRELL, seatsOf, SNAPE, SPROUT } from "../print";

/** The numbers of notes there are; one card of each is a song. */
export const SONG = [1, 2, 3, 4] as const;

/** What lies where a note card leads, as a sentence chooses by it. */
export type Ahead = "trapdoor" | "fluffy" | "asleep" | "token" | "past" | "free";

export function ahead(view: View, seat: number, notes: number): { space: number; what: Ahead } {
  const from = view.pos[seat] ?? 0;
  const space = Math.min(from + notes, printed.trapdoor);
  const asleep = view.singer !== NOWHERE;
  if (space === view.fluffy) return { space, what: asleep ? "asleep" : "fluffy" };
  if (from < view.fluffy && view.fluffy < space && !asleep) return { space, what: "past" };
  if (space === printed.trapdoor) return { space, what: "trapdoor" };
  return { space, what: view.dark.includes(space) ? "token" : "free" };
}

/** A card as its owner knows it, by its place before them. */
export function cardAt(view: View, seat: number, place: number): number | null {
  return view.hands[seat]?.[place] ?? null;
}

/** What a button says that does something with an own card: it is called by its name, not by its place. */
export function label(action: Action, view: View, speech: Speech): string {
  return speech.say(`desk-do-${action.type}`, { card: speech.fact("card", cardAt(view, view.me ?? 0, Number(action.place))) });
}

/** The pair somebody would declare with, the small one first. */
export function pair(view: View, seat: number): number[] {
  const cards = (view.hands[seat] ?? []).filter((card) => card !== null);
  return cards.sort((one, other) => one - other);
}

export interface Seen {
  /** Where in the log it is told. */
  at: number;
  event: Looked;
}

/** What a Look has shown to this seat last, until they pick a card or turn one over again. */
export function looked(log: readonly Entry[], seat: number): Seen | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]!;
    if (entry.kind !== "event") continue;
    const event = entry.event as Event;
    if (event.type === "Looked" && event.seat === seat) return { at, event };
    if ((event.type === "CardDrawn" || event.type === "ShelfTurned" || event.type === "Declared") && event.seat === seat) return null;
  }
  return null;
}

export interface Waiting {
  /** Why, as a sentence chooses by it. */
  why: "captured" | "captured-alone" | "door" | "missed" | "wrong" | "wrong-alone" | "fire" | "out";
  /** So many own turns; 0: until something else has happened. */
  turns: number;
}

/** Why somebody has no turn for a while; null: they have. */
export function waiting(view: View, seat: number): Waiting | null {
  const [where, turns] = [view.where[seat], view.held[seat] ?? 0];
  const alone = view.options["challenge"] !== "whole";
  const captured = view.captured.includes(seat);
  if (!playing(view, seat)) return { why: "out", turns: 0 };
  if (where === CHESS && captured) return { why: "captured-alone", turns: 0 };
  if (where === QUIRRELL && view.finish.includes(seat)) return { why: "door", turns: 0 };
  if (where === QUIRRELL && captured && (turns > 0 || !view.clock)) return { why: "captured", turns };
  if (where === SNAPE && (view.lose[seat] ?? 0) > 0) return { why: "missed", turns: view.lose[seat]! };
  // Where all were wrong there is nobody to wait for.
  const others = seatsOf(view).some((other) => playing(view, other) && !view.wrong.includes(other));
  if (where === MIRROR && view.wrong.includes(seat) && (alone || (others && (turns > 0 || !view.late)))) {
    return { why: alone ? "wrong-alone" : "wrong", turns };
  }
  const lacking = seatsOf(view).filter((other) => playing(view, other) && !view.fire[other]);
  return where === SPROUT && view.fire[seat] && lacking.length === 1 ? { why: "fire", turns: 0 } : null;
}
