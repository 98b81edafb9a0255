import type { GameUi } from "../../lib/games";
import type { Event } from "../../wire/monopoly";
import Board from "./Board.svelte";
import Desk from "./desk/Desk.svelte";
import { ACTS } from "./desk/facts";
import { asks } from "./desk/steps";
import { greats } from "./great";
import Hand from "./Hand.svelte";
import Mark from "./Mark.svelte";
import Seat from "./Seat.svelte";
import { commits, intendedAction, touches } from "./touching";

const begins = (event: Event) => (event.type === "Threw" ? event.seat : null);

export default {
  Board, Desk, greats, Hand, Mark, Seat, asks, begins, touches, commits, intendedAction, urgentAsides: ["Claim"], quietReasons: ["why-wait"],
  listed: ACTS.money,
} satisfies GameUi;
