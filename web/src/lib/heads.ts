// The last head this browser saw at a table: Verify compares the record with it.
import { keep, kept } from "./kept";

const place = (table: string) => `head-${table}`;

export const rememberHead = (table: string, head: string): void => keep(place(table), head);
export const headSeen = (table: string): string => kept(place(table), "");
