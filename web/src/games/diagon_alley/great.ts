// The events that deserve a banner.
import type { Greats } from "../../lib/games";
import { type Event, printed, type View } from "../../wire/diagon_alley";

/** Others go there because they want to. */
const BANISHED = ["dice", "card", "shoved"];

const full = (view: View, seat: number) => view.trunk[seat]?.length === printed.items.length;

export const greats: Greats<Event, View> = {
  Bought: ({ seat }, view) => full(view, seat) && { weight: 3, glad: seat },
  Lost: ({ seat, to }) => to >= 0 && { weight: 2, glad: to, sore: seat },
  Robbed: ({ seat, target }) => ({ weight: 2, glad: seat, sore: target }),
  Defended: ({ seat }) => ({ weight: 1, glad: seat }),
  InAlley: ({ seat, reason }) => BANISHED.includes(reason) && { weight: 1, sore: seat },
};
