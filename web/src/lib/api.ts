// The HTTP API. A refusal becomes an exception with a sentence in the reader's language.
import type { BuilderInfo, DeckReport, HowTo, Luck, SoloTest, Things } from "../wire/core";
import type * as hall from "../wire/hall";
import { say, sentences } from "./sentences.svelte";
import type { Rows } from "./speech";

/** The bot levels are in this module because every page loads it: on their own they would cost another request. */
export { DEFAULT_LEVEL, OFFERED_LEVELS } from "../wire/hall";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: hall.Fault,
  ) {
    super(fault.why);
  }

  /** The sentence in the reader's language, or the server's English one. */
  get sentence(): string {
    return sentences.refusal(this.fault);
  }
}

export async function ask<T>(
  verb: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const init: RequestInit = { method: verb, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Refused(0, { key: "no-hall", rule: "", why: say("no-hall"), facts: {} });
  });
  if (answer.ok) return (await answer.json()) as T;
  throw new Refused(answer.status, await faultIn(answer));
}

/** A proxy on the way may answer in its own format. */
async function faultIn(answer: Response): Promise<hall.Fault> {
  try {
    return (await answer.json()) as hall.Fault;
  } catch {
    return { key: "no-hall", rule: "", why: say("no-hall"), facts: {} };
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  hall: () => ask<hall.HallInfo>("GET", "/api/hall"),
  games: () => ask<hall.GameInfo[]>("GET", "/api/games"),
  rules: (game: string, language: string) =>
    ask<hall.RuleInfo[]>("GET", `/api/games/${game}/rules?language=${language}`),
  /** How to play on one page, and the glossary. */
  howto: (game: string, language: string) => ask<HowTo>("GET", `/api/games/${game}/howto?language=${language}`),
  /** How the text view shows a view. */
  rows: (game: string) => ask<Rows>("GET", `/api/games/${game}/rows`),
  /** The texts printed on cards and spaces. */
  things: (game: string, language: string) => ask<Things>("GET", `/api/games/${game}/things?language=${language}`),
  sources: (game: string) => ask<hall.SourceInfo[]>("GET", `/api/games/${game}/sources`),
  /** Ask whether a table would accept this text for that option; throws Refused if not. */
  judge: (game: string, option: string, text: string) =>
    ask<hall.FreeText>("POST", `/api/games/${game}/options/${option}`, { text }),
  /** The side of each seat at a table like this; empty if all play for themselves. */
  sides: (game: string, seating: hall.Seating) => ask<number[]>("POST", `/api/games/${game}/sides`, seating),
  /** The cards of a game's deck builder, and the decks that come with the game. */
  decks: (game: string) => ask<BuilderInfo>("GET", `/api/games/${game}/decks`),
  /** Read a deck's list, its code, or the name of a ready-made one: what it contains, and whether it is legal. */
  deck: (game: string, list: string, options: NonNullable<hall.DeckDraft["options"]>) =>
    ask<DeckReport>("POST", `/api/games/${game}/deck`, { list, options }),
  /** Run the solo test for a deck. */
  solo: (game: string, list: string, query: string) => ask<SoloTest>("POST", `/api/games/${game}/deck/solo?${query}`, { list }),
  me: () => ask<hall.Me>("GET", "/api/identity"),
  call: (guest: hall.Guest) => ask<hall.Me>("PUT", "/api/identity", guest),
  link: () => ask<hall.Recovery>("GET", "/api/identity/link"),
  voidLinks: () => ask<hall.Me>("DELETE", "/api/identity/link"),
  sessions: () => ask<hall.SessionInfo[]>("GET", "/api/identity/sessions"),
  signOut: (session: string) => ask<hall.SessionInfo[]>("DELETE", `/api/identity/sessions/${session}`),
  signOutOthers: () => ask<hall.SessionInfo[]>("DELETE", "/api/identity/sessions"),
  /** Everything the hall keeps of this guest. */
  data: () => ask<Record<string, unknown>>("GET", "/api/identity/data"),
  leaveForGood: () => ask<hall.Farewell>("DELETE", "/api/identity"),
  newLink: () => ask<hall.Recovery>("POST", "/api/identity/link"),
  recover: (code: string) => ask<hall.Me>("POST", "/api/identity/recover", { code }),
  /** Ask whose code this is; nobody's identity changes yet. */
  whose: (code: string) => ask<hall.Me>("POST", "/api/identity/recover", { code, look: true }),
  make: (wanted: hall.NewTable) => ask<hall.TableInfo>("POST", "/api/tables", wanted),
  open: () => ask<hall.TableInfo[]>("GET", "/api/tables"),
  mine: () => ask<hall.TableInfo[]>("GET", "/api/tables/mine"),
  table: (id: string) => ask<hall.TableInfo>("GET", table(id)),
  invitation: (id: string) => ask<hall.Invitation>("GET", `${table(id)}/invitation`),
  sit: (id: string, seat: number) => ask<hall.TableInfo>("POST", `${table(id)}/seats/${seat}`),
  set: (id: string, seat: number, wanted: hall.SeatSet) =>
    ask<hall.TableInfo>("PATCH", `${table(id)}/seats/${seat}`, wanted),
  leave: (id: string, seat: number) => ask<hall.TableInfo>("DELETE", `${table(id)}/seats/${seat}`),
  /** As host: lock or close it. */
  setTable: (id: string, wanted: hall.TableSet) => ask<hall.TableInfo>("PATCH", table(id), wanted),
  /** Remove or mute somebody as host, or stop hearing them. */
  setGuest: (id: string, who: string, wanted: hall.GuestSet) =>
    ask<hall.TableInfo>("PATCH", `${table(id)}/guests/${who}`, wanted),
  start: (id: string, wanted: hall.Start) => ask<hall.TableInfo>("POST", `${table(id)}/start`, wanted),
  rematch: (id: string, wanted: hall.Again) => ask<hall.TableInfo>("POST", `${table(id)}/rematch`, wanted),
  record: (id: string) => ask<Record<string, unknown>>("GET", `${table(id)}/record`),
  agree: (id: string) => ask<hall.TableInfo>("POST", `${table(id)}/record`),
  replay: (id: string, query: string) => ask<hall.Frames>("GET", `${table(id)}/replay?${query}`),
  luck: (id: string) => ask<Luck[]>("GET", `${table(id)}/luck`),
  replayOf: (record: unknown, query: string) => ask<hall.Frames>("POST", `/api/replay?${query}`, record),
  luckOf: (record: unknown) => ask<Luck[]>("POST", "/api/luck", record),
  lessons: () => ask<hall.LessonInfo[]>("GET", "/api/lessons"),
  /** A lesson's steps in words. */
  lesson: (name: string, language: string) => ask<hall.LessonText>("GET", `/api/lessons/${name}?language=${language}`),
  /** Play a lesson, from where it was left or again from its beginning. */
  learn: (name: string, wanted: hall.Learn) => ask<hall.TableInfo>("POST", `/api/lessons/${name}`, wanted),
  practice: (wanted: hall.Practice) => ask<hall.TableInfo>("POST", "/api/practice", wanted),
};
