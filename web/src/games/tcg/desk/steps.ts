// What every dialog of the desk is given, and what is asked about once more.
import type { Action } from "../../../lib/narrow";
import type { StepProps as OfTable } from "../../../table/steps";
import type { View } from "../../../wire/tcg";
import { loses } from "./facts";

export type StepProps<Step> = OfTable<View, Step>;

/** What would lose the game at once. */
export function needsConfirm(action: Action, seen: unknown): boolean {
  const view = seen as View;
  return view.me !== null && loses(action, view, view.me);
}
