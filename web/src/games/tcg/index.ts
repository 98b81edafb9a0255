import type { Thing } from "../../lib/log";
import type { Event } from "../../wire/tcg";
import Display from "./Display.svelte";
import type { GameUi } from "../../lib/games";
import Board from "./Board.svelte";
import Desk from "./desk/Desk.svelte";
import { needsConfirm } from "./desk/steps";
import { waits } from "../../table/steps";
import End from "./End.svelte";
import { greats } from "./great";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { commits, intendedAction, next, touches } from "./touching";

const CARDS = ["card", "by", "character"];
const display = ({ field }: Thing) => (CARDS.includes(field) ? Display : undefined);
const begins = (event: Event) => (event.type === "TurnBegan" ? event.seat : null);
const repeats = (event: Event, before: Event) => event.type === "Entered" && before.type === "Played" && event.card === before.card;

export default {
  Board, Desk, End, greats, Hand, Seat, repeats, begins, display, needsConfirm, waits, standing: next, touches, commits, intendedAction, quietReasons: ["why-end"],
} satisfies GameUi;
