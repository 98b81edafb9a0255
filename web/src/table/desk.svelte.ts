// The things open beside the board on this screen: a sheet, a tab, and how much of the chat has been read.
import type { Table } from "../lib/table.svelte";

const ROOMY = matchMedia("(min-width: 76.01rem) and (min-height: 36.01rem)");

export class Desk {
  sheet = $state<"" | "rules" | "settings" | "more" | "leave" | "side" | "keys" | "guests">("");
  /** The rule at which the rules should open. */
  rule = $state("");
  tab = $state<"log" | "chat">("log");
  /** Whether there is room for log and chat beside the board. */
  roomy = $state(ROOMY.matches);
  private read = $state(0);

  constructor(private readonly table: Table) {}

  unread = $derived.by(() => Math.max(0, this.table.talk.said.length - this.read));
  talkSeen = $derived(this.tab === "chat" && (this.roomy || this.sheet === "side"));

  watch(): () => void {
    const changed = () => (this.roomy = ROOMY.matches);
    ROOMY.addEventListener("change", changed);
    return () => ROOMY.removeEventListener("change", changed);
  }

  seen(): void {
    this.read = this.table.talk.said.length;
  }

  look(rule: string): void {
    this.rule = rule;
    this.sheet = "rules";
  }

  close(): void {
    this.sheet = "";
  }
}
