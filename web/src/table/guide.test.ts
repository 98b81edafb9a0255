import { expect, test } from "vitest";
import type { Said } from "../wire/core";
import { doneBefore, firstToRead, follow, nextMove, UNREAD } from "./guide";

const step = (name: string, moves = 0): Said => ({
  text: name,
  done: moves > 0 ? `${name} done` : "",
  rules: [],
  show: [],
  moves: Array.from({ length: moves }, (_, nth) => ({ type: "Play", name, nth })),
});
const steps = [step("goal"), step("hand"), step("first", 1), step("both", 2), step("look"), step("last", 1), step("after")];

test("reading begins at the start, and after a move with what comes next", () => {
  expect([0, 2, 3, 5, 7].map((waits) => firstToRead(steps, waits))).toEqual([0, 0, 3, 4, 6]);
});

test("a lesson that is resumed is read from the last move on", () => {
  expect(follow(steps, UNREAD, 2)).toEqual({ at: 0, waits: 2 });
  expect(follow(steps, UNREAD, 5)).toEqual({ at: 4, waits: 5 });
});

test("a message without a new step leaves the reader where they are", () => {
  const open = { at: 1, waits: 2 };
  expect(follow(steps, open, 2)).toBe(open);
});

test("a move leads on even if not everything was read", () => {
  expect(follow(steps, { at: 0, waits: 2 }, 3)).toEqual({ at: 3, waits: 3 });
});

test("what was taken back is not read again, only its step", () => {
  expect(follow(steps, { at: 5, waits: 5 }, 3)).toEqual({ at: 3, waits: 3 });
});

test("what a move did is said once, with the step after it", () => {
  expect(steps.map((_, at) => doneBefore(steps, at))).toEqual(["", "", "", "first done", "both done", "", "last done"]);
  expect(doneBefore(steps, steps.length)).toBe("");
});

test("the path's moves come one by one, also those of one step", () => {
  expect([0, 1, 2, 3].map((moves) => nextMove(steps, moves)?.nth)).toEqual([0, 0, 1, 0]);
  expect(nextMove(steps, 4)).toBeUndefined();
});
