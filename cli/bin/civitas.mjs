#!/usr/bin/env node
// The command `civitas`: builds the program if its sources have changed, then runs it.
import { ensureBuilt } from "../../scripts/build.mjs";

try {
  await ensureBuilt({ parts: process.argv[2] === "serve" ? ["node", "web"] : ["node"], quiet: true });
} catch (error) {
  console.error(`civitas does not build: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
const { main } = await import("../../dist/node/civitas.mjs");
await main(process.argv.slice(2));
