// How far long work probably is, by how long the same kind of work took last time.
import { keep, kept } from "../lib/kept";

const AT_FIRST = 3000;

export const expected = (kind: string): number => Number(kept(`took-${kind}`)) || AT_FIRST;

export const took = (kind: string, time: number): void => keep(`took-${kind}`, String(Math.round(time)));

/** Three quarters after the expected time; it goes on, ever more slowly, and is never quite done. */
export const share = (time: number, usual: number): number => 1 - 4 ** (-time / usual);
