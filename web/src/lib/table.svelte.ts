// A table as this browser knows it: the server's last message, what has been touched, and what may be answered.
import type {
  SeatInfo, FromServer, GameInfo, Hello, Level, Note, Question, Say, TableInfo, TableNow, Thinking,
} from "../wire/hall";
import { tick } from "svelte";
import { Advice } from "./advice.svelte";
import { api } from "./api";
import { coach } from "./coach.svelte";
import { Connection, type Line } from "./connection";
import { type GameUi, type Moment, uiOf } from "./games";
import { guest } from "./guest.svelte";
import { rememberHead } from "./heads";
import { calm, hurry, left } from "./motion";
import { type Entry } from "./log";
import { type Action, lifts, narrow, type Narrowed, PLAIN, touch } from "./narrow";
import { Past } from "./past.svelte";
import { prefs } from "./prefs.svelte";
import { bringSeeds } from "./seeds";
import { Settling } from "./settling.svelte";
import { Showing } from "./showing";
import { play } from "./sound";
import type { Speed } from "./speeds";
import { type Rows, Speech } from "./speech";
import { sentences } from "./sentences.svelte";
import { Talk } from "./talk.svelte";
import { type Objection, type Verdict, Verdicts } from "./verdicts";

/** How long the last board of a match stays before everyone, in milliseconds. */
const FINALE = 1600;
const NOTHING: ReadonlySet<string> = new Set();

export class Table {
  line = $state<Line>("calling");
  /** Why the server refuses us, in its words. */
  refused = $state("");
  hello = $state.raw<Hello | null>(null);
  /** The table as it has been told: the question, the log, the seats. */
  now = $state.raw<TableNow | null>(null);
  /** The last thing the server said. */
  private newest = $state.raw<TableNow | null>(null);
  /** The table as the board shows it: ahead of the telling while pieces move. */
  board = $state.raw<{ view: unknown; moment: Moment }>({ view: null, moment: { seq: 0, events: [], fresh: true } });
  /** The board shows something that hasn't been told yet. */
  showing = $state(false);
  private readonly questions = new Settling();
  private readonly verdicts = new Verdicts();
  info = $state.raw<GameInfo | null>(null);
  private rows = $state.raw<Rows>({});
  /** The table's public data: its clock, its link, whether it is practice. */
  about = $state.raw<TableInfo | null>(null);
  ui = $state.raw<GameUi | null>(null);
  readonly past = new Past((said) => this.tell(said));
  readonly talk = new Talk((said) => this.tell(said), () => this.again());
  moment = $state.raw<Moment>({ seq: 0, events: [], fresh: true });
  /** The last moment of a match, while its last board stays before everyone. */
  finale = $state.raw<Moment | null>(null);
  touched = $state.raw<readonly string[]>([]);
  /** The last refusal, until the player does something else. */
  objection = $state.raw<Objection | null>(null);
  readonly advice = new Advice();
  /** The elements that a hint points at. */
  marked = $state.raw<ReadonlySet<string>>(NOTHING);
  /** An action that would hurt if it were a slip: it waits to be confirmed. */
  doubted = $state.raw<Action | null>(null);
  /** An action was sent and not answered yet. */
  waiting = $state(false);
  /** News that no event tells: time was up, an undo was refused. */
  notes = $state.raw<readonly Note[]>([]);
  /** How long the bot that is asked takes, if it takes long. */
  private thinking = $state.raw<Thinking | null>(null);
  thinks = $derived(this.thinking && this.thinking.seq === this.now?.seq ? this.thinking.seconds : null);
  /** Whatever happens until the player is asked is shown without motion. */
  skipping = $state(false);
  /** Nobody else plays but bots, and one of them is asked. */
  skippable = $derived.by(() => {
    const [seats, asked] = [this.seats, this.now?.ask?.seat ?? -1];
    return this.mine.length === 1 && Boolean(seats[asked]?.bot) && seats.every(({ bot }, seat) => bot || this.mine.includes(seat));
  });
  /** When the clocks arrived, so that they can run on between messages. */
  toldAt = $state(0);

  private readonly connection: Connection;
  private seq = 0;
  private first = true;
  private readonly shows = new Showing<TableNow>({
    show: (now) => this.show(now),
    seen: (now) => this.seen(now),
    tell: (now) => this.told(now),
    behind: hurry,
  });
  /** On a shared screen: the seat that has just moved and is still there. */
  private justMoved: number | null = null;
  /** Our seats, which the page may not know before everything about the game has arrived. */
  private sitsAt: readonly number[] = [];
  /** The curtain was closed, and the server has not said so yet. */
  private shutting = false;

  constructor(readonly id: string) {
    this.connection = new Connection(
      id,
      () => this.seq,
      (message) => this.hear(message),
      (line, why) => this.lineChanged(line, why),
    );
  }

  close(): void {
    this.questions.end();
    this.connection.close();
  }

  /** Reconnect after this browser became another guest, or took a seat. */
  again(): void {
    this.connection.again();
  }

  /** A click now was meant for the question before. */
  get settling(): boolean {
    return this.questions.now;
  }

  // ── what the player may do now ────────────────────────────────────────────
  /** The viewer; null: a spectator, or all curtains are closed. */
  seat = $derived(this.now?.seat ?? null);
  mine = $derived(this.hello?.seats ?? []);
  seats: readonly SeatInfo[] = $derived(this.now?.seats ?? []);
  speech = $derived(
    new Speech(
      sentences.book(this.hello?.game ?? ""),
      this.info?.labels ?? {},
      this.seats.map((sitter, seat) => sitter.name || this.nameless(sitter, seat + 1)),
      this.rows,
      this.info?.kinds,
      this.hello?.game,
      this.hello?.sides,
    ),
  );
  /** The kinds of things that have labels, without the players. */
  things = $derived(Object.fromEntries(Object.entries(this.info?.labels ?? {}).filter(([, labels]) => labels.length > 0)));
  /** The game played here, or its variant. */
  readonly played = $derived(this.hello ? this.hello.variant || this.hello.game : "");
  /** What the coach says; null where there is none, or to a player who needs none. */
  coached = $derived(coach.speaks(this.played) ? (this.now?.coach ?? null) : null);
  /** Several seats play on this screen. */
  shared = $derived(this.mine.length > 1);
  /** No seat may see another's secrets. */
  private veiled = $derived(this.shared && (this.hello?.secrets ?? true));
  log: readonly Entry[] = $derived(
    this.veiled ? this.past.entries.filter(({ viewer }) => viewer === null || viewer === this.seat) : this.past.entries,
  );
  /** The player's own seats that a bot is playing at the moment. */
  lent = $derived(this.mine.filter((seat) => this.seats[seat]?.bot));
  /** Whether the server would hear the player: the connection is open, and no answer is pending. */
  free = $derived(this.line === "open" && !this.waiting);
  /** Whether the player may answer now: everything that happened was shown. */
  able = $derived(this.free && !this.showing);
  /** The question to this seat. */
  asked: Question | null = $derived(this.now?.ask && this.now.ask.seat === this.seat ? this.now.ask : null);
  /** Everything this seat may play: as an answer, early, or as an aside; nothing while a bot plays for it. */
  legal: readonly Action[] = $derived(
    this.seat !== null && this.lent.includes(this.seat)
      ? []
      : [this.showing ? null : this.asked, this.now?.early, this.newest?.aside].flatMap((question) => (question?.legal ?? []) as Action[]),
  );
  /** The asides among them. */
  asides: readonly Action[] = $derived((this.newest?.aside?.legal ?? []) as Action[]);
  narrowed: Narrowed = $derived(narrow(this.able ? this.legal : [], this.touched, this.ui ?? PLAIN));
  /** On a shared screen: the seat to pass the device to while its curtain is closed. */
  curtain: number | null = $derived(
    this.veiled && !this.waiting && !this.showing && this.now?.status === "playing" && this.now.ask && this.seat !== this.now.ask.seat &&
      this.mine.includes(this.now.ask.seat)
      ? this.now.ask.seat
      : null,
  );

  /** Whether this event is a bid at an auction, and whose. */
  bidder({ type, seat }: { type: string; seat?: number }): "bot" | "person" | null {
    if (!this.info?.bids.includes(type)) return null;
    return this.seats[seat ?? -1]?.bot ? "bot" : "person";
  }

  /** The seat that acts: the open one. */
  private get speaker(): number {
    return this.seat ?? this.mine[0] ?? 0;
  }

  private nameless(sitter: SeatInfo, number: number): string {
    if (sitter.gone) return sentences.say("seat-gone");
    return sitter.bot ? sentences.say("bot-name", { number }) : sentences.say("seat", { number });
  }

  touch(element: string): void {
    if (!this.able) return;
    const by = this.ui ?? PLAIN;
    const next = touch(this.legal, this.touched, element, by);
    this.objection = null;
    if (next.refused) this.whyNot([...this.touched, element]);
    this.touched = next.touched;
    if (next.send) this.choose(next.send);
  }

  /** Whether this can be dragged: see `lifts`. */
  lifts(element: string): boolean | null {
    return this.able && !this.settling ? lifts(this.legal, element, this.ui ?? PLAIN) : null;
  }

  /** Play it, or ask first if a slip would hurt. */
  choose(action: Action): void {
    if (this.needsConfirm(action)) this.doubted = action;
    else this.play(action);
  }

  needsConfirm(action: Action): boolean {
    const kinds = this.info?.confirm_kinds ?? [];
    return kinds.includes(action.type) || (this.ui?.needsConfirm?.(action, this.now?.view) ?? false);
  }

  untouch(): void {
    this.touched = [];
    this.objection = null;
  }

  /** Whatever belonged to the last moment. */
  private letGo(): void {
    this.touched = [];
    this.objection = this.doubted = this.advice.best = null;
    this.marked = NOTHING;
  }

  play(action: Action): void {
    const seat = this.speaker;
    this.letGo();
    this.notes = [];
    if (this.veiled) this.shut(seat);
    this.waiting = this.tell({ seq: this.seq, seat, action });
  }

  /** What a move brings its player, such as a drawn card, must not be seen by the next person at this screen. */
  private shut(seat: number): void {
    this.justMoved = seat;
    this.shutting = true;
    this.open(null);
  }

  /** Ask the server why this is illegal; only it knows the rules. What means nothing gets an answer too. */
  whyNot(touched: readonly string[]): void {
    const intendedAction = this.ui?.intendedAction?.(touched, this.now?.view) ?? null;
    if (this.mine.length === this.lent.length) return;
    if (intendedAction) this.probe(intendedAction);
    else this.objected({ rule: "", key: this.asked ? "table-no-play" : "table-no-turn", facts: {}, why: "" });
  }

  probe(action: Action): void {
    this.tell({ seq: this.seq, seat: this.speaker, probe: action });
  }

  /** Ask whether this could be played, and what remains of its form: for forms that say so while they are filled in. */
  judge(action: Action): Promise<Verdict> {
    return this.verdicts.ask(() => this.connection.say({ seq: this.seq, seat: this.speaker, probe: action }));
  }

  /** Why this element can't be touched, in a sentence; nothing if it can be. */
  async why(element: string): Promise<string> {
    const action = this.ui?.intendedAction?.([element], this.now?.view) ?? null;
    if (!action || this.mine.length <= this.lent.length) return "";
    const { no } = await this.judge(action);
    return no ? sentences.refusal(no, this.hello?.game) : "";
  }

  open(seat: number | null): void {
    this.tell({ open: seat });
  }

  /** A free seat, or a bot's seat that belongs to nobody. */
  async sit(seat: number): Promise<void> {
    const known = guest.me !== null;
    await guest.need();
    await api.sit(this.id, seat);
    if (!known) this.again();
  }

  undo(): void {
    this.tell({ undo: this.speaker });
  }

  consent(seat: number, yes: boolean): void {
    this.tell({ seat, consent: yes });
  }

  hint(): void {
    this.advice.asking = this.tell({ seq: this.seq, hint: this.speaker });
  }

  handOver(seat: number, level: Level): void {
    this.tell({ seat, bot: level });
  }

  takeBack(seat: number): void {
    this.tell({ take: seat });
  }

  setPace(pace: Speed): void {
    if (this.tell({ pace }) && this.about) this.about = { ...this.about, pace };
  }

  /** Bots answer at once until this player is asked; only where nobody else plays. */
  skip(): void {
    this.skipping = this.tell({ skip: this.speaker });
  }

  private tell(said: Say): boolean {
    const heard = this.connection.say(said);
    if (!heard) this.objection = { rule: "", key: "no-hall", facts: {}, why: "" };
    return heard;
  }

  // ── messages from the server ──────────────────────────────────────────────
  private lineChanged(line: Line, why: string): void {
    this.line = line;
    this.refused = line === "refused" ? why : "";
    if (line === "refused") void this.look();
    if (line !== "open") {
      this.waiting = false;
      this.advice.ended();
      this.verdicts.forget();
      this.past.forget();
    }
    if (line === "open") this.talk.opened();
  }

  private hear(message: FromServer): void {
    this.bringSeeds(message);
    if (message.type === "hello") void this.greeted(message);
    else if (message.type === "table") this.heard(message);
    else if (message.type === "earlier") this.past.came(message);
    else if (message.type === "said") this.talk.heard(message);
    else if (message.type === "hints") this.advice.came(message);
    else if (message.type === "coming") this.advice.share = message.share;
    else if (message.type === "thinking") this.thinking = message;
    else if (message.type === "answer" || message.type === "refusal") {
      // a silent question gets a silent answer; one that came too late is refused instead
      if (!this.verdicts.hear(message) && !(message.type === "answer" && message.legal)) this.objected(message);
    }
  }

  /** Commit to our seeds and reveal them, whenever the table tells that it is time to. */
  private bringSeeds(message: FromServer): void {
    if (message.type === "hello") this.sitsAt = message.seats;
    if (message.type !== "table" || this.sitsAt.length === 0) return;
    void bringSeeds({ ...message, id: this.id, mine: this.sitsAt });
  }

  private objected(no: Objection): void {
    this.objection = no;
    this.waiting = false;
    this.advice.best = null;
    this.advice.ended();
    play("no");
  }

  private async greeted(hello: Hello): Promise<void> {
    this.talk.said = hello.said;
    void this.look();
    if (this.hello?.game !== hello.game) {
      const { game } = hello;
      const [games, rows, ui] = await Promise.all([api.games(), api.rows(game), uiOf(game), sentences.open(game)]);
      this.info = games.find((game) => game.name === hello.game) ?? null;
      [this.rows, this.ui] = [rows, ui];
    }
    this.hello = hello;
  }

  private async look(): Promise<void> {
    try {
      this.about = await api.table(this.id);
    } catch {
      // the connection reports what is wrong
    }
  }

  private heard(now: TableNow): void {
    this.waiting &&= this.shutting && now.seq === this.seq;
    this.shutting = false;
    this.seq = now.seq;
    this.newest = now;
    this.shows.add(now);
  }

  /** On the board, where pieces begin to move. */
  private show(now: TableNow): boolean {
    const moved = now.seq !== this.board.moment.seq || this.first;
    const fresh = this.first;
    const moment = moved || now.events.length > 0 ? { seq: now.seq, events: now.events, fresh } : this.board.moment;
    this.board = { view: now.view, moment };
    this.first = false;
    this.showing = now.events.length > 0 && !fresh && !this.skipping && !prefs.plain && !calm();
    return this.showing;
  }

  private async seen(now: TableNow): Promise<void> {
    await tick(); // the board shows it, and its pieces move
    await pause(left());
    if (now.status !== "over" || this.now?.status !== "playing") return;
    this.finale = this.board.moment;
    await pause(FINALE * prefs.pace);
  }

  private told(now: TableNow): void {
    const [before, { moment }] = [this.now, this.board];
    const moved = now.seq !== before?.seq;
    this.past.add(now);
    this.moment = moment;
    this.showing = false;
    if (moved) this.letGo();
    if (now.ask?.seat === now.seat || now.status !== "playing") this.skipping = false;
    if (now.notes?.length) this.notes = now.notes;
    this.questions.next(before, now);
    this.toldAt = performance.now();
    this.now = now;
    if (moved) this.stayOpen(now);
    if (now.head) rememberHead(this.id, now.head);
  }

  /** A player who has just moved and is asked again needn't open their curtain again. */
  private stayOpen(now: TableNow): void {
    if (this.justMoved !== null && now.seat === null && now.ask?.seat === this.justMoved) this.open(this.justMoved);
    this.justMoved = null;
  }
}

const pause = (lasts: number): Promise<void> => new Promise((done) => setTimeout(done, lasts));
