// “Play now”: one click gives the table that was played last time, or the smallest one against medium bots.
import { keep, kept } from "../lib/kept";
import { type Speed, SPEEDS } from "../lib/speeds";
import { DEFAULT_LEVEL, type GameInfo, type Level, type NewTable, OFFERED_LEVELS, type VariantInfo } from "../wire/hall";
import { offered, type Plan, plain, sittersFor, smallest, wanted } from "./plan";

export interface Quick {
  readonly seats: number;
  /** The level of all bots. */
  readonly level: Level;
  /** How quickly the bots answer. */
  readonly pace: Speed;
  readonly options: Plan["options"];
  /** A ready-made deck's name or a saved deck's id; "" for any. */
  readonly deck: string;
}

const place = (game: GameInfo, variant?: VariantInfo) => ["quick", game.name, variant?.name].filter(Boolean).join("-");

/** The choice of last time, as far as it is still offered. */
export function restoreChoice(game: GameInfo, variant: VariantInfo | undefined, before: Partial<Quick>): Quick {
  const seats = game.seats.includes(before.seats ?? 0) ? before.seats! : smallest(game);
  const options = { ...before.options, ...variant?.options };
  const choices = offered(game, seats, options).filter(({ name, choices }) => choices.includes(options[name]!));
  return {
    seats,
    level: OFFERED_LEVELS.find((level) => level === before.level) ?? DEFAULT_LEVEL,
    pace: SPEEDS.find((pace) => pace === before.pace) ?? "normal",
    options: Object.fromEntries(choices.map(({ name }) => [name, options[name]!])),
    deck: String(before.deck ?? ""),
  };
}

/** The table of one click: as last time, but for this many if a number of players is wished. */
export function quick(game: GameInfo, variant?: VariantInfo, players = 0): Quick {
  let before: Partial<Quick> | null = null;
  try {
    before = JSON.parse(kept(place(game, variant), "{}")) as Partial<Quick> | null;
  } catch {
    // what was kept isn't ours
  }
  return restoreChoice(game, variant, { ...before, ...(players > 0 && { seats: players }) });
}

export function remember(game: GameInfo, variant: VariantInfo | undefined, plan: Quick): void {
  keep(place(game, variant), JSON.stringify(plan));
}

export function tableFor(game: GameInfo, variant: VariantInfo | undefined, { seats, level, pace, options }: Quick): NewTable {
  const sitters = sittersFor(seats, [], (seat) => ({ who: seat === 0 ? "here" : level, name: "" }));
  const plan = plain(sitters, variant);
  return wanted(game, { ...plan, pace, options: { ...options, ...plan.options } });
}

/** How many of the game's own settings differ from those it comes with. */
export function changed(game: GameInfo, variant: VariantInfo | undefined, { options, deck }: Quick): number {
  const own = game.options.filter(({ name, default: usual }) => !(name in (variant?.options ?? {})) && (options[name] ?? usual) !== usual);
  return own.length + (deck ? 1 : 0);
}
