// From a plan to a table one sits at.
import { api } from "../lib/api";
import { guest } from "../lib/guest.svelte";
import { route } from "../lib/route.svelte";
import type { NewTable } from "../wire/hall";

/** Makes the table and leads there: friends come by its link. */
export async function invite(wanted: NewTable): Promise<void> {
  await guest.need();
  route.go(`/t/${(await api.make(wanted)).id}`);
}

/** Makes the table, names those who share this screen, and begins at once, unless they choose first what they bring. */
export async function begin(wanted: NewTable, names: Readonly<Record<number, string>> = {}, brings = false): Promise<void> {
  await guest.need();
  const { id } = await api.make(wanted);
  for (const [seat, name] of Object.entries(names)) await api.set(id, Number(seat), { name });
  if (!brings) await api.start(id, {});
  route.go(`/t/${id}`);
}
