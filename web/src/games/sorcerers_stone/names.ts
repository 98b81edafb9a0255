// Challenges and belongings in words, for screen readers and tooltips.
import { capital } from "../../lib/book";
import type { Speech } from "../../lib/speech";
import { printed } from "../../wire/sorcerers_stone";
import { asked, FLITWICK, holds, type Laid, playing, SPROUT, standing } from "./print";
import { potionsOf } from "./snape/cards";
import { waiting } from "./waiting";

export const challengeLabel = (speech: Speech, challenge: number): string => capital(speech.called("challenge", challenge));

/** “Bob, to move”, “Cem, waits 2 turns”. */
function pieceLabel(speech: Speech, view: Laid, seat: number): string {
  const turn = asked(view) === seat ? speech.say("board-on-turn") : "";
  return [speech.seat(seat), turn, waitLabel(speech, view, seat)].filter(Boolean).join(", ");
}

/** “waits 2 turns”; empty for players who don't. */
export function waitLabel(speech: Speech, view: Laid, seat: number): string {
  const wait = waiting(view, seat);
  return wait ? speech.say("board-waits", { count: wait.turns }) : "";
}

/** “The chess: Ann, to move; Bob”; “The Mirror: nobody”. */
export function stationLabel(speech: Speech, view: Laid, challenge: number): string {
  const here = standing(view, challenge).map((seat) => pieceLabel(speech, view, seat));
  return speech.say("board-station", { challenge: challengeLabel(speech, challenge), who: here.join("; ") || "none" });
}

/** Everything this viewer holds, in words. */
export function handLabel(speech: Speech, view: Laid): string {
  const me = view.me ?? 0;
  const vines = view.sprout.snares.map((shape) => speech.called("shape", shape));
  const potions = potionsOf(view, me).map((card) => (card === null ? "" : speech.called("card", card)));
  const notes = view.hagrid.notes.map((note) => speech.say("do-Note", { notes: note }));
  return speech.list([...notes, ...vines, ...potions].filter(Boolean)) || speech.say("board-empty-hand");
}

/** Everything visible of a player at their seat. */
export function seatLabel(speech: Speech, view: Laid, seat: number): string {
  if (!playing(view, seat)) return speech.say("board-out");
  const where = view.where[seat] ?? 0;
  return [
    challengeLabel(speech, where),
    holds(view, seat) === null ? "" : speech.say("board-holds", { challenge: printed.challenges[where], count: holds(view, seat) }),
    where <= FLITWICK && view.sprout.fire[seat] ? speech.say("board-fire", { fire: view.sprout.fire[seat] }) : "",
    waitLabel(speech, view, seat),
    view.prizes[seat] ? speech.say("board-prizes", { count: view.prizes[seat] }) : "",
  ].filter(Boolean).join(", ");
}

/** “Bob: 3 vines, as you know: leaf”. */
export function holdsLabel(speech: Speech, view: Laid, seat: number): string {
  const challenge = printed.challenges[view.where[seat] ?? 0];
  const count = `${speech.seat(seat)}: ${speech.say("board-holds", { challenge, count: holds(view, seat) })}`;
  const known = view.where[seat] === SPROUT ? (view.sprout.snares_known[seat] ?? []) : [];
  const said = known.map((shape) => speech.called("shape", shape));
  return said.length > 0 ? `${count}, ${speech.say("board-known", { things: speech.list(said) })}` : count;
}
