import { clause } from "@civitas/testing";
import { expect } from "vitest";
import type { PolicyId } from "../src/content/cards.ts";
import { pointsNow, talliesOf } from "../src/scoring.ts";
import { type Side, Table } from "./position.ts";

const points = (table: Table) => pointsNow(table.state, talliesOf(table.state));
const KNOWLEDGE = ["irrigation", "writing", "currency", "calendar"] as const;
const POLICIES: readonly PolicyId[] = ["danegeld", "berserkers", "sea-kings", "warrior-culture"];

const holding = (provinces: readonly string[]): Pick<Side, "soldiers"> => ({
  soldiers: Object.fromEntries(provinces.map((name) => [name, 1])),
});

clause(["MO-14.4", "MO-14.5", "MO-14.6"], "E42: base points and supremacy", () => {
  const table = new Table({
    sides: [
      {
        ...holding(["a2", "a3", "b1", "b2", "b3"]),
        capital: "a1",
        deck: [...KNOWLEDGE],
        discard: ["stonehenge", "great-library"],
        wonder: "taj-mahal",
        policies: POLICIES.slice(0, 3),
      },
      {
        ...holding(["a5", "b4", "b5", "c4", "c5", "d4"]),
        capital: "b6",
        discard: ["feudalism", "chivalry", "great-wall", "hagia-sophia", "machu-picchu"],
        policies: POLICIES.slice(0, 3),
      },
      {
        ...holding(["d1", "e1", "e2"]),
        capital: "f1",
        discard: ["alchemy", "compass", "flight", "computers", "angkor-wat"],
        policies: POLICIES.slice(0, 2),
      },
    ],
  });
  const tallies = talliesOf(table.state);
  expect(tallies.map(({ knowledge, wonders, policies }) => [knowledge, wonders, policies])).toEqual([
    [4, 2, 3],
    [2, 3, 3],
    [4, 1, 2],
  ]);
  expect(points(table)).toEqual([25, 29, 16]);
});

clause(["MO-14.7", "MO-11.34", "MO-14.11"], "nothing is no supremacy; 17 gold of the automa are 5 points", () => {
  const table = new Table({ sides: [{}, { civ: "japan", gold: 17 }], automa: {} });
  expect(points(table)).toEqual([0, 5]);
});

const lastTurn = (mine: Side, theirs: Side) =>
  new Table({ sides: [theirs, mine], mover: 1, first: 0, round: 9, lastRound: 9, deck: [] }).do("end");

clause(["MO-14.9", "MO-14.2", "MO-14.10"], "E43: gold, then culture, then a shared victory", () => {
  expect(lastTurn({ gold: 2, culture: 3 }, { gold: 2, culture: 1 }).match.result?.places).toEqual([2, 1]);
  expect(lastTurn({ gold: 3 }, { gold: 2, culture: 9 }).match.result?.places).toEqual([2, 1]);
  expect(lastTurn({ gold: 2 }, { gold: 2 }).match.result?.places).toEqual([1, 1]);
});

clause(["MO-14.1", "MO-14.2", "MO-10.20"], "E41: the round is finished, then everybody has one more turn", () => {
  const table = new Table({ round: 8, deck: ["flight"], display: [null, null, "market", null, null, "temple"] });
  table.do("end");
  expect(table.state).toMatchObject({ lastRound: 9, round: 8 });
  const turns: number[] = [];
  while (!table.match.over) {
    turns.push(table.asked);
    table.do("activate:a1", "end");
  }
  expect(turns).toEqual([1, 0, 1]);
  expect(table.state.display).toContain("flight");
});

clause(["MO-15.15", "MO-7.13", "MO-9.35"], "E74: an archived wonder scores nothing, its token still defends", () => {
  const table = new Table({
    sides: [
      {
        civ: "greece",
        city: { 1: "scriptorium!", 2: "stonehenge" },
        soldiers: { c2: 1 },
        tokens: { c2: "stonehenge" },
      },
      {},
    ],
  });
  table.do("use:scriptorium", "card:2");
  expect(talliesOf(table.state)[0]?.wonders).toBe(0);
  expect(table.defence("c2")).toBe(1 + 1 + 2);
});
