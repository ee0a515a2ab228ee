// Installs the packages of the lockfile, unless they are there already.
import { readFileSync } from "node:fs";
import { heading, inRoot, run, runNode } from "./ground.mjs";

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return undefined;
  }
}

/** Whether what npm has put into node_modules is what the lockfile wants; both as the lockfile lists packages. */
export function agrees(wanted, present) {
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.includes("node_modules/")) return true;
    const found = present[place];
    // An optional package is absent where it is made for another platform.
    if (found === undefined) return optional === true;
    return link === true || found.version === version;
  });
}

function isInstalled() {
  const wanted = packagesOf(inRoot("package-lock.json"));
  const present = packagesOf(inRoot("node_modules", ".package-lock.json"));
  return wanted !== undefined && present !== undefined && agrees(wanted, present);
}

/** Resolves when everything is installed; says what it does. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) throw new Error(`Civitas needs Node 20 or later; this is ${process.version}`);
  if (isInstalled()) return;
  heading("Installing packages (npm ci)");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith(".js") ? await runNode(npm, args) : await run("npm", args);
  if (code !== 0) throw new Error("npm ci failed; see above");
}
