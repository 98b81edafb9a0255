import type { Thing } from "../../lib/log";
import Display from "./Display.svelte";
import Inline from "./Inline.svelte";
import type { GameUi } from "../../lib/games";
import Board from "./Board.svelte";
import { greats } from "./great";
import Hand from "./Hand.svelte";
import Mark from "./Mark.svelte";
import Seat from "./Seat.svelte";
import Team from "./Team.svelte";
import { commits, intendedAction, touches } from "./touching";

const ofCards = <T>(component: T) => ({ field }: Thing) => (field === "card" ? component : undefined);
const [inline, display] = [ofCards(Inline), ofCards(Display)];

export default { Board, greats, Hand, Mark, Seat, Team, inline, display, lights: touches, touches, commits, intendedAction, urgentAsides: ["Draw"] } satisfies GameUi;
