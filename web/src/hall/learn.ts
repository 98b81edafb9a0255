// Sit down to a lesson: a guided first game.
import { forget } from "./lists.svelte";
import { api } from "../lib/api";
import { guest } from "../lib/guest.svelte";
import { route } from "../lib/route.svelte";

/** Go on with the lesson that was left, or begin it. */
export async function learn(lesson: string): Promise<void> {
  await guest.need();
  route.go(`/t/${(await api.learn(lesson, {})).id}`);
}

/** Begin again: this table isn't listed any more, as if the lesson still stood there. */
export async function learnAgain({ id, lesson }: { id: string; lesson: string }): Promise<void> {
  route.go(`/t/${(await api.learn(lesson, { again: true })).id}`);
  forget(id);
}
