import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(?:js|css|svg|html|webmanifest)$/;
const SMALL = 1000;

/** Writes each text file compressed beside itself, so that the server need not do it at every visit. */
export function compressed(): Plugin {
  return {
    name: "civitas-compressed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!WORTH_IT.test(fileName)) continue;
          const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (content.length < SMALL) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
          this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(content, { params }) });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(content) });
        }
      },
    },
  };
}
