import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cityOfForts, Table } from "./position.ts";

const MEADOW = { tile: "meadow", token: null } as const;

clause(["MO-13.4", "MO-13.5", "MO-12.12"], "the hero may be the unit that a monster's arrival costs", () => {
  const table = new Table({
    sides: [{ military: 3, soldiers: { c2: 2, c1: 0 }, warlord: "c1", hero: { id: "joan-of-arc", space: "c2" } }, {}],
    spaces: { b2: { tile: "meadow", token: "monster-minotaur" } },
  });
  table.do("conquer:b2").send({ c2: 1 }, "hero");
  expect(table.offered).toEqual(["lose:1", "lose:hero"]);
  table.do("lose:hero");
  expect(table.state.heroRow).toEqual(["joan-of-arc"]);
  expect(table.space("b2")).toMatchObject({ owner: 0, soldiers: 1 });
  // Her culture for the conquest came before the monster.
  expect(table.has()).toEqual({ military: 1, culture: 2 });
});

clause(["MO-13.6", "MO-13.4"], "units that Mulan's reward moves away are not halved by the arriving monster", () => {
  const table = new Table({
    sides: [{ civ: "china", military: 4, soldiers: { b1: 1 }, deck: ["barracks", "fort"] }, {}],
    spaces: { c2: { tile: "swamp", token: "monster-roc" } },
  });
  table.do("conquer:c2").send({ c1: 3 }, "warlord");
  table.do("resolve:mulan", "use:barracks", "move:c2", "group:2");
  // Mulan and one soldier are left: one of them is lost.
  expect(table.offered).toEqual(["lose:1", "lose:warlord"]);
  table.do("lose:1");
  expect(table.where().warlord).toBe("c2");
  expect(table.space("b1").soldiers).toBe(3);
});

clause(["MO-13.5", "MO-13.10", "MO-13.14"], "the Minotaur leaves one unit of its owner's choice", () => {
  const table = new Table({
    sides: [{}, { warlord: "b2", soldiers: { b2: 2 }, hero: { id: "hannibal", space: "b2" } }],
    monsters: [{ id: "minotaur", space: "b2", marker: 6 }],
  });
  table.do("end");
  expect(table).toAsk(1, "ask.lose-units");
  expect(table.offered).toEqual(["lose:hero+2", "lose:warlord+2", "lose:warlord+hero+1"]);
  table.do("lose:hero+2");
  expect(table.where(1).warlord).toBe("b2");
  expect(table.space("b2").soldiers).toBe(0);
  expect(table.state.heroRow).toEqual(["hannibal"]);
});

clause(
  ["MO-13.10", "MO-13.13", "MO-12.12"],
  "Fenrir sends every warlord home; one who stood alone leaves his province to nobody",
  () => {
    const table = new Table({
      sides: [
        { warlord: "c2", soldiers: { c2: 1 } },
        { warlord: "d4", hero: { id: "saladin", space: "d4" } },
      ],
      monsters: [{ id: "fenrir", space: "b2", marker: 6 }],
    });
    table.do("end");
    expect([table.where(0).warlord, table.where(1).warlord]).toEqual(["c1", "c5"]);
    expect(table.space("c2").owner).toBe(0);
    expect(table.space("d4").owner).toBeNull();
    expect(table.state.heroRow).toEqual(["saladin"]);
  },
);

clause(
  ["MO-15.15", "MO-13.23"],
  "the Dragon takes the token of a wonder that was archived before, and nothing else",
  () => {
    const table = new Table({
      sides: [{}, { soldiers: { b2: 3 }, tokens: { b2: "stonehenge" } }],
      monsters: [{ id: "dragon", space: "b2", marker: 6 }],
    });
    table.do("end");
    expect(table.space("b2")).toMatchObject({ soldiers: 3, wonder: null, builder: null });
    expect(table.realm(1).archived).toEqual([]);
  },
);

clause(
  ["MO-13.23", "MO-2.7"],
  "the Dragon's wonder leaves the deck, whose order stays and whose seen cards stay seen",
  () => {
    const table = new Table({
      sides: [{}, { soldiers: { b2: 1 }, tokens: { b2: "stonehenge" }, deck: ["workshop", "stonehenge", "fort"] }],
      monsters: [{ id: "dragon", space: "b2", marker: 6 }],
    });
    const { state } = table;
    expect(state.cities[1]?.deck).toEqual(["fort", "stonehenge", "workshop"]);
    table.do("end");
    expect(table.deck(1)).toEqual(["workshop", "fort"]);
    expect(table.realm(1).archived).toEqual(["stonehenge"]);
  },
);

clause(
  ["MO-13.23", "MO-15.1"],
  "the Dragon takes a wonder out of the city; the knowledge under it is discarded",
  () => {
    const table = new Table({
      sides: [
        {},
        { soldiers: { b2: 1 }, tokens: { b2: "stonehenge" }, city: cityOfForts({ 4: "stonehenge+writing" }) },
      ],
      monsters: [{ id: "dragon", space: "b2", marker: 6 }],
    });
    table.do("end");
    expect(table.at(4, 1)).toBeNull();
    expect(table.city(1).discard).toEqual(["writing"]);
  },
);

clause(["MO-13.19", "MO-13.23"], "the Dragon takes a wonder from the automa's cards", () => {
  const table = new Table({
    sides: [{}, { civ: "greece", soldiers: { b2: 1 }, tokens: { b2: "stonehenge" } }],
    automa: { deck: ["gold-cultural", "gold-technological"], cards: ["writing", "stonehenge"] },
    monsters: [{ id: "dragon", space: "b2", marker: 6 }],
  });
  table.do("end");
  expect(table.state.automa?.cards).toEqual(["writing"]);
  expect(table.table.realms[1]?.counts).toMatchObject({ knowledge: 1, wonders: 0 });
});

clause(
  ["MO-13.10", "MO-13.15"],
  "without a wonder the Dragon halves the units, rounded up; an empty province changes nothing",
  () => {
    const attacked = (soldiers: number) => {
      const table = new Table({
        sides: [{}, soldiers === 0 ? {} : { soldiers: { b2: soldiers } }],
        monsters: [{ id: "dragon", space: "b2", marker: 6 }],
        spaces: { b2: { token: null } },
      });
      return table.do("end").space("b2").soldiers;
    };
    expect([0, 1, 2, 3].map(attacked)).toEqual([0, 0, 1, 1]);
  },
);

clause(
  ["MO-13.14", "MO-9.24"],
  "of several outposts the controller of the Cyclops' province names one, also another's",
  () => {
    const table = new Table({
      sides: [{ outposts: ["c2"] }, { outposts: ["b3"], soldiers: { b2: 1 } }],
      monsters: [{ id: "cyclops", space: "b2", marker: 6 }],
    });
    table.do("end");
    expect(table).toAsk(1, "ask.smash");
    expect(table.offered).toEqual(["smash:b3", "smash:c2"]);
    table.do("smash:c2");
    expect(table.space("c2")).toMatchObject({ owner: null, outpost: false });
    expect(table.realm(0).outposts).toBe(2);
  },
);

clause(["MO-13.14"], "nobody controls the Cyclops' province: the player whose turn ended chooses", () => {
  const table = new Table({
    sides: [{ outposts: ["c2"] }, { outposts: ["b3"] }],
    monsters: [{ id: "cyclops", space: "b2", marker: 6 }],
    spaces: { b2: { token: null } },
  });
  table.do("end");
  expect(table).toAsk(0, "ask.smash");
});

clause(["MO-13.5", "MO-13.10"], "without an outpost near, the Cyclops' own province loses a unit", () => {
  const table = new Table({
    sides: [{}, { soldiers: { b2: 1, d3: 1 }, outposts: ["d4"] }],
    monsters: [{ id: "cyclops", space: "b2", marker: 6 }],
  });
  table.do("end");
  expect(table.space("b2").owner).toBeNull();
  expect(table.space("d4").outpost).toBe(true);
});

clause(
  ["MO-13.22", "MO-13.5"],
  "the Roc hits all provinces of three units at once; owners decide in turn order",
  () => {
    const table = new Table({
      first: 1,
      mover: 0,
      sides: [
        { warlord: "c2", soldiers: { c2: 2, b1: 2 } },
        { warlord: "c4", soldiers: { c4: 3 } },
      ],
      monsters: [{ id: "roc", space: "b2", marker: 6 }],
    });
    table.do("end");
    expect(table).toAsk(1, "ask.lose-units");
    table.do("lose:1");
    expect(table).toAsk(0, "ask.lose-units");
    table.do("lose:warlord");
    expect(table.where(0).warlord).toBe("c1");
    expect([table.space("c2").soldiers, table.space("b1").soldiers, table.space("c4").soldiers]).toEqual([2, 2, 2]);
  },
);

clause(["MO-13.24", "MO-9.4"], "the Kraken empties coasts, then sends explorers home; those on a capital stay", () => {
  const table = new Table({
    sides: [
      { soldiers: { b2: 1 }, outposts: ["d2"], explorers: ["b2", "c1"] },
      { soldiers: { c4: 2 }, explorers: ["d3", "e2"] },
    ],
    monsters: [{ id: "kraken", space: "c3", marker: 6 }],
  });
  table.do("end");
  expect(table.space("b2").owner).toBeNull();
  expect(table.space("d2").owner).toBe(0);
  expect(table.space("c4").soldiers).toBe(1);
  expect(table.where(0).explorers).toEqual(["c1", "c1"]);
  expect(table.where(1).explorers).toEqual(["c5", "e2"]);
});

clause(["MO-13.16", "MO-13.17"], "the Kraken is beaten from the shore, and the reason says so", () => {
  const at = (explorer: string) =>
    new Table({
      sides: [{ military: 5, explorers: [explorer, explorer] }, {}],
      monsters: [{ id: "kraken", space: "c3", marker: 4 }],
    });
  expect(at("b1")).toRefuse("defeat:kraken", "why.no-explorer-beside", "MO-13.16");
  const table = at("b2").do("defeat:kraken");
  expect(table.has()).toEqual({ culture: 2, gold: 1 });
});

clause(
  "MO-13.16",
  "an explorer on a capital beside the Kraken's water defeats it, too: a tile, not only a province",
  () => {
    const table = new Table({
      sides: [{ military: 5, capital: "c1", explorers: ["c1", "c1"] }, {}],
      spaces: { b1: { tile: "water", token: null, production: false } },
      monsters: [{ id: "kraken", space: "b1", marker: 4 }],
    }).do("defeat:kraken");
    expect(table.has()).toEqual({ culture: 2, gold: 1 });
  },
);

clause(["MO-13.17", "MO-5.4"], "gold in a monster's price must be gold; it may stand for the rest", () => {
  const oni = (military: number, gold: number) =>
    new Table({
      sides: [{ military, gold, explorers: ["b2"] }, {}],
      monsters: [{ id: "oni", space: "b2", marker: 4 }],
    });
  expect(oni(9, 0)).toRefuse("defeat:oni", "why.short", "MO-13.16");
  expect(oni(0, 4).do("defeat:oni").has()).toEqual({ culture: 1 });
});

clause(
  ["MO-13.14", "MO-15.2"],
  "the Sphinx may take an attached knowledge; its card stays. A card in the deck is safe",
  () => {
    const table = new Table({
      sides: [
        {},
        {
          gold: 1,
          soldiers: { b2: 1 },
          city: cityOfForts({ 3: "temple+writing" }),
          deck: ["calendar"],
          discard: ["currency"],
        },
      ],
      monsters: [{ id: "sphinx", space: "b2", marker: 6 }],
    });
    table.do("end");
    expect(table).toAsk(1, "ask.sphinx");
    expect(table.offered).toEqual(["archive:writing", "archive:currency", "gold"]);
    table.do("archive:writing");
    expect(table.at(3, 1)).toBe("temple");
    expect(table.realm(1).archived).toEqual(["writing"]);
  },
);

clause(["MO-13.15", "MO-14.5"], "the Sphinx leaves a starting knowledge alone: it scores nothing", () => {
  const table = new Table({
    sides: [{}, { civ: "denmark", soldiers: { b2: 1 }, city: cityOfForts({ 3: "fort+plunder" }) }],
    monsters: [{ id: "sphinx", space: "b2", marker: 6 }],
  });
  table.do("end");
  expect(table.at(3, 1)).toBe("fort+plunder");
  expect(table).toAsk(1, "ask.activate");
});

clause(
  ["MO-13.20", "MO-15.4", "MO-13.15"],
  "the Oni: an empty city has nothing to lose, a knowledge may go by itself",
  () => {
    const table = new Table({
      sides: [{ city: {} }, { city: { 5: "temple+writing" } }],
      monsters: [{ id: "oni", space: "b2", marker: 6 }],
    });
    table.do("end");
    expect(table).toAsk(1, "ask.oni");
    expect(table.offered).toEqual(["card:5", "card:5:knowledge"]);
    table.do("card:5:knowledge");
    expect(table.at(5, 1)).toBe("temple");
    expect(table.city(1).discard).toEqual(["writing"]);
  },
);

clause(
  ["MO-9.28", "MO-9.41", "MO-13.12"],
  "where the Basilisk stands nobody takes a token, not even with the Compass; once it is beaten, one may",
  () => {
    const table = new Table({
      sides: [{ science: 4, explorers: ["c2"], city: { 1: "compass!" }, deck: ["fort", "library"] }, {}],
      monsters: [{ id: "basilisk", space: "c2", marker: 4 }],
    });
    expect(table).toRefuse("take-production:c2", "why.guarded", "MO-9.28");
    table.do("use:compass", "none");
    expect(table.offered).not.toContain("take-production:c2");
    table.do("defeat:basilisk", "use:fort", "take-production:c2");
    expect(table.realm().productionTokens).toBe(1);
  },
);

clause(
  ["MO-13.9", "MO-13.11"],
  "two markers pass the end together: the monster that appeared first attacks first",
  () => {
    const table = new Table({
      sides: [{}, { soldiers: { b2: 1, d3: 3 } }],
      monsters: [
        { id: "roc", space: "e1", marker: 6 },
        { id: "mogwai", space: "b2", marker: 6 },
      ],
    });
    table.do("end");
    const told = table.match.log("audience").filter(({ what }) => what.say === "log.monster-attacks");
    expect(told.map(({ what }) => what.with?.monster)).toEqual([{ say: "monster.roc" }, { say: "monster.mogwai" }]);
    expect(table.space("d3").soldiers).toBe(2);
    expect(table.space("b2").owner).toBeNull();
    expect(table.state.monsters.map(({ marker }) => marker)).toEqual([4, 4]);
  },
);

clause(["MO-13.25", "MO-13.4"], "whoever takes a monster's province later loses no units to it", () => {
  const table = new Table({
    sides: [{ military: 2, soldiers: { c2: 3 } }, { soldiers: { b2: 1 } }],
    monsters: [{ id: "minotaur", space: "b2", marker: 4 }],
    spaces: { b2: { tile: "forest" } },
  });
  table.do("conquer:b2").send({ c2: 2 });
  expect(table.space("b2")).toMatchObject({ owner: 0, soldiers: 2 });
  expect(table.state.monsters).toHaveLength(1);
});

clause(["MO-13.1", "MO-2.5"], "more monsters than barbarians of value 2: as many as there is room for", () => {
  for (const monsters of [0, 1, 6]) {
    const table = new Table({ options: { monsters } });
    const hidden = table.state.spaces.filter(({ token }) => token?.startsWith("monster-"));
    expect(hidden).toHaveLength(monsters);
    expect(table.table.map.spaces.filter(({ barbarians }) => barbarians === 2)).toHaveLength(6);
  }
});

clause(["MO-13.16", "MO-8.5"], "beating Mogwai asks in which order the one-off effects come, mere gains first", () => {
  const table = new Table({
    sides: [
      {
        civ: "denmark",
        gold: 4,
        explorers: ["b2"],
        city: cityOfForts({}),
        policies: ["danegeld", "sea-kings", "thing-assembly"],
      },
      {},
    ],
    monsters: [{ id: "mogwai", space: "b2", marker: 4 }],
  });
  table.do("defeat:mogwai");
  expect(table.has()).toEqual({ gold: 1 });
  expect(table.offered).toEqual(["resolve:thing-assembly", "resolve:sea-kings", "decline"]);
});

clause(["MO-9.16", "MO-13.13"], "land that a monster emptied is taken for its terrain alone", () => {
  const table = new Table({
    sides: [{ military: 2 }, { soldiers: { c2: 1 }, tokens: { c2: "stonehenge" } }],
    monsters: [{ id: "mogwai", space: "e1", marker: 6 }],
    spaces: { b1: MEADOW },
  });
  table.do("end");
  expect(table.space("c2")).toMatchObject({ owner: null, wonder: "stonehenge" });
  expect(table.defence("c2")).toBe(1);
});
