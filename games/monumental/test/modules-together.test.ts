import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { ACTION_CARD_IDS, civilizationCard } from "../src/content/automa-cards.ts";
import { CIVILIZATION_IDS } from "../src/content/civilizations.ts";
import { Table } from "./position.ts";

const DISPLAY = ["temple", "market", "quarry", "writing", "calendar", "currency"] as const;

for (const civ of CIVILIZATION_IDS) {
  clause(
    ["MO-11.6", "MO-11.10", "MO-11.7"],
    `the automa of ${civ} gets through each of its cards, monsters about`,
    () => {
      const [one = civ, other = civ] = CIVILIZATION_IDS.filter((id) => id !== civ);
      for (const card of [...ACTION_CARD_IDS, civilizationCard(civ)]) {
        const table = new Table({
          phase: "activation",
          mover: 2,
          options: { heroes: true, monsters: 3, renaissance: true },
          sides: [{ civ: one }, { civ: other }, { civ }],
          automa: { deck: [card, "gold-technological", "gold-cultural", "policy-technological"] },
          monsters: [{ id: "golem", space: "b2", marker: 4 }],
          display: ["stonehenge", "temple", "writing", "market", "calendar", "great-pyramids"],
          deck: ["quarry", "currency", "scriptorium"],
        });
        // The player to its right decides what its cards leave open, and who is lost to a monster.
        for (let n = 0; n < 30 && table.prompt !== "ask.activate"; n++) {
          expect(table.asked, `${civ} ${card}`).toBe(1);
          table.do(table.offered[0] ?? "");
        }
        expect(table.prompt, `${civ} ${card}`).toBe("ask.activate");
        expect(table.state.automa?.open, `${civ} ${card}`).toEqual([]);
      }
    },
  );
}

clause(
  ["MO-12.12", "MO-13.13"],
  "Saladin leaves the province that a monster has emptied, and everybody is told",
  () => {
    const table = new Table({
      sides: [{}, { soldiers: { b3: 1 }, hero: { id: "saladin", space: "b3" } }],
      spaces: { b3: { tile: "meadow", token: null } },
      monsters: [{ id: "mogwai", space: "d3", marker: 6 }],
    });
    table.do("end");
    expect(table.space("b3").owner).toBeNull();
    expect(table.state.heroRow).toEqual(["saladin"]);
    expect(table).toTell("log.hero-returns");
  },
);

clause(["MO-14.1", "MO-14.2"], "the deck runs out in the first of three turns: this round and one more", () => {
  const table = new Table({ round: 5, sides: [{}, {}, {}], display: DISPLAY, deck: ["university"] });
  table.do("end");
  expect(table.state.lastRound).toBe(6);
  table.pass(2);
  expect(table.match.over).toBe(false);
  table.pass(3);
  expect(table.match.over).toBe(true);
});

clause(["MO-14.1", "MO-12.2"], "a hero may be the last card of the deck", () => {
  const table = new Table({ round: 3, sides: [{}, {}, {}], display: DISPLAY, deck: ["university", "imhotep"] });
  table.do("end");
  expect(table.state.lastRound).toBeNull();
  table.pass();
  expect(table.state.heroRow).toEqual(["imhotep"]);
  expect(table.state.lastRound).toBe(4);
});
