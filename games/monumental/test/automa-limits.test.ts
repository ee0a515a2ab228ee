import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { POLICIES_OF } from "../src/content/policies.ts";
import { type Side, Table } from "./position.ts";

const solo = (automa: Side, deck: NonNullable<ConstructorParameters<typeof Table>[0]>["automa"], human: Side = {}) =>
  new Table({
    phase: "activation",
    mover: 1,
    sides: [{ civ: "egypt", ...human }, automa],
    automa: deck ?? {},
    spaces: { b3: { pile: [] }, d2: { pile: [] } },
  });

clause(["MO-11.2", "MO-11.3"], "the automa begins with 5 hidden policies and 16 cards, one of them its own", () => {
  const table = new Table({
    fresh: true,
    options: { civilizations: "choose" },
    sides: [{}, { civ: "japan" }],
    automa: {},
  });
  table.do("civilization:egypt");
  const { column = [], deck = [] } = table.state.automa ?? {};
  expect([...column].sort()).toEqual([...POLICIES_OF.japan].sort());
  expect(new Set(deck).size).toBe(16);
  expect(deck.filter((id) => id.startsWith("automa-"))).toEqual(["automa-japan"]);
});

clause(["MO-11.19", "MO-11.33"], "no wonder and no market: 2 gold for each line without a price", () => {
  const wonders = solo({ civ: "denmark" }, { deck: ["wonder-cultural", "gold-cultural"] });
  expect(wonders.realm(1).supply.gold).toBe(2 + 2 + 3);
  const markets = solo({ civ: "denmark" }, { deck: ["explorers-cultural", "gold-cultural"] });
  expect(markets.realm(1).supply.gold).toBe(2 + 2 + 3);
  expect(markets.where(1).explorers).toEqual(["c5", "c5"]);
});

clause(["MO-11.38", "MO-11.12"], "each action of Japan's card is looked at by itself", () => {
  const table = solo(
    { civ: "japan", soldiers: { c4: 5, d4: 4, c5: 0 }, outposts: ["c4", "d4"] },
    { deck: ["automa-japan", "gold-technological"], column: ["kabuki", "bushido"] },
    { soldiers: { b1: 1, c2: 1, d1: 1 }, policies: ["gift-of-the-nile"] },
  );
  expect(table.realm(1).policies).toEqual(["kabuki"]);
  expect(table.realm(1).supply.gold).toBe(2 + 3);
});

clause("MO-11.35", "the automa's policies don't defend", () => {
  const provinces = { soldiers: { c4: 1 }, policies: ["shogunate"] } as const;
  const automa = new Table({ sides: [{}, { civ: "japan", ...provinces }], automa: {} });
  expect(automa.defence("c4")).toBe(1 + 1);
  const human = new Table({ sides: [{}, { civ: "japan", ...provinces }] });
  expect(human.defence("c4")).toBe(1 + 1 + 1);
});
