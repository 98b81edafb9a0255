// The props of every dialog at the desk, and questions in short form because the dialog shows the rest.
import type { Speech } from "../../../lib/speech";
import type { StepProps as OfTable } from "../../../table/steps";
import type { Form } from "../../../wire/core";
import type { Offer, Step, View } from "../../../wire/monopoly";

export interface More {
  form: Form | null;
  /** Open the trade, if the server sent its form. */
  trade: ((draft?: Offer) => void) | null;
}
export type StepProps<Step> = OfTable<View, Step> & More;

export function asks(step: Step, speech: Speech): string | undefined {
  return step.type === "Answer" ? speech.say("desk-answer", { name: speech.seat(step.maker) }) : undefined;
}
