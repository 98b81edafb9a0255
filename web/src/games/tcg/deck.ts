// The card game's cards in the deck builder.
import type { DeckUi } from "../../lib/games";
import Card from "./Card.svelte";
import CardSheet from "./CardSheet.svelte";
import Mark from "./Mark.svelte";
import { cardSays } from "./names";

export default { Card, Sheet: CardSheet, Mark, marked: "subject", says: cardSays } satisfies DeckUi;
