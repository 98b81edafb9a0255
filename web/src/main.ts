import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { guest } from "./lib/guest.svelte";
import { route } from "./lib/route.svelte";
import { sentences } from "./lib/sentences.svelte";
import { faces } from "./style/faces";
import "./style/faces.css";
import "./style/tokens.css";
import "./style/base.css";

route.listen();
const hall = await api.hall();
await Promise.all([sentences.begin(hall.languages), guest.find(), faces()]);
mount(App, { target: document.getElementById("hall")!, props: { hall } });
