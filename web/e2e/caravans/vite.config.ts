import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { offline } from "../../offline/plugin.ts";

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Puts Caravans, the game of the documentation, on the shelf: it has secrets, and the games of the house have none. */
function withCaravans(): Plugin {
  return {
    name: "with-caravans",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === "@civitas/games") return here("games.ts");
      return id === "./folders.ts" && importer?.endsWith("catalogue/games.ts") === true ? here("folders.ts") : null;
    },
  };
}

/** The client as it is, and one game more. */
export default defineConfig({
  root: here("../.."),
  plugins: [withCaravans(), react(), offline()],
  worker: { format: "es", plugins: () => [withCaravans()] },
  build: { target: "es2023", assetsInlineLimit: 0, minify: false },
});
