import type { QueryResult, RootOperationNode, UnknownRow } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../src/storage/store.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { openPostgresServer, type TestPostgres } from "./kit/postgres.ts";
import { toy } from "./toys/index.ts";
import { tug } from "./toys/tug.ts";

let postgres: TestPostgres;
const houses: TestHouse[] = [];
beforeAll(async () => {
  postgres = await openPostgresServer();
});
afterAll(async () => {
  for (const house of houses) await house.close();
  await postgres.close();
});

/** After each statement that this house reads with, something else happens first. */
function afterEachStatement(house: TestHouse, happens: () => Promise<void>): void {
  const { store } = house.server.inside;
  const plugin = {
    transformQuery: ({ node }: { node: RootOperationNode }) => node,
    async transformResult({ result }: { result: QueryResult<UnknownRow> }) {
      await happens();
      return result;
    },
  };
  Object.assign(store, { db: store.db.withPlugin(plugin) satisfies Db });
}

test("what another process writes while a table is being read is neither missed nor counted twice", async () => {
  const databaseUrl = await postgres.fresh();
  for (const _ of [1, 2]) houses.push(await openHouse({ databaseUrl }, [toy(tug)]));
  const [here, there] = houses as [TestHouse, TestHouse];
  const [ann, ben] = [await here.guest("Ann"), await here.guest("Ben")];
  const { id } = await seated([ann, ben], "tug", { options: { rounds: 50 } });
  ben.url = there.url;
  await ben.connect();
  await ben.say({ do: "watch", table: id });

  const table = await here.server.inside.hall.table(id);
  const elsewhere = await there.server.inside.hall.table(id);
  let reading = false;
  let pulls = 0;
  afterEachStatement(here, async () => {
    if (!reading || pulls >= 8) return;
    // Both seats answer at the other door, as long as this one is reading.
    const { kept, doc } = elsewhere;
    const place = doc.seats[kept.waiting[0] ?? 0];
    if (place?.kind !== "person") return;
    pulls++;
    await there.server.inside.playing.answer(id, place.person, { seq: kept.seq, id: "left" });
  });
  for (let i = 0; i < 4; i++) {
    reading = true;
    await table.inLine(() => table.refresh());
    reading = false;
    await table.inLine(() => table.refresh());
    expect(table.kept.seq).toBe(elsewhere.kept.seq);
    expect(table.match?.answers).toEqual(elsewhere.match?.answers);
    expect(table.match?.hash()).toBe(elsewhere.match?.hash());
  }
  expect(pulls).toBeGreaterThan(0);
});
