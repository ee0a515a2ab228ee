import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DEFAULTS, NO_LIMITS, serve, thinkHere } from "@civitas/server";
import { pino } from "pino";
import type { Host } from "../browser.ts";
import { serveFiles } from "../static-server.ts";
import { GAMES } from "./games.ts";

const VITE = fileURLToPath(new URL("../../../node_modules/vite/bin/vite.js", import.meta.url));
const CONFIG = fileURLToPath(new URL("./vite.config.ts", import.meta.url));

/** The client with the toys, in a folder of its own. */
async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "civitas-toys-"));
  const args = [VITE, "build", "--config", CONFIG, "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" } });
  return folder;
}

const discard = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The client with the toys on a plain host. */
export async function serveToys(): Promise<Host> {
  const folder = await build();
  const host = await serveFiles(folder);
  return {
    url: host.url,
    close: () => {
      host.close();
      discard(folder);
    },
  };
}

/** A server that has the toys, too. */
export async function serveTablesOfToys(): Promise<Host> {
  const web = await build();
  const data = mkdtempSync(join(tmpdir(), "civitas-toys-data-"));
  const config = { ...DEFAULTS, port: 0, limits: NO_LIMITS, botPauseMs: 0, pollMs: 200, data, web };
  const server = await serve(config, { thinking: thinkHere, games: GAMES, log: pino({ level: "silent" }) });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      for (const folder of [web, data]) discard(folder);
    },
  };
}
