import { describe, expect, it } from "vitest";
import { entriesOf, turnsOf } from "../../lib/log";
import { narrow, touch } from "../../lib/narrow";
import type { Speech } from "../../lib/speech";
import type { Event } from "../../wire/sorcerers_stone";
import * as hall from "./flitwick/hall";
import { NOTHING, told } from "./flitwick/story";
import * as corridor from "./hagrid/corridor";
import { spaceLabel } from "./hagrid/names";
import { holdsLabel, seatLabel, stationLabel } from "./names";
import { alone, begins, challengeDecided, homeOf, laid, lingering } from "./print";
import { type Facts, scene } from "./scene";
import * as garden from "./sprout/garden";
import { VINES } from "./sprout/vines";
import { commits, intendedAction, touches } from "./touching";

const BY = { touches, commits };

const view = (facts: Facts = {}) => scene({ dark: [5], note_counts: [2, 1, 3], ...facts });

/** Returns keys and facts, so that tests see what was said. */
const speech = {
  say: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" "),
  seat: (seat: number) => "ABC"[seat],
  called: (field: string, value: number) => `${field} ${value}`,
  list: (things: readonly string[]) => things.join("+"),
} as unknown as Speech;

describe("the log", () => {
  it("gives a turn's first card to its player, and the first deal to nobody", () => {
    const events: Event[] = [{ type: "Stepped", seat: 0, notes: 2, space: 2 }, { type: "Picked", seat: 1, notes: null }];
    const moves: [number, number, number][] = [[8, 0, 1], [9, -1, 1]];
    const log = entriesOf({ seat: 0, events: [events[1], ...events], moves: [[0, -1, 1], ...moves], reasons: [] }, []);
    expect(turnsOf(log, begins).map(({ actor, entries }) => [actor, entries.length])).toEqual([[null, 1], [0, 1], [1, 1]]);
  });
});

describe("a view", () => {
  it("has every board: as printed before anyone comes, and then with what is not sent because it is empty", () => {
    const sent = { ...view(), hagrid: { pos: [16], note_counts: [0], note_pile: 0 }, sprout: undefined };
    const { hagrid, sprout, flitwick } = laid(sent);
    expect([hagrid.pos, hagrid.dark, hagrid.fluffy, hagrid.notes]).toEqual([[16], [], -1, []]);
    expect([sprout.snare_pile > 0, flitwick.found]).toEqual([true, []]);
  });
});

describe("touching", () => {
  const snares = [{ type: "Snare", area: 1, shape: 4 }, { type: "Snare", area: 2, shape: 4 }, { type: "Snare", area: 2, shape: 7 }];

  it("takes up a vine first, or lays it by a touch of its space", () => {
    const taken = touch(snares, [], "snare:7", BY);
    expect(taken).toEqual({ touched: ["snare:7"], send: null, refused: false });
    expect([...narrow(snares, taken.touched, BY).lit]).toEqual(["space:2:7"]);
    expect(touch(snares, ["snare:4"], "space:1:4", BY).send).toEqual(snares[0]);
    expect(touch(snares, [], "space:2:7", BY).send).toEqual(snares[2]);
  });

  it("plays a note at once, and a chessman when its square is touched", () => {
    expect(touch([{ type: "Stay" }, { type: "Play", notes: 3 }], [], "note:3", BY).send).toEqual({ type: "Play", notes: 3 });
    const moves = [{ type: "Move", start: 12, square: 28, promoted: "" }];
    expect(touch(moves, [], "square:12", BY)).toEqual({ touched: ["square:12"], send: null, refused: false });
    expect(touch(moves, ["square:12"], "square:28", BY).send).toEqual(moves[0]);
  });

  it("makes buttons of what a card may be used for, and of a pawn's promotions", () => {
    const card = [{ type: "Discard", place: 1 }, { type: "Cast", place: 1 }];
    expect(narrow(card, touch(card, [], "card:1", BY).touched, BY).ready).toEqual(card);
    const pawn = ["queen", "knight"].map((promoted) => ({ type: "Move", start: 52, square: 60, promoted }));
    expect(narrow(pawn, ["square:52", "square:60"], BY).ready).toEqual(pawn);
  });

  it.each([
    [["note:4"], "NoteTurn", { type: "Play", notes: 4 }],
    [["area:2"], "Choose", { type: "Area", area: 2 }],
    [["rob:2"], "Placed", { type: "Rob", target: 2 }],
    [["snare:3", "space:1:3"], "Placed", { type: "Snare", area: 1, shape: 3 }],
    [["spot:7"], "Flipping", { type: "Turn", spot: 7 }],
    [["spot:7"], "Hiding", { type: "Hide", spot: 7 }],
    [["spot:7"], "PutDown", { type: "Stand", spot: 7 }],
    [["spot:7"], "Walking", { type: "Walk", spot: 7 }],
    [["square:2"], "Join", { type: "Bishop", square: 2 }],
    [["square:2"], "Chess", { type: "Move", start: 2, square: 2, promoted: "" }],
    [["square:2", "square:9"], "Chess", { type: "Move", start: 2, square: 9, promoted: "" }],
    [["edge"], "Chess", { type: "Leave" }],
    [["wheel"], "AtTroll", { type: "Spin" }],
    [["deck"], "Brewing", { type: "Draw" }],
    [["shelf:3"], "Brewing", { type: "Flip", place: 3 }],
    [["shelf:3"], "Looking", { type: "LookShelf", place: 3 }],
    [["hand:2:1"], "Looking", { type: "LookHand", target: 2, place: 1 }],
    [["hand:2:1"], "Stealing", { type: "Steal", target: 2, place: 1 }],
    [["card:1"], "Surplus", { type: "Discard", place: 1 }],
    [["card:1"], "Brewing", { type: "Guard", place: 1 }],
    [["mirror:3"], "AtMirror", { type: "Reveal", place: 3 }],
    [["snare:3"], "Placed", null],
    [["note:4"], "Notes", { type: "Play", notes: 4 }],
    [["note:5"], "Notes", null],
  ])("asks the server what %s means at %s", (touched, step, action) => {
    expect(intendedAction(touched, view({ agenda: [{ type: step, seat: 0 }] as never }))).toEqual(action);
  });
});

describe("where everybody is", () => {
  it("shows the own board; to who watches, that of who is asked", () => {
    expect(homeOf(view({ where: [2, 0, 1] }))).toBe(2);
    expect(homeOf(view({ me: null, where: [2, 0, 1], agenda: [{ type: "Placed", seat: 2 }] as never }))).toBe(1);
    expect(homeOf(view({ me: null, where: [2, 0, 1], turn: -1 }))).toBe(2);
    expect(homeOf(view({ where: [2, 0, 6], agenda: [] as never }))).toBe(6);
    expect(homeOf(view({ options: { challenge: "snape" }, where: [6, 5, 5] }))).toBe(5);
    expect([alone(view()), alone(view({ options: { challenge: "snape" } }))]).toEqual(["", "snape"]);
  });

  it("brings the Mirror and the potions before everyone's eyes", () => {
    const shown = [{ type: "Shown", seat: 2, place: 3, stone: true }] as Event[];
    expect(challengeDecided(view({ where: [2, 0, 6] }), shown)).toBe(6);
    expect(challengeDecided(view({ where: [2, 0, 5] }), [{ type: "Declared", seat: 2, small: 0, round: 1, right: false }])).toBe(5);
    expect(challengeDecided(view(), [])).toBeNull();
    expect(challengeDecided(view({ options: { challenge: "snape" } }), shown)).toBeNull();
  });

  it("still sees who has just gone on, and nobody who is out", () => {
    const events = [{ type: "Arrived", seat: 1, challenge: 1 }] as Event[];
    const now = view({ where: [0, 1, 0], out: [2] });
    expect([lingering(now, events, 0), lingering(now, [], 0), lingering(now, events, 1)]).toEqual([[0, 1], [0], [1]]);
  });

  it("says who stands at a station, on turn or waiting", () => {
    const now = view({ where: [4, 4, 3], held: [0, 2, 0], captured: [1], clock: true, finish: [0], agenda: [{ type: "Chess", seat: 2 }] as never });
    expect(stationLabel(speech, now, 4)).toBe("board-station Challenge 4 A, board-waits 0; B, board-waits 2");
    expect(stationLabel(speech, now, 3)).toBe("board-station Challenge 3 C, board-on-turn");
    expect(stationLabel(speech, now, 0)).toBe("board-station Challenge 0 none");
  });

  it("says what somebody has, and what is known of it", () => {
    const now = view({ where: [0, 1, 2], snare_counts: [0, 3, 0], snares_known: [[], [5], []], fire: [0, 2, 1], prizes: [1, 0, 0], out: [2], agenda: [{ type: "Turn" }] as never });
    expect(seatLabel(speech, now, 0)).toBe("Challenge 0, board-holds hagrid 2, board-prizes 1");
    expect(seatLabel(speech, now, 1)).toBe("Challenge 1, board-holds sprout 3, board-fire 2, board-waits 0");
    expect(seatLabel(speech, now, 2)).toBe("board-out");
    expect(holdsLabel(speech, now, 1)).toBe("B: board-holds sprout 3, board-known shape 5");
  });
});

describe("the corridor", () => {
  it("winds from the door to the trapdoor, no space on another and none beside the board", () => {
    const places = Array.from({ length: corridor.TRAPDOOR + 1 }, (_, space) => corridor.placeAt(space));
    places.forEach((one, nth) => {
      expect(Math.min(one.x, one.y, corridor.WIDTH - one.x, corridor.HEIGHT - one.y)).toBeGreaterThan(corridor.SPACE / 2);
      for (const other of places.slice(nth + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(corridor.SPACE);
      }
    });
  });

  it("says what lies on a space and who stands there", () => {
    const now = view({ pos: [5, 5, 9], fluffy: 9, singer: 2 });
    expect(spaceLabel(speech, now, 5, true)).toBe("hagrid-space 5, hagrid-token, board-here A+B, board-lit");
    expect(spaceLabel(speech, now, 9, false)).toBe("hagrid-space 9, hagrid-fluffy-asleep C, board-here C");
    expect(spaceLabel(speech, view({ fluffy: 3 }), 3, false)).toBe("hagrid-space 3, hagrid-fluffy awake");
  });
});

describe("the snare", () => {
  it("has ten vines, each of its own form", () => {
    expect(new Set(VINES.map(({ vine }) => vine)).size).toBe(garden.RING);
  });

  it("goes round a ring and from area to area by keys", () => {
    const at = (area: number, nth: number) => area * garden.EACH + nth;
    expect(garden.next("ArrowRight", at(1, 10))).toBe(at(1, 1));
    expect(garden.next("ArrowLeft", at(1, 1))).toBe(at(1, 10));
    expect(garden.next("ArrowRight", at(1, 0))).toBe(at(1, 1));
    expect(garden.next("ArrowDown", at(3, 4))).toBe(at(0, 4));
    expect(garden.next("ArrowUp", at(0, 4))).toBe(at(3, 4));
    expect(garden.next("Home", at(2, 7))).toBe(at(2, 0));
    expect(garden.next("Enter", 0)).toBeNull();
  });
});

describe("the hall of keys", () => {
  it("has a1 at the left below, and keys lead as the eye goes", () => {
    expect(hall.spotAt(0).y).toBeGreaterThan(hall.spotAt(6).y);
    expect([hall.next("ArrowUp", 0), hall.next("ArrowDown", 0), hall.next("ArrowRight", 5), hall.next("End", 7), hall.next("x", 0)]).toEqual([6, 0, 5, 11, null]);
  });

  it("remembers the last spin, walk and key", () => {
    const one = told(NOTHING, { seq: 1, fresh: false, events: [{ type: "Whirled", seat: 1, number: 3 }, { type: "Walked", seat: 1, path: [0, 1, 2, 3] }] });
    expect(one).toEqual({ spin: expect.objectContaining({ seat: 1, number: 3, nth: 1 }), path: [0, 1, 2, 3], turned: null });
    const two = told(one, { seq: 2, fresh: false, events: [{ type: "KeyTurned", seat: 1, spot: 3, silver: true }] });
    expect(two.turned).toEqual({ spot: 3, silver: true });
    expect(told(two, { seq: 3, fresh: false, events: [{ type: "KeyHidden", seat: 1 }] }).turned).toBeNull();
    expect(told(two, { seq: 3, fresh: false, events: [{ type: "Whirled", seat: 2, number: 3 }] }).spin?.nth).toBe(2);
    expect(told(two, { seq: 4, fresh: true, events: [] })).toEqual(NOTHING);
  });
});
