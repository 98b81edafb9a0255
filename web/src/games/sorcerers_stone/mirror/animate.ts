// A card of the Mirror turns over; the Stone glows.
import { boxOf } from "../../../lib/motion";
import { play } from "../../../lib/sound";
import type { Shows } from "../happening";
import Face from "./Face.svelte";

export const mirror: Shows = {
  beats: { Shown: 600 },
  show(event, timing, at) {
    if (event.type !== "Shown") return;
    const card = at.find("mirrored", event.place);
    play(event.stone ? "finish" : "card", timing.at);
    at.moving(() => {
      at.stage.turn(card, timing, Face, { face: "hidden" as const });
      if (event.stone) at.stage.sparks(boxOf(card), 18, { at: timing.at + timing.lasts, lasts: 1000 });
    });
  },
};
