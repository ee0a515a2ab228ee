// Where the workspace lies, and how its scripts run other programs and speak.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** A heading above what a step prints. */
export function heading(text) {
  const bold = process.stdout.isTTY ? `\u001b[1m${text}\u001b[22m` : text;
  console.log(`\n▸ ${bold}`);
}

/** Runs a program in the workspace with the terminal as its own; resolves to its exit code. */
export function run(program, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "ignore", "inherit"] : ["ignore", "inherit", "inherit"],
      // npm is a batch file on Windows, which only a shell can start.
      shell: process.platform === "win32" && !path.isAbsolute(program),
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a Node script. */
export const runNode = (script, args = [], how = {}) => run(process.execPath, [script, ...args], how);

/** The file behind a command of an installed package, such as `vitest`. */
export function commandOf(packageName, command = packageName) {
  const require = createRequire(inRoot("package.json"));
  const manifest = inRoot("node_modules", ...packageName.split("/"), "package.json");
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === "string" ? bin : bin[command]);
}
