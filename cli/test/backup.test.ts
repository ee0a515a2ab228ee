import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../../server/src/storage/open.ts";
import { civitas, folder } from "./at-the-desk.ts";

async function database(): Promise<string> {
  const data = folder();
  await (await openStore({ data })).close();
  return data;
}

test("the database is copied, and no copy is overwritten", async () => {
  const data = await database();
  const copy = join(folder(), "copy.sqlite");
  expect(await civitas(`backup ${copy} --data ${data}`)).toMatchObject({ code: 0, err: "" });
  expect(await civitas(`backup ${copy} --data ${data}`)).toMatchObject({ code: 2 });
});

test("what can't be copied gets one clear line", async () => {
  const data = await database();
  const nowhere = await civitas(`backup ${join(data, "no", "such", "folder.sqlite")} --data ${data}`);
  expect(nowhere.err).toMatch(/^error: the copy can't be made: .*\n$/);
  expect(nowhere.code).toBe(2);
  const broken = folder();
  writeFileSync(join(broken, "civitas.sqlite"), "this is no database, and it never was one");
  const copy = join(data, "copy.sqlite");
  expect((await civitas(`backup ${copy} --data ${broken}`)).err).toMatch(/^error: the copy can't be made: .*\n$/);
  expect((await civitas(`backup ${copy} --data ${data}`)).code).toBe(0);
});
