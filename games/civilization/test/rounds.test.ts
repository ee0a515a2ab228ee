import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

const three = [{ civ: "romans" }, { civ: "chinese" }, { civ: "germans" }] as const;

clause(["CV-6.1", "CV-6.3"], "five phases; each player finishes a phase turn before the next begins", () => {
  const table = new Table({ sides: [{ trade: 9 }, { trade: 9 }], phase: "start-of-turn", first: 1 });
  const seen: string[] = [];
  for (let n = 0; n < 60 && table.state.round === 3; n++) {
    const { phase, mover } = table.state;
    const turn = phase === "trade" || phase === "research" ? phase : `${phase} ${mover}`;
    if (seen.at(-1) !== turn) seen.push(turn);
    table.shrug();
  }
  expect(seen).toEqual([
    "start-of-turn 1",
    "start-of-turn 0",
    "trade",
    "city-management 1",
    "city-management 0",
    "research",
  ]);
});

clause("CV-6.2", "the first player marker passes clockwise at the beginning of every round but the first", () => {
  const table = new Table({ sides: three, phase: "research", first: 2, round: 1 });
  table.until("city-management");
  expect([table.state.round, table.state.first]).toEqual([2, 0]);
  table.until("trade").until("city-management");
  expect([table.state.round, table.state.first]).toEqual([3, 1]);
});

clause(["CV-6.4", "CV-10.3"], "trade is collected by all at once, and all decide on offers at the same time", () => {
  const table = new Table({ sides: three, phase: "trade" });
  expect(table.state.realms.every(({ trade }, seat) => trade === table.income(seat))).toBe(true);
  expect(table.match.pending.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  table.by(2, "finished").by(0, "finished");
  expect(table.state.phase).toBe("trade");
  table.by(1, "finished");
  expect(table.state.phase).toBe("city-management");
});

clause(["CV-6.5", "CV-6.10"], "only the mover is asked; what is not used lapses with the phase turn", () => {
  const table = new Table({ sides: [{ culture: 9 }, {}] });
  expect(table.match.pending.map(({ seat }) => seat)).toEqual([0]);
  expect(table.offered).toContain("advance");
  table.done();
  expect(table.asked).toBe(1);
  expect(table.realm(0).track).toBe(0);
  expect(table.realm(0).culture).toBe(9);
});

clause("CV-34.3", "a phase turn without anything to do ends by itself", () => {
  const table = new Table({ sides: [{}, { armies: ["m7"] }], phase: "movement" });
  expect(table).toAsk(1, "ask.phase-turn");
});

clause(
  ["CV-31.11", "CV-2.10", "CV-31.10"],
  "with a round limit the game ends after that round's Research Phase",
  () => {
    const table = new Table({
      options: { roundLimit: 3 },
      sides: [{ track: 4 }, { coins: { sheet: 2 } }, { track: 9 }],
      phase: "city-management",
      round: 3,
    });
    table.until("movement");
    while (!table.match.over) table.shrug();
    expect(table.match.result?.places).toEqual([3, 1, 2]);
    expect(table.match.result?.remark?.say).toBe("remark.limit");
    const tie = new Table({ options: { roundLimit: 3 }, first: 1, land: "plain", phase: "research" });
    expect(tie.match.result?.places).toEqual([2, 1]); // equal in all: player order breaks the tie for the first place
    const shared = new Table({
      options: { roundLimit: 3 },
      sides: [{ track: 1 }, {}, {}],
      land: "plain",
      phase: "research",
    });
    expect(shared.match.result?.places).toEqual([1, 2, 2]);
  },
);
