// The chat of a table.
import type { Say, Saying } from "../wire/hall";
import { guest } from "./guest.svelte";

export class Talk {
  said = $state.raw<readonly Saying[]>([]);
  /** From a guest whom the server had to learn about first; sent when the connection is open again. */
  private unsaid: Say[] = [];

  constructor(
    private readonly tell: (said: Say) => void,
    private readonly again: () => void,
  ) {}

  heard(line: Saying): void {
    this.said = [...this.said, line];
  }

  /** Only guests with a name can chat; a newcomer is given one and reconnects with it. */
  async say(said: Pick<Say, "chat" | "phrase">): Promise<void> {
    if (guest.me) {
      this.tell(said);
      return;
    }
    await guest.need();
    this.unsaid.push(said);
    this.again();
  }

  opened(): void {
    for (const said of this.unsaid.splice(0)) this.tell(said);
  }
}
