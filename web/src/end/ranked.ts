// The standings in the order of their places, and whether anyone must be waited for before the next game.
import type { Standing } from "../wire/core";
import type { SeatInfo } from "../wire/hall";

export interface Ranked extends Standing {
  seat: number;
}

export function ranked(standings: readonly Standing[]): Ranked[] {
  return standings.map((standing, seat) => ({ ...standing, seat })).sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Nobody but bots sits beside the players of this browser. */
export function onlyBots(seats: readonly SeatInfo[], mine: readonly number[]): boolean {
  return seats.every(({ bot, name }, seat) => mine.includes(seat) || (bot !== "" && name === ""));
}
