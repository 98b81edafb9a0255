// Clocks run on between messages.
import type { Clocks } from "../wire/hall";

/** Seconds a seat has left, so many milliseconds after the clocks arrived. */
export function secondsLeft(clocks: Clocks, seat: number, since: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? left - since / 1000 : left);
}

/** As on a clock face: 1:05, or 2:03:04 with hours. The last second is shown until it is over. */
export function shownTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
