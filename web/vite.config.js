import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While one works on the browser's part, `npm run dev` shows it anew at every change and asks the hall at HALL.
const hall = process.env.HALL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/greathall/web/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy lets no data: scripts in, and small files are cached as well as large ones.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every page needs most of these; a file of their own each would cost more in headers than in code. Only tables
    // need some: the hall opens without them.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "hall", test: /src\/(ui|lib)\/(?!table\.|motion|showing|connection|fairness)|node_modules\/(?!@noble)/ }] } },
    },
  },
  // The small tests share no state, so they share their threads: starting one for each file took longer than the tests.
  test: { pool: "threads", isolate: false },
  // The hall sees the name that the browser sees: it lets only its own pages act.
  server: { proxy: { "/api": { target: hall, ws: true }, "/docs": hall, "/hall.css": hall, "/openapi.json": hall } },
});
