import { expect, test } from "vitest";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse, seated } from "./kit/house.ts";

test("who is gone before the table is found is not there for ever", async () => {
  const folder = temporaryFolder();
  let house = await openHouse({ data: folder.path });
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await house.close();
  // A server that has to read the table first, slowly.
  house = await openHouse({ data: folder.path });
  const { hall, hub } = house.server.inside;
  const table = hall.table.bind(hall);
  let asked = (): void => {};
  const wanted = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let found = (): void => {};
  const gone = new Promise<void>((resolve) => {
    found = resolve;
  });
  hall.table = async (wish) => {
    asked();
    await gone;
    return table(wish);
  };
  ann.url = house.url;
  await ann.connect();
  ann.raw(JSON.stringify({ n: 1, do: "watch", table: id }));
  await wanted;
  ann.drop();
  while (hub.connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  found();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hub.presence.isHere(id, 0)).toBe(false);
  expect((await table(id)).watchers.size).toBe(0);
  await house.close();
  folder.remove();
});
