// What every dialog of the desk is given; what is asked in short because a dialog tells the rest, and what others are asked.
import type { Component } from "svelte";
import type { PictureProps } from "../../../lib/games";
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { Table } from "../../../lib/table.svelte";
import type { Step, View } from "../../../wire/sorcerers_stone";
import Promotion from "../mcgonagall/Promotion.svelte";
import type { Laid } from "../print";

export interface StepProps<Step> {
  table: Table;
  view: Laid;
  step: Step;
  legal: readonly Action[];
  act: (action: Action) => void;
}

export function asks(step: Step, speech: Speech): string | undefined {
  return step.type === "Surplus" ? speech.say("desk-surplus") : undefined;
}

/** What somebody else is asked, in full. */
export function waits(step: Step, speech: Speech): string | undefined {
  if (!("seat" in step)) return undefined;
  const facts = Object.entries(step).map(([field, value]) => [field === "seat" ? "name" : field, speech.fact(field, value)]);
  return speech.say(`desk-other-${step.type}`, Object.fromEntries(facts));
}

/** A chess move that squares leave open: which man it shall be. */
export function pictured(action: Action): Component<PictureProps<View>> | undefined {
  return action.type === "Move" ? Promotion : undefined;
}
