#!/usr/bin/env node
// The command `civitas`: builds the program if its sources have changed, then runs it.
import { existsSync } from "node:fs";
import { ensureBuilt } from "../../scripts/build.mjs";

const program = new URL("../../dist/node/civitas.mjs", import.meta.url);

// An image or a package has no tools to build with, and its files carry other times than the sources they were built
// from.
const finished = process.env.NODE_ENV === "production" && existsSync(program);
try {
  const parts = process.argv[2] === "serve" ? ["node", "web"] : ["node"];
  if (!finished) await ensureBuilt({ parts, quiet: true });
} catch (error) {
  console.error(`civitas does not build: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
const { main } = await import(program.href);
await main(process.argv.slice(2));
