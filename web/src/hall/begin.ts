// Turn a plan into a table and sit down at it.
import { api } from "../lib/api";
import { guest } from "../lib/guest.svelte";
import { route } from "../lib/route.svelte";
import { startTable } from "../lib/seeds";
import type { GameInfo, NewTable, VariantInfo } from "../wire/hall";
import { type Quick, tableFor } from "./quick";

/** Create the table and go there: friends join by its link. */
export async function invite(wanted: NewTable): Promise<void> {
  await guest.need();
  route.go(`/t/${(await api.make(wanted)).id}`);
}

/** Create the table, name the people who share this screen, and start at once unless they have to choose decks
 *  first. */
export async function begin(wanted: NewTable, names: Readonly<Record<number, string>> = {}, brings = false): Promise<void> {
  await guest.need();
  const info = await api.make(wanted);
  const { id } = info;
  for (const [seat, name] of Object.entries(names)) await api.set(id, Number(seat), { name });
  if (!brings) await startTable(info);
  route.go(`/t/${id}`);
}

/** Start at once against bots, with the deck chosen last time. */
export async function playNow(game: GameInfo, variant: VariantInfo | undefined, plan: Quick): Promise<void> {
  const wanted = tableFor(game, variant, plan);
  const deck = game.decks && plan.deck ? (await import("../decks/saved.svelte")).listOf(game.name, plan.deck) : "";
  if (!deck) return begin(wanted);
  await guest.need();
  const info = await api.make(wanted);
  const { id } = info;
  try {
    await api.set(id, 0, { bring: deck });
  } catch (no) {
    await api.leave(id, 0); // or a table that nobody sees would wait
    throw no;
  }
  await startTable(info);
  route.go(`/t/${id}`);
}
