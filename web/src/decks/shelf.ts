// Decks that come with the game, in words.
import type { Speech } from "../lib/speech";
import type { ShelfDeck } from "../wire/core";

export const told = (speech: Speech, name: string): string => speech.say(`deck-${name}`);

/** Who leads it, if anybody does, and what it wants to do. */
export function about(speech: Speech, deck: ShelfDeck): string {
  const wish = speech.say(`deck-${deck.name}-about`);
  return deck.lead ? speech.say("builder-about", { lead: speech.called("card", deck.lead), about: wish }) : wish;
}
