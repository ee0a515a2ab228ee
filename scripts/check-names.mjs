// One word, one thing: a name that a module exports means the same wherever the reader may meet it.
import { readFileSync } from "node:fs";
import { filesUnder } from "./files.mjs";
import { inRoot } from "./ground.mjs";
import { isTest, packageFolder, roomOf } from "./house.mjs";

const MODULE = /\.tsx?$/;
const EXPORT = /^export (?:abstract |async |declare )*(?:class|function\*?|const|interface|type) \*?\s*([\w$]+)/gm;
const OURS = /from "@civitas\/([\w-]+)/g;
const REEXPORTED = /^export (?:type )?\{([^}]*)\} from /gm;

/** Every room has its own of these, always in the same role: what it says things with, and what the frame looks for. */
const ROLES = new Set(["say", "words", "icons", "zones", "tutorial", "scores", "Table", "placesOf"]);

/** The names that a package offers to others: those that its index (or that of a folder in it) passes on. */
function offeredBy(index) {
  return new Set(
    [...index.matchAll(REEXPORTED)].flatMap(([, list]) => list.split(",").map((name) => name.trim().split(" ").at(-1))),
  );
}

/**
 * Exported names with two homes that one reader meets: in the same package, or in a package and in the index of another
 * one that it uses. `modules` are pairs of path and source.
 */
export function namesakes(modules) {
  const homes = new Map();
  const offers = new Map();
  const uses = new Map();
  for (const [file, source] of modules) {
    const home = packageFolder(file);
    if (/\/src\/(.+\/)?index\.ts$/.test(file))
      offers.set(home, new Set([...(offers.get(home) ?? []), ...offeredBy(source)]));
    for (const [, used] of source.matchAll(OURS)) uses.set(home, (uses.get(home) ?? new Set()).add(used));
    for (const [, name] of source.matchAll(EXPORT)) {
      if (!ROLES.has(name)) homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  }
  const meet = (name, file, other) => {
    const [mine, theirs] = [packageFolder(file), packageFolder(other)];
    if (mine === theirs) return true;
    return uses.get(mine)?.has(theirs.split("/").at(-1)) === true && offers.get(theirs)?.has(name) === true;
  };
  return [...homes].flatMap(([name, files]) => {
    const clashing = [...files].filter((file) => [...files].some((other) => other !== file && meet(name, file, other)));
    return clashing.length === 0 ? [] : [`${name} means two things: see ${[...files].join(", ")}`];
  });
}

export function checkNames() {
  const files = filesUnder().filter(
    (file) => MODULE.test(file) && !isTest(file) && !file.includes("/text/") && roomOf(file) !== undefined,
  );
  return namesakes(files.map((file) => [file, readFileSync(inRoot(file), "utf8")]));
}
