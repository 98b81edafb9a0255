// The props of every dialog at the desk, and questions in short form because the dialog shows the rest.
import type { Component } from "svelte";
import type { PictureProps } from "../../../lib/games";
import type { Action } from "../../../lib/narrow";
import type { Speech } from "../../../lib/speech";
import type { StepProps as OfTable } from "../../../table/steps";
import type { Step, View } from "../../../wire/sorcerers_stone";
import Promotion from "../mcgonagall/Promotion.svelte";
import type { Laid } from "../print";

export type StepProps<Step> = OfTable<Laid, Step>;

export function asks(step: Step, speech: Speech): string | undefined {
  return step.type === "Surplus" ? speech.say("desk-surplus") : undefined;
}

/** The picture for a chess move that its squares leave open: the man a pawn becomes. */
export function pictureFor(action: Action): Component<PictureProps<View>> | undefined {
  return action.type === "Move" ? Promotion : undefined;
}
