// What every dialog of the desk is given; what others are asked, and what is asked about once more.
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Table } from "../../../lib/table.svelte";
import type { Step, View } from "../../../wire/tcg";
import { loses } from "./facts";

export interface StepProps<Step> {
  table: Table;
  view: View;
  step: Step;
  options: readonly Action[];
  act: (action: Action) => void;
}

/** What somebody else is asked, in full. */
export function waits(step: Step, speech: Speech): string | undefined {
  if (!("seat" in step)) return undefined;
  const facts = Object.entries(step).map(([field, value]) => [field === "seat" ? "name" : field, speech.fact(field, value)]);
  return speech.say(`desk-other-${step.type}`, Object.fromEntries(facts));
}

/** What would lose the game at once. */
export function needsConfirm(action: Action, seen: unknown): boolean {
  const view = seen as View;
  return view.me !== null && loses(action, view, view.me);
}
