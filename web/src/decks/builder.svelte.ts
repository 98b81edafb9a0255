// The deck being built. The server says whether it is legal and works out its stats.
import { untrack } from "svelte";
import { api, Refused } from "../lib/api";
import type { BuilderInfo, DeckReport } from "../wire/core";
import type { DeckUi } from "../lib/games";
import { Cards, type Counts } from "./cards";
import { type Decks, decksOf } from "./saved.svelte";

/** How long nothing may change before the server is asked, in milliseconds. */
const PAUSE = 150;

/** An open deck. */
interface Laid {
  title: string;
  lead: number;
  counts: Counts;
  id: string;
}

type Choice = boolean | number | string;

export class Builder {
  readonly known: Cards;
  readonly decks: Decks;
  title = $state("");
  lead = $state(0);
  counts = $state.raw<Counts>(new Map());
  /** The values chosen for the options that the builder leaves open. */
  switched = $state<Record<string, Choice>>({});
  /** The id under which this browser saved it; "" if it isn't saved. */
  id = $state("");
  report = $state.raw<DeckReport | null>(null);
  /** The deck that was open before this one; null if it is saved anyway. */
  before = $state.raw<Laid | null>(null);
  /** The server doesn't answer. */
  lost = $state(false);

  list = $derived.by(() => this.known.written(this.title, this.lead, this.counts));
  size = $derived([...this.counts.values()].reduce((sum, count) => sum + count, 0));
  cards = $derived.by(() => this.known.inOrder(this.counts.keys()));
  /** Whether the saved copy is up to date. */
  kept = $derived.by(() => this.decks.all.some((one) => one.id === this.id && one.list === this.list));
  private turn = 0;

  constructor(
    readonly game: string,
    readonly info: BuilderInfo,
    readonly ui: DeckUi | null,
  ) {
    this.known = new Cards(info);
    this.decks = decksOf(game);
  }

  /** The options of the table at which the deck will be played. */
  get options(): Readonly<Record<string, Choice>> {
    return { ...this.info.own, ...this.switched };
  }

  count(card: number): number {
    return this.counts.get(card) ?? 0;
  }

  change(card: number, by: number): void {
    const count = Math.max(0, this.count(card) + by);
    const next = new Map(this.counts);
    if (count > 0) next.set(card, count);
    else next.delete(card);
    this.counts = next;
  }

  clear(): void {
    this.lay({ title: "", lead: 0, counts: new Map(), id: "" });
  }

  /** Open a deck that the server has read. */
  take({ title, lead, cards }: Pick<DeckReport, "title" | "lead" | "cards">, id = ""): void {
    this.lay({ title, lead, counts: new Map(cards as unknown as [number, number][]), id });
  }

  private lay(deck: Laid): void {
    const { title, lead, counts, id } = this;
    this.before = this.size > 0 && !this.kept ? { title, lead, counts, id } : null;
    this.open(deck);
  }

  /** Reopen the previous deck. */
  undo(): void {
    if (this.before) this.open(this.before);
    this.before = null;
  }

  private open({ title, lead, counts, id }: Laid): void {
    [this.title, this.lead, this.counts, this.id] = [title, lead, counts, id];
  }

  /** Read a list or the code of a link, in any notation; the server says what it means. */
  async read(text: string, id = ""): Promise<DeckReport> {
    const report = await api.deck(this.game, text, this.options);
    this.take(report, id);
    return report;
  }

  save(): void {
    this.id = this.decks.save(this.id, this.title, this.list);
  }

  /** Ask the server about the deck once it has stopped changing; call this after every change. */
  watch(): () => void {
    const [list, options, mine] = [this.list, this.options, ++this.turn];
    const pause = untrack(() => {
      this.decks.draft = list;
      return this.report ? PAUSE : 0;
    });
    const later = setTimeout(() => void this.judge(list, options, mine), pause);
    return () => clearTimeout(later);
  }

  private async judge(list: string, options: Readonly<Record<string, Choice>>, mine: number): Promise<void> {
    try {
      const report = await api.deck(this.game, list, options);
      if (mine === this.turn) [this.report, this.lost] = [report, false];
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.lost = true;
    }
  }
}
