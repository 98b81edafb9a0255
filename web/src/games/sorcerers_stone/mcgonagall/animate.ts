// Men glide to their new squares; captured men fly off the board to their colour's camp.
import { boxOf, type Timing } from "../../../lib/motion";
import { play } from "../../../lib/sound";
import type { Moved } from "../../../wire/sorcerers_stone";
import type { Happening, Shows } from "../happening";
import { EDGE, ofSquare } from "../touching";
import Man from "./Man.svelte";
import { colourOf, KING, manOf, SIDE } from "./men";

export const mcgonagall: Shows = {
  beats: { Joined: 400, Moved: 480, Captured: 300, Left: 500, Checked: 250, ChessOver: 400 },
  show(event, timing, at) {
    if (event.type === "Moved") moved(event, timing, at);
    else if (event.type === "Joined") joined(event.square, timing, at);
    else if (event.type === "Left") left(event.seat, timing, at);
    else if (event.type === "Captured") play("hit", timing.at);
    else if (event.type === "Checked") play("no", timing.at);
    else if (event.type === "ChessOver") play("finish", timing.at);
  },
};

function moved({ man, start, square, taken }: Moved, timing: Timing, at: Happening): void {
  play(taken > 0 ? "hit" : "counter", timing.at + timing.lasts * 0.8);
  const colour = colourOf(at.before.mcgonagall.squares[start]!);
  at.moving(() => {
    at.stage.come(at.find("man", square), at.box("element", ofSquare(start)), timing);
    if (man === KING && Math.abs(start - square) === 2) rook(start, square, timing, at);
    if (taken > 0) {
      const prey = manOf(1 - colour, taken);
      const fly = { at: timing.at + timing.lasts * 0.7, lasts: 420 };
      at.stage.fly(Man, { man: prey }, at.box("element", ofSquare(square)), at.box("camp", 1 - colour), fly);
    }
  });
}

/** A king that moves two squares takes the rook of that side with him. */
function rook(start: number, square: number, timing: Timing, at: Happening): void {
  const [corner, beside] = square > start ? [start - (start % SIDE) + SIDE - 1, square - 1] : [start - (start % SIDE), square + 1];
  at.stage.come(at.find("man", beside), at.box("element", ofSquare(corner)), timing);
}

function joined(square: number, timing: Timing, at: Happening): void {
  play("lift", timing.at);
  at.moving(() => at.stage.drop(at.find("man", square), timing));
}

/** Over the far edge: the doorways light up behind them. */
function left(seat: number, timing: Timing, at: Happening): void {
  play("finish", timing.at);
  const from = boxOf(at.element(ofSquare(at.before.mcgonagall.harry[seat]!)));
  at.moving(() => at.stage.sparks(boxOf(at.element(EDGE)) ?? from, 10, { at: timing.at, lasts: 900 }));
}
