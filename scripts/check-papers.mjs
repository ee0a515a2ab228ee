// Checks what is neither code nor rules: the lockfile, the credits, and that no file names somebody's machine.
import { existsSync, readFileSync } from "node:fs";
import { filesUnder } from "./files.mjs";
import { inRoot } from "./ground.mjs";

const readJson = (file) => JSON.parse(readFileSync(inRoot(file), "utf8"));

/**
 * The lockfile must serve every registry, so it names none; every package in it must be verifiable; and what is made
 * for other platforms must be in it, too, or `npm ci` refuses it everywhere.
 */
export function checkLockfile(lock = readJson("package-lock.json")) {
  const problems = [];
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!place.includes("node_modules/") || entry.link) continue;
    if (entry.resolved !== undefined) problems.push(`package-lock.json: ${place} names a registry (${entry.resolved})`);
    if (entry.integrity === undefined) problems.push(`package-lock.json: ${place} has no integrity`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!isLocked(lock, place, name)) problems.push(`package-lock.json: ${name}, an option of ${place}, is missing`);
    }
  }
  return problems;
}

/** Whether `name` is found from `place` by going up, as Node finds it. */
function isLocked({ packages }, place, name) {
  if (`${place}/node_modules/${name}` in packages) return true;
  const above = place.lastIndexOf("/node_modules/");
  return above < 0 ? `node_modules/${name}` in packages : isLocked({ packages }, place.slice(0, above), name);
}

/** The packages of others that ours name themselves, and what for: at work, or only while working on it. */
export function directDependencies() {
  const manifests = filesUnder().filter((file) => /(^|\/)package\.json$/.test(file));
  const names = manifests.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = readJson(file);
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  });
  return [...new Set(names)].filter((name) => !name.startsWith("@civitas/") && name !== "civitas").sort();
}

/** Every package we use is credited with its licence, and the architecture says why it is there. */
export function checkCredits() {
  const problems = [];
  const credits = readFileSync(inRoot("CREDITS.md"), "utf8").split("\n");
  const reasons = readFileSync(inRoot("docs/architecture.md"), "utf8");
  for (const name of directDependencies()) {
    const manifest = `node_modules/${name}/package.json`;
    const line = credits.find((text) => text.includes(`\`${name}\``));
    if (line === undefined) problems.push(`CREDITS.md: ${name} is missing`);
    else if (existsSync(inRoot(manifest))) {
      const { license } = readJson(manifest);
      if (typeof license === "string" && !line.includes(license.replace(/^\(|\)$/g, ""))) {
        problems.push(`CREDITS.md: ${name} is under ${license}`);
      }
    }
    if (!reasons.includes(`\`${name}\``)) problems.push(`docs/architecture.md: no reason is given for ${name}`);
  }
  return problems;
}

const TEXT = /\.([cm]?[jt]sx?|json|md|css|html|svg|ya?ml|sql|txt|webmanifest)$/;
const MACHINE = /(?:^|[\s"'`(=])(?:\/(?:root|work|home\/\w+|Users\/\w+)\/|\/tmp\/\w|[A-Z]:\\Users\\)/;
export const namesMachine = (line) => MACHINE.test(line);

/** Guides for whoever runs a server speak of places on that machine. */
const ABOUT_MACHINES = new Set(["docs/hosting.md"]);

export function checkPaths() {
  const problems = [];
  for (const file of filesUnder().filter((name) => TEXT.test(name) && !ABOUT_MACHINES.has(name))) {
    const lines = readFileSync(inRoot(file), "utf8").split("\n");
    lines.forEach((line, i) => {
      if (namesMachine(line)) problems.push(`${file}:${i + 1}: names a place on one machine`);
    });
  }
  return problems;
}
