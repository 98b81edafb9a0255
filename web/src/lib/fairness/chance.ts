// Verifiable chance, written from docs/fairness.md alone: it shares no code with the program that makes records. The
// hash functions are bundled, because a browser on a plain local network has none.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const ROUND = 2n ** 256n;

export class Unspeakable extends Error {}

export { hexToBytes as bytes };

export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/** A seat's commitment to its seed, good at one table and in one seat only. */
export function pledge(promise: string, seat: number, seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`pledge|${promise}|${seat}|${seed}`)));
}

/** Combine the players' seeds into one; each is hashed, so that no seed can pass for two. */
export function mixSeeds(seeds: readonly string[]): string {
  return seeds.map((seed) => (seed ? bytesToHex(sha256(utf8ToBytes(seed))) : "")).join(",");
}

/** Return the number below n that chance had to give. */
export function draw(secret: Uint8Array, seeds: string, stream: string, count: number, n: bigint): bigint {
  const whole = ROUND - (ROUND % n);
  for (let attempt = 0; ; attempt++) {
    const message = utf8ToBytes(`${seeds}|${stream}|${count}|${attempt}`);
    const number = BigInt(`0x${bytesToHex(hmac(sha256, secret, message))}`);
    if (number < whole) return number % n;
  }
}

/** Bind hidden data to its place without revealing it. */
export function seal(secret: Uint8Array, place: string, data: unknown): string {
  return bytesToHex(hmac(sha256, secret, utf8ToBytes(`seal|${place}|${canonical(data)}`)));
}

export function firstHead(header: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(header))));
}

export function nextHead(head: string, said: unknown): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(head), utf8ToBytes(canonical(said)))));
}

/** The canonical form of equal data: keys sorted, no spaces, ASCII only, whole numbers. */
export function canonical(data: unknown): string {
  if (data === null || typeof data === "boolean") return String(data);
  if (typeof data === "string") return quoted(data);
  if (typeof data === "number") return whole(data);
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (typeof data !== "object") throw new Unspeakable(typeof data);
  const fields = Object.entries(data).sort(([one], [other]) => byLetters(one, other));
  return `{${fields.map(([name, value]) => `${quoted(name)}:${canonical(value)}`).join(",")}}`;
}

/** Numbers beyond 2⁵³ differ between languages, and no table writes one. */
function whole(number: number): string {
  if (!Number.isSafeInteger(number)) throw new Unspeakable(String(number));
  return String(number === 0 ? 0 : number);
}

const SHORT: Record<string, string> = {
  '"': '\\"', "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\b": "\\b", "\f": "\\f",
};

/** Characters beyond U+FFFF are two surrogates, each escaped by itself, which is how JavaScript stores them. */
function quoted(text: string): string {
  const spelled = text.replace(
    /["\\]|[^ -~]/g,
    (half) => SHORT[half] ?? `\\u${half.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `"${spelled}"`;
}

/** Compare by code points, not by surrogates. */
function byLetters(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const apart = a[i]!.codePointAt(0)! - b[i]!.codePointAt(0)!;
    if (apart) return apart;
  }
  return a.length - b.length;
}
