// Past events among the keys that the board remembers: the last spin, the last walk, the last key turned over.
import type { Moment } from "../../../lib/games";
import type { Event } from "../../../wire/sorcerers_stone";

export interface Story {
  spin: { seat: number; number: number; nth: number } | null;
  path: readonly number[];
  turned: { spot: number; silver: boolean } | null;
}

export const NOTHING: Story = { spin: null, path: [], turned: null };

/** A newly opened page gets all events from the start; after an undo the story starts over. */
export function told(before: Story, moment: Moment<Event>): Story {
  const undone = moment.events.some((event) => event.type === "TakenBack");
  return moment.events.reduce(after, moment.fresh || undone ? NOTHING : before);
}

/** Both wheels have the same event; nobody walks a path at the chess or past the troll. */
function after(story: Story, event: Event): Story {
  switch (event.type) {
    case "Whirled":
      return event.number > 0 ? { spin: { ...event, nth: (story.spin?.nth ?? 0) + 1 }, path: story.path, turned: null } : story;
    case "Walked":
      return { ...story, path: event.path, turned: null };
    case "KeyTurned":
      return { ...story, turned: { spot: event.spot, silver: event.silver } };
    case "KeyHidden":
      return { ...story, turned: null };
    default:
      return story;
  }
}
