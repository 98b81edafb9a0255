// The events that deserve a banner.
import type { Greats } from "../../lib/games";
import type { Event, View } from "../../wire/tcg";
import { CREATURE, kindOf, other } from "./print";

const HARD_BLOW = 5;

export const greats: Greats<Event, View> = {
  Gone: ({ seat, card }) => kindOf(card) === CREATURE && { weight: 2, glad: other(seat), sore: seat },
  Solved: ({ seat }) => ({ weight: 2, glad: seat, sore: other(seat) }),
  Damaged: ({ seat, amount }) => amount >= HARD_BLOW && { weight: 2, glad: other(seat), sore: seat },
  Prevented: ({ seat }) => ({ weight: 1, glad: seat, sore: other(seat) }),
};
