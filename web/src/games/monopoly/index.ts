import type { GameUi } from "../../lib/games";
import Board from "./Board.svelte";
import Desk from "./desk/Desk.svelte";
import { ACTS } from "./desk/facts";
import { asks } from "./desk/steps";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { commits, meant, touches } from "./touching";

export default {
  Board, Desk, Hand, Seat, asks, touches, commits, meant, hasty: ["Claim"], dull: ["why-wait"],
  listed: ACTS.money,
} satisfies GameUi;
