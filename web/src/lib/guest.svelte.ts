// The guest that this browser is. Nobody needs an account: a guest without a name is given one.
import type { Me } from "../wire/hall";
import { api, Refused } from "./api";
import { say } from "./sentences.svelte";

class Guest {
  me = $state.raw<Me | null>(null);

  /** Ask the server whether it knows this browser. */
  async find(): Promise<void> {
    if (!known()) return;
    try {
      this.me = await api.me();
    } catch (no) {
      if (!(no instanceof Refused) || ![401, 403].includes(no.status)) throw no; // 403: banned, as each try will say
    }
  }

  /** Return the guest, creating one if necessary. */
  async need(): Promise<Me> {
    return this.me ?? (await this.call(say("guest-name", { number: 1 + Math.floor(Math.random() * 999) })));
  }

  async call(name: string, avatar = this.me?.avatar ?? "", code = ""): Promise<Me> {
    this.me = await api.call({ name, avatar, code });
    remember();
    return this.me;
  }

  /** This browser is nobody's any more. */
  left(): void {
    this.me = null;
    remember("no");
  }

  async recover(code: string): Promise<Me> {
    this.me = await api.recover(code);
    remember();
    return this.me;
  }
}

/** A page can't read the cookie; this note saves newcomers a refused request. */
const KNOWN = "greathall-known";

function known(): boolean {
  try {
    return localStorage.getItem(KNOWN) === "yes";
  } catch {
    return true;
  }
}

function remember(yes = "yes"): void {
  try {
    localStorage.setItem(KNOWN, yes);
  } catch {
    // ask again next time
  }
}

export const guest = new Guest();
