// What a module exports must be used by another one.
import { readFileSync } from "node:fs";
import { filesUnder } from "./files.mjs";
import { inRoot } from "./ground.mjs";

const MODULE = /\.(tsx?|mjs)$/;
/** Types may be exported for the sake of whoever reads a signature; functions, constants and classes are for use. */
const EXPORT = /^export (?:abstract |async )?(?:class|function\*?|const) \*?\s*([\w$]+)/gm;
const NAME = /[A-Za-z_$][\w$]*/g;

/** The exported things whose names no other module contains, of modules given as pairs of path and source. */
export function unusedExports(modules) {
  const homes = new Map();
  for (const [file, source] of modules) {
    for (const [name] of source.matchAll(NAME)) {
      const known = homes.get(name);
      // Two homes are as good as many.
      if (known === undefined) homes.set(name, [file]);
      else if (known.length === 1 && known[0] !== file) known.push(file);
    }
  }
  return modules.flatMap(([file, source]) =>
    [...source.matchAll(EXPORT)]
      .filter(([, name]) => homes.get(name)?.length === 1)
      .map(([, name]) => `${file}: no other module uses ${name}, so it need not be exported`),
  );
}

export function checkExports() {
  const files = filesUnder().filter((file) => MODULE.test(file));
  return unusedExports(files.map((file) => [file, readFileSync(inRoot(file), "utf8")]));
}
