import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "@civitas/games";
import { expect, test } from "vitest";
import { folder } from "./at-the-desk.ts";

const PROGRAM = fileURLToPath(new URL("../bin/civitas.mjs", import.meta.url));

/** The built program, as a person would run it, from some other folder: it is built anew where it is stale. */
function civitas(...args: string[]) {
  const env = { ...process.env, NODE_ENV: "development" };
  return spawnSync(process.execPath, [PROGRAM, ...args], { cwd: folder(), encoding: "utf8", env });
}

test("the built program lists the games of the house", () => {
  const { status, stdout } = civitas("games", "--json");
  expect(status).toBe(0);
  expect(JSON.parse(stdout).games.map((listed: { id: string }) => listed.id)).toEqual(GAMES.map(({ id }) => id));
});

test("a mistake gives one line and code 2", () => {
  const { status, stdout, stderr } = civitas("sim", "chess");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^error: there is no game "chess".*\n$/);
});

test.each(GAMES.map(({ id }) => id))("%s: plays, keeps records and verifies them", (id) => {
  const kept = folder();
  const { status, stdout } = civitas("sim", id, "--games", "2", "--records", kept, "--json");
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: id, games: 2, errors: 0 });
  expect(civitas("replay", join(kept, `${id}-00001.civitas`), "--verify").stdout).toMatch(/^ok: /);
});
