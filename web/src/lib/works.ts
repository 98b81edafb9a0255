// Long work of the server, and how far it really is: it has a name, by which the server is asked now and then.
import type { Work } from "../wire/hall";
import { ask } from "./api";

/** Told which part is done. */
export type Watch = (share: number) => void;

const EVERY = 400;

/** Do what the server takes long for; `begin` gets the words to add to the address. */
export async function watched<T>(begin: (query: string) => Promise<T>, watch: Watch): Promise<T> {
  const name = [...crypto.getRandomValues(new Uint32Array(3))].join("-");
  const timer = setInterval(() => {
    void ask<Work>("GET", `/api/works/${name}`).then(
      ({ done, of }) => of > 0 && watch(done / of),
      () => undefined, // the work itself says what is wrong
    );
  }, EVERY);
  try {
    return await begin(`work=${name}`);
  } finally {
    clearInterval(timer);
  }
}
