// The props of every dialog at the desk, and questions in short form because the dialog shows the rest.
import type { Speech } from "../../../lib/speech";
import type { StepProps as OfTable } from "../../../table/steps";
import type { Step, View } from "../../../wire/diagon_alley";

export type StepProps<Step> = OfTable<View, Step>;

export function asks(step: Step, speech: Speech): string | undefined {
  return step.type === "Turn" ? speech.say("desk-turn", { rolled: step.rolled }) : undefined;
}
