// What is remembered of what happened, for the middle of the board: throws, the last card, where somebody landed.
import type { Moment } from "../../lib/games";
import type { Event } from "../../wire/monopoly";
import { AZKABAN } from "./print";

export interface Throw {
  seat: number;
  one: number;
  two: number;
}

export interface Story {
  /** The newest first. */
  throws: readonly Throw[];
  card: { seat: number; card: number } | null;
  /** The space of the last move. */
  last: number | null;
}

export const NOTHING: Story = { throws: [], card: null, last: null };
const REMEMBERED = 12;

/** A page that has just come to the table is told everything from the start; whoever takes back begins anew. */
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
