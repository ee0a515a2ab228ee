// What a build is made from, as one fingerprint: a build is stale when it changes.
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { filesUnder } from "./files.mjs";
import { inRoot } from "./ground.mjs";

const NOT_BUILT = new Set(["test", "e2e", "golden"]);

/** A fingerprint of these files and folders: the names, sizes and times of all files there. */
export function fingerprintOf(places) {
  const hash = createHash("sha256");
  for (const place of places.filter((name) => existsSync(inRoot(name)))) {
    const files = statSync(inRoot(place)).isDirectory() ? filesUnder(inRoot(place), NOT_BUILT) : [place];
    for (const file of files) {
      const { size, mtimeMs } = statSync(inRoot(file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}
