// npm run speed [-- GAME…]: how fast the built client feels in a browser on this machine.
// npm run pictures [-- GAME…]: takes the pictures of the tables that the home page shows.
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { inRoot, runNode } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";

const [script, ...games] = process.argv.slice(2);
try {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await ensureChromium();
  if (chromium === undefined)
    throw new Error("No Chromium, Chrome or Edge was found. Say where one is: CIVITAS_CHROMIUM=…");
  process.exitCode = await runNode(inRoot("web", `${script}.mjs`), games, { env: { CIVITAS_CHROMIUM: chromium } });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
