// Finding a game's terms in its sentences.
import type { Term } from "../wire/core";

/** A piece of a sentence: a term in one of its forms, or what stands between terms. */
export interface Piece {
  readonly text: string;
  readonly term?: Term;
}

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export class Glossary {
  private readonly found: RegExp | null;
  private readonly byForm: ReadonlyMap<string, Term>;

  constructor(readonly terms: readonly Term[]) {
    this.byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)));
    // The longest first: “anti-wild Jack” before “wild”.
    const forms = [...this.byForm.keys()].sort((one, other) => other.length - one.length).map(plain);
    this.found = forms.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}-])`, "giu") : null;
  }

  /** Return the pieces of a sentence; a term counts only where it occurs first, and in whole words. */
  pieces(sentence: string): Piece[] {
    const pieces: Piece[] = [];
    const told = new Set<Term>();
    let from = 0;
    for (const { 0: text, index } of this.found ? sentence.matchAll(this.found) : []) {
      const term = this.byForm.get(text.toLowerCase());
      if (!term || told.has(term)) continue;
      told.add(term);
      if (index > from) pieces.push({ text: sentence.slice(from, index) });
      pieces.push({ text, term });
      from = index + text.length;
    }
    if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
    return pieces;
  }
}
