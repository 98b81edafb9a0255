import type { GameUi } from "../../lib/games";
import type { Event } from "../../wire/diagon_alley";
import Board from "./Board.svelte";
import Desk from "./desk/Desk.svelte";
import { asks } from "./desk/steps";
import { waits } from "../../table/steps";
import { greats } from "./great";
import Hand from "./Hand.svelte";
import Mark from "./Hat.svelte";
import Seat from "./Seat.svelte";
import { commits, intendedAction, touches } from "./touching";

const begins = (event: Event) => (event.type === "Diced" ? event.seat : null);

export default {
  Board, Desk, greats, Hand, Mark, Seat, asks, begins, waits, touches, commits, intendedAction, quietReasons: ["why-roll", "why-end", "why-only"],
  listed: ["Buy", "Call", "Floo", "Close", "Snatch", "Shove", "Pickpocket", "Found", "Exchange"],
} satisfies GameUi;
