// What every dialog of the desk is given, and what is asked in short because a dialog tells the rest.
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Table } from "../../../lib/table.svelte";
import type { Step, View } from "../../../wire/diagon_alley";

export interface StepProps<Step> {
  table: Table;
  view: View;
  step: Step;
  options: readonly Action[];
  act: (action: Action) => void;
}

export function asks(step: Step, speech: Speech): string | undefined {
  return step.type === "Turn" ? speech.say("desk-turn", { rolled: step.rolled }) : undefined;
}
