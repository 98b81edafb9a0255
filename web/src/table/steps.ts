// The parts of a game's desk: one dialog per question, all with the same props.
import type { Component } from "svelte";
import type { Action } from "../lib/narrow";
import type { Speech } from "../lib/speech";
import type { Table } from "../lib/table.svelte";

/** The props of every dialog of a desk. */
export interface StepProps<View, Step> {
  table: Table;
  view: View;
  step: Step;
  /** Empty while others are asked. */
  legal: readonly Action[];
  act: (action: Action) => void;
}

/** By kind of step, the dialog that answers it; `More`: further props of a game's dialogs. */
export type Dialogs<View, Step extends { type: string }, More = object> = {
  readonly [Kind in Step["type"]]?: Component<StepProps<View, Extract<Step, { type: Kind }>> & More>;
};

/** The question to another player, in full: `desk-other-Kind`. */
export function waits(step: object, speech: Speech): string | undefined {
  if (!("seat" in step) || !("type" in step)) return undefined;
  const facts = Object.entries(step).map(([field, value]) => [field === "seat" ? "name" : field, speech.fact(field, value)]);
  return speech.say(`desk-other-${String(step.type)}`, Object.fromEntries(facts));
}
