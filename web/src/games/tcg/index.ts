import type { GameUi } from "../../lib/games";
import Board from "./Board.svelte";
import Desk from "./desk/Desk.svelte";
import { needsConfirm } from "./desk/steps";
import { waits } from "../../table/steps";
import End from "./End.svelte";
import { greats } from "./great";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { commits, intendedAction, touches } from "./touching";

export default {
  Board, Desk, End, greats, Hand, Seat, needsConfirm, waits, touches, commits, intendedAction, quietReasons: ["why-end"],
} satisfies GameUi;
