// Decks that come with the game, in words.
import type { Speech } from "../lib/speech";
import type { ShelfDeck } from "../wire/core";

export const told = (speech: Speech, name: string): string => speech.say(`deck-${name}`);

/** Who one is in it, and what it wants to do. */
export function about(speech: Speech, deck: ShelfDeck): string {
  return speech.say("builder-about", {
    character: speech.called("card", deck.character),
    about: speech.say(`deck-${deck.name}-about`),
  });
}
