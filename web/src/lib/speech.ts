// A table in sentences: its moves, questions, events, reasons and end, as the terminal words them.
import type { Reason, Result, Row, Word } from "../wire/core";
import { type Book, capital, type Facts } from "./book";

/** By field of a view, how the text view shows it. */
export type Rows = Readonly<Record<string, Row>>;
export type Labels = Readonly<Record<string, readonly string[]>>;
/** By field, the kind of its numbers: the sentence `name-Kind` gives their labels. */
export type Kinds = Readonly<Record<string, string>>;

export class Speech {
  constructor(
    readonly book: Book,
    private readonly labels: Labels,
    readonly seats: readonly string[],
    private readonly rows: Rows = {},
    private readonly kinds: Kinds = {},
    /** The game's name: its texts are fetched by it. */
    readonly game = "",
    /** The side of each seat, if there are teams. */
    private readonly sides: readonly number[] = [],
  ) {}

  /** How the text view shows a field of a view. */
  row(field: string): Row {
    return this.rows[field] ?? {};
  }

  say(key: string, facts?: Facts): string {
    return this.book.say(key, facts);
  }

  move(action: unknown): string {
    return this.tell("do", action);
  }

  question(step: unknown): string {
    return this.tell("ask", step);
  }

  event(event: unknown): string {
    return this.tell("tell", event);
  }

  /** An event on a banner. */
  great(event: unknown): string {
    return capital(this.tell("great", event));
  }

  hasGist({ type }: Word): boolean {
    return this.book.has(`gist-${type}`);
  }

  /** The outcome of an auction whose bids aren't shown. */
  gist(event: unknown): string {
    return this.tell("gist", event);
  }

  reason(reason: Reason): string {
    return capital(this.book.say(reason.key, this.byName(reason.facts)));
  }

  /** What a hint says to the player themselves: the sentence `hint-…` of a reason `why-…`, if there is one. */
  advice(reason: Reason): string {
    return this.reason({ ...reason, key: reason.key.replace("why-", "hint-") });
  }

  ending(result: Result): string {
    return capital(this.book.say(result.reason, { winners: this.list(result.winners.map((seat) => this.seat(seat))) }));
  }

  /** How it ended, to a player who lost or who won alone. */
  endingFor(result: Result, fate: "lost" | "won"): string {
    const key = result.reason.replace("end-", `${fate}-`);
    return this.book.has(key) ? this.book.say(key) : this.ending(result);
  }

  /** A seat's tally at the end; "" if the game counts nothing. */
  tally(facts: Facts): string {
    return this.book.has("tally") && Object.keys(facts).length > 0 ? capital(this.book.say("tally", this.byName(facts))) : "";
  }

  seat(seat: number): string {
    return seat < 0 && this.book.has("name-nobody") ? this.book.say("name-nobody") : (this.seats[seat] ?? "?");
  }

  /** The side of a seat; null if all play for themselves. */
  side(seat: number): number | null {
    return this.sides[seat] ?? null;
  }

  /** The team of a seat; "" if all play for themselves. */
  team(seat: number): string {
    return seat in this.sides ? this.called("team", this.sides[seat]) : "";
  }

  /** The label of a field's number: card 5 is “7g”. The field's own sentence gives it, or that of its kind. */
  called(field: string, value: unknown): string {
    if (this.seated(field)) return this.seat(value as number);
    const label = typeof value === "number" ? (this.labels[field]?.[value] ?? "?") : "?";
    if (label === "?") return label;
    if (this.book.has(`name-${field}`)) return this.book.say(`name-${field}`, { [field]: label });
    const kind = `name-${this.kinds[field]}`;
    return this.book.has(kind) ? this.book.say(kind, { label }) : label;
  }

  /** Whether the numbers of this field are seats, which a game marks with an empty list of labels. */
  private seated(field: string): boolean {
    return field === "seat" || this.labels[field]?.length === 0;
  }

  /** The lists of labels as long as the board: what its spaces are called, and what is printed on them. */
  places(size: number): Labels {
    return Object.fromEntries(Object.entries(this.labels).filter(([, names]) => names.length === size));
  }

  list(things: readonly string[]): string {
    return things.join(", ");
  }

  /** The sentence for a word: `prefix-Kind`, with the labels of its fields. */
  private tell(prefix: string, word: unknown): string {
    const { type, ...said } = word as Word & Facts;
    return this.book.say(`${prefix}-${type}`, this.byName(said));
  }

  /** The values for a sentence: card 5 by its label. */
  private byName(facts: Facts): Facts {
    return Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, this.fact(field, value)]));
  }

  private sayable(value: unknown): boolean {
    return typeof value === "object" && value !== null && "type" in value && this.book.has(`do-${String(value.type)}`);
  }

  /** A field as a value for a sentence. If it is a choice itself, such as the offer to be answered, it is worded
   *  like any choice. */
  fact(field: string, value: unknown): unknown {
    if (value === null || value === undefined) return "none";
    if (this.sayable(value)) return this.move(value);
    if (field === "seats" && Array.isArray(value)) return this.list(value.map((seat: number) => this.seat(seat)));
    if (Array.isArray(value)) return this.list(value.map((one) => (field in this.labels ? this.called(field, one) : String(one)))) || "none";
    if (field === "seat" || field in this.labels) return this.called(field, value);
    return typeof value === "object" ? JSON.stringify(value) : value;
  }
}
