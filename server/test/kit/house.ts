import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAMES, type GameEntry } from "@civitas/games";
import type { TableInfo } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol";
import { type Logger, pino } from "pino";
import { type Config, DEFAULTS, NO_LIMITS, type RunningServer, serve, thinkHere } from "../../src/index.ts";
import { TOYS } from "../toys/index.ts";
import { Player } from "./player.ts";

/** A server of the test's own, on a port and in a folder of its own. */
export interface TestHouse {
  readonly server: RunningServer;
  readonly url: string;
  readonly data: string;
  guest(name: string): Promise<Player>;
  close(): Promise<void>;
}

export async function openHouse(
  setting: Partial<Config> = {},
  games: readonly GameEntry[] = [...TOYS, ...GAMES],
  log: Logger = pino({ level: process.env.TEST_LOG ?? "silent" }),
): Promise<TestHouse> {
  const data = setting.data ?? mkdtempSync(join(tmpdir(), "civitas-test-"));
  const config: Config = {
    ...DEFAULTS,
    port: 0,
    limits: NO_LIMITS,
    botPauseMs: 0,
    pollMs: 200,
    leaseMs: 2000,
    noticeAfterMs: 0,
    ...setting,
    data,
  };
  const server = await serve(config, { thinking: thinkHere, games, log });
  const players: Player[] = [];
  return {
    server,
    url: server.url,
    data,
    async guest(name) {
      const player = await Player.guest(server.url, name);
      players.push(player);
      return player.connect();
    },
    async close() {
      for (const player of players) player.close();
      await server.close();
      if (setting.data === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A table where these people sit, begun. */
export async function seated(players: readonly Player[], game: string, more: object = {}): Promise<TableInfo> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error("nobody to play");
  const seats = [{ kind: "me" as const }, ...others.map(() => ({ kind: "open" as const }))];
  const table = await host.create({ game, seats, ...more });
  for (const player of others) await player.post(PATHS.join(table.id), {});
  const info = await host.post<TableInfo>(PATHS.start(table.id));
  for (const player of players) await player.say({ do: "watch", table: table.id });
  return info;
}
