import { findGame } from "@civitas/games";
import { type LogLine, startMatch } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { dividedLog, lastLines } from "../src/table/divided-log.ts";

const line = (at: number, seat?: number, round?: number): LogLine => ({
  at,
  seat,
  what: { say: "log.something", ...(round === undefined ? {} : { with: { round } }) },
});

const LOG = [line(0, undefined, 1), line(1, 0), line(1, 0), line(2, 1), line(3, undefined, 2), line(4, 1), line(5, 0)];
const shape = (rounds: ReturnType<typeof dividedLog>) =>
  rounds.map(({ round, turns }) => [round, turns.map(({ seat, lines }) => [seat, lines.length])]);

describe("the log", () => {
  test("is divided by rounds and turns", () => {
    expect(shape(dividedLog(LOG))).toEqual([
      [
        1,
        [
          [undefined, 1],
          [0, 2],
          [1, 1],
        ],
      ],
      [
        2,
        [
          [undefined, 1],
          [1, 1],
          [0, 1],
        ],
      ],
    ]);
  });

  test("is cut at the old end, and what is left keeps its headings", () => {
    expect(shape(lastLines(dividedLog(LOG), 5))).toEqual([
      [
        1,
        [
          [0, 1],
          [1, 1],
        ],
      ],
      [
        2,
        [
          [undefined, 1],
          [1, 1],
          [0, 1],
        ],
      ],
    ]);
  });

  test.each(["nations-dice", "monumental-duel", "monumental"])("%s names its rounds in the log", async (id) => {
    const loaded = await findGame(id)?.load();
    if (loaded === undefined) throw new Error(`${id} is not on the list`);
    const match = startMatch(loaded.game, { seats: 2, seed: "divided" });
    while (match.result === undefined && match.progress.round < 3 && match.answers.length < 2000) {
      const [question] = match.pending;
      const option = question?.options.at(-1);
      if (question === undefined || option === undefined) break;
      match.answer(question.seat, option.id);
    }
    const rounds = dividedLog(match.log("audience", 0)).map(({ round }) => round);
    expect(rounds.filter((round) => round > 0)).toEqual([1, 2, 3]);
  });
});
