import type { GameUi } from "../../lib/games";
import Board from "./Board.svelte";
import { greats } from "./great";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { commits, intendedAction, touches } from "./touching";

export default { Board, greats, Hand, Seat, touches, commits, intendedAction, urgentAsides: ["Draw"] } satisfies GameUi;
