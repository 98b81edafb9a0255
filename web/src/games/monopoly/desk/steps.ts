// What every dialog of the desk is given.
import type { Action } from "../../../lib/narrow";
import type { Table } from "../../../lib/table.svelte";
import type { Form } from "../../../wire/core";
import type { Offer, View } from "../../../wire/monopoly";

export interface StepProps<Step> {
  table: Table;
  view: View;
  step: Step;
  /** Empty when others are asked. */
  options: readonly Action[];
  form: Form | null;
  act: (action: Action) => void;
  /** Opens the trade, where the server sent its form. */
  trade: ((draft?: Offer) => void) | null;
}
