// Animations in the corridor: pieces walk space by space, tokens are turned over, the dog wakes or falls asleep.
import { play } from "../../../lib/sound";
import type { Shows } from "../happening";
import { placeAt, put } from "./corridor";
import NoteCard from "./NoteCard.svelte";

const STEP = 140;

export const hagrid: Shows = {
  beats: { Picked: 260, Stepped: 600, Fluted: 350, FluffyFound: 450, Sang: 450, SentBack: 500, Woke: 300, NotesShuffled: 250, HandsDealt: 250 },
  show(event, timing, at) {
    if (event.type === "Picked") {
      play("card", timing.at);
      const card = event.notes === null ? null : event.notes;
      if (card !== null) at.moving(() => at.stage.fly(NoteCard, { notes: card }, at.box("pile", "notes"), at.box("element", `note:${card}`), timing));
    } else if (event.type === "Stepped") {
      const from = event.space - event.notes;
      const steps = Math.max(1, event.notes);
      const each = Math.min(STEP, timing.lasts / steps);
      for (let step = 0; step <= steps; step++) {
        if (step > 0) play("counter", timing.at + step * each);
        at.pass(event.seat, timing.at + step * each, put(placeAt(from + step)));
      }
      const arrives = timing.at + steps * each;
      if (arrives > 0) at.moving(() => at.stage.run(at.find("token", event.space), LIES, { at: 0, lasts: arrives }));
    } else if (event.type === "SentBack") {
      play("no", timing.at);
      const now = at.ways.get(event.seat)?.at(-1);
      if (now) at.pass(event.seat, timing.at, now.place);
      at.pass(event.seat, timing.at + timing.lasts, put(placeAt(0)));
    } else if (event.type === "FluffyFound" || event.type === "Woke" || event.type === "Sang") {
      play(event.type === "Sang" ? "finish" : "no", timing.at);
      at.moving(() => ["fluffy", "fluffy-said"].forEach((name) => at.stage.run(at.find(name), POUNCE, timing)));
    } else if (event.type === "Fluted") play("lift", timing.at);
    else play("card", timing.at);
  },
  finish(at) {
    at.walk();
  },
};

/** A token under a piece's way lies there until the piece arrives. */
const LIES = [{ opacity: 1 }, { opacity: 1 }];
const POUNCE = [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0.6 }, { opacity: 1 }];
