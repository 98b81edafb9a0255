// What is filled in on a form, as data.
import type { Field, Form } from "../wire/core";

export type Filled = Readonly<Record<string, number | string | readonly (number | string)[]>>;

/** As a form comes: the lowest number, the first choice, none of many. */
export function blank(form: Form): Filled {
  return Object.fromEntries(form.fields.map((field) => [field.name, field.many ? [] : (field.choices[0] ?? field.low)]));
}

/** One of many put in, or taken out again; they stand in the form's order, however they were chosen. */
export function ticked(field: Field, filled: Filled[string] | undefined, choice: number | string): (number | string)[] {
  const before = Array.isArray(filled) ? filled : [];
  const wanted = (one: number | string) => before.includes(one) !== (one === choice);
  return field.choices.filter(wanted);
}
