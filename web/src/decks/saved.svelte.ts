// Decks of a game that this browser keeps: several by title, and the one that is being built. A browser that keeps nothing
// forgets them with the page.
const PLACE = "greathall-decks-";

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
    // nothing was kept here, or somebody else's
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

  /** What was being built when the page was left. */
  get draft(): string {
    return this.#kept.draft;
  }
  set draft(list: string) {
    this.keep({ ...this.#kept, draft: list });
  }

  /** Under its id if it has one, else as one more; the id. */
  save(id: string, title: string, list: string): string {
    const deck = { id: id || crypto.getRandomValues(new Uint32Array(2)).join("-"), title, list };
    const known = this.all.some((one) => one.id === id);
    this.keep({ ...this.#kept, decks: known ? this.all.map((one) => (one.id === id ? deck : one)) : [...this.all, deck] });
    return deck.id;
  }

  /** Takes it away; where it was, for who wants it back. */
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
      // nothing can be kept here
    }
  }
}

const games = new Map<string, Decks>();

/** The same for everybody who asks. */
export function decksOf(game: string): Decks {
  const found = games.get(game) ?? new Decks(game);
  games.set(game, found);
  return found;
}
