// Small sounds, made from nothing but waves and noise. A browser lets a page play sound only after a touch; without
// audio, this stays silent and never fails.
import { prefs } from "./prefs.svelte";

/** A tone: pitch, start and length in seconds, volume. A pitch of 0 is noise, like paper. */
interface Tone {
  hertz: number;
  at?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
  /** The pitch at the end; for noise, which part of it is heard. */
  to?: number;
}

const SOUNDS = {
  card: [{ hertz: 0, to: 2600, lasts: 0.11, loud: 0.1 }],
  counter: [
    { hertz: 420, to: 180, lasts: 0.09, loud: 0.22, wave: "triangle" },
    { hertz: 0, to: 900, lasts: 0.05, loud: 0.14 },
  ],
  lift: [{ hertz: 240, to: 520, lasts: 0.14, loud: 0.12, wave: "triangle" }],
  turn: [
    { hertz: 660, lasts: 0.35, loud: 0.1 },
    { hertz: 990, at: 0.11, lasts: 0.5, loud: 0.09 },
  ],
  finish: [523, 659, 784, 1047].map((hertz, i) => ({ hertz, at: i * 0.09, lasts: 0.5, loud: 0.1 })),
  win: [392, 523, 659, 784, 1047, 1319].map((hertz, i) => ({ hertz, at: i * 0.12, lasts: 0.9, loud: 0.09 })),
  no: [
    { hertz: 190, to: 150, lasts: 0.14, loud: 0.13, wave: "triangle" },
    { hertz: 150, to: 120, at: 0.13, lasts: 0.18, loud: 0.13, wave: "triangle" },
  ],
  chat: [{ hertz: 880, to: 1180, lasts: 0.12, loud: 0.07 }],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Play it `after` so many milliseconds. */
export function play(name: Sound, after = 0): void {
  if (!prefs.sound || audio?.state !== "running") return;
  const start = audio.currentTime + after / 1000;
  for (const tone of SOUNDS[name] as Tone[]) sound(audio, tone, start + (tone.at ?? 0));
}

function sound(audio: AudioContext, tone: Tone, at: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(tone.loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.lasts);
  gain.connect(audio.destination);
  const source = tone.hertz ? pitched(audio, tone, at, gain) : rustling(audio, tone, gain);
  source.start(at);
  source.stop(at + tone.lasts);
}

function pitched(audio: AudioContext, tone: Tone, at: number, into: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(tone.hertz, at);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.lasts);
  source.connect(into);
  return source;
}

function rustling(audio: AudioContext, tone: Tone, into: AudioNode): AudioBufferSourceNode {
  const [source, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = hiss ??= noise(audio);
  band.type = "bandpass";
  band.frequency.value = tone.to ?? 2000;
  band.Q.value = 0.8;
  source.connect(band).connect(into);
  return source;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const heard = buffer.getChannelData(0);
  for (let i = 0; i < heard.length; i++) heard[i] = 2 * Math.random() - 1;
  return buffer;
}

function awake(): void {
  try {
    audio ??= new AudioContext();
    // A phone suspends it with the screen; any later touch resumes it.
    if (audio.state !== "running") void audio.resume().catch(() => undefined);
  } catch {
    // no audio here
  }
}

if (typeof document !== "undefined") {
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, awake, { passive: true });
}
