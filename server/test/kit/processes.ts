import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Builds a program of the tests for Node; installed packages stay outside. */
export async function buildProgram(file: string, name: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    platform: "node",
    external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@civitas/"),
    logLevel: "silent",
  });
  const target = join(root, ".cache", "server-test", `${name}-${process.pid}.mjs`);
  await bundle.write({ file: target, format: "esm", codeSplitting: false });
  await bundle.close();
  return target;
}

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has written to its log. */
  readonly said: string[];
  alive: boolean;
}

export function startProcess(program: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: createRequire(import.meta.url)
      .resolve("../../package.json")
      .replace(/package\.json$/, ""),
    env: { ...process.env, ...env, PORT: "0", HOST: "127.0.0.1", NO_LIMITS: "1", NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  child.stderr.on("data", (data) => said.push(String(data)));
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the process ended (${code}): ${said.join("")}`)));
    child.stdout.on("data", (data) => {
      const url = /listening (\S+)/.exec(String(data))?.[1];
      if (url === undefined) return;
      const running: ServerProcess = { url, child, said, alive: true };
      child.once("exit", () => {
        running.alive = false;
      });
      resolve(running);
    });
  });
}
