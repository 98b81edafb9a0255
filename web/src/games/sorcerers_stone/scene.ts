// Tables for the tests: each fact goes on the board that has such a thing, everything else is as printed.
import { printed, type View } from "../../wire/sorcerers_stone";
import { type Laid, laid } from "./print";

export type Facts = Partial<View & Laid["hagrid"] & Laid["sprout"] & Laid["flitwick"] & Laid["mcgonagall"] & Laid["complete"] & Laid["quirrell"] & Laid["snape"] & Laid["mirror"]>;

/** Three players of the whole game, all with the dog, except for these facts. */
export function scene(facts: Facts = {}): Laid {
  const zero = [0, 0, 0];
  const view = {
    type: "sorcerers_stone", me: 0, seats: 3, options: { challenge: "whole" }, turn: 0, first: -1, where: zero, fresh: [], held: zero,
    out: [], prizes: zero, agenda: [],
  };
  const boards = Object.entries(printed.boards).map(([name, board]) => [name, { ...board, ...within(facts, board) }]);
  return laid({ ...view, ...within(facts, view), ...Object.fromEntries(boards) } as View);
}

function within(facts: Facts, things: object): object {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name in things));
}
