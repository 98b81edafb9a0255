// The sentences of a Fluent file, filled with their values.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The blank of an amount such as G 60, which no line may end with. */
const AMOUNT = /(?<=(?<!\p{L})\p{Lu}) (?=\d)/gu;

export type Facts = Record<string, unknown>;

/** The sentences of one catalogue in one language; missing ones are looked up in `before`. */
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

  /** The title that goes with these sentences: the game's, or one of its variants'. */
  title(variant = ""): string {
    return this.say(variant ? `variant-${variant}` : "title");
  }

  /** A missing sentence is a bug: show its key and log it to the console, where tests look. */
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
    return said.replace(AMOUNT, "\u00a0");
  }
}

/** Fluent knows text and numbers; hidden values become `none`, booleans `yes` and `no`. */
function variables(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, variable(fact)]));
}

function variable(fact: unknown): FluentVariable {
  if (fact === null || fact === undefined) return "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return typeof fact === "number" ? fact : String(fact);
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
