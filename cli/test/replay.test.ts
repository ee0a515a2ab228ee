import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { civitas, folder } from "./at-the-desk.ts";

async function aRecord(): Promise<string> {
  const kept = folder();
  await civitas(`sim caravans --games 1 --records ${kept}`);
  return join(kept, "caravans-00001.civitas");
}

test("a record that was tampered with does not verify", async () => {
  const file = await aRecord();
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(/hash: ./, (hash) => (hash.endsWith("0") ? "hash: 1" : "hash: 0")),
  );
  const { code, out } = await civitas(`replay ${file} --verify`);
  expect([code, out.slice(0, 7)]).toEqual([1, "not ok:"]);

  writeFileSync(file, text.replace(/^1 \S+$/m, "1 fly"));
  const { code: refused, out: why } = await civitas(`replay ${file} --verify --json`);
  expect(refused).toBe(1);
  expect(JSON.parse(why)).toMatchObject({
    ok: false,
    problem: expect.stringContaining('answer 2 of the record: "fly"'),
  });
});

test("a record without a hash can't be verified", async () => {
  const file = await aRecord();
  writeFileSync(file, readFileSync(file, "utf8").replace(/^hash: .*$/m, ""));
  const { code, out } = await civitas(`replay ${file} --verify`);
  expect([code, out]).toEqual([1, "not ok: the record has no hash to compare with\n"]);
});

test("a seed that was committed to is checked", async () => {
  const file = await aRecord();
  const text = readFileSync(file, "utf8");
  const { seed } = /^seed: (?<seed>.*)$/m.exec(text)?.groups ?? {};
  writeFileSync(file, text.replace(/^bots: .*$/m, `commitment: ${"0".repeat(64)}\nserver-seed: ${seed}`));
  const { code, out } = await civitas(`replay ${file} --verify --json`);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, fair: false });
});

test("the table is shown at any point, as whoever looks sees it", async () => {
  const file = await aRecord();
  const look = async (flags: string) => JSON.parse((await civitas(`replay ${file} --json ${flags}`)).out);
  const begin = await look("--to 0 --as 2");
  expect(begin).toMatchObject({ viewer: 1, at: 0, waiting: [0], log: [] });
  expect(begin.view.caravans[1].hand).toHaveLength(3);
  expect(begin.view.caravans[0]).not.toHaveProperty("hand");
  expect((await look("--to 0 --as 1")).question.options.length).toBeGreaterThan(1);
  const end = await look("");
  expect(end.viewer).toBe("audience");
  expect(end.result.scores).toContain(20);
  expect(end.view.caravans[0]).not.toHaveProperty("hand");
});

test("in words, in three languages", async () => {
  const file = await aRecord();
  expect((await civitas(`replay ${file} --to 0 --as 1`)).out).toContain("How does your caravan go on?  (CR-2.1)");
  expect((await civitas(`replay ${file} --to 0 --lang ru`)).out).toContain("Сейчас отвечает: Игрок 1.");
  expect((await civitas(`replay ${file} --lang hu`)).out).toContain("A játék véget ért.");
});

test("points and seats that don't exist are refused", async () => {
  const file = await aRecord();
  const late = await civitas(`replay ${file} --to 9999`);
  expect([late.code, late.err]).toEqual([2, expect.stringContaining("there is no point 9999")]);
  const stranger = await civitas(`replay ${file} --as 5`);
  expect([stranger.code, stranger.err]).toEqual([2, expect.stringContaining("as a seat from 1 to 2")]);
});
