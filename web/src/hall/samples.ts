// A small game for tests.
import type { GameInfo } from "../wire/hall";

export const CANDLES: GameInfo = {
  name: "candles",
  title: "Candles",
  seats: [3, 2, 6, 1],
  default_seats: [3, 2, 6],
  decks: false,
  minutes: 5,
  rules: 1,
  labels: {},
  confirm_kinds: [],
  bids: [],
  kinds: {},
  options: [
    { name: "wind", choices: [false, true], default: false, rule: "C-1", seats: [], title: "", help: "", free_text: false, requires: {} },
    { name: "teams", choices: [2, 3], default: 2, rule: "C-2", seats: [6], title: "", help: "", free_text: false, requires: {} },
    { name: "alone", choices: [false, true], default: false, rule: "C-3", seats: [1], title: "", help: "", free_text: false, requires: {} },
    { name: "part", choices: ["all", "dark"], default: "all", rule: "C-4", seats: [], title: "", help: "", free_text: false, requires: {} },
    { name: "ghost", choices: [1, 2], default: 1, rule: "C-5", seats: [], title: "", help: "", free_text: false, requires: { part: ["dark"] } },
  ],
  variants: [{ name: "dark", options: { part: "dark" }, minutes: 3 }],
};
