// A match being replayed. Frames are fetched in pieces, on demand; a moment is the table after n entries. The reader
// steps from turn to turn, so that a move and its draws are one step.
import { api, Refused } from "../lib/api";
import { type GameUi, type Moment, uiOf } from "../lib/games";
import { type Rows, Speech } from "../lib/speech";
import { headSeen } from "../lib/heads";
import { type Promised, promisedAt } from "../lib/seeds";
import { sentences } from "../lib/sentences.svelte";
import type { Frame, Frames, GameInfo, SeatInfo } from "../wire/hall";
import type { Source } from "./source";
import { watched } from "../lib/works";
import { pieces, query, turnAt, type Viewer } from "./turns";

/** How many turns ahead frames are fetched. */
const AHEAD = 4;

export class Film {
  /** The outline of the whole match; null until the first piece has arrived. */
  whole = $state.raw<Frames | null>(null);
  info = $state.raw<GameInfo | null>(null);
  private rows = $state.raw<Rows>({});
  ui = $state.raw<GameUi | null>(null);
  seats = $state.raw<readonly SeatInfo[]>([]);
  /** The viewers to choose from. */
  choices = $state.raw<readonly Viewer[]>([null]);
  viewer = $state.raw<Viewer>(null);
  turn = $state(0);
  /** Whether it is playing by itself. */
  playing = $state(false);
  /** Which part of the match the server has replayed, before there is anything to see. */
  coming = $state<number | null>(null);
  /** Why there is nothing to see, in words. */
  fault = $state("");
  /** Whether this is one step forward from the last frame, so that the board may animate it. */
  private stepped = $state(false);
  private frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  private asked = new Set<number>();

  constructor(readonly source: Source) {}

  last = $derived((this.whole?.turns.length ?? 1) - 1);
  at = $derived(this.whole?.turns[this.turn] ?? 0);
  /** The moment of the previous turn. */
  since = $derived(this.turn > 0 ? (this.whole?.turns[this.turn - 1] ?? 0) : -1);
  frame: Frame | null = $derived(this.frames.get(this.at) ?? null);
  events: readonly unknown[] = $derived(this.between(this.since, this.at));
  moment: Moment = $derived({ seq: this.at, events: this.events, fresh: !this.stepped });
  over = $derived(this.whole?.result != null);
  /** The last head this browser saw at the table. */
  get seen(): string {
    return this.source.table ? headSeen(this.source.table) : "";
  }
  /** The promises made at the table, by this browser and to it. */
  get promised(): Promised | null {
    return this.source.table ? promisedAt(this.source.table) : null;
  }
  /** The seat that is asked at this moment; null at the end. */
  seat: number | null = $derived(askedIn(this.frame));
  /** The hall gives no names of those who have deleted themselves. */
  private names = $derived((this.whole?.seats ?? []).map((name) => name || sentences.say("seat-gone")));
  speech = $derived(
    new Speech(sentences.book(this.whole?.game ?? ""), this.info?.labels ?? {}, this.names, this.rows, this.info?.kinds, this.whole?.game, this.whole?.sides),
  );

  /** `at` and `viewer` as far as the address gives them. */
  async open(at: number | null, viewer: Viewer | undefined): Promise<void> {
    await this.trying(async () => {
      const { over, mine, seats } = await this.source.about();
      const numbers = over ? seats.map((_, seat) => seat) : mine;
      this.choices = over ? ["open", ...numbers, null] : [...numbers, null];
      this.viewer = viewer !== undefined && this.choices.includes(viewer) ? viewer : this.choices[0]!;
      const whole = await this.piece(pieces(at ?? 0, at ?? 0)[0]!);
      const { game } = whole;
      const [games, rows, ui] = await Promise.all([api.games(), api.rows(game), uiOf(game), sentences.open(game)]);
      this.rows = rows;
      this.info = games.find((game) => game.name === whole.game) ?? null;
      [this.ui, this.seats] = [ui, whole.seats.map((name, seat) => ({ ...seats[seat]!, name }))];
      this.turn = at === null ? 0 : turnAt(whole.turns, at);
      this.whole = whole;
      await this.need();
    });
  }

  async go(turn: number): Promise<void> {
    const to = Math.min(Math.max(turn, 0), this.last);
    this.stepped = to === this.turn + 1;
    this.turn = to;
    await this.trying(() => this.need());
  }

  /** Change the viewer; the old frame stays until the new ones have arrived. */
  async look(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    this.stepped = false;
    this.asked.clear();
    await this.trying(async () => {
      const [whole] = await this.need();
      if (whole && viewer === this.viewer) this.whole = whole;
    });
  }

  private async trying(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.fault = no.sentence;
    }
  }

  /** Fetch the pieces for this moment and the next few. */
  private async need(): Promise<Frames[]> {
    const until = this.whole?.turns[Math.min(this.turn + AHEAD, this.last)] ?? this.at;
    const wanted = pieces(this.since + 1, until).filter((since) => !this.asked.has(since));
    return Promise.all(wanted.map((since) => this.piece(since)));
  }

  private async piece(since: number): Promise<Frames> {
    const viewer = this.viewer;
    this.asked.add(since);
    const asking = query(viewer, since);
    const coming = this.whole
      ? this.source.replay(asking)
      : watched((more) => this.source.replay(`${asking}&${more}`), (share) => (this.coming = share));
    const piece = await coming.catch((no: unknown) => {
      this.asked.delete(since);
      throw no;
    });
    if (viewer === this.viewer) {
      const before = [...this.frames].filter(([at]) => this.asked.has(pieces(at, at)[0]!));
      this.frames = new Map([...before, ...piece.frames.map((frame) => [frame.at, frame] as const)]);
    }
    return piece;
  }

  private between(since: number, until: number): readonly unknown[] {
    const found: unknown[] = [];
    for (let at = since + 1; at <= until; at++) found.push(...(this.frames.get(at)?.events ?? []));
    return found;
  }
}

/** The question on top of the agenda, which every view shows. */
function askedIn(frame: Frame | null): number | null {
  const agenda = (frame?.view as { agenda?: readonly { seat?: number }[] } | undefined)?.agenda ?? [];
  return agenda.at(-1)?.seat ?? null;
}
