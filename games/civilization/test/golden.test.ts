import { readdirSync, readFileSync } from "node:fs";
import { Match, parseRecord } from "@civitas/kernel";
import { replaysGolden } from "@civitas/testing";
import { expect, test } from "vitest";
import { CIVILIZATION_IDS } from "../src/content/ids.ts";
import { game } from "../src/index.ts";

const FOLDER = new URL("../golden/", import.meta.url);

replaysGolden(game, FOLDER, 24);

/** The settings of the records that a kind of bot has played, and the civilizations that were dealt there. */
function recordsOf(bots: string) {
  return readdirSync(FOLDER)
    .map((file) => parseRecord(readFileSync(new URL(file, FOLDER), "utf8")))
    .filter(({ notes }) => notes?.bots === bots)
    .map(({ seats, seed, options }) => {
      const { realms } = Match.start(game, { seats, seed, options }).view("audience");
      return { seats, options, civilizations: realms.flatMap(({ civilization }) => civilization ?? []) };
    });
}

test.each(["greedy", "random"])(
  "records by %s players: all civilizations, all numbers of seats, every module",
  (bots) => {
    const records = recordsOf(bots);
    expect(new Set(records.flatMap(({ civilizations }) => civilizations))).toEqual(new Set(CIVILIZATION_IDS));
    expect(new Set(records.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]));
    for (const module of ["expansion", "greatPersonCards", "investments"]) {
      expect(new Set(records.map(({ options }) => options[module]))).toEqual(new Set([true, false]));
    }
  },
);
