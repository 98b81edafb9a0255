// The printed data of the cards, from the wire's `printed`, and what is where. Nothing here is a rule.
import { printed, type View } from "../../wire/tcg";
import { paint, type Paint } from "./paints";

export const [CHARACTER, ADVENTURE, SPELL, CREATURE, ITEM, LESSON] = [0, 1, 2, 3, 4, 5] as const;
export const SUBJECTS = printed.subjects;
export const CARDS = printed.cards.length;
export const SIDES = [0, 1] as const;
/** The four lessons are the last cards, in the order of the subjects. */
export const FIRST_LESSON = CARDS - SUBJECTS.length + 1;
/** No subject, or no card. */
export const NONE = -1;

export interface Figures {
  readonly kind: number;
  readonly subject: number;
  readonly needs: number;
  readonly damage: number;
  readonly health: number;
  readonly gives: readonly number[];
  readonly actions: number;
  readonly same: number;
  readonly keywords: readonly string[];
  /** For an adventure: how many actions are skipped to solve it. */
  readonly skips: number;
}

const BLANK: Figures = {
  kind: NONE, subject: NONE, needs: 0, damage: 0, health: 0, gives: [NONE, 0], actions: 1, same: 0, keywords: [], skips: 0,
};

/** Cards are numbered from 1. */
export const figures = (card: number): Figures => (printed.cards as readonly Figures[])[card - 1] ?? BLANK;
export const kindOf = (card: number): number => figures(card).kind;
export const isLesson = (card: number): boolean => kindOf(card) === LESSON;
export const lessonOf = (subject: number): number => FIRST_LESSON + subject;
export const subjectOf = (lesson: number): number => lesson - FIRST_LESSON;

/** The subject that colours a card: its own, or the one it gives power for. */
export function hueOf(card: number): number {
  const { kind, subject, gives } = figures(card);
  if (kind === LESSON) return gives[0] ?? NONE;
  return subject;
}

const HOUSES = ["Gryffindor", "Slytherin", "Ravenclaw", "Hufflepuff"];
export const houseOf = (card: number): string => figures(card).keywords.find((word) => HOUSES.includes(word)) ?? "";

/** One word for how a card is painted: its subject, its house, or its kind. */
export function paintOf(card: number): string {
  const hue = hueOf(card);
  if (hue !== NONE) return SUBJECTS[hue]!;
  return kindOf(card) === ADVENTURE ? "adventure" : houseOf(card).toLowerCase() || "nobody";
}

export const paintFor = (card: number): Paint => paint(paintOf(card));

// ── what is where ───────────────────────────────────────────────────────────
/** The seat at the bottom: the viewer's own; for spectators, the first. */
export const below = (view: View): number => view.me ?? 0;
export const other = (side: number): number => 1 - side;
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
export const asked = (view: View): View["agenda"][number] | undefined => view.agenda.at(-1);

/** Equal cards together, in the order they first appear: `[card, count]`. */
export function counted(cards: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
