// Animations among the keys: the wheel turns, pieces walk their path, keys are turned over.
import { play } from "../../../lib/sound";
import type { Shows } from "../happening";
import { footing, put } from "./hall";

const STEP = 170;

export const flitwick: Shows = {
  beats: { Whirled: 1100, Walked: 800, KeyTurned: 500, KeyHidden: 400, Stood: 350 },
  show(event, timing, at) {
    if (event.type === "Whirled") play("lift", timing.at);
    else if (event.type === "Walked") {
      const each = Math.min(STEP, timing.lasts / Math.max(1, event.path.length - 1));
      event.path.forEach((spot, nth) => {
        if (nth > 0) play("counter", timing.at + nth * each);
        at.pass(event.seat, timing.at + nth * each, put(footing(spot, 0, 1)));
      });
    } else if (event.type === "KeyTurned") {
      play(event.silver ? "finish" : "card", timing.at);
      at.moving(() => at.stage.run(at.find("turned", event.spot) ?? at.find("key", event.spot), FLUTTER, timing));
    } else if (event.type === "Stood") {
      play("counter", timing.at);
      at.moving(() => at.stage.run(at.find("piece", event.seat), [{ opacity: 0 }, { opacity: 1 }], timing));
    } else play("card", timing.at);
  },
  finish(at) {
    at.walk();
  },
};

const FLUTTER = [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0.55 }];
