import { mount, unmount } from "svelte";
import App from "./App.svelte";
import Opening from "./hall/Opening.svelte";
import { api } from "./lib/api";
import { guest } from "./lib/guest.svelte";
import { route } from "./lib/route.svelte";
import { sentences } from "./lib/sentences.svelte";
import { faces } from "./style/faces";
import "./style/faces.css";
import "./style/tokens.css";
import "./style/base.css";

route.listen();
const target = document.getElementById("hall")!;
// The front page shows its places at once, before it has words for them.
let opening = route.now.page === "hall" ? mount(Opening, { target }) : null;
if (opening) void import("./hall/Hall.svelte");
const hall = await api.hall();
await Promise.all([sentences.begin(hall.languages), guest.find(), faces()]);
mount(App, { target, props: { hall, opened } });

function opened() {
  if (opening) void unmount(opening);
  opening = null;
}
