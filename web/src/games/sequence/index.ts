import type { GameUi } from "../../lib/games";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mark from "./Mark.svelte";
import Seat from "./Seat.svelte";
import { commits, intendedAction, touches } from "./touching";

export default { Board, Hand, Mark, Seat, touches, commits, intendedAction, urgentAsides: ["Draw"] } satisfies GameUi;
