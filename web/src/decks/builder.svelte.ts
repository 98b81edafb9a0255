// The deck that is being built. Whether it may be played, and what is to be expected of it, the hall says.
import { untrack } from "svelte";
import { api, Refused } from "../lib/api";
import type { DeckReport } from "../wire/core";
import { type Counts, GAME, inOrder, written } from "./cards";
import { decks } from "./saved.svelte";

/** So long nothing more is changed before the hall is asked. */
const PAUSE = 150;

/** A deck as it lies open. */
interface Laid {
  title: string;
  character: number;
  counts: Counts;
  id: string;
}

export class Builder {
  title = $state("");
  character = $state(0);
  counts = $state.raw<Counts>(new Map());
  house = $state(false);
  /** Under which id this browser keeps it; "": not yet. */
  id = $state("");
  report = $state.raw<DeckReport | null>(null);
  /** What lay here before another deck was opened, unless it is kept anyway. */
  before = $state.raw<Laid | null>(null);
  /** The hall does not answer. */
  lost = $state(false);

  list = $derived(written(this.title, this.character, this.counts));
  size = $derived([...this.counts.values()].reduce((sum, count) => sum + count, 0));
  cards = $derived(inOrder(this.counts.keys()));
  /** Kept as it is now. */
  kept = $derived(decks.all.some((one) => one.id === this.id && one.list === this.list));
  private turn = 0;

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
    this.lay({ title: "", character: 0, counts: new Map(), id: "" });
  }

  /** Lays open a deck that the hall has read. */
  take({ title, character, cards }: Pick<DeckReport, "title" | "character" | "cards">, id = ""): void {
    this.lay({ title, character, counts: new Map(cards as unknown as [number, number][]), id });
  }

  private lay(deck: Laid): void {
    const { title, character, counts, id } = this;
    this.before = this.size > 0 && !this.kept ? { title, character, counts, id } : null;
    this.open(deck);
  }

  /** The deck from before once more. */
  undo(): void {
    if (this.before) this.open(this.before);
    this.before = null;
  }

  private open({ title, character, counts, id }: Laid): void {
    [this.title, this.character, this.counts, this.id] = [title, character, counts, id];
  }

  /** Reads a list, or the code of a link, however it is written; what it means is the hall's word. */
  async read(text: string, id = ""): Promise<DeckReport> {
    const report = await api.deck(GAME, text, this.house);
    this.take(report, id);
    return report;
  }

  save(): void {
    this.id = decks.save(this.id, this.title, this.list);
  }

  /** Asks the hall about the deck as it is, once nobody changes it any more; to be called whenever it has changed. */
  watch(): () => void {
    const [list, house, mine] = [this.list, this.house, ++this.turn];
    const pause = untrack(() => {
      decks.draft = list;
      return this.report ? PAUSE : 0;
    });
    const later = setTimeout(() => void this.judge(list, house, mine), pause);
    return () => clearTimeout(later);
  }

  private async judge(list: string, house: boolean, mine: number): Promise<void> {
    try {
      const report = await api.deck(GAME, list, house);
      if (mine === this.turn) [this.report, this.lost] = [report, false];
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.lost = true;
    }
  }
}
