import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressed } from "./offline/compressed.ts";
import { offline } from "./offline/plugin.ts";
import { withoutWords } from "./offline/without-words.ts";

export default defineConfig({
  base: "/",
  plugins: [react(), offline(), compressed()],
  worker: { format: "es", plugins: () => [withoutWords()] },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // Fonts and pictures stay files of their own, so that each language loads only its letters.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": "http://localhost:8080", "/live": { target: "ws://localhost:8080", ws: true } } },
});
