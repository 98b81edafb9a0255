// The props of every dialog at the desk, and the actions that need confirming.
import type { Action } from "../../../lib/narrow";
import type { StepProps as OfTable } from "../../../table/steps";
import type { View } from "../../../wire/tcg";
import { loses } from "./facts";

export type StepProps<Step> = OfTable<View, Step>;

/** Actions that would lose the game at once. */
export function needsConfirm(action: Action, seen: unknown): boolean {
  const view = seen as View;
  return view.me !== null && loses(action, view, view.me);
}
