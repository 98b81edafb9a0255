// Every sentence comes from the same Fluent files that the terminal reads; the server sends them by language.
import { Book, capital, type Facts } from "./book";
import { prefs } from "./prefs.svelte";

export { Book, capital, type Facts };

async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

class Sentences {
  languages = $state<string[]>(["en"]);
  language = $state("en");
  private hall = $state<Book>(new Book("", "en"));
  private books = $state.raw<Record<string, Book>>({});
  /** For games that are not open: their titles and options. */
  private covers = $state.raw<Record<string, Book>>({});

  /** Load the hall's sentences in this language, and again those of every game loaded so far. */
  async choose(language: string): Promise<void> {
    const hall = new Book(await text(`/api/sentences?language=${language}`), language);
    const again = (books: object, about = false) =>
      Promise.all(Object.keys(books).map((game) => read(game, language, hall, about))).then(Object.fromEntries);
    [this.books, this.covers] = await Promise.all([again(this.books), again(this.covers, true)]);
    this.hall = hall;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The reader's choice, or the first of the browser's languages that the hall has. */
  async begin(spoken: readonly string[]): Promise<void> {
    this.languages = [...spoken];
    const wishes = [prefs.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
    await this.choose(wishes.find((wish) => spoken.includes(wish)) ?? "en");
  }

  async open(game: string): Promise<void> {
    if (this.books[game]) return;
    const [, book] = await read(game, this.language, this.hall);
    this.books = { ...this.books, [game]: book };
  }

  /** Enough to offer a game: most of its sentences are only needed at its tables. */
  async glance(game: string): Promise<void> {
    if (this.books[game] || this.covers[game]) return;
    const [, cover] = await read(game, this.language, this.hall, true);
    this.covers = { ...this.covers, [game]: cover };
  }

  /** The sentences of a game, as far as they are loaded. */
  book(game: string): Book {
    return this.books[game] ?? this.covers[game] ?? this.hall;
  }

  say(key: string, facts?: Facts): string {
    return this.hall.say(key, facts);
  }

  /** A refusal in the reader's language; if the key belongs to a game, its catalogue is named. */
  refusal(no: { key: string; facts: Facts; why: string }, game?: string): string {
    const book = game ? this.book(game) : this.hall;
    return capital(book.has(no.key) ? book.say(no.key, no.facts) : no.why);
  }
}

async function read(game: string, language: string, hall: Book, about = false): Promise<[string, Book]> {
  const part = about ? "&about=true" : "";
  return [game, new Book(await text(`/api/games/${game}/sentences?language=${language}${part}`), language, hall)];
}

export const sentences = new Sentences();

/** One of the hall's own sentences. */
export function say(key: string, facts?: Facts): string {
  return sentences.say(key, facts);
}
