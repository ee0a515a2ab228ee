import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

clause(["MO-9.6", "MO-9.12"], "only provinces next to own tiles are attacked, never water and capitals", () => {
  const table = new Table({
    sides: [{ military: 9, soldiers: { b1: 1, b2: 1, b3: 1, c4: 1 } }, {}],
    spaces: { d2: { token: null } },
  });
  expect(table).toOffer("conquer:c2", "conquer:d4", "conquer:a2");
  // One reason for all that are too far away, one for all that are no provinces.
  expect(table).toRefuse("conquer:e1", "why.too-far", "MO-9.6");
  expect(table.whyNot("conquer:e1")?.refs).toEqual(["space:d2", "space:e1", "space:e2"]);
  for (const name of ["a1", "c3", "c5"]) expect(table).toRefuse(`conquer:${name}`, "why.never-attacked", "MO-9.12");
  expect(table.offered).not.toContain("conquer:c1");
  expect(table.whyNot("conquer:c1")).toBeUndefined();
});

clause(["MO-9.17", "MO-9.19", "MO-2.9"], "the attackers stay, and the defender is asked nothing", () => {
  const table = new Table({
    sides: [
      { civ: "japan", military: 5 },
      { soldiers: { c2: 2 }, warlord: "c2" },
    ],
  });
  table.do("conquer:c2").send({ c1: 5 });
  expect(table.asked).toBe(0);
  expect(table.space("c2")).toMatchObject({ owner: 0, soldiers: 5 });
  expect(table.space("c5").soldiers).toBe(9);
  expect(table.where(1).warlord).toBe("c5");
});

clause("MO-9.4", "units never move onto the capital", () => {
  const table = new Table({ sides: [{ military: 2, soldiers: { c2: 3, b1: 1, d1: 1 } }, {}] });
  table.do("move:c2");
  expect([...table.offered].sort()).toEqual(["to:b1", "to:d1"]);
});

clause("MO-9.25", "no outpost on the capital", () => {
  const table = new Table({ sides: [{ soldiers: { c2: 1 } }, {}] });
  expect(table.space("c1").soldiers).toBe(8);
  expect(table.offered).not.toContain("outpost:c1");
});

clause("MO-9.27", "explorers enter neither water nor other capitals", () => {
  const table = new Table({ sides: [{ military: 2, explorers: ["c4", "c4"] }, {}] });
  const steps = table.offered.filter((id) => id.startsWith("explore:1:"));
  expect([...steps].sort()).toEqual(["b3", "b4", "d3", "d4"].map((name) => `explore:1:c4>${name}`));
});

clause("MO-9.32", "an empty market offers nothing", () => {
  const table = new Table({ sides: [{ explorers: ["d2"] }, {}], spaces: { d2: { pile: [] } } });
  expect(table).toRefuse("take-market:d2", "why.market-empty", "MO-9.32");
});

clause("MO-9.37", "the Fortress builds an outpost where one soldier stands, who stays", () => {
  const table = new Table({ sides: [{ city: { 1: "fortress!" }, soldiers: { c2: 1 } }, {}] });
  expect(table.offered).not.toContain("outpost:c2");
  table.do("use:fortress", "outpost:c2");
  expect(table.space("c2")).toMatchObject({ soldiers: 1, outpost: true });
});

clause("MO-9.41", "the Compass takes a token beside the explorer's own action", () => {
  const table = new Table({
    sides: [{ city: { 1: "fort+compass!" }, explorers: ["c2", "c1"] }, {}],
    spaces: { c2: { production: true }, b1: { production: true } },
  });
  table.do("take-production:c2", "use:compass", "explore:1:c2>b1", "none", "take-production:b1");
  expect(table.realm().productionTokens).toBe(2);
  expect(table.state.turn.acted).toEqual([true, false]);
});
