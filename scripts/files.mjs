// The files of the project: everything but what is installed, built or left over.
import { readdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./ground.mjs";

const NOT_OURS = new Set(["node_modules", "dist", ".git", ".cache", "coverage", "artefacts", "data"]);

/** All files under a folder, as paths from the root with forward slashes, in order. */
export function filesUnder(folder = ROOT, leaveOut = new Set()) {
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name) || leaveOut.has(entry.name) || /\.log$|^\.DS_Store$/.test(entry.name)) continue;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesUnder(place, leaveOut));
    else if (entry.isFile()) found.push(path.relative(ROOT, place).split(path.sep).join("/"));
  }
  return found.sort();
}
