/** The longest a reader on a slow line looks at an empty page for the sake of our letters. */
const PATIENCE = 3000;

/** Resolves once our letters have come, so that no line breaks twice; after a while in any case. */
export function faces(): Promise<unknown> {
  const loading = [...document.fonts].map((face) => face.load());
  return Promise.race([Promise.allSettled(loading), new Promise((done) => setTimeout(done, PATIENCE))]);
}
