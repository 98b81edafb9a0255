// Try something that the server may refuse, and show the refusal as a notice.
import { notices } from "../ui/notices.svelte";
import { Refused } from "./api";
import { sentences } from "./sentences.svelte";

/** Return whether it worked. A game's refusal is worded by its own catalogue. */
export async function attempt(act: () => Promise<unknown>, game?: string): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (no) {
    if (!(no instanceof Refused)) throw no;
    notices.sorry(sentences.refusal(no.fault, game));
    return false;
  }
}
