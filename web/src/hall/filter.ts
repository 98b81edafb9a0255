// Which games suit so many players and so much time.
import type { GameInfo } from "../wire/hall";

/** 0: any number of players, any time. */
export interface Wish {
  readonly players: number;
  readonly minutes: number;
}

export const ANY: Wish = { players: 0, minutes: 0 };

const short = (minutes: number, wish: Wish) => wish.minutes === 0 || minutes <= wish.minutes;

/** The game's variants that are short enough. */
export function variantsFor(game: GameInfo, wish: Wish): GameInfo["variants"] {
  return game.variants.filter((variant) => short(variant.minutes, wish));
}

/** Whether only variants of the game are short enough. */
export function onlyVariants(game: GameInfo, wish: Wish): boolean {
  return !short(game.minutes, wish) && variantsFor(game, wish).length > 0;
}

/** Whether the game or one of its variants suits the wish. */
export function fits(game: GameInfo, wish: Wish): boolean {
  return (wish.players === 0 || game.seats.includes(wish.players)) && (short(game.minutes, wish) || onlyVariants(game, wish));
}

/** The numbers of players that some game can be played by. */
export function playersOf(games: readonly GameInfo[]): number[] {
  return [...new Set(games.flatMap((game) => game.seats))].sort((one, other) => one - other);
}

/** The lengths of the games, a variant's included, that leave something out. */
export function minutesOf(games: readonly GameInfo[]): number[] {
  const all = games.flatMap((game) => [game.minutes, ...game.variants.map(({ minutes }) => minutes)]);
  const steps = [15, 30, 45, 60, 90, 120];
  return steps.filter((step) => all.some((minutes) => minutes <= step) && all.some((minutes) => minutes > step));
}
