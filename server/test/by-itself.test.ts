import { PATHS, type TablesReply } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const BY_POST = { pace: { kind: "post" as const, clock: { kind: "game" as const, seconds: 86_400 } } };
const HOUR = 3_600_000;

async function table(more: object = {}) {
  const people = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cleo")]);
  const { id } = await seated(people, "parley", more);
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

test("nobody else hears of an answer in advance, nor of its end", async () => {
  const { id, ann, ben, cleo, asked } = await table();
  await ann.answer(id, () => "step");
  await cleo.until(() => asked(cleo) === "ask", "Cleo's window");
  const before = ben.heard.length;
  await cleo.say({ do: "stand", table: id, seq: cleo.sights.get(id)?.seq ?? 0, scope: "game" });
  await ben.until(() => asked(ben) === "move", "Ben's turn");
  // It looks as if she had passed.
  const told = ben.heard.slice(before);
  expect(told.map(({ tell }) => tell)).toEqual(["sight"]);
  expect(JSON.stringify(told)).not.toContain('standing":[');
  const [{ updated } = { updated: 0 }] = (await ben.get<TablesReply>(PATHS.mine)).tables;
  await cleo.say({ do: "revoke", table: id, kind: "stop" });
  await cleo.until(() => cleo.sights.get(id)?.standing === undefined, "the end of her order");
  expect(ben.heard.length).toBe(before + 1);
  expect((await ben.get<TablesReply>(PATHS.mine)).tables[0]?.updated).toBe(updated);
});

test("only what the game has named is a scope", async () => {
  const { id, ann, cleo, asked } = await table();
  await ann.answer(id, () => "step");
  await cleo.until(() => asked(cleo) === "ask", "Cleo's window");
  const seq = cleo.sights.get(id)?.seq ?? 0;
  for (const scope of ["constructor", "__proto__", "toString"])
    expect(await code(cleo.say({ do: "stand", table: id, seq, scope }))).toBe("not-offered");
});

test("the clock tells no formality from a decision", async () => {
  const slow = await openHouse({ botPauseMs: 750 });
  const [ann, ben, cleo] = [await slow.guest("Ann"), await slow.guest("Ben"), await slow.guest("Cleo")];
  const pace = { kind: "live" as const, clock: { kind: "game" as const, seconds: 600 } };
  const { id } = await seated([ann, ben, cleo], "parley", { pace });
  await ann.answer(id, () => "step");
  // Ben has nothing to decide; Cleo has, and takes her time.
  await cleo.until(() => cleo.sights.get(id)?.sight.question?.prompt.say === "ask", "Cleo's window");
  expect(cleo.sights.get(id)?.clocks?.[1]).toEqual({ left: 600_000, running: false });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await cleo.answer(id, () => "pass");
  expect(cleo.sights.get(id)?.clocks?.[2]).toEqual({ left: 600_000, running: false });
  await slow.close();
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

/** When the server answers for this seat. */
const dueFor = async (id: string, seat: number): Promise<number | undefined> => {
  const { db } = house.server.inside.store;
  const job = await db.selectFrom("jobs").select("run_at").where("key", "=", `self:${id}:${seat}`).executeTakeFirst();
  return job?.run_at;
};

test("by post a formality of somebody absent waits for them, or for as long as people are away", async () => {
  const { id, ann, ben, cleo, asked } = await table(BY_POST);
  await ben.say({ do: "unwatch", table: id });
  const before = Date.now();
  await ann.answer(id, () => "step");
  const due = (await dueFor(id, 1)) ?? 0;
  expect(due).toBeGreaterThanOrEqual(before + HOUR / 4);
  expect(due).toBeLessThanOrEqual(Date.now() + 4 * HOUR);
  // Ben has nothing to decide, but nobody can know that until he comes by.
  expect(ann.sights.get(id)?.sight.waiting).toEqual([1]);
  await ben.say({ do: "watch", table: id });
  await cleo.until(() => asked(cleo) === "ask", "Cleo's window");
});

test("by post an absent person's order for a veiled question waits no less than a formality", async () => {
  const { id, ann, ben, cleo, asked } = await table(BY_POST);
  await ann.answer(id, () => "step");
  await cleo.until(() => asked(cleo) === "ask", "Cleo's window");
  await cleo.say({ do: "stand", table: id, seq: cleo.sights.get(id)?.seq ?? 0, scope: "game" });
  await cleo.say({ do: "unwatch", table: id });
  await ben.until(() => asked(ben) === "move", "Ben's turn");
  const before = Date.now();
  await ben.answer(id, () => "step");
  expect((await dueFor(id, 2)) ?? 0).toBeGreaterThanOrEqual(before + HOUR / 4);
});

test("by post an absent person's pass comes by itself in the end", async () => {
  const quick = await openHouse({ postPassMs: 1 });
  const [ann, ben, cleo] = [await quick.guest("Ann"), await quick.guest("Ben"), await quick.guest("Cleo")];
  const { id } = await seated([ann, ben, cleo], "parley", BY_POST);
  await ben.say({ do: "unwatch", table: id });
  await ann.answer(id, () => "step");
  await cleo.until(() => cleo.sights.get(id)?.sight.question?.prompt.say === "ask", "Cleo's window");
  await quick.close();
});

test("by post the clock tells no formality from a decision, however late it is answered", async () => {
  const { id, ann, cleo, asked } = await table(BY_POST);
  await ann.answer(id, () => "step");
  await cleo.until(() => asked(cleo) === "ask", "Cleo's window");
  const since = house.server.inside.hall.known(id)?.doc.clocks?.since[2] ?? 0;
  // As long as an automatic pass may take, her time does not run.
  expect(since).toBeGreaterThan(Date.now() + 3.9 * HOUR);
});

test("in a game by post nobody is told who else is looking", async () => {
  const { id, ann, ben } = await table(BY_POST);
  const shown = () => ann.tables.get(id)?.seats.map((place) => place.kind === "person" && place.here);
  // Ann knows that she is looking.
  await ann.until(() => shown()?.[0] === true, "herself");
  expect(shown()).toEqual([true, false, false]);
  await ben.say({ do: "unwatch", table: id });
  await ben.say({ do: "watch", table: id });
  expect(shown()).toEqual([true, false, false]);
  expect(JSON.stringify((await ben.get<TablesReply>(PATHS.mine)).tables)).not.toContain('"here":true');
});
