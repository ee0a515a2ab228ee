import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { offline } from "../../offline/plugin.ts";

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Puts games on the shelf that have what the games of the house lack: hidden hands, offers, windows, secret picks. */
function withToys(): Plugin {
  return {
    name: "with-toys",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === "@civitas/games") return here("games.ts");
      return id === "./folders.ts" && importer?.endsWith("catalogue/games.ts") === true ? here("folders.ts") : null;
    },
  };
}

/** The client as it is, and a few games more. */
export default defineConfig({
  root: here("../.."),
  plugins: [withToys(), react(), offline()],
  worker: { format: "es", plugins: () => [withToys()] },
  build: { target: "es2023", assetsInlineLimit: 0, minify: false },
});
