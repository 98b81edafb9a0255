// Animations among the vines: tokens are picked, taken and laid, Fire tokens handed out.
import { play } from "../../../lib/sound";
import { small } from "../../../lib/motion";
import type { Shows } from "../happening";
import { ofSnare } from "../touching";
import Token from "./Token.svelte";

export const sprout: Shows = {
  beats: { SnareDrawn: 320, SnareTaken: 380, Snared: 420, Settled: 350, Surrounded: 600 },
  show(event, timing, at) {
    if (event.type === "SnareDrawn" || event.type === "SnareTaken") {
      play("card", timing.at);
      const from = event.type === "SnareTaken" ? at.seat(event.target) : small(at.box("pile", "snares"));
      const to = event.shape !== null && event.seat === at.view.me ? at.box("element", ofSnare(event.shape)) : at.seat(event.seat);
      at.moving(() => at.stage.fly(Token, { shape: event.shape }, from, small(to), timing));
    } else if (event.type === "Snared") {
      play("counter", timing.at + timing.lasts / 2);
      at.moving(() => at.stage.run(at.find("token", `${event.area}:${event.shape}`), GROW, timing));
    } else if (event.type === "Settled") {
      play("counter", timing.at);
      at.moving(() => at.stage.run(at.find("piece", event.seat), [{ opacity: 0 }, { opacity: 1 }], timing));
    } else if (event.type === "Surrounded") {
      play("no", timing.at);
      at.moving(() => at.stage.run(at.find("fire", event.fire), [{ transform: "scale(1.8)" }, { transform: "none" }], timing));
    }
  },
};

const GROW = [{ transform: "scale(0)", opacity: 0 }, { transform: "scale(1.2)", opacity: 1, offset: 0.7 }, { transform: "none", opacity: 1 }];
