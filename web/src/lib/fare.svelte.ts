// How this browser's reader fares against bots, by what was played and the bots' level. Only games whose end was seen here
// count.
import type { SeatInfo } from "../wire/hall";
import { keep, kept } from "./kept";

export interface Fare {
  readonly played: number;
  readonly won: number;
  /** How many of the last ones were won in a row. */
  readonly row: number;
}

const NONE: Fare = { played: 0, won: 0, row: 0 };

/** The level of everyone but me; empty if they are not all bots of one level. */
export function levelOf(seats: readonly SeatInfo[], mine: readonly number[]): string {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  const [first] = others;
  const alike = mine.length === 1 && first && others.every(({ bot, name }) => bot === first.bot && name === "");
  return alike ? first.bot : "";
}

class Fares {
  #all = $state.raw<Record<string, Fare>>(read());

  against(game: string, level: string): Fare {
    return this.#all[`${game}:${level}`] ?? NONE;
  }

  add(game: string, level: string, won: boolean): void {
    const before = this.against(game, level);
    const now = { played: before.played + 1, won: before.won + Number(won), row: won ? before.row + 1 : 0 };
    this.#all = { ...this.#all, [`${game}:${level}`]: now };
    keep("fares", JSON.stringify(this.#all));
  }
}

function read(): Record<string, Fare> {
  try {
    return JSON.parse(kept("fares", "{}")) as Record<string, Fare>;
  } catch {
    return {};
  }
}

export const fares = new Fares();
