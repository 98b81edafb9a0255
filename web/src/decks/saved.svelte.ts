// A game's decks saved in this browser: several by title, and the one being built. If the browser stores nothing, they
// last as long as the page.
const PLACE = "greathall-decks-";
const SAVED_ID = /^\d+-\d+$/;

export interface Saved {
  readonly id: string;
  readonly title: string;
  readonly list: string;
}

interface Kept {
  decks: readonly Saved[];
  draft: string;
}

function read(place: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? "null") as Kept | null;
    if (found && Array.isArray(found.decks)) return { decks: found.decks, draft: String(found.draft ?? "") };
  } catch {
    // nothing was stored here, or it isn't ours
  }
  return { decks: [], draft: "" };
}

export class Decks {
  private readonly place: string;
  #kept = $state.raw<Kept>({ decks: [], draft: "" });

  constructor(game: string) {
    this.place = PLACE + game;
    this.#kept = read(this.place);
  }

  get all(): readonly Saved[] {
    return this.#kept.decks;
  }

  /** The deck that was being built when the page was closed. */
  get draft(): string {
    return this.#kept.draft;
  }
  set draft(list: string) {
    this.keep({ ...this.#kept, draft: list });
  }

  /** Save it under its id, or as a new deck; return the id. */
  save(id: string, title: string, list: string): string {
    const deck = { id: id || crypto.getRandomValues(new Uint32Array(2)).join("-"), title, list };
    const known = this.all.some((one) => one.id === id);
    this.keep({ ...this.#kept, decks: known ? this.all.map((one) => (one.id === id ? deck : one)) : [...this.all, deck] });
    return deck.id;
  }

  /** Remove it and return where it was, so that it can be restored. */
  remove(id: string): () => void {
    const before = this.all;
    this.keep({ ...this.#kept, decks: before.filter((one) => one.id !== id) });
    return () => this.keep({ ...this.#kept, decks: before });
  }

  private keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(this.place, JSON.stringify(kept));
    } catch {
      // storage is not available
    }
  }
}

const games = new Map<string, Decks>();

/** All callers share one instance. */
export function decksOf(game: string): Decks {
  const found = games.get(game) ?? new Decks(game);
  games.set(game, found);
  return found;
}

/** The list of a saved deck, or the name of a ready-made one; "" if the saved deck has gone. */
export function listOf(game: string, deck: string): string {
  const saved = decksOf(game).all.find(({ id }) => id === deck);
  return saved?.list ?? (SAVED_ID.test(deck) ? "" : deck);
}
