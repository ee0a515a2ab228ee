// npm run bench: measures, and writes the figures into bench/README.md.

import { inRoot, runNode } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
  const args = ["bench", "--write", inRoot("bench", "README.md"), ...process.argv.slice(2)];
  process.exitCode = await runNode(inRoot("cli", "bin", "civitas.mjs"), args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
