// Cards and the table in words, for screen readers and tooltips.
import type { Speech } from "../../lib/speech";
import { printed, type View } from "../../wire/tcg";
import { figures, NONE, SUBJECTS, total } from "./print";

export const cardName = (speech: Speech, card: number): string => speech.called("card", card);
export const subjectName = (speech: Speech, subject: number): string => speech.say("name-subject", { subject: SUBJECTS[subject] ?? "none" });
export const kindName = (speech: Speech, card: number): string => speech.say("name-kind", { kind: printed.kinds[figures(card).kind] });
export const keywordName = (speech: Speech, keyword: string): string => speech.say("name-keyword", { keyword });

/** “Creature, dragon, unique”. */
export function typeLine(speech: Speech, card: number): string {
  return speech.list([kindName(speech, card), ...figures(card).keywords.map((word) => keywordName(speech, word))]);
}

/** “Norbert, creature, dragon, unique, needs 4 power with Care of Magical Creatures, 5 damage a turn, health 3”. */
export function cardSays(speech: Speech, card: number): string {
  const { subject, needs, damage, health, gives } = figures(card);
  const [of, amount] = [gives[0] ?? NONE, gives[1] ?? 0];
  return [
    cardName(speech, card),
    typeLine(speech, card),
    needs > 0 && speech.say("card-needs", { needs, subject: subjectName(speech, subject) }),
    damage > 0 && speech.say("card-damage", { damage }),
    health > 0 && speech.say("card-health", { health }),
    amount > 0 && speech.say("card-gives", { amount, subject: subjectName(speech, of) }),
  ].filter(Boolean).join(", ");
}

/** A card in play: “Norbert, …, 1 damage on it, used, glows”. */
export function placeSays(speech: Speech, view: View, side: number, place: number, lit: boolean): string {
  const [card, hurt, used] = [view.board[side]?.[place] ?? 0, view.hurt[side]?.[place] ?? 0, view.used[side]?.[place] ?? 0];
  return [
    cardSays(speech, card),
    place === 0 && speech.say("board-starting"),
    hurt > 0 && speech.say("board-hurt", { count: hurt }),
    used > 0 && speech.say("board-used", { used }),
    (view.stilled[side]?.[place] ?? 0) > 0 && speech.say("board-stilled"),
    lit && speech.say("board-lit"),
  ].filter(Boolean).join(", ");
}

/** “Charms: 3 lessons, 5 power”. */
export function lessonsSay(speech: Speech, view: View, side: number, subject: number): string {
  const [count, power] = [view.lessons[side]?.[subject] ?? 0, view.power[side]?.[subject] ?? 0];
  return speech.say("board-lessons", { subject: subjectName(speech, subject), count, power });
}

/** An adventure, and its progress. */
export function adventureSays(speech: Speech, view: View, side: number, lit: boolean): string {
  const card = view.adventure[side] ?? 0;
  if (!card) return speech.say("board-no-adventure", { who: speech.seat(side) });
  const { skips } = figures(card);
  return [
    speech.say("board-adventure", { who: speech.seat(side), card: cardName(speech, card) }),
    skips > 0 && speech.say("board-skipped", { count: view.skipped[side] ?? 0, skips }),
    lit && speech.say("board-lit"),
  ].filter(Boolean).join(", ");
}

/** The effects on a side, next turn or until the end, each with its symbol. */
export function badges(speech: Speech, view: View, side: number): { kind: string; says: string }[] {
  const shield = view.shields[side] ?? 0;
  const found = [
    { kind: "shield", says: shield ? speech.say("board-shield", { shield: shield === ALL ? "all" : shield }) : "" },
    { kind: "banned", says: view.banned[side] ? speech.say("board-banned") : "" },
    { kind: "snuffled", says: view.snuffled[side] ? speech.say("board-snuffled") : "" },
    { kind: "opened", says: view.opened[side] ? speech.say("board-opened") : "" },
  ];
  return found.filter(({ says }) => says !== "");
}
const ALL = 7;

/** A seat: “deck 31, hand 5, power 6”. */
export function seatSays(speech: Speech, view: View, seat: number): string {
  return speech.say("board-seat", {
    who: speech.seat(seat), deck: view.decks[seat] ?? 0, hand: view.sizes[seat] ?? 0, power: total(view.power[seat] ?? []),
  });
}

/** A rule of the ledger starts with the card's name, which is already above the text. */
export const unnamed = (text: string): string => text.slice(text.indexOf(": ") + 2);
