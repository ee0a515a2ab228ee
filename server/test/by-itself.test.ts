import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function table() {
  const people = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cleo")]);
  const { id } = await seated(people, "parley");
  const [ann, ben, cleo] = people;
  if (ann === undefined || ben === undefined || cleo === undefined) throw new Error("nobody came");
  const asked = (who: typeof ann) => who.sights.get(id)?.sight.question?.prompt.say;
  return { id, ann, ben, cleo, asked };
}

test("a formality answers itself, and whoever has a choice is asked", async () => {
  const { id, ann, cleo, asked } = await table();
  await ann.answer(id, () => "step");
  await cleo.until(() => asked(cleo) === "ask", "Cleo's window");
  expect(cleo.sights.get(id)?.sight.question?.options.map((option) => option.id)).toEqual(["stop", "pass"]);
  expect(cleo.sights.get(id)?.sight.at).toBe(2);
});

test("an answer in advance is given until it is revoked, and only its owner sees it", async () => {
  const { id, ann, ben, cleo, asked } = await table();
  await ann.answer(id, () => "step");
  await cleo.until(() => asked(cleo) === "ask", "Cleo's window");
  const seq = cleo.sights.get(id)?.seq ?? 0;
  expect(await code(cleo.say({ do: "stand", table: id, seq, scope: "century" }))).toBe("not-offered");
  await cleo.say({ do: "stand", table: id, seq, scope: "game" });
  await cleo.until(() => (cleo.sights.get(id)?.standing ?? []).length === 1, "her order");
  expect(cleo.sights.get(id)?.standing).toEqual([{ seat: 2, kind: "stop", scope: "game", during: "this" }]);
  expect(ann.sights.get(id)?.standing ?? []).toEqual([]);
  await ben.until(() => asked(ben) === "move", "Ben's turn");
  await ben.answer(id, () => "step");
  await cleo.until(() => asked(cleo) === "move", "Cleo's own turn: she was not asked");
  await cleo.say({ do: "revoke", table: id, kind: "stop" });
  await cleo.answer(id, () => "rest");
  await ann.until(() => asked(ann) === "move", "Ann's turn");
  await ann.answer(id, () => "step");
  await cleo.until(() => asked(cleo) === "ask", "Cleo is asked again");
});
