// A table in the making, as the dialogs put it together. The server says what a game offers: nothing is decided here.
import type { ClockSet, GameInfo, Level, NewTable, OptionInfo, VariantInfo } from "../wire/hall";
import type { Speed } from "../lib/speeds";

export type Choice = OptionInfo["default"];

/** The future player of a seat: someone at this screen, a friend who joins by link, or a bot. */
export interface Sitter {
  who: "here" | "friend" | Level;
  name: string;
}

export interface Plan {
  sitters: Sitter[];
  options: Record<string, Choice>;
  clock: ClockSet;
  pace: Speed;
  open: boolean;
  /** Null: the server's default. */
  hints: boolean | null;
  /** Friends who come later may take a bot's seat. */
  joinable: boolean;
}

/** Change the number of seats; those that stay keep their players. */
export function sittersFor(count: number, before: readonly Sitter[], newcomer: (seat: number) => Sitter): Sitter[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? newcomer(seat));
}

/** The options a game has for this number of seats, given what is chosen for the others. */
export function offered(game: GameInfo, seats: number, chosen: Plan["options"]): OptionInfo[] {
  const given = (name: string) => chosen[name] ?? game.options.find((option) => option.name === name)?.default;
  return game.options.filter(
    (option) =>
      (option.seats.length === 0 || option.seats.includes(seats)) &&
      Object.entries(option.requires ?? {}).every(([name, choices]) => choices.includes(given(name) as Choice)),
  );
}

/** The options to ask for. Those that make a variant aren't among them: choosing the variant has set them. */
export function asked(game: GameInfo, seats: number, chosen: Plan["options"]): OptionInfo[] {
  const settled = new Set(game.variants.flatMap((variant) => Object.keys(variant.options)));
  return offered(game, seats, chosen).filter((option) => !settled.has(option.name));
}

/** The options without which this many can't play: they are shown beside the seats. */
export function needed(game: GameInfo, seats: number): OptionInfo[] {
  return game.default_seats.includes(seats) ? [] : offered(game, seats, {}).filter((option) => option.seats.length > 0);
}

/** The smallest table that needs no option. */
export function smallest(game: GameInfo): number {
  return Math.min(...game.default_seats);
}

function isBot(who: Sitter["who"]): who is Level {
  return who !== "here" && who !== "friend";
}

/** Keep the choices that are still offered; the rest go back to the game's defaults. */
export function wanted(game: GameInfo, plan: Plan): NewTable {
  const names = offered(game, plan.sitters.length, plan.options).map((option) => option.name);
  const bots = plan.sitters.flatMap(({ who }, seat) => (isBot(who) ? [[String(seat), who] as const] : []));
  return {
    game: game.name,
    seats: plan.sitters.length,
    options: Object.fromEntries(Object.entries(plan.options).filter(([name]) => names.includes(name))),
    mine: plan.sitters.flatMap(({ who }, seat) => (who === "here" ? [seat] : [])),
    bots: Object.fromEntries(bots),
    open: plan.open,
    clock: plan.clock,
    pace: plan.pace,
    hints: plan.hints,
    joinable: plan.joinable,
  };
}

/** A plan to start from; for a variant, with the options that make it. */
export function plain(sitters: Sitter[], variant?: VariantInfo): Plan {
  return { sitters, options: { ...variant?.options }, clock: { kind: "none" }, pace: "normal", open: false, hints: null, joinable: false };
}
