// The log of a table: events and bots' reasons, each in its place, by the move that brought it and the seat that made it.
import type { TableNow, Told } from "../wire/hall";

/** An event, or a bot's reason for its move. */
export type Said = { kind: "event"; event: unknown } | { kind: "reason"; told: Told };

/** As this viewer saw it (null: a spectator), with the number of its entry, the seat whose move it was (null: none has
 *  moved yet), and whether chance followed that move. */
export type Entry = { viewer: number | null; at: number; actor: number | null; chance?: boolean } & Said & {
  /** The end of an auction: the bids of bots before it, with their reasons. */
  bids?: readonly Entry[];
};

/** The entries that a message adds to a log: reasons stand right under their moves, and what chance did belongs to who moved. */
export function entriesOf(now: Pick<TableNow, "seat" | "events" | "moves" | "reasons">, before: readonly Entry[]): Entry[] {
  const viewer = now.seat;
  const found: Entry[] = [];
  let actor = before.at(-1)?.actor ?? null;
  let next = 0;
  for (const [at, seat, count] of now.moves) {
    if (seat >= 0) actor = seat;
    for (const event of now.events.slice(next, next + count)) found.push({ viewer, at, actor, chance: seat < 0, kind: "event", event });
    next += count;
    for (const told of now.reasons) if (told.at === at) found.push({ viewer, at, actor: told.seat, kind: "reason", told });
  }
  const placed = new Set(now.moves.map(([at]) => at));
  const others = now.reasons.filter((told) => !placed.has(told.at));
  return [...found, ...others.map((told): Entry => ({ viewer, at: told.at, actor: told.seat, kind: "reason", told }))];
}

/** Auctions: what came of one, as `ends` says, takes in the bids of bots since a person last bid. */
export function settled(entries: readonly Entry[], isBid: (event: any) => "bot" | "person" | null, ends: (event: any) => boolean): Entry[] {
  const within = new Set<Entry>();
  const found = new Map<Entry, Entry[]>();
  let run: Entry[] = [];
  let last = null as Entry | null; // the last event
  for (const entry of entries) {
    if (entry.kind === "reason") {
      const bids = last && (found.get(last) ?? (run.includes(last) ? run : undefined));
      if (bids && last?.at === entry.at) bids.push(entry);
      continue;
    }
    const who = isBid(entry.event);
    if (who === "bot") run.push(entry);
    else if (who === "person") run = [];
    else if (last && run.includes(last) && ends(entry.event)) {
      found.set(entry, run);
      run = [];
    }
    last = entry;
  }
  for (const bids of found.values()) for (const entry of bids) within.add(entry);
  return entries
    .filter((entry) => !within.has(entry))
    .map((entry) => {
      const bids = found.get(entry);
      return bids && entry.kind === "event" ? { ...entry, actor: (entry.event as { seat?: number }).seat ?? entry.actor, bids } : entry;
    });
}

export interface Turn {
  actor: number | null;
  entries: Entry[];
}

/** Neighbours of one player stand together. An event that begins a player's turn, as `begins` says, opens their part,
 *  below the reasons for the move that led to it. */
export function turnsOf(entries: readonly Entry[], begins: (event: any, actor: number | null) => number | null = () => null): Turn[] {
  const found: Turn[] = [];
  const add = (entry: Entry, actor: number | null) => {
    const last = found.at(-1);
    if (last && last.actor === actor) last.entries.push(entry);
    else found.push({ actor, entries: [entry] });
  };
  let turn = null as { at: number; to: number } | null;
  let waiting = null as Entry | null;
  const open = () => {
    if (waiting && turn) add(waiting, turn.to);
    waiting = null;
  };
  for (const entry of entries) {
    if (waiting && entry.kind === "reason" && entry.at === waiting.at) {
      add(entry, entry.actor);
      continue;
    }
    open();
    const to = entry.kind === "event" ? begins(entry.event, entry.actor) : null;
    if (to !== null) [turn, waiting] = [{ at: entry.at, to }, entry];
    else if (turn && entry.kind === "event" && (entry.chance || entry.at === turn.at)) add(entry, turn.to);
    else {
      if (entry.kind === "event") turn = null; // somebody has answered since: what follows is theirs
      add(entry, entry.actor);
    }
  }
  open();
  return found;
}

/** A card or a space that a word names. */
export interface Thing {
  field: string;
  value: number;
}

export interface Piece {
  text: string;
  thing?: Thing;
}

/** A sentence in pieces: the things of the word it tells are pieces of their own. */
export function piecesOf(sentence: string, word: object, called: (field: string, value: number) => string): Piece[] {
  const things = Object.entries(word).flatMap(([field, values]) =>
    [values].flat().filter((value): value is number => typeof value === "number").map((value) => ({ field, value, label: called(field, value) })));
  return things
    .filter(({ label }) => label !== "?" && label !== "")
    .sort((one, other) => other.label.length - one.label.length)
    .reduce<Piece[]>((pieces, { label, field, value }) => split(pieces, label, { field, value }), [{ text: sentence }]);
}

/** The first place where a label stands as a whole word. */
function split(pieces: readonly Piece[], label: string, thing: Thing): Piece[] {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "u");
  const nth = pieces.findIndex((piece) => !piece.thing && whole.test(piece.text));
  if (nth < 0) return [...pieces];
  const { text } = pieces[nth]!;
  const from = text.search(whole);
  const parts: Piece[] = [{ text: text.slice(0, from) }, { text: label, thing }, { text: text.slice(from + label.length) }];
  return [...pieces.slice(0, nth), ...parts.filter(({ text }) => text !== ""), ...pieces.slice(nth + 1)];
}
