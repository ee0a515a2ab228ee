import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

/** The first two rounds of a game for two: all shuffles are given. */
const opening = () =>
  new Table({
    phase: "activation",
    round: 1,
    chance: [
      { top: ["plunder", "longship-harbour", "fort", "labour-camp", "fort", "labour-camp", "labour-camp"] },
      { top: ["mine"] },
      "anything",
    ],
    sides: [
      {
        civ: "egypt",
        gold: 2,
        city: {
          1: "labour-camp",
          2: "fort+master-masons",
          3: "library",
          4: "labour-camp",
          5: "forum",
          6: "labour-camp",
          7: "mine",
          8: "library",
          9: "fort",
        },
        deck: ["labour-camp", "warrior-priest-altar", "labour-camp", "library", "fort"],
      },
      {
        civ: "denmark",
        gold: 2,
        city: {
          1: "fort",
          2: "labour-camp",
          3: "longship-harbour",
          4: "fort",
          5: "library",
          6: "forum",
          7: "labour-camp",
          8: "mine",
          9: "labour-camp",
        },
        deck: ["labour-camp", "plunder", "fort", "library", "library", "labour-camp"],
      },
    ],
    spaces: {
      b1: { token: "barbarian-1-archive" },
      c2: { token: "barbarian-1-draw" },
      d1: { token: "barbarian-2-culture" },
      d4: { token: "barbarian-1-scout" },
      c4: { token: "barbarian-1-archive" },
      b4: { token: "barbarian-2-draw" },
      b3: { token: "barbarian-2-culture" },
    },
    display: ["irrigation", "market", "stonehenge", "statue-of-zeus", "temple", "writing"],
    deck: [
      "calendar",
      "quarry",
      "great-library",
      "currency",
      "great-pyramids",
      "barracks",
      "hanging-gardens",
      "metal-casting",
      "scriptorium",
    ],
  });

function firstTurn(): Table {
  const table = opening();
  table.do("activate:b1");
  expect(table.has()).toEqual({ production: 4, gold: 2 });
  table.do("use:mine");
  expect(table.has()).toEqual({ production: 4, gold: 3 });
  table.do("buy:stonehenge");
  expect(table.has()).toEqual({ production: 1, gold: 3 });
  table.do("conquer:b1", "warlord:yes");
  expect(table.has()).toEqual({ production: 3, gold: 2 });
  table.do("choose:2", "card:9");
  expect(table.at(9)).toBeNull();
  table.do("complete:stonehenge", "wonder:b1");
  expect(table.has()).toEqual({ gold: 1, culture: 1 });
  expect(table.defence("b1")).toBe(0 + 2 + 2);
  table.do("develop:pharaohs-decree", "buy:workshop");
  expect(table.has()).toEqual({});
  return table.do("end");
}

clause(
  ["MO-4.3", "MO-5.3", "MO-6.14", "MO-7.9", "MO-8.3", "MO-9.8", "MO-9.20", "MO-10.10", "MO-10.17"],
  "E67: Egypt's first turn",
  () => {
    const table = firstTurn();
    expect([1, 4, 5, 6, 7, 9].map((place) => table.at(place))).toEqual([
      "workshop",
      "stonehenge",
      "labour-camp",
      "warrior-priest-altar",
      "labour-camp",
      "library",
    ]);
    expect(table.deck()).toEqual(["fort"]);
    expect(table.state.display).toEqual(["calendar", "irrigation", "market", "quarry", "statue-of-zeus", "temple"]);
    expect(table.state.gone).toContain("writing");
  },
);

function secondTurn(): Table {
  const table = firstTurn();
  table.do("activate:a1");
  expect(table.has(1)).toEqual({ military: 3, production: 2, gold: 2 });
  table.do("conquer:d4", "warlord:yes");
  expect(table.has(1)).toEqual({ military: 4, production: 2, gold: 2 });
  table.do("choose:1", "use:longship-harbour");
  expect(table.has(1)).toEqual({ military: 5, production: 2, gold: 3 });
  table.do("conquer:c4", "choose:2", "card:5");
  expect(table.has(1).military).toBe(3);
  table.do("conquer:b4", "from:c5:3", "choose:2", "use:labour-camp");
  expect(table.has(1)).toEqual({ production: 3, gold: 3 });
  table.do("outpost:b4");
  expect(table.space("c5").soldiers).toBe(7);
  return table.do("buy:workshop", "end");
}

clause(
  ["MO-9.5", "MO-9.20", "MO-9.23", "MO-9.45", "MO-10.3", "MO-10.6", "MO-10.8", "MO-10.11", "MO-10.12", "MO-10.19"],
  "E68: Denmark's first turn",
  () => {
    const table = secondTurn();
    expect([1, 2, 3, 4, 5].map((place) => table.at(place, 1))).toEqual([
      "workshop",
      "fort",
      "library",
      "library",
      "labour-camp",
    ]);
    expect(table.at(7, 1)).toBe("longship-harbour+plunder");
    expect(table.deck(1)).toEqual(["fort", "labour-camp", "fort", "labour-camp", "labour-camp"]);
    expect(table.state.display).toEqual([
      "great-library",
      "calendar",
      "irrigation",
      "currency",
      "quarry",
      "statue-of-zeus",
    ]);
    expect(table.has(1)).toEqual({ gold: 3 });
  },
);

function thirdTurn(): Table {
  const table = secondTurn();
  table.do("activate:a1");
  expect(table.has()).toEqual({ production: 3, military: 1, science: 2 });
  table.do("use:stonehenge");
  expect(table.has().military).toBe(2);
  table.do("buy:statue-of-zeus");
  expect(table.has().production).toBe(2);
  table.do("conquer:c2", "choose:2");
  expect(table.has()).toEqual({ production: 3, science: 2, gold: 1 });
  table.do("complete:statue-of-zeus", "wonder:c2");
  expect(table.has()).toEqual({ military: 3, science: 2, gold: 1 });
  table.do("conquer:d1", "from:c1:3", "choose:2");
  expect(table.has()).toEqual({ science: 2, gold: 1, culture: 1 });
  expect(table).toRefuse("develop:royal-scribes", "why.short-culture", "MO-8.1");
  return table.do("buy:irrigation", "end");
}

clause(
  ["MO-5.10", "MO-5.15", "MO-7.10", "MO-8.1", "MO-9.5", "MO-10.2", "MO-10.3", "MO-10.11", "MO-10.17"],
  "E69: Egypt's second turn",
  () => {
    const table = thirdTurn();
    expect(table.at(1)).toBe("statue-of-zeus+irrigation");
    expect([2, 3, 4, 7].map((place) => table.at(place)).sort()).toEqual([
      "forum",
      "labour-camp",
      "labour-camp",
      "labour-camp",
    ]);
    expect(table.deck()).toEqual([]);
    expect(table.city().discard).toHaveLength(8);
    expect(table.state.display).toEqual([
      "great-pyramids",
      "great-library",
      "calendar",
      "barracks",
      "currency",
      "quarry",
    ]);
  },
);

clause(
  ["MO-5.3", "MO-6.10", "MO-9.9", "MO-9.26", "MO-9.28", "MO-10.15", "MO-10.16", "MO-10.17"],
  "E70: Denmark's second turn",
  () => {
    const table = thirdTurn();
    table.do("activate:c1");
    expect(table.has(1)).toEqual({ production: 4, science: 1, military: 1, gold: 3 });
    table.do("use:mine", "use:longship-harbour");
    expect(table.has(1)).toEqual({ production: 4, science: 1, military: 3, gold: 4 });
    table.do("buy:quarry", "conquer:b3", "from:c4:0");
    expect(table.has(1)).toEqual({ science: 1, gold: 4 });
    table.do("choose:2", "develop:danegeld");
    expect(table.has(1)).toEqual({ science: 1, gold: 5 });
    table.do("explore:1:c5>c4", "take-production:c4", "buy:currency");
    expect(table.has(1)).toEqual({ gold: 2 });
    table.do("end");
    expect(table.at(1, 1)).toBe("quarry+currency");
    expect([4, 7, 8, 9].map((place) => table.at(place, 1))).toEqual(["fort", "labour-camp", "fort", "labour-camp"]);
    expect(table.deck(1)).toEqual(["labour-camp"]);
    expect(table.state.display).toEqual([
      "hanging-gardens",
      "great-pyramids",
      "great-library",
      "scriptorium",
      "metal-casting",
      "barracks",
    ]);
  },
);
