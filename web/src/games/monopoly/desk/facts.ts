// Facts for the dialogs, worked out from the server's messages and the printed data. Nothing here says what is legal.
import type { Action } from "../../../lib/narrow";
import type { Said as Entry } from "../../../lib/log";
import type { Form } from "../../../wire/core";
import { type BidMade, type Event, type Offer, printed, type View } from "../../../wire/monopoly";
import { group, members, mortgaged, SPACES } from "../print";

/** The steps by which one touch raises a bid; the first is the smallest allowed. */
const RAISES = [1, 10, 50, 100] as const;
/** How acts are grouped, and the kinds of actions in each group. */
export const ACTS = { build: ["Build"], money: ["Sell", "Raze", "Mortgage"], lift: ["Lift"] } as const;
export type ActGroup = keyof typeof ACTS;

/** The proceeds of an act; negative if it costs something. */
export function brings(action: Action, view: View): number {
  const space = Number(action.space);
  if (action.type === "Build") return -(printed.huts[space] ?? 0);
  if (action.type === "Lift") return -(printed.lifts[space] ?? 0);
  if (action.type === "Mortgage") return printed.mortgages[space] ?? 0;
  if (action.type === "Sell") return printed.sells[space] ?? 0;
  return members(Number(action.group)).reduce((sum, one) => sum + (view.built[one] ?? 0) * (printed.sells[one] ?? 0), 0);
}

export function of(legal: readonly Action[], ...kinds: readonly string[]): Action[] {
  return legal.filter(({ type }) => kinds.includes(type));
}

export interface Street {
  space: number;
  /** As it stands, by the deed. */
  rent: number;
  /** With one building more; null: none may be built. */
  then: number | null;
  build: Action | null;
  sell: Action | null;
}

/** The buildings to build and to sell, street by street; a street that is built on belongs to a whole group. */
export function streets(legal: readonly Action[], view: View): Street[] {
  const spaces = [...new Set(legal.map(({ space }) => Number(space)))].sort((one, other) => one - other);
  return spaces.map((space) => {
    const find = (type: string) => legal.find((action) => action.type === type && action.space === space) ?? null;
    const rent = (huts: number) => (huts === 0 ? 2 : 1) * (printed.rents[space]?.[huts] ?? 0);
    const [built, build] = [view.built[space] ?? 0, find("Build")];
    return { space, rent: rent(built), then: build && rent(built + 1), build, sell: find("Sell") };
  });
}

// ── trades ───────────────────────────────────────────────────────────────────
export interface Bundle {
  /** A colour group; null: the Get Out cards. */
  group: number | null;
  things: number[];
}

export function bundles(things: readonly number[]): Bundle[] {
  const found = new Map<number | null, number[]>();
  for (const thing of things) {
    const of = thing < SPACES ? group(thing) : null;
    found.set(of, [...(found.get(of) ?? []), thing]);
  }
  return [...found].map(([of, held]) => ({ group: of, things: held }));
}

/** The allowed values of a field of the form. */
export function choices(form: Form | null, field: string): readonly number[] {
  return form?.fields.find(({ name }) => name === field)?.choices ?? [];
}

/** The mortgaged deeds among these, and what each costs its new owner at once. */
export function burdens(view: View, things: readonly number[]): { space: number; interest: number }[] {
  return things
    .filter((thing) => mortgaged(view, thing))
    .map((space) => ({ space, interest: printed.interest[space] ?? 0 }));
}

/** The same trade as the other side would offer it: where a counter-offer starts. */
export function counter(offer: Offer, maker: number): Offer {
  return { type: "Offer", to: maker, gives: offer.takes, takes: offer.gives, pays: offer.asks, asks: offer.pays };
}

export function nothing(to: number): Offer {
  return { type: "Offer", to, gives: [], takes: [], pays: 0, asks: 0 };
}

export function range(form: Form | null, field: string): { low: number; high: number } {
  const found = form?.fields.find(({ name }) => name === field);
  return { low: found?.low ?? 0, high: found?.high ?? 0 };
}

// ── auctions ─────────────────────────────────────────────────────────────────
/** The bids offered at a touch: the lowest allowed, then round sums above the last bid, or above the lowest if that
 *  is more. */
export function raises(high: number, least: number): number[] {
  const base = least > high + 1 ? least : high;
  return RAISES.map((raise) => (raise === 1 ? least : base + raise));
}

const BEGINS: readonly string[] = ["Declined", "Bankrupt", "Bought", "Unsold", "Short", "Built"];

/** Each bidder's last bid in the current auction. */
export function bids(log: readonly Entry[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const entry of [...log].reverse()) {
    if (entry.kind !== "event") continue;
    const event = entry.event as Event;
    if (BEGINS.includes(event.type)) break;
    if (isBid(event) && !found.has(event.seat)) found.set(event.seat, event.amount);
  }
  return found;
}

function isBid(event: Event): event is BidMade {
  return event.type === "BidMade";
}
