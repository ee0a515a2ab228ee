import { expect, test } from "vitest";
import { Command, isAnswer } from "../src/index.ts";

/** Good values, and such as just miss them. */
const NUMBERS = [0, 7, 2 ** 53 - 1, 2 ** 53, -1, 0.5, "0", null, undefined];
const NAMES = ["answer", "undo", "", undefined];
const TABLES = ["a", "mk1-_Zz09", "a".repeat(40), "a".repeat(41), "", "a b", "a\n", 3, undefined];
const PLACES = [0, 5, 2 ** 31 - 1, 2 ** 31, -1, 1.5, "5", null, undefined];
const IDS = ["4", "é🙂", "x".repeat(200), "x".repeat(201), "", "a\0b", 4, null, undefined];

function* all(): Iterable<object> {
  for (const n of NUMBERS)
    for (const name of NAMES)
      for (const table of TABLES) for (const seq of PLACES) for (const id of IDS) yield { n, do: name, table, seq, id };
}

test("the quick judgement of answers is the schema's", () => {
  let answers = 0;
  for (const data of all()) {
    const { success, data: command } = Command.safeParse(data);
    if (isAnswer(data) !== (success && command.do === "answer")) expect.fail(JSON.stringify(data));
    if (success && command.do === "answer") answers++;
  }
  expect(answers).toBe(3 * 3 * 3 * 3);
});

test("what is no command at all is no answer", () => {
  for (const data of [undefined, null, "answer", 4, [], ["answer"], { do: ["answer"] }])
    expect(isAnswer(data)).toBe(false);
});
