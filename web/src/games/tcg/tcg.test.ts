import { expect, test } from "vitest";
import { narrow, touch } from "../../lib/narrow";
import type { View } from "../../wire/tcg";
import { paintingOf, numbersFor, SHAPES } from "./pictures";
import { unnamed } from "./names";
import { CARDS, CHARACTER, counted, figures, hueOf, isLesson, kindOf, LESSON, lessonOf, NONE, paintOf } from "./print";
import { INKS } from "./shapes";
import { commits, glowing, inside, intendedAction, next, standing, touches } from "./touching";

const TOUCHING = { touches, commits };
const VERMILLIOUS = 109;
const CHARMS = 114;

function view(step: object, more: Partial<View> = {}): View {
  const twice = [[], []];
  return {
    type: "tcg", me: 0, options: {}, starter: 0, turn: 0, turns: 1, actions: 2, struck: true, hand: [VERMILLIOUS, CHARMS],
    shown: [], known: twice, sizes: [2, 2], decks: [20, 20], stock: [], under: twice, layers: twice, bottom: [], heaps: twice,
    lessons: [[0, 4, 0, 0], [3, 0, 0, 0]], power: [[0, 4, 0, 0], [3, 0, 0, 0]], board: [[1, 101], [7, 107]], hurt: twice, used: twice,
    stilled: twice, adventure: [4, 60], skipped: [0, 0], shields: [0, 0], banned: [false, false], snuffled: [false, false],
    opened: [false, false], played: [0, 0], lesson_actions: 0, limbo: twice, picks: [], lists: [null, null],
    agenda: [step] as unknown as View["agenda"], ...more,
  } as View;
}
const MAIN = { type: "Main", seat: 0 };
const PLAYS = [{ type: "End" }, { type: "Play", card: VERMILLIOUS }, { type: "Play", card: CHARMS }, { type: "Draw", count: 1 }];

test("a card is taken up first, then the table takes it", () => {
  const first = touch(PLAYS, [], `card:${VERMILLIOUS}`, TOUCHING);
  expect(first).toEqual({ touched: [`card:${VERMILLIOUS}`], send: null, refused: false });
  expect(touch(PLAYS, first.touched, "table", TOUCHING).send).toEqual(PLAYS[1]);
});

test("the table takes nothing while no card is taken up", () => {
  const one = PLAYS.slice(0, 2);
  expect(touch(one, [], "table", TOUCHING).send).toBeNull();
  const { lit } = narrow(PLAYS, [], TOUCHING);
  expect(glowing(lit, [])).not.toContain("table");
  expect(glowing(narrow(PLAYS, [`card:${CHARMS}`], TOUCHING).lit, [`card:${CHARMS}`])).toEqual(["table"]);
});

test("a target is struck by one touch, what would be lost or used up waits for a button", () => {
  const targets = [{ type: "AtPlayer" }, { type: "Target", side: 1, place: 1, card: 107 }];
  expect(touch(targets, [], "place:1:1", TOUCHING).send).toEqual(targets[1]);
  expect(touch(targets, [], "player", TOUCHING).send).toEqual(targets[0]);
  for (const action of [{ type: "Pick", card: CHARMS }, { type: "Use", place: 0, card: 1 }, { type: "Solve", way: 0 }]) {
    const [element] = touches(action);
    expect(touch([action], [], element!, TOUCHING)).toEqual({ touched: [element], send: null, refused: false });
    expect(narrow([action], [element!], TOUCHING).ready).toEqual([action]);
  }
});

test("what is asked says where a card lies that may be chosen", () => {
  const token = `card:${CHARMS}`;
  const where = (step: object) => [...standing(view(step), [token]).keys()];
  expect(where(MAIN)).toEqual([token]);
  expect(where({ type: "Discard", seat: 0 })).toEqual([token]);
  expect(where({ type: "Remove", seat: 0, side: 1 })).toEqual(["lesson:1:1"]);
  expect(where({ type: "Exam", seat: 0 })).toEqual(["lesson:0:1"]);
  expect(where({ type: "TakeAway", seat: 0 })).toEqual([`seen:1:${CHARMS}`]);
  expect(where({ type: "Gather", seat: 0 })).toEqual(["heap:0"]);
  expect(where({ type: "Search", seat: 0 })).toEqual(["deck:0"]);
});

test("one's own are below, whom a spell is aimed at is above", () => {
  const found = standing(view(MAIN), ["own:1", "player", "deck", "adventure", "table"]);
  expect([...found.keys()]).toEqual(["place:0:1", "player:1", "deck:1", "deck:0", "adventure:1", "table:0"]);
  expect([...standing(view(MAIN, { me: 1 }), ["own:1"]).keys()]).toEqual(["place:1:1"]);
});

test("the guide lights the card first, then the table, by their names on the board", () => {
  expect(next([`card:${CHARMS}`, "table"], [], view(MAIN))).toEqual([`card:${CHARMS}`]);
  expect(next(["table"], [`card:${CHARMS}`], view(MAIN))).toEqual(["table:0"]);
  expect(next(["deck"], [], view(MAIN))).toEqual(["deck:0"]);
});

test("what comes before a turn is touched where it lies", () => {
  const order = { type: "Order", seat: 0, cards: [101, 60] };
  expect([...standing(view(order), ["card:101", "card:60"]).keys()]).toEqual(["place:0:1", "adventure:1"]);
});

test("piles and decks are opened", () => {
  expect(["heap:0", "deck:1", "place:0:0", "lesson:0:0"].filter(inside)).toEqual(["heap:0", "deck:1"]);
});

test("who touches what is not legal is asked about what was meant", () => {
  expect(intendedAction(["card:5"], view(MAIN))).toEqual({ type: "Play", card: 5 });
  expect(intendedAction(["card:5"], view({ type: "Discard", seat: 0 }))).toEqual({ type: "Pick", card: 5 });
  expect(intendedAction(["own:1"], view(MAIN))).toEqual({ type: "Use", place: 1, card: 101 });
  expect(intendedAction(["place:1:1"], view(MAIN))).toEqual({ type: "Target", side: 1, place: 1, card: 107 });
  expect(intendedAction(["adventure"], view(MAIN))).toEqual({ type: "Solve", way: 0 });
  expect(intendedAction(["table"], view(MAIN))).toBeNull();
});

test("every card has a colour of its kind, and always the same sky", () => {
  for (let card = 1; card <= CARDS; card++) {
    expect(paintOf(card)).not.toBe("");
    expect(numbersFor(card)(1000)).toBe(numbersFor(card)(1000));
  }
});

test("no two cards show the same things, and nothing is unused", () => {
  const pictures = Array.from({ length: CARDS }, (_, i) => paintingOf(i + 1).shapes);
  const shown = pictures.map((shapes) => [...new Set(shapes.map(({ name }) => name.split(":")[0]))].sort().join(" "));
  expect(shown.filter((one, i) => shown.indexOf(one) !== i)).toEqual([]);
  expect(pictures.flat().flatMap(({ parts }) => parts).filter(({ ink, path }) => !(ink in INKS || "dl".includes(ink)) || !path.startsWith("M"))).toEqual([]);
  const used = new Set(shown.flatMap((one) => one.split(" ")));
  expect(Object.keys(SHAPES).filter((name) => !used.has(name))).toEqual([]);
});

test("characters are portraits", () => {
  for (let card = 1; card <= CARDS; card++) {
    const faces = paintingOf(card).shapes.filter(({ name }) => /^(round|long|pointed)\b/.test(name));
    if (kindOf(card) === CHARACTER) expect(faces, String(card)).toHaveLength(1);
  }
});

test("lessons are coloured by what they give", () => {
  for (const subject of [0, 1, 2, 3]) {
    expect(figures(lessonOf(subject)).kind).toBe(LESSON);
    expect(hueOf(lessonOf(subject))).toBe(subject);
    expect(isLesson(lessonOf(subject))).toBe(true);
  }
  expect(hueOf(1)).toBe(NONE);
});

test("equal cards are counted in the order they come", () => {
  expect(counted([3, 1, 3])).toEqual([[3, 2], [1, 1]]);
});

test("a card's name stands above its text, not in it", () => {
  expect(unnamed("Accio: Take it: at once.")).toBe("Take it: at once.");
});
