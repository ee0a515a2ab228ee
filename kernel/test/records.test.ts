import { describe, expect, test } from "vitest";
import { formatRecord, Match, parseRecord } from "../src/index.ts";
import { playOut, refusal, start } from "./guessing.ts";
import { guess } from "./toys/guess.ts";

describe("records", () => {
  const record = playOut(start("rec")).record({ "player-0": "Anna" });

  test("are texts that read back the same", () => {
    expect(parseRecord(formatRecord(record))).toEqual(record);
    expect(formatRecord(record)).toMatch(/^civitas record 1\ngame: guess\nrules: 1\nseats: 2\n/);
  });

  test("replay to the same hash, and to any point", () => {
    expect(Match.replay(guess(), record).hash()).toBe(record.hash);
    expect(Match.replay(guess(), record, 2).answers).toHaveLength(2);
  });

  test.each([
    ["", /line 1/],
    ["civitas record 1\ngame: guess\n", /no line "rules/],
    [formatRecord(record).replace("seats: 2", "seats: two"), /whole number/],
    [formatRecord(record).replace('{"long":false}', "{"), /not JSON/],
    [formatRecord(record).replace('{"long":false}', "[]"), /not an object/],
    [formatRecord(record).replace("\n0 ", "\n0 what is this "), /neither an entry nor an answer/],
  ])("a broken one is refused with a reason", (text, why) => {
    expect(refusal(() => parseRecord(text))).toMatchObject({ code: "bad-record", message: expect.stringMatching(why) });
  });

  test("an answer that does not fit is named by its number", () => {
    const forged = { ...record, answers: [...record.answers.slice(0, 2), { seat: 0, id: "fly" }] };
    expect(refusal(() => Match.replay(guess(), forged)).message).toMatch(/answer 3/);
  });

  test("of other rules are refused", () => {
    expect(refusal(() => Match.replay(guess(), { ...record, version: 9 })).message).toMatch(/rules 9/);
    expect(refusal(() => Match.replay(guess(), { ...record, game: "go" })).message).toMatch(/record of go/);
  });
});
