// Sounds as samples, made from nothing but waves and noise: the same on every device, and measured by a test.

/** A tone: pitch, start and length in seconds, volume. A pitch of 0 is noise, like paper. */
export interface Tone {
  hertz: number;
  at?: number;
  lasts: number;
  loud: number;
  /** The pitch at the end; for noise, which part of it is heard. */
  to?: number;
  /** How strong each overtone is beside the tone itself. */
  over?: readonly number[];
}

const RISES = 0.008;
/** A bell of brass, and a wooden piece. */
export const [BELL, WOOD] = [[0.28, 0.12, 0.05], [0, 0.22, 0, 0.08]] as const;

export const SOUNDS = {
  card: [{ hertz: 0, to: 1100, lasts: 0.15, loud: 1.35 }],
  counter: [
    { hertz: 520, to: 260, lasts: 0.1, loud: 0.24, over: WOOD },
    { hertz: 0, to: 1200, lasts: 0.04, loud: 0.2 },
  ],
  lift: [{ hertz: 330, to: 620, lasts: 0.16, loud: 0.2, over: WOOD }],
  dice: [0, 0.07, 0.13, 0.22].flatMap((at, i) => [
    { hertz: 640 - 60 * i, to: 380, at, lasts: 0.06, loud: 0.19, over: WOOD },
    { hertz: 0, to: 1500, at, lasts: 0.03, loud: 0.16 },
  ]),
  coin: [
    { hertz: 1480, lasts: 0.16, loud: 0.095, over: BELL },
    { hertz: 1976, at: 0.06, lasts: 0.26, loud: 0.085, over: BELL },
  ],
  hit: [
    { hertz: 460, to: 200, lasts: 0.2, loud: 0.26, over: WOOD },
    { hertz: 0, to: 900, lasts: 0.12, loud: 0.3 },
  ],
  turn: [
    { hertz: 587, lasts: 0.4, loud: 0.1, over: BELL },
    { hertz: 880, at: 0.12, lasts: 0.55, loud: 0.09, over: BELL },
  ],
  great: [
    { hertz: 392, lasts: 0.3, loud: 0.09, over: BELL },
    { hertz: 494, at: 0.02, lasts: 0.3, loud: 0.07, over: BELL },
    { hertz: 587, at: 0.14, lasts: 0.6, loud: 0.09, over: BELL },
  ],
  woe: [
    { hertz: 440, to: 415, lasts: 0.3, loud: 0.11, over: WOOD },
    { hertz: 349, to: 330, at: 0.2, lasts: 0.5, loud: 0.12, over: WOOD },
  ],
  finish: [523, 659, 784, 1047].map((hertz, i) => ({ hertz, at: i * 0.09, lasts: 0.5, loud: 0.075, over: BELL })),
  win: [
    ...[392, 523, 659, 784, 1047, 1319].map((hertz, i) => ({ hertz, at: i * 0.12, lasts: 0.9, loud: 0.06, over: BELL })),
    ...[262, 392, 523, 659, 1047].map((hertz, i) => ({ hertz, at: 0.84 + i * 0.03, lasts: 1.8, loud: 0.034, over: BELL })),
  ],
  lose: [440, 392, 349, 294].map((hertz, i) => ({ hertz, at: i * 0.17, lasts: 0.6, loud: 0.09, over: WOOD })),
  no: [
    { hertz: 415, to: 370, lasts: 0.14, loud: 0.15, over: WOOD },
    { hertz: 330, to: 294, at: 0.13, lasts: 0.2, loud: 0.16, over: WOOD },
  ],
  chat: [{ hertz: 740, to: 990, lasts: 0.16, loud: 0.19 }],
} satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof SOUNDS;

export function samples(name: Sound, rate: number): Float32Array<ArrayBuffer> {
  const tones: readonly Tone[] = SOUNDS[name];
  const whole = Math.max(...tones.map(({ at = 0, lasts }) => at + lasts));
  const heard = new Float32Array(Math.ceil(whole * rate));
  for (const tone of tones) (tone.hertz ? addTone : addRustle)(heard, tone, rate);
  return heard;
}

/** It swells at once and dies away. */
function swell(tone: Tone, time: number): number {
  const silence = 0.0001 / tone.loud;
  const part = time < RISES ? 1 - time / RISES : (time - RISES) / (tone.lasts - RISES);
  return tone.loud * silence ** part;
}

function addTone(into: Float32Array, tone: Tone, rate: number): void {
  const from = Math.round((tone.at ?? 0) * rate);
  const glide = (tone.to ?? tone.hertz) / tone.hertz;
  let turns = 0;
  for (let i = 0; i < tone.lasts * rate && from + i < into.length; i++) {
    const time = i / rate;
    turns += (tone.hertz * glide ** (time / tone.lasts)) / rate;
    const wave = [1, ...(tone.over ?? [])].reduce((sum, strength, n) => sum + strength * Math.sin(2 * Math.PI * turns * (n + 1)), 0);
    into[from + i]! += swell(tone, time) * wave;
  }
}

/** Noise through a band around `to`, twice: once leaves a hiss above it. */
function addRustle(into: Float32Array, tone: Tone, rate: number): void {
  const [first, second] = [band(tone.to ?? 2000, rate), band(tone.to ?? 2000, rate)];
  const from = Math.round((tone.at ?? 0) * rate);
  let seed = 12345;
  for (let i = 0; i < tone.lasts * rate && from + i < into.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    into[from + i]! += swell(tone, i / rate) * second(first(seed / 2 ** 31 - 1));
  }
}

/** A filter that lets this pitch and its neighbours through. */
function band(hertz: number, rate: number): (x: number) => number {
  const turn = (2 * Math.PI * hertz) / rate;
  const alpha = Math.sin(turn) / 1.6;
  const [gain, back, further] = [alpha / (1 + alpha), (2 * Math.cos(turn)) / (1 + alpha), (alpha - 1) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = gain * (x - x2) + back * y1 + further * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}
