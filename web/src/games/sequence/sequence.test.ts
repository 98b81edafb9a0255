import { describe, expect, it } from "vitest";
import { narrow, touch } from "../../lib/narrow";
import type { Speech } from "../../lib/speech";
import type { View } from "../../wire/sequence";
import { cardName, heldName, spaceName } from "./names";
import { goal, homes, house, isCovered, jack, line, made, rank, turnedOver } from "./print";
import { commits, intendedAction, touches } from "./touching";

const [FIVE_H, JACK_G, JACK_H, SIX_G] = [29, 9, 35, 4];
const board = Array.from({ length: 100 }, (_, space) => ([0, 9, 90, 99].includes(space) ? 9 : 0));

function view(changed: Partial<View> = {}): View {
  const empty = { type: "sequence", me: 0, seats: 2, teams: 2, turn: 0, board, made: [], hand: [FIVE_H, JACK_G, JACK_H] };
  return { ...empty, ...changed } as unknown as View;
}

const held = (spaces: Record<number, number>) => board.map((mark, space) => spaces[space] ?? mark);

describe("print", () => {
  it("knows what is printed on a card", () => {
    expect([rank(FIVE_H), house(FIVE_H), jack(FIVE_H)]).toEqual(["5", 2, null]);
    expect([rank(8), rank(JACK_G), jack(JACK_G), jack(JACK_H)]).toEqual(["10", "J", "wild", "anti"]);
    expect([homes(FIVE_H), homes(JACK_G)]).toEqual([[31, 55], []]);
  });

  it("sees when a card's spaces are all covered, and a Jack has none", () => {
    expect(isCovered(view({ board: held({ 31: 1 }) }), FIVE_H)).toBe(false);
    expect(isCovered(view({ board: held({ 31: 1, 55: 2 }) }), FIVE_H)).toBe(true);
    expect(isCovered(view(), JACK_G)).toBe(false);
  });

  it("follows a line in every direction", () => {
    expect(line(10, 14)).toEqual([10, 11, 12, 13, 14]);
    expect(line(10, 50)).toEqual([10, 20, 30, 40, 50]);
    expect(line(11, 55)).toEqual([11, 22, 33, 44, 55]);
    expect(line(14, 50)).toEqual([14, 23, 32, 41, 50]);
  });

  it("counts what a side has made of what it needs", () => {
    const lines = view({ made: [[1, 10, 14]] });
    expect([...turnedOver(lines)]).toEqual([10, 11, 12, 13, 14]);
    expect([made(lines, 0), made(lines, 1), goal(lines), goal(view({ teams: 3 }))]).toEqual([0, 1, 2, 1]);
  });
});

describe("touching", () => {
  const by = { touches, commits };
  const place = (card: number, space: number) => ({ type: "Place", card, space });
  const legal = [place(FIVE_H, 31), place(FIVE_H, 55), place(JACK_G, 31), place(JACK_G, 40), place(JACK_G, 55)];

  it("takes a line by one of its ends", () => {
    const lines = [10, 11].map((start) => ({ type: "Lock", start, end: start + 4 }));
    expect([...narrow(lines, [], by).lit]).toEqual(["space:10", "space:14", "space:11", "space:15"]);
    expect(touch(lines, [], "space:15", by).send).toEqual(lines[1]);
  });

  it("plays the only card that fits a space at once, but never a Jack", () => {
    const alone = [place(FIVE_H, 31), place(JACK_G, 40)];
    expect(touch(alone, [], "space:31", by).send).toEqual(alone[0]);
    expect(touch(alone, [], "space:40", by)).toEqual({ touched: ["space:40"], send: null, refused: false });
    expect(touch(alone, ["space:40"], `card:${JACK_G}`, by).send).toEqual(alone[1]);
  });

  it("needs two touches, in either order", () => {
    expect(touch(legal, [`card:${FIVE_H}`], "space:55", by).send).toEqual(place(FIVE_H, 55));
    expect(touch(legal, ["space:55"], `card:${JACK_G}`, by).send).toEqual(place(JACK_G, 55));
  });

  it("only looks where a card fits, even if that is one space", () => {
    expect(touch([place(FIVE_H, 31)], [], `card:${FIVE_H}`, by).send).toBeNull();
  });
});

describe("what was meant", () => {
  it("is the card on the space", () => {
    expect(intendedAction([`card:${FIVE_H}`, "space:12"], view())).toEqual({ type: "Place", card: FIVE_H, space: 12 });
    expect(intendedAction([`card:${JACK_H}`, "space:12"], view())).toEqual({ type: "Remove", card: JACK_H, space: 12 });
  });

  it("is the printed card where a space is open, so that the rule names it", () => {
    expect(intendedAction(["space:1"], view())).toEqual({ type: "Place", card: SIX_G, space: 1 });
  });

  it("is a card of the hand on a counter or a corner", () => {
    expect(intendedAction(["space:1"], view({ board: held({ 1: 2 }) }))).toEqual({ type: "Place", card: FIVE_H, space: 1 });
    expect(intendedAction(["space:1"], view({ board: held({ 1: 1 }) }))).toEqual({ type: "Remove", card: JACK_H, space: 1 });
    expect(intendedAction(["space:0"], view())).toEqual({ type: "Place", card: FIVE_H, space: 0 });
  });

  it("is an exchange where only a card was touched in the own turn; in another's one only looks", () => {
    expect(intendedAction([`card:${FIVE_H}`], view())).toEqual({ type: "Exchange", card: FIVE_H });
    expect(intendedAction([`card:${FIVE_H}`], view({ turn: 1 }))).toBeNull();
  });
});

describe("names", () => {
  /** Returns the key and the facts as they are. */
  const speech = {
    say: (key: string, facts: Record<string, unknown> = {}) => [key, ...Object.values(facts)].join(" "),
    called: (field: string, value: number) => `${field}${value}`,
  } as unknown as Speech;
  const plain = { turned: false, lit: false, last: false };

  it("says a card by rank and house", () => {
    expect(cardName(speech, FIVE_H)).toBe("card-name 5 house-h");
    expect(cardName(speech, JACK_G)).toBe("card-name J house-g");
  });

  it("says what is special about a card in hand", () => {
    expect(heldName(speech, view(), FIVE_H)).toBe("card-name 5 house-h");
    expect(heldName(speech, view(), JACK_G)).toBe("card-special card-name J house-g card-wild");
    expect(heldName(speech, view(), JACK_H)).toBe("card-special card-name J house-h card-anti");
    const dead = view({ board: held({ 31: 1, 55: 2 }) });
    expect(heldName(speech, dead, FIVE_H)).toBe("card-special card-name 5 house-h card-covered");
  });

  it("says a space with its card, its counter, and what can be done there", () => {
    expect(spaceName(speech, view(), 31, plain)).toBe("space31, card-name 5 house-h, space-open");
    expect(spaceName(speech, view(), 31, { ...plain, lit: true })).toMatch(/space-open, space-playable$/);
    const taken = view({ board: held({ 31: 2 }) });
    expect(spaceName(speech, taken, 31, { ...plain, last: true })).toMatch(/, space-counter team1, space-last$/);
    expect(spaceName(speech, taken, 31, { ...plain, turned: true })).toMatch(/, space-turned team1$/);
    expect(spaceName(speech, view(), 0, plain)).toBe("space0, space-corner");
  });
});
