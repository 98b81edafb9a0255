// The printed data, from the wire's `printed`, everyone's position, and the props of every challenge's scene. Nothing
// here is a rule.
import type { BoardProps } from "../../lib/games";
import { type Event, printed, type View } from "../../wire/sorcerers_stone";

export const [HAGRID, SPROUT, FLITWICK, CHESS, QUIRRELL, SNAPE, MIRROR] = [0, 1, 2, 3, 4, 5, 6] as const;
export const CHALLENGES = printed.challenges.length;
export const NOWHERE = -1;

type Boards = Pick<View, keyof typeof printed.boards>;

/** A view with all boards: one that nobody has reached is not sent, and is as printed; of the others, what is empty. */
export type Laid = View & { readonly [name in keyof Boards]-?: Required<NonNullable<Boards[name]>> };

export function laid(view: View): Laid {
  const names = Object.keys(printed.boards) as (keyof Boards)[];
  const boards = names.map((name) => [name, view[name] ? { ...printed.unsent[name], ...view[name] } : printed.boards[name]]);
  return { ...view, ...Object.fromEntries(boards) } as Laid;
}

/** A challenge's board. It fills the available width, and on a desk a height of `var(--scene-room)`; a small one is
 *  a picture of the board alone, with nothing to touch, in a square box. */
export interface SceneProps extends BoardProps<Laid, Event> {
  small: boolean;
}

/** The name of the challenge, if it is played on its own; otherwise empty. */
export const alone = (view: View): string => (view.options["challenge"] === "whole" ? "" : String(view.options["challenge"]));
export const playing = (view: View, seat: number): boolean => !view.out.includes(seat);
export const seatsOf = (view: View): number[] => view.where.map((_, seat) => seat);

/** The seats in a challenge. */
export const standing = (view: View, challenge: number): number[] =>
  seatsOf(view).filter((seat) => view.where[seat] === challenge && playing(view, seat));

/** The seats there, and those that have just moved on: they stay visible until something else happens. */
export function lingering(view: View, events: readonly Event[], challenge: number): number[] {
  const gone = events.flatMap((event) => (event.type === "Arrived" && event.challenge === challenge + 1 ? [event.seat] : []));
  return seatsOf(view).filter((seat) => playing(view, seat) && (view.where[seat] === challenge || gone.includes(seat)));
}

/** The seat that is asked now; null: none. */
export function asked(view: View): number | null {
  const step = view.agenda.at(-1);
  return step && "seat" in step && step.seat >= 0 ? step.seat : null;
}

/** The challenge a viewer should see: their own; for spectators, that of the player who is asked or whose turn it
 *  is; the only one there is, even for players who have left it. */
export function homeOf(view: View): number {
  if (alone(view)) return printed.challenges.findIndex((name) => name === alone(view));
  if (view.agenda.length === 0 && view.where.includes(MIRROR)) return MIRROR; // it is over, and everyone sees how
  const seat = view.me ?? asked(view) ?? Math.max(0, view.turn);
  return view.where[seat] ?? HAGRID;
}

/** The challenge at which something has just been decided that everyone should see, wherever they are; null: none. */
export function challengeDecided(view: View, events: readonly Event[]): number | null {
  if (alone(view)) return null;
  return events.some(({ type }) => type === "Shown") ? MIRROR : events.some(({ type }) => type === "Declared") ? SNAPE : null;
}

/** Whose turn begins with a card that comes by itself, or is missed; the first deal is before all turns. */
export const begins = (event: Event, actor: number | null): number | null =>
  actor !== null && (event.type === "Picked" || event.type === "SnareDrawn" || event.type === "Missed") ? event.seat : null;

/** The number of an element: `note:3` is 3. */
export const parseNumber = (kind: string, element: string | undefined): number | null =>
  element?.startsWith(`${kind}:`) ? Number(element.slice(kind.length + 1)) : null;

/** How many hidden cards or tokens a player holds in their challenge; null: it has none. */
export function holds(view: Laid, seat: number): number | null {
  const here = view.where[seat];
  if (here === HAGRID) return view.hagrid.note_counts[seat] ?? 0;
  if (here === SPROUT) return view.sprout.snare_counts[seat] ?? 0;
  return here === SNAPE ? (view.snape.hands[seat]?.length ?? 0) : null;
}
