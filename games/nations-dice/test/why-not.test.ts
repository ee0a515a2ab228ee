import { Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, position, rival } from "./position.ts";

clause(
  ["ND-7.2", "ND-8.4", "ND-9.1", "ND-11.1", "ND-14.4"],
  "whatever could be done with a turn, and every space, is either offered or says why not, never both",
  () => {
    const chance = Random.seeded("why not");
    const asked = new Set<string>();
    for (const seats of [1, 2, 4]) {
      const play = begin(seats, "why not");
      while (!play.match.over) {
        const { prompt, table, asked: seat } = play;
        const blocked = play.match.pending[0]?.blocked().map(({ id }) => id) ?? [];
        const either = [...play.offered, ...blocked].sort();
        const { wonder, spaces } = play.player(seat);
        if (prompt === "ask.turn") {
          const tiles = table.progress.flatMap(({ tile }) => (tile === null ? [] : [`buy:${tile}`]));
          const build = wonder === null ? "build" : `build:${wonder}`;
          expect(either).toEqual([...tiles, build, "reroll", "pass"].sort());
        } else if (prompt === "ask.cover") {
          expect(either).toEqual(spaces.map((building) => `cover:${building}`).sort());
        } else expect(blocked).toEqual([]);
        asked.add(prompt);
        play.do(chance.pick(play.offered));
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(["ask.turn", "ask.cover", "ask.pay", "ask.return"]));
  },
);

clause(["ND-8.4", "ND-14.4"], "what is missing is counted with trades, chits and unused dice only", () => {
  const play = position({
    players: [
      { dice: "W gold1, W food1, W stone1, O gold3*, W book1", chits: "gold*, reroll", wonder: "pyramids" },
      rival,
    ],
    rows: [[], ["hammurabi"], ["academy", "thrace"]],
  });
  const short = (id: string) => play.whyNot(id)?.why;
  // A gold die and two other dice make 2 gold; a stone die and two others make 2 stone.
  expect(short("buy:hammurabi")).toBeUndefined();
  expect(short("buy:academy")).toEqual({ say: "why.short", with: { amount: { say: "amount.gold", with: { n: 1 } } } });
  expect(short("buy:thrace")).toMatchObject({ with: { amount: { say: "amount.strength", with: { n: 3 } } } });
  expect(short("build:pyramids")).toMatchObject({ with: { amount: { say: "amount.stone", with: { n: 1 } } } });
});
