// What the dialogs show, reckoned from what the server sent and what is printed. Nothing here says what is legal.
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Entry } from "../../../lib/table.svelte";
import { type Event, type Looked, printed } from "../../../wire/sorcerers_stone";
import { type Laid, NOWHERE } from "../print";

/** The numbers of notes there are; one card of each is a song. */
export const SONG = [1, 2, 3, 4] as const;

/** What lies where a note card leads, as a sentence chooses by it. */
export type Ahead = "trapdoor" | "fluffy" | "asleep" | "token" | "past" | "free";

export function ahead(view: Laid, seat: number, notes: number): { space: number; what: Ahead } {
  const from = view.hagrid.pos[seat] ?? 0;
  const space = Math.min(from + notes, printed.trapdoor);
  const asleep = view.hagrid.singer !== NOWHERE;
  if (space === view.hagrid.fluffy) return { space, what: asleep ? "asleep" : "fluffy" };
  if (from < view.hagrid.fluffy && view.hagrid.fluffy < space && !asleep) return { space, what: "past" };
  if (space === printed.trapdoor) return { space, what: "trapdoor" };
  return { space, what: view.hagrid.dark.includes(space) ? "token" : "free" };
}

/** A card as its owner knows it, by its place before them. */
export function cardAt(view: Laid, seat: number, place: number): number | null {
  return view.snape.hands[seat]?.[place] ?? null;
}

/** What a button says that does something with an own card: it is called by its name, not by its place. */
export function label(action: Action, view: Laid, speech: Speech): string {
  return speech.say(`desk-do-${action.type}`, { card: speech.fact("card", cardAt(view, view.me ?? 0, Number(action.place))) });
}

/** The pair somebody would declare with, the small one first. */
export function pair(view: Laid, seat: number): number[] {
  const cards = (view.snape.hands[seat] ?? []).filter((card) => card !== null);
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
