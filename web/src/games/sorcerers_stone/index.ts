import type { GameUi } from "../../lib/games";
import Board from "./Board.svelte";
import Desk from "./desk/Desk.svelte";
import { asks, pictureFor } from "./desk/steps";
import { waits } from "../../table/steps";
import End from "./Prizes.svelte";
import { greats } from "./great";
import Hand from "./Hand.svelte";
import Mark from "./Piece.svelte";
import Seat from "./Seat.svelte";
import { begins, holds, laid } from "./print";
import type { View } from "../../wire/sorcerers_stone";
import { commits, intendedAction, touches } from "./touching";

export default {
  Board, Desk, End, greats, Hand, holds: (view: View, seat: number) => holds(laid(view), seat), Mark, Seat, asks, begins, waits, pictured: pictureFor, touches, commits, intendedAction, quietReasons: ["why-only"],
} satisfies GameUi;
