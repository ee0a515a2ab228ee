import { parseRecord } from "@civitas/kernel";
import { PATHS, verifyFairness } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, Player } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("two people play a whole game and get a record that verifies", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id, fairness } = await seated([ann, ben], "noughts");
  expect(fairness.serverSeed).toBeUndefined();
  expect(await code(ann.get(PATHS.record(id)))).toBe("not-over");
  for (const [who, cell] of [
    [ann, "0"],
    [ben, "3"],
    [ann, "1"],
    [ben, "4"],
    [ann, "2"],
  ] as const) {
    await who.answer(id, () => cell);
  }
  await ben.until(() => ben.tables.get(id)?.state === "over", "the end");
  expect(ben.sights.get(id)?.sight.result?.places).toEqual([1, 2]);
  const record = parseRecord(await (await ann.request("GET", PATHS.record(id))).text());
  expect(record.answers.map(({ id }) => id)).toEqual(["0", "3", "1", "4", "2"]);
  expect(record.notes?.commitment).toBe(fairness.commitment);
  expect(verifyFairness(record)).toMatchObject({ fair: true });
});

test("an answer is refused out of turn, when it is not offered and when the table has moved on", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  expect(await code(ben.say({ do: "answer", table: id, seq: 0, id: "0" }))).toBe("not-your-turn");
  expect(await code(ann.say({ do: "answer", table: id, seq: 0, id: "9" }))).toBe("not-offered");
  await ann.answer(id, () => "0");
  await ben.answer(id, () => "1");
  expect(await code(ann.say({ do: "answer", table: id, seq: 1, id: "2" }))).toBe("stale");
  expect(ann.sights.get(id)?.seq).toBe(2);
});

test("the same answer sent again is confirmed, not given twice", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "4");
  await ann.say({ do: "answer", table: id, seq: 0, id: "4" });
  await ben.answer(id, () => "0");
  await ann.say({ do: "answer", table: id, seq: 0, id: "4" });
  expect(await code(ann.say({ do: "answer", table: id, seq: 0, id: "5" }))).toBe("stale");
  expect(ann.sights.get(id)?.sight.at).toBe(2);
});

test("of what two browsers of one seat say at once, one thing counts", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const phone = new Player(house.url);
  phone.cookie = ann.cookie;
  await phone.connect();
  const { id } = await seated([ann, ben], "noughts");
  const answers = await Promise.all([
    code(ann.say({ do: "answer", table: id, seq: 0, id: "0" })),
    code(phone.say({ do: "answer", table: id, seq: 0, id: "1" })),
  ]);
  expect(answers.sort()).toEqual(["done", "stale"]);
  const takingBack = await Promise.all([ann, phone].map((one) => code(one.say({ do: "undo", table: id, seq: 1 }))));
  expect(takingBack.sort()).toEqual(["done", "stale"]);
  await ben.until(() => ben.sights.get(id)?.seq === 2, "the answer and its taking back");
  expect(ben.sights.get(id)?.sight.at).toBe(0);
  phone.close();
});

test("people who decide at the same time don't get in each other's way", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "high-card");
  const hand = (who: typeof ann) => who.sights.get(id)?.sight.question?.options[0]?.id ?? "";
  await Promise.all([ann, ben].map((who) => who.say({ do: "answer", table: id, seq: 0, id: hand(who) })));
  await ann.until(() => ann.sights.get(id)?.sight.at === 2);
  expect(ann.sights.get(id)?.sight.progress.round).toBe(2);
});

test("the log comes in pieces that fit together, also after an undo", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "0");
  await ben.answer(id, () => "1");
  await ben.say({ do: "undo", table: id, seq: 2 });
  await ben.answer(id, () => "8");
  await ann.until(() => ann.sights.get(id)?.seq === 4);
  const lines: { at: number; cell: unknown }[] = [];
  for (const { sight } of ann.told("sight").filter(({ table }) => table === id)) {
    while ((lines.at(-1)?.at ?? -1) >= sight.logFrom) lines.pop();
    lines.push(...sight.log.map(({ at, what }) => ({ at, cell: what.with?.cell })));
  }
  expect(lines).toEqual([
    { at: 1, cell: "0" },
    { at: 2, cell: "8" },
  ]);
});

test("one takes back one's own answer up to a barrier; beyond it, all people must agree", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "0");
  await ann.until(
    () => ann.told("undo").some(({ seq, barrier }) => seq === 1 && barrier === undefined),
    "leave to undo",
  );
  await ben.answer(id, () => "1");
  await ann.until(() => ann.sights.get(id)?.seq === 2);
  await ann.say({ do: "undo", table: id, seq: 2 });
  await ben.until(() => ben.tables.get(id)?.request?.kind === "undo", "the request");
  expect(ben.tables.get(id)?.request).toMatchObject({ by: 0, to: 0, asked: [1] });
  await ben.consent(id, false);
  await ann.until(() => ann.tables.get(id)?.request === undefined, "the refusal");
  await ann.say({ do: "undo", table: id, seq: 2 });
  await ben.consent(id, true);
  await ann.until(() => ann.sights.get(id)?.sight.at === 0, "the beginning");
  expect(ann.sights.get(id)?.sight.question?.options).toHaveLength(9);
  expect(ann.tables.get(id)?.request).toBeUndefined();
});

test("a yes to one request is none to the request that has taken its place", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "0");
  await ben.answer(id, () => "1");
  await ann.say({ do: "pause", table: id, on: true });
  await ben.until(() => ben.tables.get(id)?.request?.kind === "pause", "the harmless request");
  const pause = ben.tables.get(id)?.request?.id ?? -1;
  // While Ben's yes is on its way, Ann asks for something else.
  await ann.say({ do: "undo", table: id, seq: 2 });
  expect(await code(ben.say({ do: "consent", table: id, request: pause, agree: true }))).toBe("no-request");
  await ben.until(() => ben.tables.get(id)?.request?.kind === "undo", "the other request");
  expect(ben.sights.get(id)?.sight.at).toBe(2);
  await ben.consent(id, true);
  await ann.until(() => ann.sights.get(id)?.sight.at === 0, "the beginning");
});

test("chance is a barrier", async () => {
  const ann = await house.guest("Ann");
  const { id } = await seated([ann], "high-card");
  await ann.answer(id);
  await ann.until(() => ann.told("undo").some(({ seq, barrier }) => seq === 1 && barrier === "chance"), "the barrier");
  // Alone, one's own consent is everybody's.
  await ann.say({ do: "undo", table: id, seq: 1 });
  await ann.until(() => ann.sights.get(id)?.sight.at === 0);
});
