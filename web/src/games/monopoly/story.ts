// Past events that the middle of the board remembers: rolls, the last card, where a player landed.
import type { Moment } from "../../lib/games";
import type { Event } from "../../wire/monopoly";
import { AZKABAN } from "./print";

export interface Throw {
  seat: number;
  one: number;
  two: number;
}

export interface Story {
  /** Newest first. */
  throws: readonly Throw[];
  card: { seat: number; card: number } | null;
  /** The space of the last move. */
  last: number | null;
}

export const NOTHING: Story = { throws: [], card: null, last: null };
const REMEMBERED = 12;

/** A newly opened page gets all events from the start; after an undo the story starts over. */
export function told(before: Story, moment: Moment<Event>): Story {
  const undone = moment.events.some((event) => event.type === "TakenBack");
  return moment.events.reduce(after, moment.fresh || undone ? NOTHING : before);
}

function after(story: Story, event: Event): Story {
  if (event.type === "Threw") {
    const { seat, one, two } = event;
    return { ...story, throws: [{ seat, one, two }, ...story.throws].slice(0, REMEMBERED) };
  }
  if (event.type === "Moved") return { ...story, last: event.space };
  if (event.type === "Jailed") return { ...story, last: AZKABAN };
  if (event.type === "Drew") return { ...story, card: { seat: event.seat, card: event.card } };
  return story;
}
