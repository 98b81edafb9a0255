// Small sounds. A browser lets a page play sound only after a touch; without audio, this stays silent and never fails.
import { prefs } from "./prefs.svelte";
import { samples, type Sound } from "./synth";

export type { Sound };

let audio: AudioContext | null = null;
const made = new Map<Sound, AudioBuffer>();

/** Play it `after` so many milliseconds. */
export function play(name: Sound, after = 0): void {
  if (!prefs.sound || audio?.state !== "running") return;
  const source = audio.createBufferSource();
  source.buffer = made.get(name) ?? make(audio, name);
  source.connect(audio.destination);
  source.start(audio.currentTime + after / 1000);
}

function make(audio: AudioContext, name: Sound): AudioBuffer {
  const heard = samples(name, audio.sampleRate);
  const buffer = audio.createBuffer(1, heard.length, audio.sampleRate);
  buffer.copyToChannel(heard, 0);
  made.set(name, buffer);
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
