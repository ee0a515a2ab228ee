import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

clause(["MO-7.6", "MO-7.8", "MO-7.9", "MO-7.12", "MO-7.20"], "E10: a wonder in one turn", () => {
  const table = new Table({
    display: ["stonehenge"],
    sides: [{ production: 7, soldiers: { c2: 1 }, deck: ["fort"] }, {}],
  });
  expect(table.defence("c2")).toBe(2);
  table.do("buy:stonehenge", "complete:stonehenge");
  expect(table.offered).toEqual(["wonder:c1", "wonder:c2"]);
  table.do("wonder:c2");
  expect(table.has()).toEqual({ culture: 1 });
  expect(table.deck()).toEqual(["stonehenge", "fort"]);
  expect(table.defence("c2")).toBe(4);
});

clause(["MO-7.7", "MO-7.17", "MO-5.5"], "E11: of two wonders under construction one is kept", () => {
  const table = new Table({
    display: ["great-pyramids"],
    sides: [{ wonder: "great-library", production: 4 }, {}],
  }).do("buy:great-pyramids");
  const other = table.fork().do("keep:great-library");
  expect(other.realm().construction).toEqual(["great-library"]);
  expect(other.state.gone).toContain("great-pyramids");
  table.do("keep:great-pyramids");
  expect(table.realm().construction).toEqual(["great-pyramids"]);
  expect(table.state.gone).toContain("great-library");
  expect(table.has()).toEqual({});
});

clause(["MO-8.1", "MO-8.2", "MO-8.3", "MO-6.6"], "E14: one-off effects are gained again", () => {
  const table = new Table({
    sides: [{ civ: "denmark", culture: 3 }, {}],
    spaces: { b1: { token: null } },
  });
  table.do("develop:danegeld");
  expect(table.has()).toEqual({ culture: 2, gold: 1 });
  table.do("develop:warrior-culture");
  expect(table.has()).toEqual({ military: 2, gold: 2 });
  expect(table.realm().policies).toEqual(["danegeld", "warrior-culture"]);
  table.do("conquer:b1").send({ c1: 1 }).do("pay:military=1");
  expect(table.has()).toEqual({ military: 1, gold: 2 });
});

clause(["MO-5.10", "MO-7.14", "MO-7.19", "MO-13.26"], "E85: the Golem's section", () => {
  const table = new Table({
    sides: [
      {
        civ: "egypt",
        production: 6,
        wonder: "great-library",
        city: { 1: "fort+master-masons!" },
        explorers: ["c2"],
      },
      {},
    ],
    monsters: [{ id: "golem", space: "c2", marker: 4 }],
  });
  table.do("defeat:golem");
  const declined = table.fork().do("none");
  expect(declined.has()).toEqual({ production: 1, culture: 1 });
  expect(declined.realm().construction).toEqual(["great-library"]);
  table.do("complete:great-library");
  expect(table.has()).toEqual({ science: 3, culture: 1 });
  expect(table.realm().monsters).toEqual(["golem"]);
  expect(table.state.monsters).toEqual([]);
});

clause(["MO-7.5", "MO-7.9", "MO-7.15", "MO-10.15"], "E86: taking a card is acquiring it", () => {
  const table = new Table({
    display: ["computers", "mass-media", "flight", "temple", "market", "quarry"],
    deck: ["eiffel-tower", "hoover-dam"],
    sides: [
      { civ: "china", policies: ["great-inventions"], wonder: "international-space-station", production: 8 },
      {},
      {},
    ],
  });
  table.do("complete:international-space-station", "take:flight");
  expect(table.has()).toEqual({ gold: 1 });
  expect(table.deck()).toEqual(["international-space-station", "flight"]);
  table.do("end");
  expect(table.state.display).toEqual(["eiffel-tower", "computers", "mass-media", "temple", "market", "quarry"]);
});

clause(["MO-8.1", "MO-8.4", "MO-8.5", "MO-8.6"], "E87: policies cost one more each time", () => {
  const table = new Table({
    sides: [{ civ: "greece", culture: 4, policies: ["democracy"], wonder: "hagia-sophia", production: 6 }, {}],
  });
  table.do("develop:academy");
  expect(table.has()).toEqual({ culture: 2, production: 6, gold: 1, science: 2 });
  expect(table).toRefuse("develop:colonies", "why.short-culture", "MO-8.1");
  table.do("complete:hagia-sophia");
  expect(table.has()).toEqual({ culture: 3, gold: 2, science: 4 });
  expect(table.realm().policies).toEqual(["democracy", "academy"]);
  const all = new Table({
    sides: [
      {
        civ: "greece",
        culture: 9,
        policies: ["democracy", "academy", "olympic-games", "colonies", "mercenaries"],
        wonder: "sistine-chapel",
        production: 6,
      },
      {},
    ],
  });
  expect(all.offered.filter((id) => id.startsWith("develop:"))).toEqual([]);
  all.do("complete:sistine-chapel");
  expect(all.has()).toEqual({ culture: 9 });
});
