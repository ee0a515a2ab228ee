import { readFileSync } from "node:fs";
import { parseRecord } from "@civitas/kernel";
import { game } from "@civitas/nations-dice";
import { expect, test } from "vitest";
import { Replayer } from "../src/local/replayer.ts";

test("every step of a replay is plain data: it goes through the worker's mail, payments put into words late included", () => {
  const file = new URL("../../games/nations-dice/golden/2-players-sense-1.civitas", import.meta.url);
  const record = parseRecord(readFileSync(file, "utf8"));
  const replayer = new Replayer(game, record);
  for (let at = 0; at <= record.answers.length; at++) {
    const step = replayer.at(at, "open");
    expect(structuredClone(step).next?.label.say).toBe(step.next?.label.say);
  }
});
