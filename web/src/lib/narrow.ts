// Narrowing, the one way of choosing: each touch leaves fewer of the legal actions. There are no rules here: the
// server's list says what is legal.

export interface Action {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A name for an answer's button, so that it can be found. */
export const keyOf = (action: Action): string => Object.values(action).join(":");

export interface Touching {
  /** The elements that stand for an action: a card and a space. */
  touches(action: Action): readonly string[];
  /** Return whether touching this element settles the one action that is left. A card in hand doesn't: the player
   *  may only want to see where it fits. `touched` is what was touched before. */
  commits(element: string, touched: readonly string[], action: Action): boolean;
}

/** In a game without a board of its own, actions are touched field by field. */
export function fields(action: Action): string[] {
  return Object.entries(action)
    .filter(([name, value]) => name !== "type" && (typeof value === "number" || typeof value === "string"))
    .map(([name, value]) => `${name}:${value}`);
}

export const PLAIN: Touching = { touches: fields, commits: () => true };

export interface Narrowed {
  /** The actions that are still possible. */
  left: Action[];
  /** The elements that may be touched next. */
  lit: Set<string>;
  /** Those of them that would be the last touch of an action. */
  last: Set<string>;
  /** Actions that are touched completely: buttons. Those that need no touch are here from the start. */
  ready: Action[];
}

export function narrow(legal: readonly Action[], touched: readonly string[], by: Touching): Narrowed {
  const left = legal.filter((action) => touched.every((element) => by.touches(action).includes(element)));
  const [lit, last] = [new Set<string>(), new Set<string>()];
  for (const action of left) {
    const rest = by.touches(action).filter((element) => !touched.includes(element));
    for (const element of rest) lit.add(element);
    if (rest.length === 1) last.add(rest[0]!);
  }
  const ready = left.filter((action) => by.touches(action).every((element) => touched.includes(element)));
  return { left, lit, last, ready };
}

/** Whether touching this picks it up for a target that is touched next, so that it can be dragged there. Null: nothing
 *  of its kind can. */
export function lifts(legal: readonly Action[], element: string, by: Touching): boolean | null {
  const first = legal.map((action) => by.touches(action)).flatMap(([one, next]) => (one && next ? [one] : []));
  const kind = (name: string) => name.split(":")[0];
  if (first.includes(element)) return touch(legal, [], element, by).send ? null : true;
  return first.some((one) => kind(one) === kind(element)) ? false : null;
}

export interface Touched {
  touched: string[];
  /** The one action that is left, ready to be sent. */
  send: Action | null;
  /** No legal action begins like this: ask why not. */
  refused: boolean;
}

/** The one action that is left; or the one that is touched completely, if all others would have started with
 *  something else. */
function meantBy(left: readonly Action[], touched: readonly string[], by: Touching): Action | undefined {
  if (left.length === 1) return left[0];
  const begun = left.filter((action) => touched.includes(by.touches(action)[0] ?? ""));
  return begun.length === 1 && by.touches(begun[0]!).every((element) => touched.includes(element)) ? begun[0] : undefined;
}

/** A touch adds to the touched elements, lets go of one, or starts over if only that makes sense. */
export function touch(legal: readonly Action[], touched: readonly string[], element: string, by: Touching): Touched {
  if (touched.includes(element)) return { touched: touched.filter((e) => e !== element), send: null, refused: false };
  for (const tried of [[...touched, element], [element]]) {
    const { left } = narrow(legal, tried, by);
    const action = meantBy(left, tried, by);
    const only = action && by.commits(element, tried.slice(0, -1), action) ? action : null;
    if (left.length > 0) return { touched: only ? [] : tried, send: only, refused: false };
  }
  return { touched: [...touched], send: null, refused: true };
}
