// The events that deserve a banner, in all challenges.
import type { Greats } from "../../lib/games";
import type { Event, View } from "../../wire/sorcerers_stone";

export const greats: Greats<Event, View> = {
  Sang: ({ seat }) => ({ weight: 2, glad: seat }),
  SentBack: ({ seat }) => ({ weight: 1, sore: seat }),
  Surrounded: ({ seat }) => ({ weight: 2, sore: seat }),
  KeyTurned: ({ seat, silver }) => silver && { weight: 2, glad: seat },
  Captured: ({ seat, by }) => ({ weight: 2, glad: by, sore: seat }),
  ChessOver: ({ reason }) => reason === "mate" && { weight: 2 },
  Trolled: ({ seat }) => ({ weight: 2, sore: seat }),
  Stolen: ({ seat, target }) => ({ weight: 1, glad: seat, sore: target }),
  Declared: ({ seat, right }) => ({ weight: 2, [right ? "glad" : "sore"]: seat }),
  Shown: ({ seat, stone }) => (stone ? { weight: 3, glad: seat } : { weight: 1, sore: seat }),
  Arrived: ({ seat }) => ({ weight: 1, glad: seat }),
};
