// node web/e2e/run.mjs: the browser tests alone. Ends with "N passed, N failed".
import { ensureBuilt } from "../../scripts/build.mjs";
import { findChromium } from "../../scripts/chromium.mjs";
import { commandOf, runNode } from "../../scripts/ground.mjs";
import { readReport, secondTriesIn, tellSecondTries, writeReport } from "../../scripts/test-report.mjs";

await ensureBuilt();
const chromium = findChromium();
if (chromium === undefined) throw new Error("no Chromium was found; say where one is: CIVITAS_CHROMIUM=…");
writeReport({ files: {}, seconds: readReport().seconds });
const config = ["--config", "web/e2e/vitest.config.ts"];
const code = await runNode(commandOf("vitest"), ["run", ...config, ...process.argv.slice(2)], {
  env: { CIVITAS_CHROMIUM: chromium },
});
const states = Object.entries(readReport().files)
  .filter(([file]) => file.startsWith("web/e2e/"))
  .flatMap(([, tests]) => tests.map(({ state }) => state));
tellSecondTries(secondTriesIn(readReport()));
const failed = states.filter((state) => state === "failed").length;
console.log(`\n${states.filter((state) => state === "passed").length} passed, ${failed} failed`);
process.exitCode = code === 0 && failed === 0 ? 0 : 1;
