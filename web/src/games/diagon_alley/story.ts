// Past events that the board remembers: the last roll and whose it was, the last open card, the last mover.
import type { Moment } from "../../lib/games";
import type { Event } from "../../wire/diagon_alley";

export interface Story {
  dice: { seat: number; faces: readonly number[] } | null;
  card: { seat: number; card: number } | null;
  mover: number | null;
}

export const NOTHING: Story = { dice: null, card: null, mover: null };

/** A newly opened page gets all events from the start; after an undo the story starts over. */
export function told(before: Story, moment: Moment<Event>): Story {
  const undone = moment.events.some((event) => event.type === "TakenBack");
  return moment.events.reduce(after, moment.fresh || undone ? NOTHING : before);
}

function after(story: Story, event: Event): Story {
  switch (event.type) {
    case "Diced":
      return { ...story, dice: { seat: event.seat, faces: [event.one, event.two] } };
    case "Die":
    case "Called":
      return { ...story, dice: { seat: event.seat, faces: [event.die] } };
    case "Played":
    case "Havoc":
      return { ...story, card: { seat: event.seat, card: event.card } };
    case "Landed":
    case "Entered":
    case "InAlley":
    case "OutBy":
      return { ...story, mover: event.seat };
    default:
      return story;
  }
}
