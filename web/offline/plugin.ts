import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Files that are not needed to play: they are fetched when somebody wants them. */
const LEFT_OUT = /\.map$|\.br$|\.gz$|manifest\.json$|-(?:vietnamese|greek|greek-ext|cyrillic-ext)-.*\.woff2?$|\.woff$/;

/** Writes the service worker: the list of everything that was built goes into it, under a name made from its content. */
export function offline(): Plugin {
  return {
    name: "civitas-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !LEFT_OUT.test(file));
      const all = [
        "/",
        "/manifest.webmanifest",
        "/icon.svg",
        "/icon-192.png",
        "/icon-512.png",
        ...files.map((file) => `/${file}`),
      ];
      const urls = [...new Set(all.filter((url) => url !== "/index.html"))].sort();
      const hash = createHash("sha256").update(urls.join("\n")).update(String(Date.now())).digest("hex").slice(0, 12);
      const worker = readFileSync(new URL("./sw.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: worker.replace('"@version"', JSON.stringify(hash)).replace('["@files"]', JSON.stringify(urls)),
      });
    },
  };
}
