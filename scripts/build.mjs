// Builds what is stale: the programs for Node into dist/node, the web client into dist/web.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { commandOf, heading, inRoot, runNode } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";
import { fingerprintOf } from "./sources.mjs";

/** The programs: what each is called in dist/node, and where it begins. Those not there are left out. */
const PROGRAMS = {
  civitas: "cli/src/main.ts",
  bench: "bench/src/main.ts",
  load: "bench/load/main.ts",
  "load-worker": "bench/load/worker.ts",
  soak: "bench/soak/main.ts",
  "bot-worker": "bots/src/worker.ts",
};

const RULES = ["kernel", "words", "games", "bots"];

const PARTS = {
  node: {
    sources: [...RULES, "protocol", "server", "cli", "testing", "bench", "scripts/build.mjs"],
    make: buildPrograms,
  },
  web: { sources: [...RULES, "protocol", "table-kit", "web", "docs"], make: buildWeb },
};

/** Builds the given parts, where they are stale. */
export async function ensureBuilt({ parts = Object.keys(PARTS), quiet = false } = {}) {
  for (const part of parts) {
    const { sources, make } = PARTS[part];
    const target = inRoot("dist", part);
    const stamp = path.join(target, ".built-from");
    const now = fingerprintOf([...sources, "package-lock.json"]);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) continue;
    // Built beside the old one and then swapped, so that a running program never finds half a build.
    const fresh = `${target}.${process.pid}`;
    try {
      if (!(await make(fresh, quiet))) continue;
      mkdirSync(fresh, { recursive: true });
      writeFileSync(path.join(fresh, ".built-from"), now);
      swap(fresh, target);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
}

/** Puts a fresh build in the place of the old one. */
function swap(fresh, target) {
  const old = `${fresh}.old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

async function buildPrograms(target, quiet) {
  if (!quiet) heading("Building the programs (rolldown)");
  const { rolldown } = await import("rolldown");
  const input = Object.fromEntries(Object.entries(PROGRAMS).filter(([, file]) => existsSync(inRoot(file))));
  const bundle = await rolldown({
    cwd: inRoot(),
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, inRoot(file)])),
    platform: "node",
    plugins: [leaveInstalledPackages()],
    logLevel: "warn",
  });
  await bundle.write({
    dir: target,
    format: "esm",
    sourcemap: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
  return true;
}

/**
 * Our own packages are bundled; installed ones stay where npm put them, since some hold native code. Only one that
 * npm could not put at the top is bundled, as the program would not find it there.
 */
function leaveInstalledPackages() {
  const modules = inRoot("node_modules") + path.sep;
  return {
    name: "leave-installed-packages",
    resolveId(id, importer) {
      if (importer === undefined || /^[./]|^[A-Za-z]:[\\/]|^@civitas\//.test(id)) return null;
      if (id.startsWith("node:")) return { id, external: true };
      const name = id.split("/", id.startsWith("@") ? 2 : 1).join("/");
      if (importer.startsWith(modules) || name.startsWith("#")) return null;
      const places = createRequire(pathToFileURL(importer)).resolve.paths(name) ?? [];
      const place = places.find((folder) => existsSync(path.join(folder, name)));
      return place === undefined || place + path.sep === modules ? { id, external: true } : null;
    },
  };
}

async function buildWeb(target, quiet) {
  if (!existsSync(inRoot("web", "vite.config.ts"))) return false;
  if (!quiet) heading("Building the web client (vite)");
  const args = ["build", inRoot("web"), "--outDir", target, "--emptyOutDir", "--logLevel", "warn"];
  if ((await runNode(commandOf("vite"), args, { quiet })) !== 0) throw new Error("the web client does not build");
  return true;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
