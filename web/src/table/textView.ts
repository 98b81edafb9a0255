// What lies on a table, and what can be done there, as labelled rows: for every game, without a board. A game's sentences
// say what is shown and how: `field-hand` names a row, and where they are there
//   `of-dealer = seat`            what a row's numbers are called by, or `item-cash`, which says one `{ $value }`,
//   `by-sizes = seat`             what each place in its list belongs to,
//   `under-owner = space`         that the places of its list are told under its values: “Ann: The Burrow, Gringotts”,
//   `skip-owner = -1`             which value, alone or in its list, is not worth a word,
//   `several-trunk = item`        that each place of its list holds several such things: “Ann: wand, owl”,
//   `marks-board = hurt`          which field says a number of each such thing, told by `marked-board` unless it is 0,
//   `parts-made = team start end` what its tuples hold, said by `item-made`,
//   `grid-board = 10`             that it is a board of so many columns, each space said by `cell-board`,
//   `rows-where-0 = dark notes`   which rows are only shown while the list `where` holds a 0, counted up from there,
//   `rows-filled = out beside`    which rows are only shown while there is something in them,
//   `part-hagrid`                 what a part of the view is called, whose fields are told below that.
import { type Book, capital } from "../lib/book";
import { type Action, fields } from "../lib/narrow";
import type { Speech } from "../lib/speech";

export interface Row {
  field: string;
  name: string;
  /** One thing, or several. */
  said: string[];
  grid: Grid | null;
}

/** What is common to a table, without a name; or one of its parts. */
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

/** Rows of the fields that the game's sentences name, in the view's order; of a game without such, all simple ones. */
export function rowsOf(view: object, speech: Speech): Row[] {
  const entries = Object.entries(view).filter(([, value]) => value !== null && value !== undefined);
  const named = entries.filter(([field]) => speech.book.has(`field-${field}`));
  const idle = new Set(entries.flatMap(([field, value]) => (Array.isArray(value) ? missed(field, value, speech) : [])));
  const filled = listed("rows-filled", speech);
  return (named.length > 0 ? named.filter(([field]) => !idle.has(field)) : entries.filter(([field, value]) => simple(field, value)))
    .map(([field, value]) => rowOf(field, value, speech, marksOf(field, view, speech)))
    .filter(({ field, said }) => said.length > 0 || !filled.includes(field));
}

/** The rows of a view, part by part; nothing of parts that were not sent or have nothing to tell. */
export function partsOf(view: object, speech: Speech): Part[] {
  const parts = Object.entries(view).filter(([name, value]) => value && speech.book.has(`part-${name}`));
  const rows = rowsOf(Object.assign({}, view, ...parts.map(([, part]) => part)), speech);
  const home = (field: string) => parts.find(([, part]) => field in part)?.[0];
  return [undefined, ...parts.map(([name]) => name)]
    .map((part) => ({ name: part ? speech.book.say(`part-${part}`) : "", rows: rows.filter(({ field }) => home(field) === part) }))
    .filter(({ rows }) => rows.length > 0);
}

function listed(key: string, { book }: Speech): string[] {
  return book.has(key) ? book.say(key).split(" ") : [];
}

/** The rows that go with numbers which this list does not hold: of a room where nobody is. */
function missed(field: string, list: readonly unknown[], speech: Speech): string[] {
  const found: string[] = [];
  for (let number = 0; speech.book.has(`rows-${field}-${number}`); number++)
    if (!list.includes(number)) found.push(...listed(`rows-${field}-${number}`, speech));
  return found;
}

/** Numbers that go with the things of a row, place by place. */
type Marks = readonly (readonly number[])[];

function marksOf(field: string, view: object, { book }: Speech): Marks {
  return book.has(`marks-${field}`) ? ((view as Record<string, Marks>)[book.say(`marks-${field}`)] ?? []) : [];
}

function simple(field: string, value: unknown): boolean {
  if (field === "type" || field === "agenda") return false;
  return Array.isArray(value) ? value.every((item) => typeof item !== "object") : typeof value !== "object";
}

function rowOf(field: string, value: unknown, speech: Speech, marks: Marks): Row {
  const { book } = speech;
  const row = { field, name: fieldName(book, field), grid: null, said: [] as string[] };
  const skipped = book.has(`skip-${field}`) ? book.say(`skip-${field}`) : "";
  if (!Array.isArray(value)) return { ...row, said: String(value) === skipped ? [] : [saidOf(field, value, speech)] };
  if (book.has(`grid-${field}`)) return { ...row, grid: gridOf(field, value as number[], speech) };
  const items = [...value.entries()].filter(([, item]) => String(item) !== skipped);
  if (book.has(`under-${field}`)) return { ...row, said: gathered(field, items, speech) };
  const owner = book.has(`by-${field}`) ? book.say(`by-${field}`) : "";
  const said = items.map(([at, item]) => {
    const thing = saidOf(field, item, speech, marks[at]);
    return owner ? speech.say("plain-of", { owner: capital(speech.called(owner, at)), thing }) : thing;
  });
  return { ...row, said };
}

/** The places of a list under the values that lie there. */
function gathered(field: string, items: readonly [number, unknown][], speech: Speech): string[] {
  const kind = speech.book.say(`under-${field}`);
  const places = new Map<number, string[]>();
  for (const [at, value] of items) places.set(Number(value), [...(places.get(Number(value)) ?? []), speech.called(kind, at)]);
  return [...places.entries()]
    .sort(([one], [other]) => one - other)
    .map(([value, names]) => speech.say("plain-of", { owner: capital(saidOf(field, value, speech)), thing: speech.list(names) }));
}

/** One value: by its name, by a sentence of its own or of its parts, as a pile, or simply as it is. */
function saidOf(field: string, value: unknown, speech: Speech, marks: readonly number[] = []): string {
  const { book } = speech;
  if (Array.isArray(value)) return saidOfList(field, value, speech, marks);
  if (book.has(`item-${field}`)) return book.say(`item-${field}`, { value });
  if (typeof value === "boolean") return value ? speech.say("plain-yes") : speech.say("plain-no");
  const label = typeof value === "number" ? called(field, value, speech) : "?";
  return label === "?" ? String(value) : label;
}

function saidOfList(field: string, list: readonly unknown[], speech: Speech, marks: readonly number[]): string {
  const { book } = speech;
  if (book.has(`parts-${field}`)) return saidOfParts(field, list, speech);
  if (!book.has(`several-${field}`)) return pile(field, list, speech);
  const kind = book.say(`several-${field}`);
  const marked = (thing: string, value: number) => (value ? speech.say(`marked-${field}`, { thing, value }) : thing);
  return speech.list(list.map((one, at) => marked(speech.called(kind, one), marks[at] ?? 0)));
}

function called(field: string, value: number, speech: Speech): string {
  const kind = speech.book.has(`of-${field}`) ? speech.book.say(`of-${field}`) : field;
  return speech.called(kind, value);
}

function saidOfParts(field: string, parts: readonly unknown[], speech: Speech): string {
  const names = speech.book.say(`parts-${field}`).split(" ");
  return capital(
    speech.book.say(`item-${field}`, Object.fromEntries(names.map((name, at) => [name, speech.fact(name, parts[at])]))),
  );
}

function pile(field: string, cards: readonly unknown[], speech: Speech): string {
  const top = cards.at(-1);
  return top === undefined ? speech.say("plain-none") : speech.say("plain-pile", { count: cards.length, top: saidOf(field, top, speech) });
}

/** A board as a table. Every list of names as long as the board names its spaces; rows and columns are called by what
 *  the names of their spaces have in common. */
function gridOf(field: string, values: readonly number[], speech: Speech): Grid {
  const width = Number(speech.book.say(`grid-${field}`));
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

/** How all of these begin, or else how they end: a10 and b10 have “10” in common. */
export function common(names: readonly string[]): string {
  const [first = "", ...others] = names;
  for (let long = first.length; long > 0; long--) {
    const [head, tail] = [first.slice(0, long), first.slice(-long)];
    if (others.every((name) => name.startsWith(head))) return head;
    if (others.every((name) => name.endsWith(tail))) return tail;
  }
  return "";
}

/** Actions by the first thing they name: all that can be done with one card stands together. */
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
