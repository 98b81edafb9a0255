// Where a match comes from: a table of this hall, or a record from a file.
import { api } from "../lib/api";
import type { MatchRecord } from "../lib/fairness/record";
import type { Luck } from "../wire/core";
import type { Frames, Practice, SeatInfo } from "../wire/hall";

export interface About {
  over: boolean;
  /** The seats of the current viewer. */
  mine: readonly number[];
  seats: readonly SeatInfo[];
}

export interface Source {
  /** The table's id; empty for a record. */
  table: string;
  about: () => Promise<About>;
  replay: (query: string) => Promise<Frames>;
  luck: () => Promise<Luck[]>;
  record: () => Promise<MatchRecord>;
  practice: Pick<Practice, "table" | "record">;
}

export function ofTable(id: string): Source {
  return {
    table: id,
    about: async () => {
      const { status, mine, seats } = await api.table(id);
      return { over: status === "over", mine, seats };
    },
    replay: (query) => api.replay(id, query),
    luck: () => api.luck(id),
    record: async () => (await api.record(id)) as unknown as MatchRecord,
    practice: { table: id },
  };
}

export function ofRecord(record: MatchRecord): Source {
  const nobody = { avatar: "", bot: "", taken: true, present: true, away: false, gone: false, who: "" };
  return {
    table: "",
    about: async () => ({
      over: record.result !== undefined,
      mine: record.seats.map((_, seat) => seat), // the file contains everything anyway
      seats: record.seats.map((name) => ({ ...nobody, name })),
    }),
    replay: (query) => api.replayOf(record, query),
    luck: () => api.luckOf(record),
    record: async () => record,
    practice: { record: { ...record } },
  };
}
