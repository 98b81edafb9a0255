// Which elements stand for an action, and what an illegal touch was meant to do. A spell is touched first, then its
// target; on a walk one touch of a door, a gate or the last space is enough.
import type { Action } from "../../lib/narrow";
import { printed, type View } from "../../wire/diagon_alley";
import { boardOf, gateAt, shopBy } from "./print";

/** Elements by name. */
export const [DICE, LAND] = ["dice", "land"] as const;
export const ofShop = (shop: number): string => `shop:${shop}`;
export const ofGate = (gate: number): string => `gate:${gate}`;
export const ofHat = (seat: number): string => `hat:${seat}`;

const card = (name: (typeof printed.cards)[number]): string => `card:${printed.cards.indexOf(name)}`;

/** By kind of action: the spell it plays, if any, and the other field that is touched. */
const TOUCHED: Record<string, { spell?: string; field?: string; as?: string }> = {
  Roll: { as: DICE },
  Land: { as: LAND },
  Enter: { field: "shop" },
  Go: { field: "shop" },
  Through: { field: "gate" },
  Floo: { spell: card("floo_powder") },
  Close: { spell: card("close_shop"), field: "shop" },
  Leave: { spell: card("leave_knockturn") },
  Defend: { spell: card("defend") },
  Snatch: { spell: card("trunk_snatch"), field: "target", as: "hat" },
  Shove: { spell: card("shove"), field: "target", as: "hat" },
  Pickpocket: { spell: card("pickpocket"), field: "target", as: "hat" },
  Cart: { spell: card("cart_to_gringotts") },
  Found: { spell: card("found_coin"), field: "coin" },
  Quick: { spell: card("quick_step") },
  Pick: { field: "card" },
  Drop: { field: "card" },
  Take: { field: "item" },
  SendBack: { field: "item" },
  GiveBack: { field: "item" },
  Rob: { field: "coin" },
};

export function touches(action: Action): string[] {
  const how = TOUCHED[action.type];
  if (!how) return [];
  const other = how.field ? [`${how.as ?? how.field}:${String(action[how.field])}`] : how.as ? [how.as] : [];
  return [...(how.spell ? [how.spell] : []), ...other];
}

/** Touching a spell, or an item that would be lost, only shows it; touching a target settles the action only if the
 *  spell was touched before. */
export function commits(element: string, touched: readonly string[], action: Action): boolean {
  if (element.startsWith("item:")) return false;
  if (element.startsWith("card:")) return action.type === "Pick" || action.type === "Drop";
  return touches(action).length === 1 || touched.length > 0;
}

/** The elements that stand out. While a spell could target almost anything, its targets don't until the spell is
 *  touched; elements that one touch settles, such as a door on the way, always do. */
export function glowing(lit: ReadonlySet<string>, last: ReadonlySet<string>, touched: readonly string[]): ReadonlySet<string> {
  const spells = [...lit].some((element) => element.startsWith("card:"));
  if (touched.length > 0 || !spells) return lit;
  return new Set([...lit].filter((element) => element.startsWith("card:") || last.has(element)));
}

/** The meaning of a touched place on a walk: its end, or the door or gate on the way. */
export function meantAt(view: View, place: number, glows: ReadonlySet<string>): string | null {
  const board = boardOf(view);
  if (glows.has(LAND) && view.path.at(-1) === place) return LAND;
  const [shop, gate] = [ofShop(shopBy(board, place)), ofGate(gateAt(board, place))];
  if (place < board.diagon && glows.has(shop)) return shop;
  return glows.has(gate) ? gate : null;
}

const SPELLS = Object.entries(TOUCHED).filter(([, { spell }]) => spell !== undefined);

/** A probe for the server: only it knows what is legal, and why. */
export function intendedAction(touched: readonly string[], view: unknown): Action | null {
  const [kind, number] = touched.at(-1)?.split(":") ?? [];
  const value = Number(number);
  const before = touched.at(-2);
  const [type, how] = SPELLS.find(([, { spell }]) => spell === before) ?? [];
  if (type && how?.field && (how.as ?? how.field) === kind) return { type, [how.field]: value };
  if (kind === DICE) return { type: "Roll" };
  if (kind === "gate") return { type: "Through", gate: value };
  if (kind === "shop") return { type: asked(view) === "FlooTo" ? "Go" : "Enter", shop: value };
  if (kind === "card") return spellMeant(`card:${number}`, view as View);
  return null;
}

const asked = (view: unknown): string | undefined => (view as View).agenda.at(-1)?.type;

/** The spell alone, whatever its target. */
function spellMeant(element: string, view: View): Action | null {
  const [type, how] = SPELLS.find(([, { spell }]) => spell === element) ?? [];
  if (!type) return null;
  if (type === "Floo") return { type, odd: true };
  const other = view.at.findIndex((_, seat) => seat !== view.me);
  return { type, ...(how?.field ? { [how.field]: how.as === "hat" ? other : 0 } : {}) };
}
