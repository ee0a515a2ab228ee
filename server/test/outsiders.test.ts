import { PATHS, type TableInfo } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, type Player } from "./kit/player.ts";

let house: TestHouse;
let [ann, ben, cara]: Player[] = [];
beforeAll(async () => {
  house = await openHouse();
  [ann, ben, cara] = await Promise.all(["Ann", "Ben", "Cara"].map((name) => house.guest(name)));
});
afterAll(() => house.close());

/** How asking for the record of a finished game goes. */
async function asks(player: Player | undefined, id: string): Promise<number | undefined> {
  return (await player?.request("GET", PATHS.record(id)))?.status;
}

async function finished(spectators: { allowed: boolean; delay: number }): Promise<string> {
  const { id } = await seated([ann, ben] as Player[], "noughts", { spectators });
  await ben?.say({ do: "resign", table: id });
  await ann?.until(() => ann?.tables.get(id)?.state === "over", "the end");
  return id;
}

test("the record is for everybody who could watch", async () => {
  const id = await finished({ allowed: true, delay: 0 });
  expect([await asks(ann, id), await asks(cara, id)]).toEqual([200, 200]);
});

test("who sees everything later gets the record later, too", async () => {
  const id = await finished({ allowed: true, delay: 3600 });
  expect([await asks(ann, id), await asks(cara, id)]).toEqual([200, 400]);
  const soon = await finished({ allowed: true, delay: 1 });
  await expect.poll(() => asks(cara, soon), { timeout: 60_000 }).toBe(200);
});

test("where nobody may watch, nobody else reads the record", async () => {
  const id = await finished({ allowed: false, delay: 0 });
  expect([await asks(ann, id), await asks(cara, id)]).toEqual([200, 403]);
  // Nor learns what was dealt.
  const seeds = [ann, cara].map(async (player) => (await player?.get<TableInfo>(PATHS.table(id)))?.fairness.seed);
  expect(await Promise.all(seeds)).toEqual([expect.any(String), undefined]);
});

test("the record of a game that goes on is for nobody", async () => {
  const { id } = await seated([ann, ben] as Player[], "noughts");
  expect(await code((ann as Player).get(PATHS.record(id)))).toBe("not-over");
});
