// npm run load: measures the server under load, and writes the figures into bench/load/README.md.
// npm run load -- hostile: what others feel of 200 hostile sockets.
import { ensureBuilt } from "./build.mjs";
import { inRoot, runNode } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
  await ensureBuilt({ parts: ["node"] });
  const hostile = process.argv[2] === "hostile";
  const args = hostile ? ["hostile"] : ["--write", inRoot("bench", "load", "README.md"), ...process.argv.slice(2)];
  process.exitCode = await runNode(inRoot("dist", "node", "load.mjs"), args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
