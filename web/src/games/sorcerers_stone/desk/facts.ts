// Facts for the dialogs, worked out from the server's messages and the printed data. Nothing here says what is legal.
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Said as Entry } from "../../../lib/log";
import { type Event, type Looked, printed } from "../../../wire/sorcerers_stone";
import { type Laid, NOWHERE } from "../print";

/** The possible numbers of notes; one card of each makes a song. */
export const SONG = [1, 2, 3, 4] as const;

/** What is at the place a note card leads to, as the selector of a sentence. */
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

/** A card as its owner knows it, by its place in front of them. */
export function cardAt(view: Laid, seat: number, place: number): number | null {
  return view.snape.hands[seat]?.[place] ?? null;
}

/** The label of a button that uses one of the player's cards: by its name, not by its place. */
export function label(action: Action, view: Laid, speech: Speech): string {
  return speech.say(`desk-do-${action.type}`, { card: speech.fact("card", cardAt(view, view.me ?? 0, Number(action.place))) });
}

/** The pair this player would declare, the small one first. */
export function pair(view: Laid, seat: number): number[] {
  const cards = (view.snape.hands[seat] ?? []).filter((card) => card !== null);
  return cards.sort((one, other) => one - other);
}

export interface Seen {
  /** Its place in the log. */
  at: number;
  event: Looked;
}

/** The last Look of this seat, until they pick or turn over a card again. */
export function lastLook(log: readonly Entry[], seat: number): Seen | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]!;
    if (entry.kind !== "event") continue;
    const event = entry.event as Event;
    if (event.type === "Looked" && event.seat === seat) return { at, event };
    if ((event.type === "CardDrawn" || event.type === "ShelfTurned" || event.type === "Declared") && event.seat === seat) return null;
  }
  return null;
}
