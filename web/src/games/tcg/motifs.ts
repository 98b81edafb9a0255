// The motifs on the cards: hand-made, on 64 by 64, chosen by what a card is and varied by its number. `fill` is the
// body, `line` what is drawn on it.
import { ADVENTURE, CHARACTER, CREATURE, figures, ITEM, LESSON, NONE } from "./print";

export interface Motif {
  readonly fill: string;
  readonly line: string;
}

const CREATURES: Record<string, Motif> = {
  Unicorn: {
    fill: "M14 54c0-14 2-20 10-26l-2-8 8 2 6-16 1 18c8 4 13 12 15 18l-4 4-10-4c2 6 6 8 7 12z",
    line: "M24 28c4 2 8 2 10 8M37 26h.5M26 34c-4 4-6 10-6 16",
  },
  Owl: {
    fill: "M18 12l6 6h16l6-6v22c0 14-6 22-14 22s-14-8-14-22z",
    line: "M25 26a4 4 0 1 1 0 .1M39 26a4 4 0 1 1 0 .1M30 31l2 4 2-4M26 44l3 3 3-3 3 3 3-3",
  },
  Bird: {
    fill: "M6 30l12-4c4-8 14-10 20-4l18 4-14 8c-2 10-10 16-22 16l8-8c-8 0-14-4-14-10z",
    line: "M18 28h.5M28 34c6 2 12 0 16-4M32 50v8M38 48v8",
  },
  Troll: {
    fill: "M20 20c0-10 5-14 12-14s12 4 12 14l12 8-4 16-8-6v20H20V38l-8 6-4-16z",
    line: "M27 18h.5M37 18h.5M27 26h10M29 26v3M35 26v3M28 44h8",
  },
  Cat: {
    fill: "M14 24l2-14 8 6h10l8-6 2 14c0 6-2 9-6 11 6 6 8 14 8 20H22c-2-8 0-14 2-19-6-2-10-6-10-12z",
    line: "M24 24v3M36 24v3M29 30h3M10 28l8 1M46 28l-8 1M46 54c8 0 10-8 4-12",
  },
  Dragon: {
    fill: "M6 40c6-14 12-20 22-22l-4-10 12 8c10 2 16 8 20 16l-12-2 6 10-12-4c2 8 0 14-6 20 0-10-4-14-12-14-6 0-10 0-14-2z",
    line: "M24 26c6 2 10 6 12 12M44 27h.5M30 16c4 4 6 8 6 12",
  },
  Dog: {
    fill: "M10 22l8-10 8 6h8l6-6 4 16-6 6c6 6 8 14 8 22H18c0-8 2-14 6-20-8 0-14-6-14-14z",
    line: "M22 24h.5M10 23l4 2M20 31c4 2 8 2 10 0M36 12c4 4 4 10 2 14M46 50c6-2 8-6 8-12",
  },
  Wolf: {
    fill: "M4 30l14-8 4-12 6 9 8-9 4 13c8 8 12 20 14 33H28c-2-8-2-14 2-20-8 2-16 2-26-6z",
    line: "M24 25l4 1M5 31h8M16 35l4-3M42 26c4 8 4 16 2 26",
  },
  Kelpie: {
    fill: "M10 26c2-10 10-16 18-16l6-6v10c8 4 12 12 12 22 4 4 8 4 12 2-4 10-14 14-24 14s-18-4-22-10c8 4 14 2 14-4 0-6-2-8-6-10z",
    line: "M22 20h.5M34 14c-2 4-2 8 0 12M30 30c6 0 10 4 10 10M6 58c6-4 10-4 14 0s10 4 14 0 10-4 14 0 8 2 10 0",
  },
  Toad: {
    fill: "M16 26c0-8 8-8 10-2h12c2-6 10-6 10 2 6 6 10 14 8 22l-8 8-4-6H20l-4 6-8-8c-2-8 2-16 8-22z",
    line: "M21 24h.5M43 24h.5M22 36c6 4 14 4 20 0M18 44h.5M46 44h.5M32 46h.5",
  },
  Snake: {
    fill: "M8 48c0-6 6-10 14-10h18c4 0 6-2 6-5s-2-5-6-5H26c-8 0-12-4-12-10s4-10 12-10h14l8-4 8 6-8 6H26c-2 0-3 1-3 2s1 2 3 2h14c9 0 15 5 15 13s-6 13-15 13H22c-4 0-6 1-6 3z",
    line: "M46 10h.5M56 12l4 2M28 24v4M36 24v4M26 38v6M36 38v6",
  },
  Spider: {
    fill: "M32 22a8 8 0 1 1 0 .1M22 38c0-8 4-12 10-12s10 4 10 12-4 14-10 14-10-6-10-14z",
    line: "M24 30L10 20 6 28M24 36H6l-2 8M24 42l-14 6 2 10M40 30l14-10 4 8M40 36h18l2 8M40 42l14 6-2 10M29 24h.5M35 24h.5M28 36l8 8M36 36l-8 8",
  },
  Rat: {
    fill: "M6 40c4-12 14-18 26-18 2-6 10-6 10 1 8 3 12 9 12 17 0 6-4 8-10 8H12c-4 0-6-3-6-8z",
    line: "M14 36h.5M6 41l-4 1M10 44l-4 4M40 24a4 4 0 0 0-6 4M54 44c6 0 8 4 4 8s-12 4-18 4M20 48v6M42 48v6",
  },
  Deer: {
    fill: "M22 28l-6-6 8 1c2-3 14-3 16 0l8-1-6 6c0 8-3 14-10 18-7-4-10-10-10-18zM22 58c0-8 4-12 10-12s10 4 10 12z",
    line: "M24 22c-8-2-10-8-10-16M17 14l-6-2M40 22c8-2 10-8 10-16M47 14l6-2M28 31h.5M36 31h.5M30 40h4",
  },
};

const ITEMS: Record<string, Motif> = {
  Wand: { fill: "M8 54l34-36 5 5-35 35z", line: "M14 47l5 5M50 8l1 6M56 14l-6 2M42 8l2 5M56 6l-3 4M20 41l4 4" },
  Cauldron: {
    fill: "M10 26h44l-4 4c4 16-4 26-18 26S10 46 14 30z",
    line: "M16 56l-3 4M48 56l3 4M22 20c0-4 4-4 4-8M34 20c0-4 4-4 4-8M20 36c0 8 4 12 8 14",
  },
  cage: { fill: "M14 24c0-12 8-16 18-16s18 4 18 16v28H14z", line: "M32 4v4M22 12v40M32 8v44M42 12v40M14 34h36M10 54h44" },
  cloak: { fill: "M26 10h12l2 8c8 6 14 20 16 38-8-4-10-4-14 0-4-4-6-4-10 0-4-4-6-4-10 0-4-4-6-4-14 0 2-18 8-32 16-38z", line: "M26 18c4 4 8 4 12 0M32 22v30M24 28c-2 8-4 14-6 20M40 28c2 8 4 14 6 20" },
  keys: { fill: "M14 34a8 8 0 1 1 8 8l4 4v6h-4v4h-6V46l-3-3zM40 20l18-12-4 12-14 6zM40 28l18 2-10 8-10-4z", line: "M20 32h.5M40 26L24 38M46 18l4 2M46 30l2 4" },
  jar: { fill: "M18 18h28l4 6v28l-4 4H18l-4-4V24z", line: "M16 10h32v6H16zM14 32h36M14 46h36M24 39h.5M32 38l4 3M40 39h.5" },
  ball: { fill: "M32 8a22 22 0 1 1 0 44 22 22 0 0 1 0-44z", line: "M20 26c4-8 10-10 16-8M22 38c6 6 14 6 20 0M20 56h24" },
};
const OF_ITEM: Record<number, string> = { 12: "cloak", 33: "jar", 46: "cage", 72: "keys", 101: "ball" };

const SPELLS: Record<string, readonly Motif[]> = {
  care: [
    { fill: "M32 56c-16-4-22-16-20-34 16 0 24 8 24 20 2-8 8-14 18-16 0 16-8 26-22 30z", line: "M32 56c-2-12-8-22-16-30M32 56c2-10 8-18 16-24" },
    { fill: "M20 30c0-10 5-18 12-18s12 8 12 18-5 16-12 16-12-6-12-16z", line: "M26 24l4 6-3 5M38 22l-4 7 3 5M12 50c6-4 12-4 20 0s14 4 20 0M10 56c8-4 14-4 22 0s14 4 22 0" },
  ],
  charms: [
    { fill: "M32 4l6 20 20 8-20 8-6 20-6-20-20-8 20-8z", line: "M32 24v16M24 32h16M12 12l5 5M52 12l-5 5M12 52l5-5M52 52l-5-5" },
    { fill: "M32 58c-12 0-18-8-16-18 2 3 4 4 7 4-4-12 2-22 10-34 0 9 13 15 13 27 2-2 3-4 3-7 8 12 0 28-17 28z", line: "M32 54c-5 0-7-4-5-9 2-4 5-6 5-11 4 5 8 8 8 13s-3 7-8 7z" },
    { fill: "M6 40C10 20 26 10 34 8c-2 8 2 12 8 12 8 0 14 6 16 14-10-4-18 0-20 8-4 10-18 14-32-2z", line: "M10 52l8-6M22 58l4-8M36 58l2-8M16 34c6-8 12-12 18-12" },
  ],
  potions: [
    { fill: "M26 8h12v14l14 24c2 6-1 10-6 10H18c-5 0-8-4-6-10l14-24z", line: "M24 8h16M17 42h30M26 48h.5M34 50h.5M38 36h.5M32 30h.5" },
    { fill: "M24 8h16v10c10 4 16 12 16 20 0 12-10 18-24 18S8 50 8 38c0-8 6-16 16-20z", line: "M22 8h20M10 36c8-4 14 4 22 0s14 4 22 0M24 46h.5M36 44h.5M42 48h.5" },
    { fill: "M12 30h40c0 16-8 26-20 26S12 46 12 30z", line: "M6 30h52M20 22c-2-4 4-6 2-12M32 22c-2-4 4-6 2-12M44 22c-2-4 4-6 2-12M26 40c2 6 6 8 10 8" },
  ],
  transfiguration: [
    { fill: "M34 30c2-4-6-6-9-1-4 7 4 15 12 13 12-2 15-17 7-25-11-11-31-4-33 12-2 19 19 30 37 23l-2 6C22 66 3 51 5 29 7 8 32-1 48 11c14 10 12 34-4 40-14 5-28-7-24-20 3-9 17-11 20-2z", line: "M28 33h.5M56 44l2-4M50 6l4-2M6 56l-3 3" },
    { fill: "M8 20h22v24H8zM46 14l5 12 12 6-12 6-5 12-5-12-10-6 10-6z", line: "M8 28h22M14 20v24M24 20v24M4 52c10 4 22 4 30 0" },
    { fill: "M12 12c12-4 18-2 20 2 2-4 8-6 20-2v38c-12-4-18-2-20 2-2-4-8-6-20-2z", line: "M32 14v38M18 20c4-1 8-1 10 1M18 28c4-1 8-1 10 1M36 21c4-2 8-2 10-1M36 29c4-2 8-2 10-1M36 37c4-2 8-2 10-1" },
  ],
};

const SCROLLS: readonly Motif[] = [
  { fill: "M14 12h34c4 0 6 3 6 6s-2 5-6 5v29c0 3-3 5-6 5H12c4 0 5-3 5-6V18c0-4-1-6-3-6z", line: "M48 23h-8M23 22h18M23 30h18M23 38h12M10 57c4 0 7-2 7-6M36 44l4 4 6-8" },
  { fill: "M8 56V30L20 14l12 10L44 8l12 22v26z", line: "M26 56V44a6 6 0 0 1 12 0v12M20 34h.5M44 34h.5M20 14v8M44 8v10M8 30h48" },
  { fill: "M10 54V22a22 16 0 0 1 44 0v32z", line: "M18 54V26a14 12 0 0 1 28 0v28M32 14v40M40 36h.5M10 40h8M46 40h8" },
];

/** A hat for characters; the initials are beside it. */
const PORTRAIT: Motif = { fill: "M32 6c12 0 18 9 18 20S43 46 32 46 14 37 14 26 20 6 32 6zM6 64c2-12 12-18 26-18s24 6 26 18z", line: "" };

export function motifOf(card: number): Motif {
  const { kind, subject, keywords } = figures(card);
  if (kind === CREATURE) return keywords.map((word) => CREATURES[word]).find(Boolean) ?? CREATURES["Deer"]!;
  if (kind === ITEM) return ITEMS[OF_ITEM[card] ?? ""] ?? keywords.map((word) => ITEMS[word]).find(Boolean) ?? ITEMS["jar"]!;
  if (kind === CHARACTER) return PORTRAIT;
  if (kind === ADVENTURE) return SCROLLS[card % SCROLLS.length]!;
  const some = Object.values(SPELLS)[kind === LESSON ? figures(card).gives[0]! : subject === NONE ? 1 : subject]!;
  return kind === LESSON ? some[0]! : some[card % some.length]!;
}

/** Numbers that are fixed for each card and differ between cards: where stars are, how hills roll. */
export function seeded(card: number): (below: number) => number {
  let seed = (card * 2654435761) >>> 0;
  return (below) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return (seed >>> 8) % below;
  };
}
