// What every dialog of the desk is given; what is asked in short because a dialog tells the rest, and what others are asked.
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Table } from "../../../lib/table.svelte";
import type { Step, View } from "../../../wire/diagon_alley";

export interface StepProps<Step> {
  table: Table;
  view: View;
  step: Step;
  legal: readonly Action[];
  act: (action: Action) => void;
}

export function asks(step: Step, speech: Speech): string | undefined {
  return step.type === "Turn" ? speech.say("desk-turn", { rolled: step.rolled }) : undefined;
}

/** What somebody else is asked, in full. */
export function waits(step: Step, speech: Speech): string | undefined {
  if (!("seat" in step)) return undefined;
  const facts = Object.entries(step).map(([field, value]) => [field === "seat" ? "name" : field, speech.fact(field, value)]);
  return speech.say(`desk-other-${step.type}`, Object.fromEntries(facts));
}
