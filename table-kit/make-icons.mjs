// Copies the chosen icons of game-icons into a module, so that a page carries only what it draws.
//   node table-kit/make-icons.mjs games/nations-dice/ui/icons.txt
// reads lines "our-name = game-icons-name" (or just "name", or a path of our own: "our-name = M10 20…") and writes icons.ts
// beside the list.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import svgpath from "svgpath";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** So many steps of the grid of 512 become one; `ICON_FIELD` in src/icon.tsx is what is left of it. */
const GRAIN = 3;

/** A coarser grid, and no curve where a line serves: nobody sees the difference, and the icons weigh less than half. */
function rounded(path) {
  const drawn = svgpath(path)
    .unshort()
    .scale(1 / GRAIN)
    .rel()
    .round(0);
  drawn.segments = drawn.segments.filter(leadsSomewhere).map(straightened);
  return drawn.toString().replace(/ ?([a-z]) ?/gi, "$1");
}

const leadsSomewhere = ([command, ...numbers]) => !"clqthv".includes(command) || numbers.some((n) => n !== 0);

/** An arc without a radius is a line; so is a curve that is tiny, or whose handles lie on the line but for a grain. */
function straightened(segment) {
  const [command, x1, y1, x2, y2, x, y] = segment;
  if (command === "a" && (x1 === 0 || y1 === 0)) return ["l", ...segment.slice(-2)];
  if (command !== "c") return segment;
  const tiny = segment.slice(1).every((n) => Math.abs(n) <= 3);
  const off = (px, py) => Math.abs(px * y - py * x) / Math.hypot(x, y);
  return tiny || (off(x1, y1) <= 1 && off(x2, y2) <= 1) ? ["l", x, y] : segment;
}

function find(name) {
  const alias = set.aliases?.[name];
  return set.icons[name] ?? (alias && set.icons[alias.parent]);
}

for (const list of process.argv.slice(2)) {
  const lines = readFileSync(list, "utf8").split("\n");
  const entries = [];
  for (const line of lines) {
    const [ours, theirs] = line
      .replace(/#.*/, "")
      .split("=")
      .map((word) => word.trim());
    if (!ours) continue;
    const own = theirs !== undefined && /^M\d/.test(theirs);
    const icon = own ? undefined : find(theirs ?? ours);
    const path = own ? theirs : icon && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
    if (!path) throw new Error(`${list}: game-icons has no plain icon "${theirs ?? ours}"`);
    entries.push(`  ${/^[a-z]+$/.test(ours) ? ours : JSON.stringify(ours)}: ${JSON.stringify(rounded(path))},`);
  }
  const text = [
    "// Made by table-kit/make-icons.mjs from icons.txt. Icons by game-icons.net (CC BY 3.0).",
    "// biome-ignore-all format: one icon a line",
    "export const icons = {",
    ...entries,
    "} as const;",
    "",
  ].join("\n");
  writeFileSync(join(dirname(list), "icons.ts"), text);
  console.log(`${entries.length} icons from ${list}`);
}
