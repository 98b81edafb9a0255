// The table and its actions as labelled rows: for every game, without a board. A game's sentences `field-hand` say
// which fields of its view are shown and what each is called; its rows say how (wire/core.ts, Row). The terminal's text
// view does the same: src/greathall/cli/boards/plain.py. The sentence `part-hagrid` names a part of the view, whose
// fields follow it.
import { type Book, capital } from "../lib/book";
import { type Action, fields } from "../lib/narrow";
import type { Speech } from "../lib/speech";
import type { Things } from "../wire/core";

export interface Row {
  field: string;
  name: string;
  /** One thing, or several. */
  said: string[];
  grid: Grid | null;
}

/** The common part of a table, without a name; or one of its named parts. */
export interface Part {
  name: string;
  rows: Row[];
}

export interface Grid {
  columns: string[];
  rows: { name: string; cells: { at: number; said: string }[] }[];
}

export interface Group {
  name: string;
  actions: Action[];
}

export function fieldName(book: Book, field: string): string {
  const key = `field-${field}`;
  return book.has(key) ? book.say(key) : capital(field.replaceAll("_", " "));
}

/** The fields that the game's sentences name, as rows in the view's order; for a game without such sentences, all
 *  simple fields. */
export function rowsOf(view: object, speech: Speech): Row[] {
  const entries = Object.entries(view).filter(([, value]) => value !== null && value !== undefined);
  const named = entries.filter(([field]) => speech.book.has(`field-${field}`));
  return (named.length > 0 ? named.filter(([field]) => due(field, view, speech)) : entries.filter(([field, value]) => simple(field, value)))
    .map(([field, value]) => rowOf(field, value, speech, (at) => marksOf(field, at, view, speech)))
    .filter(({ field, said, grid }) => said.length > 0 || grid || !speech.row(field).filled);
}

/** Return whether a row is shown: one about a room that is empty is not. */
function due(field: string, view: object, speech: Speech): boolean {
  const lists = view as Record<string, readonly number[]>;
  return Object.entries(speech.row(field).when ?? {}).every(([where, number]) => lists[where]?.includes(number));
}

const named = (view: object, speech: Speech) => Object.entries(view).filter(([name, value]) => value && speech.book.has(`part-${name}`));

/** A view together with the fields of its parts. */
const flat = (view: object, speech: Speech): object => Object.assign({}, view, ...named(view, speech).map(([, part]) => part));

/** The rows of a view, part by part; parts that were not sent or have nothing to show are left out. */
export function partsOf(view: object, speech: Speech): Part[] {
  const parts = named(view, speech);
  const rows = rowsOf(flat(view, speech), speech);
  const home = (field: string) => parts.find(([, part]) => field in part)?.[0];
  return [undefined, ...parts.map(([name]) => name)]
    .map((part) => ({ name: part ? speech.book.say(`part-${part}`) : "", rows: rows.filter(({ field }) => home(field) === part) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The numbers that go with each thing in one place of a row, by their fields. */
type Marks = readonly Record<string, number>[];

function marksOf(field: string, at: number, view: object, speech: Speech): Marks {
  const { marks = [] } = speech.row(field);
  const columns = marks.map((name) => (view as Record<string, readonly (readonly number[])[]>)[name]?.[at] ?? []);
  return (columns[0] ?? []).map((_, nth) => Object.fromEntries(marks.map((name, column) => [name, columns[column]![nth] ?? 0])));
}

function simple(field: string, value: unknown): boolean {
  if (field === "type" || field === "agenda") return false;
  return Array.isArray(value) ? value.every((item) => typeof item !== "object") : typeof value !== "object";
}

function rowOf(field: string, value: unknown, speech: Speech, marks: (at: number) => Marks): Row {
  const { by, counted, grid, skip, under } = speech.row(field);
  const row = { field, name: fieldName(speech.book, field), grid: null, said: [] as string[] };
  const skipped = (item: unknown) => (Array.isArray(item) ? item.length === 0 : item === "" || (item ?? "none") === skip);
  if (!Array.isArray(value)) return { ...row, said: skipped(value) ? [] : [saidOf(field, value, speech)] };
  if (grid) return { ...row, grid: gridOf(field, value as number[], grid, speech) };
  const items = [...value.entries()].filter(([, item]) => !skipped(item));
  if (under) return { ...row, said: gathered(field, items, under, speech) };
  const said = items.map(([at, item]) => {
    const thing = saidOf(field, item, speech, marks(at));
    return by ? speech.say("plain-of", { owner: capital(speech.called(by, at)), thing }) : thing;
  });
  return { ...row, said: counted ? counts(said, speech) : said };
}

/** Equal things once, with their number. */
function counts(said: readonly string[], speech: Speech): string[] {
  return [...new Set(said)].map((thing) => {
    const count = said.filter((other) => other === thing).length;
    return count > 1 ? speech.say("plain-times", { thing, count }) : thing;
  });
}

/** The places of a list, grouped by the values in them. */
function gathered(field: string, items: readonly [number, unknown][], kind: string, speech: Speech): string[] {
  const places = new Map<number, string[]>();
  for (const [at, value] of items) places.set(Number(value), [...(places.get(Number(value)) ?? []), speech.called(kind, at)]);
  return [...places.entries()]
    .sort(([one], [other]) => one - other)
    .map(([value, names]) => speech.say("plain-of", { owner: capital(saidOf(field, value, speech)), thing: speech.list(names) }));
}

/** One value: by its label, by a sentence of its own or of its parts, as a pile, or simply as it is. */
function saidOf(field: string, value: unknown, speech: Speech, marks: Marks = []): string {
  const { book } = speech;
  if (Array.isArray(value)) return saidOfList(field, value, speech, marks);
  if (book.has(`item-${field}`)) return book.say(`item-${field}`, { value });
  if (typeof value === "boolean") return value ? speech.say("plain-yes") : speech.say("plain-no");
  const label = typeof value === "number" ? called(field, value, speech) : "?";
  return label === "?" ? String(value) : label;
}

function saidOfList(field: string, list: readonly unknown[], speech: Speech, marks: Marks): string {
  const { parts, several } = speech.row(field);
  if (parts) return saidOfParts(field, parts, list, speech);
  if (!several) return pile(field, list, speech);
  const marked = (thing: string, mark: Record<string, number> = {}) =>
    Object.values(mark).some(Boolean) ? speech.say(`marked-${field}`, { thing, ...mark }) : thing;
  return speech.list(list.map((one, at) => marked(speech.called(several, one), marks[at])));
}

function called(field: string, value: number, speech: Speech): string {
  return speech.called(speech.row(field).of ?? field, value);
}

function saidOfParts(field: string, names: readonly string[], parts: readonly unknown[], speech: Speech): string {
  return capital(
    speech.book.say(`item-${field}`, Object.fromEntries(names.map((name, at) => [name, speech.fact(name, parts[at])]))),
  );
}

function pile(field: string, cards: readonly unknown[], speech: Speech): string {
  const top = cards.at(-1);
  return top === undefined ? speech.say("plain-none") : speech.say("plain-pile", { count: cards.length, top: saidOf(field, top, speech) });
}

/** A board as a table. Every list of labels as long as the board names its spaces; rows and columns are named by
 *  what the labels of their spaces have in common. */
function gridOf(field: string, values: readonly number[], width: number, speech: Speech): Grid {
  const names = speech.places(values.length);
  const places = names.space ?? Object.values(names)[0] ?? values.map((_, at) => String(at + 1));
  const across = Array.from({ length: width }, (_, column) => column);
  const starts = Array.from({ length: Math.ceil(values.length / width) }, (_, row) => row * width);
  const cell = (at: number) => {
    const facts = Object.fromEntries(Object.entries(names).map(([name, list]) => [name, list[at]]));
    return { at, said: speech.book.say(`cell-${field}`, { ...facts, value: values[at] }) };
  };
  return {
    columns: across.map((column) => common(starts.map((start) => places[start + column] ?? "")) || String(column + 1)),
    rows: starts.map((start, row) => ({
      name: common(across.map((column) => places[start + column] ?? "")) || String(row + 1),
      cells: across.filter((column) => start + column < values.length).map((column) => cell(start + column)),
    })),
  };
}

/** The common prefix of all these, or else the common suffix: a10 and b10 share “10”. */
export function common(names: readonly string[]): string {
  const [first = "", ...others] = names;
  for (let long = first.length; long > 0; long--) {
    const [head, tail] = [first.slice(0, long), first.slice(-long)];
    if (others.every((name) => name.startsWith(head))) return head;
    if (others.every((name) => name.endsWith(tail))) return tail;
  }
  return "";
}

/** The texts printed on things in sight, each text once: which things have it, and the text. */
export function glossaryOf(view: object, speech: Speech, things: Things): [string, string][] {
  const rows = Object.entries(flat(view, speech)).filter(([field, value]) => value != null && speech.book.has(`field-${field}`) && due(field, flat(view, speech), speech));
  const seen = [
    ...rows.flatMap(([field, value]) => thingsIn(field, value, speech)),
    ...things.in_sight.flatMap((kind) => (things.texts[kind] ?? []).map((_, at): [string, number] => [kind, at])),
  ];
  const names = new Map<string, Set<string>>();
  for (const [kind, number] of seen) {
    const text = things.texts[kind]?.[number];
    if (text) names.set(text, (names.get(text) ?? new Set()).add(speech.called(kind, number)));
  }
  return [...names].map(([text, those]) => [capital(speech.list([...those])), text]);
}

/** The things of a row, and those that name the places of its list. */
function thingsIn(field: string, value: unknown, speech: Speech): [string, number][] {
  const { by, grid, of, parts, several, under } = speech.row(field);
  const places = [by, under].flatMap((kind) => (kind && Array.isArray(value) ? value.map((_, at): [string, number] => [kind, at]) : []));
  if (parts || grid) return places;
  const numbers = [value].flat(2).filter((one) => typeof one === "number");
  return [...numbers.map((number): [string, number] => [several ?? of ?? field, number]), ...places];
}

/** The text printed on the thing that a group of actions begins with; "" if nothing is. */
export function textOf({ actions }: Group, things: Things): string {
  const found = actions[0] ? fields(actions[0]).map((key) => key.split(":")) : [];
  return found.map(([kind, number]) => things.texts[kind!]?.[Number(number)]).find(Boolean) ?? "";
}

/** Group actions by the first thing they name, so that everything a card can do is together. */
export function grouped(actions: readonly Action[], speech: Speech): Group[] {
  const groups = new Map<string, Group>();
  for (const action of actions) {
    const name = fields(action).map((key) => thingOf(key, speech)).find((label) => label !== "?") ?? speech.say("plain-others");
    const group = groups.get(name) ?? { name, actions: [] };
    group.actions.push(action);
    groups.set(name, group);
  }
  return [...groups.values()];
}

function thingOf(key: string, speech: Speech): string {
  const at = key.indexOf(":");
  return speech.called(key.slice(0, at), Number(key.slice(at + 1)));
}
