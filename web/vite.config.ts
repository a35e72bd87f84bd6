import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress, serviceWorker } from "./build.ts";

// The page is built into the Python package, so that the wheel serves it.
export default defineConfig({
  plugins: [svelte(), serviceWorker(), compress()],
  build: { outDir: "../src/lanterne/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8896", ws: true } },
  },
  // Busy machines are slow; a test that hangs still ends. One jsdom for all files: making it costs more than the tests.
  test: { environment: "jsdom", isolate: false, include: ["src/**/*.test.ts"], testTimeout: 30_000 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
