// npm run audit: compares the lockfile with known advisories, where the registry offers them.
import { spawnSync } from "node:child_process";
import { inRoot } from "./ground.mjs";

const GRAVE = new Set(["high", "critical"]);

/** What npm says, as data; undefined if the registry offers no advisories. */
function advisories() {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { stdout } = spawnSync(npm, ["audit", "--json", "--omit=dev"], { cwd: inRoot(), encoding: "utf8" });
  try {
    const said = JSON.parse(stdout);
    return said.vulnerabilities === undefined ? undefined : said;
  } catch {
    return undefined;
  }
}

const found = advisories();
if (found === undefined) {
  console.log("advisories: skipped, this registry offers none");
} else {
  const all = Object.values(found.vulnerabilities);
  const grave = all.filter(({ severity }) => GRAVE.has(severity));
  for (const { name, severity, range } of all) console.log(`${severity}: ${name} ${range}`);
  console.log(
    `advisories: ${all.length} of ${found.metadata?.dependencies?.total ?? "all"} packages, ${grave.length} grave`,
  );
  if (grave.length > 0) process.exitCode = 1;
}
