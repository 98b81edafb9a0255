// The events that deserve a banner.
import type { Greats } from "../../lib/games";
import type { Event, View } from "../../wire/monopoly";
import { MANOR } from "./print";

const HIGH_RENT = 100;

export const greats: Greats<Event, View> = {
  Paid: ({ reason, amount, seat, to }) => reason === "rent" && amount > HIGH_RENT && { weight: 2, glad: to, sore: seat },
  Jailed: ({ seat }) => ({ weight: 1, sore: seat }),
  Built: ({ huts, seat }) => huts === MANOR && { weight: 2, glad: seat },
  Bankrupt: ({ seat, to }) => ({ weight: 3, glad: to, sore: seat }),
};
