// npm start: installs and builds what is missing, then serves the tables on this machine.
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { inRoot } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const { main } = await import(pathToFileURL(inRoot("dist", "node", "civitas.mjs")).href);
  await main(["serve", ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
