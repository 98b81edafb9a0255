// The values filled in on a form, as data. The server says which fields there are and what they may be.
import type { Field, Form } from "../wire/core";

export type Filled = Readonly<Record<string, number | readonly number[]>>;
type Value = Filled[string] | undefined;

/** A form's initial values: the lowest number, the first choice, none of several. */
export function blank(form: Form): Filled {
  return Object.fromEntries(form.fields.map((field) => [field.name, field.many ? [] : (field.choices[0] ?? field.low)]));
}

/** Whether there is a number to fill in. One that can only be 0 is not asked for. */
export function asked(field: Field): boolean {
  return field.many || field.choices.length > 0 || field.low < field.high;
}

/** How many times a choice may be taken, if several may be. */
export function most(field: Field, choice: number): number {
  const at = field.choices.indexOf(choice);
  return at < 0 ? 0 : (field.counts[at] ?? 1);
}

/** How many times it was taken. */
export function times(value: Value, choice: number): number {
  return Array.isArray(value) ? value.filter((one) => one === choice).length : 0;
}

/** Several things, with this one so many times; they keep the form's order, however they were chosen. */
export function taken(field: Field, value: Value, choice: number, count: number): number[] {
  return field.choices.flatMap((one) => Array<number>(one === choice ? count : times(value, one)).fill(one));
}

export function fits(field: Field, value: Value): boolean {
  if (Array.isArray(value)) {
    const enough = field.low <= value.length && value.length <= field.high;
    return field.many && enough && value.every((one) => times(value, one) <= most(field, one));
  }
  if (field.many || typeof value !== "number") return false;
  return field.choices.length > 0 ? field.choices.includes(value) : field.low <= value && value <= field.high;
}

/** Keep what still fits, from this field on: the fields before it decide what it may be. */
export function fit(form: Form, filled: Filled, from: number): Filled {
  const kept = form.fields.map((field, at) => [field.name, at < from ? filled[field.name] : fitted(field, filled[field.name])]);
  const next = Object.fromEntries(kept) as Filled;
  return JSON.stringify(next) === JSON.stringify(filled) ? filled : next;
}

function fitted(field: Field, value: Value): Value {
  if (Array.isArray(value)) {
    const left = field.choices.flatMap((one) => Array<number>(Math.min(times(value, one), most(field, one))).fill(one));
    return left.slice(0, field.high);
  }
  if (fits(field, value)) return value;
  if (field.choices.length > 0 || typeof value !== "number") return field.choices[0] ?? field.low;
  return Math.max(field.low, Math.min(field.high, value));
}
