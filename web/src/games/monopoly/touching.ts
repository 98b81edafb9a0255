// Which elements stand for an action, and what an illegal touch was meant to do. Each action on a deed is one button of
// its sheet, so one touch settles it.
import type { Action } from "../../lib/narrow";
import { group } from "./print";

/** The actions on a deed, in the order of its sheet. */
export const ACTS = ["Build", "Sell", "Raze", "Mortgage", "Lift"] as const;
export type Act = (typeof ACTS)[number];

/** The element of an act on a space: `build:16`; selling everything at once belongs to the group, `raze:3`. */
export function element(act: Act, space: number): string {
  return `${act.toLowerCase()}:${act === "Raze" ? group(space) : space}`;
}

/** The acts on a space that are among these elements. */
export function actsOn(elements: ReadonlySet<string>, space: number): Act[] {
  return ACTS.filter((act) => elements.has(element(act, space)));
}

/** Players can nearly always mortgage their deeds, so only spaces where they can build or lift stand out. */
export function bright(elements: ReadonlySet<string>, space: number): boolean {
  return actsOn(elements, space).some((act) => act === "Build" || act === "Lift");
}

/** Everything else happens at the desk, with nothing to touch on the board. */
export function touches(action: Action): string[] {
  const { type, space, group, token } = action;
  if (type === "Choose") return [`token:${String(token)}`];
  if (type === "Raze") return [`raze:${String(group)}`];
  return ACTS.some((act) => act === type) ? [`${type.toLowerCase()}:${String(space)}`] : [];
}

export const commits = (): boolean => true;

/** A probe for the server: only it knows what is legal, and why. */
export function intendedAction(touched: readonly string[]): Action | null {
  const [kind, number] = touched.at(-1)?.split(":") ?? [];
  if (kind === "token") return { type: "Choose", token: Number(number) };
  const type = ACTS.find((act) => act.toLowerCase() === kind);
  if (!type) return null;
  return { type, [type === "Raze" ? "group" : "space"]: Number(number) };
}
