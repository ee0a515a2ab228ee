import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Host } from "./browser.ts";

const CIVITAS = new URL("../../dist/node/civitas.mjs", import.meta.url).href;

/** A real server on a free port, with a database of its own that goes with it. */
export async function serveTables(settings: Readonly<Record<string, string>> = {}): Promise<Host> {
  const data = mkdtempSync(join(tmpdir(), "civitas-browser-test-"));
  const env = { ...process.env, LOG_LEVEL: "silent", NO_LIMITS: "1", BOT_PAUSE_MS: "0", ...settings };
  const args = JSON.stringify(["serve", "--port", "0", "--data", data]);
  const program = `import { main } from ${JSON.stringify(CIVITAS)}; await main(${args});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { env });
  const url = await opened(child);
  return {
    url,
    close: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (text: unknown): void => {
      said += String(text);
      const url = /(https?:\/\/\S+)\s/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
