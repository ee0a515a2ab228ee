// The house: which folder is which room, and which rooms a room may use (docs/architecture.md draws it).
import { builtinModules } from "node:module";

const NODE = new Set(builtinModules);

export const ofNode = (id) => id.startsWith("node:") || NODE.has(id.split("/")[0]);

/** By room: the rooms its code may import. A room may always use itself. Tests may use everything. */
export const MAY_USE = {
  kernel: [],
  words: ["kernel"],
  games: ["kernel", "words"],
  "table-kit": ["kernel", "words"],
  ui: ["kernel", "words", "games", "table-kit"],
  bots: ["kernel", "words", "games"],
  protocol: ["kernel", "words", "games", "bots"],
  server: ["kernel", "words", "games", "bots", "protocol"],
  web: ["kernel", "words", "games", "table-kit", "ui", "bots", "protocol"],
  cli: ["kernel", "words", "games", "bots", "protocol", "server", "bench"],
  bench: ["kernel", "words", "games", "bots", "protocol", "server", "testing"],
  testing: ["kernel", "words", "games"],
};

const ROOMS = new Set(Object.keys(MAY_USE));

/** The room a file stands in; `undefined` for what is no part of the house (scripts, settings). */
export function roomOf(file) {
  const [top, second, third] = file.split("/");
  if (top === "cli" && second === "bin") return undefined; // builds the program before it runs it
  if (top === "games" || (top === "docs" && second === "example-game")) return third === "ui" ? "ui" : "games";
  return ROOMS.has(top) ? top : undefined;
}

/** The folder of the package a file belongs to: `kernel`, `games/nations-dice`. */
export function packageFolder(file) {
  const parts = file.split("/");
  if (parts[0] === "docs" || (parts[0] === "games" && parts.length > 2)) return parts.slice(0, 2).join("/");
  return parts[0];
}

/** The room a package of ours belongs to. */
export function roomOfPackage(id) {
  if (id === "civitas") return "cli";
  const [, name, ...rest] = id.split("/");
  if (ROOMS.has(name)) return name;
  return rest[0] === "ui" ? "ui" : "games";
}

/** Rules are pure: nothing of Node, no clock, no chance but the table's, no network, no screen. */
export const isPure = (file) => /^(kernel|words|games\/[^/]+|docs\/example-game)\/src\//.test(file);

export const isTest = (file) => /(^|\/)(test|e2e)\/|\.(test|config)\.[cm]?[jt]sx?$/.test(file);

/** What code of pure rules may not touch: globals, or one member of them. */
export const FORBIDDEN = new Set(
  `Math.random process Buffer require global globalThis window self document navigator location localStorage
  sessionStorage indexedDB fetch XMLHttpRequest WebSocket EventSource Worker performance crypto Date setTimeout
  setInterval setImmediate queueMicrotask requestAnimationFrame console eval Function`.split(/\s+/),
);
