// npm run load: measures the server under load, and writes the figures into bench/load/README.md.
// npm run load -- hostile: what others feel of 200 hostile sockets.
// npm run load -- processes: 1, 2 and 4 processes on PostgreSQL, into bench/load/PROCESSES.md.
// npm run load -- capacity: what many tables need, from these figures, into docs/hosting/capacity.md.
import { ensureBuilt } from "./build.mjs";
import { inRoot, run } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
  await ensureBuilt({ parts: ["node"] });
  const [mode, ...rest] = process.argv.slice(2);
  const page = (name) => inRoot("bench", "load", name);
  const modes = {
    hostile: () => [mode],
    processes: () => [mode, "--write", page("PROCESSES.md"), ...rest],
    capacity: () => [mode, page("README.md"), page("PROCESSES.md"), inRoot("docs", "hosting", "capacity.md")],
  };
  const args = modes[mode]?.() ?? ["--write", page("README.md"), ...process.argv.slice(2)];
  // The clients get the memory for short-lived things that the servers get: their collections would take a fifth of their time.
  process.exitCode = await run(process.execPath, [
    "--max-semi-space-size=64",
    inRoot("dist", "node", "load.mjs"),
    ...args,
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
