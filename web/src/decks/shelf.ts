// The decks that come with the game, in words.
import type { Speech } from "../lib/speech";
import type { ShelfDeck } from "../wire/core";

export const told = (speech: Speech, name: string): string => speech.say(`deck-${name}`);

/** The deck's lead character, if it has one, and its plan. */
export function about(speech: Speech, deck: ShelfDeck): string {
  const wish = speech.say(`deck-${deck.name}-about`);
  return deck.lead ? speech.say("builder-about", { lead: speech.called("card", deck.lead), about: wish }) : wish;
}
