// Sit down to a lesson: a guided first game.
import { api } from "./api";
import { guest } from "./guest.svelte";
import { route } from "./route.svelte";

/** Go on with the lesson that was left, or begin it. */
export async function learn(lesson: string, again = false): Promise<void> {
  await guest.need();
  route.go(`/t/${(await api.learn(lesson, { again })).id}`);
}
