// Which elements stand for an action, and what somebody meant who touched what is not legal. Whatever can be done with a
// deed is one button of its sheet, so one touch settles it.
import type { Action } from "../../lib/narrow";
import { group } from "./print";

/** What may be done with a deed, in the order its sheet shows it. */
export const ACTS = ["Build", "Sell", "Raze", "Mortgage", "Lift"] as const;
export type Act = (typeof ACTS)[number];

/** The element of an act on a space: `build:16`; selling all at once is the group's, `raze:3`. */
export function element(act: Act, space: number): string {
  return `${act.toLowerCase()}:${act === "Raze" ? group(space) : space}`;
}

/** The acts on a space that are among these elements. */
export function actsOn(elements: ReadonlySet<string>, space: number): Act[] {
  return ACTS.filter((act) => elements.has(element(act, space)));
}

/** Own deeds can nearly always be mortgaged: where one can build or lift, a space stands out. */
export function bright(elements: ReadonlySet<string>, space: number): boolean {
  return actsOn(elements, space).some((act) => act === "Build" || act === "Lift");
}

/** All else is said at the desk, with nothing to touch on the board. */
export function touches(action: Action): string[] {
  const { type, space, group, token } = action;
  if (type === "Choose") return [`token:${String(token)}`];
  if (type === "Raze") return [`raze:${String(group)}`];
  return ACTS.some((act) => act === type) ? [`${type.toLowerCase()}:${String(space)}`] : [];
}

export const commits = (): boolean => true;

/** To be asked of the server as a probe: only it knows what is legal, and why not. */
export function intendedAction(touched: readonly string[]): Action | null {
  const [kind, number] = touched.at(-1)?.split(":") ?? [];
  if (kind === "token") return { type: "Choose", token: Number(number) };
  const type = ACTS.find((act) => act.toLowerCase() === kind);
  if (!type) return null;
  return { type, [type === "Raze" ? "group" : "space"]: Number(number) };
}
