import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// While developing, `npm run dev` shows these pages with the tables of a server on port 8080.
const server = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    // Nothing inline: the pages are served with a policy that forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/schema": server } },
  test: { include: ["test/**/*.test.ts"] },
});
