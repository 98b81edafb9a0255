// What every dialog of the desk is given, and what is asked in short because a dialog tells the rest.
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Table } from "../../../lib/table.svelte";
import type { Form } from "../../../wire/core";
import type { Offer, Step, View } from "../../../wire/monopoly";

export interface StepProps<Step> {
  table: Table;
  view: View;
  step: Step;
  /** Empty when others are asked. */
  legal: readonly Action[];
  form: Form | null;
  act: (action: Action) => void;
  /** Opens the trade, where the server sent its form. */
  trade: ((draft?: Offer) => void) | null;
}

export function asks(step: Step, speech: Speech): string | undefined {
  return step.type === "Answer" ? speech.say("desk-answer", { name: speech.seat(step.maker) }) : undefined;
}
