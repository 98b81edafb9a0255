/** The longest that a reader on a slow connection waits for our fonts in front of an empty page. */
const PATIENCE = 3000;

/** Resolve once our fonts have loaded, so that no line breaks twice; after a while in any case. */
export function faces(): Promise<unknown> {
  const loading = [...document.fonts].map((face) => face.load());
  return Promise.race([Promise.allSettled(loading), new Promise((done) => setTimeout(done, PATIENCE))]);
}
