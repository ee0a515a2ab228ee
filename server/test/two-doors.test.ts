import { PATHS, type TableInfo, type TablesReply } from "@civitas/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { News } from "../src/storage/bus.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, type Player } from "./kit/player.ts";
import { openPostgresServer, type TestPostgres } from "./kit/postgres.ts";
import { until } from "./kit/until.ts";

let postgres: TestPostgres;
let here: TestHouse;
let there: TestHouse;
/** What this process has heard of the other. */
const heard: News[] = [];
beforeAll(async () => {
  postgres = await openPostgresServer();
  const databaseUrl = await postgres.fresh();
  here = await openHouse({ databaseUrl });
  there = await openHouse({ databaseUrl });
  here.server.inside.store.listen((news) => heard.push(news));
});
afterAll(async () => {
  for (const house of [here, there]) await house.close();
  await postgres.close();
});
beforeEach(() => {
  heard.length = 0;
});

const at = ({ url }: TestHouse, player: Player): Player => Object.assign(player, { url });
const heardOf = (table: string, times: number): Promise<void> =>
  until(() => heard.filter((news) => news.kind === "table" && news.table === table).length >= times, "the news");

test("who got up at one door does not look over a shoulder at the other", async () => {
  const [ann, mallory] = [await there.guest("Ann"), await here.guest("Mallory")];
  const { id } = await ann.create({ game: "high-card", seats: [{ kind: "me" }, { kind: "open" }] });
  await mallory.post(PATHS.join(id), {});
  // This process knows the table, with Mallory on it; all that follows happens elsewhere.
  await at(there, mallory).post(PATHS.leave(id));
  const ben = await there.guest("Ben");
  await ben.post(PATHS.join(id), {});
  await ann.post(PATHS.start(id));
  await heardOf(id, 3);
  await mallory.say({ do: "watch", table: id });
  expect(mallory.sights.get(id)?.sight).toMatchObject({ viewer: "audience", view: { hand: [] } });
  const people = here.server.inside.hub.presence.seatsHere(id);
  expect(people).toEqual([]);
});

test("who sat down at one door plays at the other, also where nobody may watch", async () => {
  const [ann, ben] = [await there.guest("Ann"), await here.guest("Ben")];
  const spectators = { allowed: false, delay: 0 };
  const { id } = await ann.create({ game: "high-card", seats: [{ kind: "me" }, { kind: "open" }], spectators });
  // This process knows the table from before.
  await ben.get(PATHS.table(id));
  await here.server.inside.hall.table(id);
  await at(there, ben).post(PATHS.join(id), {});
  await ann.post(PATHS.start(id));
  await heardOf(id, 2);
  at(here, ben);
  expect((await ben.get<TableInfo>(PATHS.table(id))).state).toBe("playing");
  expect(await code(ben.say({ do: "chat", table: id, text: "Hello!" }))).toBe("done");
  expect(await code(ben.say({ do: "watch", table: id }))).toBe("done");
  expect(ben.sights.get(id)?.sight.viewer).toBe(1);
  expect(here.server.inside.hub.presence.seatsHere(id)).toEqual([1]);
});

test("two who want to play again at the same moment get one table, and no other is left behind", async () => {
  const [ann, ben] = [await here.guest("Ann"), await there.guest("Ben")];
  for (let n = 0; n < 5; n++) {
    const { id } = await seated([ann, ben], "noughts");
    await ann.say({ do: "resign", table: id });
    await ben.until(() => ben.tables.get(id)?.state === "over", "the end");
    const [one, other] = await Promise.all([ann, ben].map((player) => player.post<TableInfo>(PATHS.rematch(id))));
    expect(one?.id).toBe(other?.id);
    for (const player of [ann, ben]) {
      const { tables } = await player.get<TablesReply>(PATHS.mine);
      expect(tables.filter(({ state }) => state === "open").map((table) => table.id)).toEqual([one?.id]);
      await player.post(PATHS.leave(one?.id ?? ""));
    }
  }
});
