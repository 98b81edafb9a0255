// A table as this browser knows it: what the server said last, what has been touched, and what may be said back.
import type { Chair, FromServer, GameInfo, Hello, Hints, Question, Saying, Say, TableNow, Told } from "../wire/hall";
import { api } from "./api";
import { Connection, type Line } from "./connection";
import { type GameUi, type Moment, uiOf } from "./games";
import { type Action, type Narrowed, narrowed, PLAIN, touch } from "./narrow";
import { Speech } from "./speech";
import { words } from "./words.svelte";

/** Why something can't be done, with the rule where one speaks. */
export interface Objection {
  rule: string;
  key: string;
  facts: Record<string, unknown>;
  why: string;
}

/** One thing that happened, or a bot's reason for what it did. */
export type Entry = { kind: "event"; event: unknown } | { kind: "reason"; told: Told };

const HEADS = "greathall-head-";

export class Table {
  line = $state<Line>("calling");
  /** Why the hall does not let us in, in its words. */
  refused = $state("");
  hello = $state.raw<Hello | null>(null);
  now = $state.raw<TableNow | null>(null);
  info = $state.raw<GameInfo | null>(null);
  ui = $state.raw<GameUi | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  said = $state.raw<readonly Saying[]>([]);
  moment = $state.raw<Moment>({ seq: 0, events: [], fresh: true });
  touched = $state.raw<readonly string[]>([]);
  /** The last refusal, until something else is done. */
  objection = $state.raw<Objection | null>(null);
  hints = $state.raw<Hints | null>(null);
  hinting = $state(false);
  /** An action was sent and not answered yet. */
  waiting = $state(false);
  /** When the clocks were told, to run them on between messages. */
  toldAt = $state(0);

  private readonly connection: Connection;
  private seq = 0;
  private first = true;

  constructor(readonly id: string) {
    this.connection = new Connection(
      id,
      () => this.seq,
      (message) => this.hear(message),
      (line, why) => this.lineChanged(line, why),
    );
  }

  close(): void {
    this.connection.close();
  }

  /** After this browser became another guest, or took a seat. */
  again(): void {
    this.connection.again();
  }

  // ── what may be done now ──────────────────────────────────────────────────
  /** Through whose eyes we see; null: a spectator's, or all curtains are shut. */
  seat = $derived(this.now?.seat ?? null);
  mine = $derived(this.hello?.seats ?? []);
  chairs: readonly Chair[] = $derived(this.now?.seats ?? []);
  speech = $derived(
    new Speech(
      words.book(this.hello?.game ?? ""),
      this.info?.labels ?? {},
      this.chairs.map((chair, seat) => chair.name || words.say("seat", { number: seat + 1 })),
    ),
  );
  /** The question to this seat. */
  asked: Question | null = $derived(this.now?.ask && this.now.ask.seat === this.seat ? this.now.ask : null);
  /** Everything this seat may say: to the question, early, or unasked. */
  options: readonly Action[] = $derived(
    [this.asked, this.now?.early, this.now?.aside].flatMap((question) => (question?.options ?? []) as Action[]),
  );
  /** Of these, what is said without being asked. */
  asides: readonly Action[] = $derived((this.now?.aside?.options ?? []) as Action[]);
  narrowed: Narrowed = $derived(narrowed(this.options, this.touched, this.ui ?? PLAIN));
  /** On a shared screen: the seat that should come to it, when its curtain is shut. */
  curtain: number | null = $derived(
    this.mine.length > 1 && this.now?.status === "playing" && this.now.ask && this.seat !== this.now.ask.seat &&
      this.mine.includes(this.now.ask.seat)
      ? this.now.ask.seat
      : null,
  );

  /** The seat that speaks: the open one. */
  private get speaker(): number {
    return this.seat ?? this.mine[0] ?? 0;
  }

  touch(element: string): void {
    const by = this.ui ?? PLAIN;
    const next = touch(this.options, this.touched, element, by);
    this.objection = null;
    if (next.refused) this.whyNot([...this.touched, element]);
    this.touched = next.touched;
    if (next.send) this.play(next.send);
  }

  untouch(): void {
    this.touched = [];
    this.objection = null;
  }

  play(action: Action): void {
    this.touched = [];
    this.objection = this.hints = null;
    this.waiting = this.tell({ seq: this.seq, seat: this.speaker, action });
  }

  /** Asks the server why this is not legal; only it knows the rules. */
  whyNot(touched: readonly string[]): void {
    const meant = this.ui?.meant?.(touched, this.now?.view) ?? null;
    if (meant && this.mine.length > 0) this.probe(meant);
  }

  probe(action: Action): void {
    this.tell({ seq: this.seq, seat: this.speaker, probe: action });
  }

  open(seat: number | null): void {
    this.tell({ open: seat });
  }

  chat(text: string): void {
    this.tell({ chat: text });
  }

  phrase(name: string): void {
    this.tell({ phrase: name });
  }

  undo(): void {
    this.tell({ undo: this.speaker });
  }

  consent(seat: number, yes: boolean): void {
    this.tell({ seat, consent: yes });
  }

  hint(): void {
    this.hinting = this.tell({ seq: this.seq, hint: this.speaker });
  }

  handOver(seat: number, level: "easy" | "medium" | "hard"): void {
    this.tell({ seat, bot: level });
  }

  takeBack(seat: number): void {
    this.tell({ take: seat });
  }

  private tell(said: Say): boolean {
    const heard = this.connection.say(said);
    if (!heard) this.objection = { rule: "", key: "no-hall", facts: {}, why: "" };
    return heard;
  }

  // ── what the server says ──────────────────────────────────────────────────
  private lineChanged(line: Line, why: string): void {
    this.line = line;
    this.refused = line === "refused" ? why : "";
    if (line !== "open") this.waiting = this.hinting = false;
  }

  private hear(message: FromServer): void {
    if (message.type === "hello") void this.greeted(message);
    else if (message.type === "table") this.changed(message);
    else if (message.type === "said") this.said = [...this.said, message];
    else if (message.type === "hints") [this.hints, this.hinting] = [message, false];
    else if (message.type === "answer") this.objection = message.legal ? null : message;
    else if (message.type === "refusal") this.objected(message);
  }

  private objected(no: Objection): void {
    this.objection = no;
    this.waiting = this.hinting = false;
  }

  private async greeted(hello: Hello): Promise<void> {
    this.said = hello.said;
    if (this.hello?.game !== hello.game) {
      const [games, ui] = await Promise.all([api.games(), uiOf(hello.game), words.open(hello.game)]);
      this.info = games.find((game) => game.name === hello.game) ?? null;
      this.ui = ui;
    }
    this.hello = hello;
  }

  private changed(now: TableNow): void {
    const moved = now.seq !== this.seq || this.first;
    this.log = [
      ...this.log,
      ...now.events.map((event): Entry => ({ kind: "event", event })),
      ...now.reasons.map((told): Entry => ({ kind: "reason", told })),
    ];
    if (moved || now.events.length > 0) this.moment = { seq: now.seq, events: now.events, fresh: this.first };
    if (moved) {
      this.touched = [];
      this.objection = this.hints = null;
    }
    this.waiting = false;
    this.seq = now.seq;
    this.first = false;
    this.toldAt = performance.now();
    this.now = now;
    if (now.head) remember(this.id, now.head);
  }
}

/** The last head this browser saw at a table: Verify compares the record with it. */
function remember(table: string, head: string): void {
  try {
    localStorage.setItem(HEADS + table, head);
  } catch {
    // nothing can be kept here
  }
}

export function headSeen(table: string): string {
  try {
    return localStorage.getItem(HEADS + table) ?? "";
  } catch {
    return "";
  }
}
