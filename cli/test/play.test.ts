import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { understand } from "../src/understand.ts";
import { civitas, folder } from "./at-the-desk.ts";

async function play(typed: readonly string[], flags = "") {
  const file = join(folder(), "mine.civitas");
  const said = await civitas(`play caravans --seed dunes --bots random --record ${file} --lang en ${flags}`, {
    typed: typed.map((line) => `${line}\n`).join(""),
  });
  return { ...said, record: readFileSync(file, "utf8"), file };
}

const answersIn = (record: string) => [...record.matchAll(/^(\d) (\S+)$/gm)].map(([, seat, id]) => `${seat} ${id}`);

test("a choice is made by its number or its id", async () => {
  const { record, code } = await play(["wind", "1", "quit"]);
  const mine = answersIn(record).filter((answer) => answer.startsWith("0 "));
  expect(mine[0]).toBe("0 wind");
  expect(mine[1]).toMatch(/^0 drink:\d$/);
  expect(mine).toHaveLength(2);
  expect(code).toBe(0);
});

test("the end of the input is like quit: the record is kept and goes on to verify", async () => {
  const { file, out } = await play(["wind"]);
  expect(out).toContain(`The record is in ${file}.`);
  expect((await civitas(`replay ${file} --verify`)).code).toBe(0);
});

test("? explains the choices, and why others can't be made", async () => {
  const { out } = await play(["wind", "wind", "wind", "wind", "?", "quit"]);
  expect(out).toContain("What you can choose:\n  • Drink water ");
  expect(out).toContain("What you can't choose now:");
  expect(out).toMatch(/✗ Drink water \d: Water \d was drunk last {2}\(CR-2.3\)|Nothing else stands in question/);
});

test("nonsense is answered, not obeyed", async () => {
  const { out, record } = await play(["fly", "99", "quit"]);
  expect(out).toContain("“fly” is no choice here.");
  expect(out).toContain("“99” is no choice here.");
  expect(answersIn(record)).toEqual([]);
});

test("what chance has touched can't be taken back", async () => {
  const { out } = await play(["undo", "wind", "undo", "quit"]);
  expect(out).toContain("There is no answer of yours to take back.");
});

test("a whole game ends with the score sheet", async () => {
  const { out, record } = await play(Array(40).fill("wind"));
  expect(out).toContain("The game is over.");
  expect(out).toMatch(/Place +\d +\d/);
  expect(record).toMatch(/^hash: [0-9a-f]{64}$/m);
});

test("as JSON every question is a line", async () => {
  const { out } = await play(["wind", "quit"], "--json");
  const lines = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(2);
  expect(lines[0].question.options.at(-1).id).toBe("wind");
});

test("it speaks three languages", async () => {
  expect((await play(["quit"], "--lang ru")).out).toContain("Как пойдёт ваш караван?");
  expect((await play(["quit"], "--lang hu")).out).toContain("Hogyan halad tovább a karavánod?");
});

test("where ids are numbers, they are what is typed", () => {
  const label = { say: "kernel.amount" };
  const amounts = ["0", "1", "2"].map((id) => ({ id, label }));
  expect(understand("2", amounts)).toEqual({ do: "answer", id: "2" });
  expect(understand("3", amounts)).toEqual({ do: "puzzled", text: "3" });
  const things = ["buy:forum", "pass"].map((id) => ({ id, label }));
  expect(understand(" 2 ", things)).toEqual({ do: "answer", id: "pass" });
  expect(understand("? 1", things)).toEqual({ do: "explain", id: "buy:forum" });
  expect(understand("?", things)).toEqual({ do: "explain" });
  expect(understand("always turn", things)).toEqual({ do: "always", scope: "turn" });
  expect(understand("ask", things)).toEqual({ do: "ask" });
});

test("a record can be taken up again where it ends", async () => {
  const { file } = await play(["wind", "wind"]);
  const before = answersIn(readFileSync(file, "utf8"));
  const { out, code } = await civitas(`play --resume ${file} --lang en`, { typed: "wind\nquit\n" });
  expect(code).toBe(0);
  expect(out).toContain("Your seat: 1. Opponents: random.");
  const after = answersIn(readFileSync(file, "utf8"));
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
  expect((await civitas(`replay ${file} --verify`)).code).toBe(0);
});

test("a game that is over can't be taken up, nor a file that is no record", async () => {
  const { file } = await play(Array(40).fill("wind"));
  expect((await civitas(`play --resume ${file}`)).err).toContain("is over");
  expect((await civitas("play --resume nowhere.civitas")).err).toContain("can't be read");
});

test("seats count from 1", async () => {
  const { out, record } = await play(["wind", "quit"], "--seat 2");
  expect(out).toContain("Your seat: 2.");
  expect(answersIn(record)).toContain("1 wind");
});
