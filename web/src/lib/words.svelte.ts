// Every sentence comes from the Fluent files that the terminal reads too; the hall's server hands them out by language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";

export type Facts = Record<string, unknown>;

/** The sentences of one catalogue in one language; what it does not have is looked up in `before`. */
export class Book {
  private readonly bundle: FluentBundle;

  constructor(
    text: string,
    readonly language: string,
    private readonly before?: Book,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) || (this.before?.has(key) ?? false);
  }

  /** A sentence that is missing is a fault of ours: it is shown by its key and told to the console, where tests look. */
  say(key: string, facts: Facts = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      if (this.before) return this.before.say(key, facts);
      console.error(`no sentence “${key}” in ${this.language}`);
      return key;
    }
    const faults: Error[] = [];
    const said = this.bundle.formatPattern(message.value, variables(facts), faults);
    for (const fault of faults) console.error(`sentence “${key}”:`, fault);
    return said;
  }
}

/** Fluent knows text and numbers; what is hidden is said as `none`, yes and no by those words. */
function variables(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, variable(fact)]));
}

function variable(fact: unknown): FluentVariable {
  if (fact === null || fact === undefined) return "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return typeof fact === "number" ? fact : String(fact);
}

async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

class Words {
  languages = $state<string[]>(["en"]);
  language = $state("en");
  private hall = $state<Book>(new Book("", "en"));
  private books = $state.raw<Record<string, Book>>({});

  /** Reads the hall's sentences, and again those of every game that is open, in this language. */
  async choose(language: string): Promise<void> {
    const hall = new Book(await text(`/api/words?language=${language}`), language);
    const games = await Promise.all(Object.keys(this.books).map((game) => read(game, language, hall)));
    this.books = Object.fromEntries(games);
    this.hall = hall;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** What the reader chose, or the first of the browser's languages that the hall speaks. */
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

  /** The sentences of a game that is open. */
  book(game: string): Book {
    return this.books[game] ?? this.hall;
  }

  say(key: string, facts?: Facts): string {
    return this.hall.say(key, facts);
  }

  /** A refusal in the reader's language; where the key is a game's, its book is named. */
  refusal(no: { key: string; facts: Facts; why: string }, game?: string): string {
    const book = game ? this.book(game) : this.hall;
    return capital(book.has(no.key) ? book.say(no.key, no.facts) : no.why);
  }
}

async function read(game: string, language: string, hall: Book): Promise<[string, Book]> {
  return [game, new Book(await text(`/api/games/${game}/words?language=${language}`), language, hall)];
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

export const words = new Words();

/** One of the hall's own sentences. */
export function say(key: string, facts?: Facts): string {
  return words.say(key, facts);
}
