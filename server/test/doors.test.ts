import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Match, parseRecord } from "@civitas/kernel";
import { PATHS, type TableInfo, verifyFairness } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "./kit/player.ts";
import { openPostgresServer, type TestPostgres } from "./kit/postgres.ts";
import { buildProgram, type ServerProcess, startProcess } from "./kit/processes.ts";
import { Scripted } from "./kit/script.ts";
import { until } from "./kit/until.ts";
import { tug } from "./toys/tug.ts";

/** DOORS_ANSWERS=30000 for the whole measure. */
const ANSWERS = Number(process.env.DOORS_ANSWERS ?? 1200);
const TABLES = 20;
const ROUNDS = Math.ceil(ANSWERS / TABLES / 2);

/** Only so that a table that is stuck ends the test some day. */
const PATIENCE = 60_000 + ANSWERS * 40;

let postgres: TestPostgres;
let program: string;
let processes: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, program] = await Promise.all([
    openPostgresServer(),
    buildProgram(fileURLToPath(new URL("./kit/one-process.ts", import.meta.url)), "doors"),
  ]);
});

afterAll(async () => {
  for (const { child } of processes) child.kill("SIGKILL");
  await postgres.close();
  rmSync(program, { force: true });
});

test(
  "two people of a table come in by different doors of three: no confirmed answer is taken back",
  async () => {
    // How soon the disk has it is not the question here.
    const url = `${await postgres.fresh()}?options=-c%20synchronous_commit%3Doff`;
    processes = await Promise.all([1, 2, 3].map(() => startProcess(program, { DATABASE_URL: url })));
    const doors = processes.map((process) => process.url);
    const door = (i: number): string => doors[i % doors.length] ?? "";
    const scripts: Scripted[] = [];
    const tables: TableInfo[] = [];
    for (let i = 0; i < TABLES; i++) {
      const [host, guest] = [await Player.guest(door(i), `Host ${i}`), await Player.guest(door(i + 1), `Guest ${i}`)];
      const seats = [{ kind: "me" as const }, { kind: "open" as const }];
      const { id } = await host.create({ game: "tug", options: { rounds: ROUNDS }, seats });
      await guest.post(PATHS.join(id), { salt: `guest-${i}` });
      tables.push(await host.post<TableInfo>(PATHS.start(id)));
      for (const player of [host, guest]) {
        player.forgetful = true;
        scripts.push(
          new Scripted(
            player,
            [id],
            () => [player.url],
            () => 0,
          ),
        );
      }
    }
    await Promise.all(scripts.map((script) => script.begin()));
    await until(() => scripts.every(({ over }) => over.size > 0), "the end of all games", PATIENCE);
    for (const script of scripts) script.stop();

    const reader = await Player.guest(door(0), "Reader");
    for (const { id } of tables) {
      const record = parseRecord(await (await reader.request("GET", PATHS.record(id))).text());
      const match = Match.replay(tug, record);
      expect(match.over).toBe(true);
      expect(match.hash()).toBe(record.hash);
      expect(verifyFairness(record)).toMatchObject({ fair: true });
      // Every answer that was confirmed stands, and there is no other.
      for (const seat of [0, 1]) {
        const confirmed = scripts.flatMap((script) =>
          script.confirmed.filter((one) => one.table === id && one.seat === seat),
        );
        const standing = record.answers.filter((answer) => answer.seat === seat);
        expect(confirmed.sort((a, b) => a.seq - b.seq).map((one) => one.id)).toEqual(standing.map((one) => one.id));
      }
    }
    expect(processes.flatMap(({ said }) => said).join("")).toBe("");
  },
  PATIENCE + 60_000,
);
