// The events that deserve a banner.
import type { Greats } from "../../lib/games";
import type { Event, View } from "../../wire/sequence";

export const greats: Greats<Event, View> = {
  Finished: ({ seat }) => ({ weight: 2, glad: seat }),
  Removed: ({ seat }) => ({ weight: 1, glad: seat }),
};
