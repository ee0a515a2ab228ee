import { afterAll, beforeAll, expect, test } from "vitest";
import type { News } from "../src/storage/bus.ts";
import { openPostgres } from "../src/storage/postgres.ts";
import { storageContract } from "./contract.ts";
import { openPostgresServer, type TestPostgres } from "./kit/postgres.ts";

let server: TestPostgres;
beforeAll(async () => {
  server = await openPostgresServer();
}, 60_000);
afterAll(() => server.close());

storageContract("PostgreSQL", async () => openPostgres(await server.fresh()));

test("several processes may start on an empty database at once", async () => {
  const url = await server.fresh();
  const stores = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  for (const store of stores) await store.close();
});

test("what one process writes the others hear, and it does not hear itself", async () => {
  const url = await server.fresh();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const heard: string[] = [];
  const news: News = { kind: "lobby", table: "t" };
  one.listen(({ kind }) => heard.push(`one ${kind}`));
  const arrived = new Promise<void>((resolve) =>
    other.listen(({ kind }) => {
      heard.push(`other ${kind}`);
      resolve();
    }),
  );
  await one
    .write(async (db) => {
      await one.announce(db, { kind: "work" });
      throw new Error("not committed");
    })
    .catch(() => {});
  await one.write((db) => one.announce(db, news));
  await arrived;
  expect(heard).toEqual(["other lobby"]);
  await one.close();
  await other.close();
});
