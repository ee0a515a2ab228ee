// node web/size.mjs: how much compressed script a visitor loads, against what we allow ourselves.
// Everything counts that the home page, or a table against a bot, needs before it can be used: also the worker with
// the rules and the bots, and the words of one language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const built = fileURLToPath(new URL("../dist/web", import.meta.url));
const LIMITS = { home: 150_000, table: 320_000 };

const manifest = JSON.parse(readFileSync(join(built, ".vite", "manifest.json"), "utf8"));
const chunkOf = (source) => {
  // The client's own files are called by their path; those of other packages lie beside it.
  const found = manifest[source] ?? manifest[`../${source}`];
  if (found === undefined) throw new Error(`nothing was built from ${source}`);
  return found.file;
};

const read = (file) => readFileSync(join(built, file), "utf8");
const beside = (file, name) => join(file, "..", name);

/** A file and everything it imports before it runs. */
function withImports(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name] of read(file).matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) {
    withImports(beside(file, name), known);
  }
  return known;
}

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(built, file))).length);
  return sizes.get(file);
}
const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);
const union = (...sets) => new Set(sets.flatMap((set) => [...set]));

// A game is on the shelf once its table and its words are built.
const isBuilt = (source) => Object.values(manifest).some(({ src }) => src?.endsWith(source));
const games = readdirSync(fileURLToPath(new URL("../games", import.meta.url))).filter(
  (game) => isBuilt(`games/${game}/ui/index.tsx`) && isBuilt(`games/${game}/src/text/en.ts`),
);
const words = (game) =>
  union(
    withImports(chunkOf(`games/${game}/src/text/en.ts`)),
    isBuilt(`games/${game}/ui/text/en.ts`) ? withImports(chunkOf(`games/${game}/ui/text/en.ts`)) : [],
  );

const home = union(withImports(chunkOf("index.html")), withImports(chunkOf("src/text/en.ts")));
console.log(`home: ${(sum(home) / 1000).toFixed(1)} kB of ${LIMITS.home / 1000} kB`);
let failed = sum(home) > LIMITS.home;

// The worker is built on its own and stands in no manifest; its chunks of rules are told by the game's id.
const assets = readdirSync(join(built, "assets")).filter((file) => file.endsWith(".js"));
const worker = assets.find((file) => file.startsWith("worker-"));
if (worker === undefined || !existsSync(join(built, "assets", worker))) throw new Error("no worker was built");
const workerFile = join("assets", worker);
const loadedByWorker = [...read(workerFile).matchAll(/import\(\s*[`"](\.\/[^`"]+\.js)[`"]\s*\)/g)].map(([, name]) =>
  beside(workerFile, name),
);
const rules = (game) => {
  const found = loadedByWorker.find((file) => new RegExp(`\\bid:\\s*["'\`]${game}["'\`]`).test(read(file)));
  if (found === undefined) throw new Error(`the worker loads no rules of ${game}`);
  return withImports(found);
};

for (const game of games) {
  const table = union(
    home,
    words(game),
    withImports(chunkOf("src/local/page.tsx")),
    withImports(chunkOf(`games/${game}/ui/index.tsx`)),
    withImports(workerFile),
    rules(game),
  );
  console.log(`table of ${game}: ${(sum(table) / 1000).toFixed(1)} kB of ${LIMITS.table / 1000} kB`);
  failed ||= sum(table) > LIMITS.table;
}
console.log(failed ? "too heavy" : "light enough");
process.exitCode = failed ? 1 : 0;
