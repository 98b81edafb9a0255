// Tries something that the hall may refuse, and says so in passing.
import { notices } from "../ui/notices.svelte";
import { Refused } from "./api";
import { sentences } from "./sentences.svelte";

/** Whether it was done. A refusal of a game is said by its book. */
export async function attempt(deed: () => Promise<unknown>, game?: string): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (no) {
    if (!(no instanceof Refused)) throw no;
    notices.sorry(sentences.refusal(no.fault, game));
    return false;
  }
}
