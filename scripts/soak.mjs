// npm run soak -- --minutes 30: people, bots, kills, reconnects, slow readers and hostile sockets, on both databases.
// Writes its table of promises and figures into bench/soak/README.md.
import { ensureBuilt } from "./build.mjs";
import { inRoot, runNode } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
  await ensureBuilt({ parts: ["node"] });
  const args = ["--write", inRoot("bench", "soak", "README.md"), ...process.argv.slice(2)];
  process.exitCode = await runNode(inRoot("dist", "node", "soak.mjs"), args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
