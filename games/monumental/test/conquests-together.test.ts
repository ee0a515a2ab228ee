import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

const MEADOW = { tile: "meadow", token: null } as const;

clause(["MO-9.7", "MO-9.35", "MO-7.12"], "Sacred Guard strengthens its own wonder's token, not a conquered one", () => {
  const table = new Table({
    sides: [
      { civ: "egypt", policies: ["sacred-guard"], soldiers: { b1: 1, c2: 1 }, tokens: { b1: "stonehenge" } },
      { tokens: { c2: "great-library" } },
    ],
  });
  expect(table.defence("b1")).toBe(0 + 1 + 2 + 2);
  expect(table.defence("c2")).toBe(1 + 1 + 2);
});

clause(["MO-6.6", "MO-9.35"], "a covered policy defends no longer", () => {
  const sides = (policies: readonly ("shogunate" | "kabuki")[]) =>
    [{}, { civ: "japan", policies, soldiers: { c2: 1 } }] as const;
  expect(new Table({ sides: sides(["kabuki", "shogunate"]) }).defence("c2")).toBe(1 + 1 + 1);
  expect(new Table({ sides: sides(["shogunate", "kabuki"]) }).defence("c2")).toBe(1 + 1);
});

clause(
  ["MO-13.12", "MO-9.16", "MO-11.35"],
  "the Hydra helps whoever controls its province, the automa too, but not nobody",
  () => {
    const monsters = [{ id: "hydra", space: "c4", marker: 4 }] as const;
    const held = new Table({
      sides: [{}, { civ: "japan", policies: ["shogunate"], soldiers: { c4: 1 } }],
      automa: { deck: ["gold-cultural"] },
      monsters,
    });
    expect(held.defence("c4")).toBe(1 + 1 + 2);
    const left = new Table({
      spaces: { c4: { token: null } },
      sides: [{}, { tokens: { c4: "stonehenge" } }],
      monsters,
    });
    expect(left.defence("c4")).toBe(1);
  },
);

clause(
  ["MO-9.15", "MO-9.46", "MO-12.12", "MO-7.13"],
  "warlord, soldiers, outpost and hero leave a conquered province; explorer, wonder and production token stay",
  () => {
    const table = new Table({
      sides: [
        { military: 9, gold: 4, soldiers: { c2: 9 } },
        {
          warlord: "b2",
          soldiers: { b2: 2 },
          outposts: ["b2"],
          hero: { id: "hannibal", space: "b2" },
          explorers: ["b2"],
          tokens: { b2: "stonehenge" },
        },
      ],
      spaces: { b2: { tile: "meadow" } },
    });
    // 2 for the warlord, 1 for each soldier, 3 for the outpost, 2 each for hero and token.
    expect(table.defence("b2")).toBe(2 + 2 + 3 + 2 + 2);
    expect(table).toRefuse("conquer:b2", "why.too-few-units", "MO-9.43");
    const weaker = new Table({
      sides: [
        { military: 9, soldiers: { c2: 9 } },
        { outposts: ["b2"], hero: { id: "hannibal", space: "b2" }, explorers: ["b2"], tokens: { b2: "stonehenge" } },
      ],
      spaces: { b2: { tile: "meadow" } },
    });
    weaker.do("conquer:b2").send({ c2: 7 });
    expect(weaker.space("b2")).toMatchObject({
      owner: 0,
      soldiers: 7,
      outpost: false,
      wonder: "stonehenge",
      builder: 1,
    });
    expect(weaker.space("b2").production).toBe(true);
    expect(weaker.realm(1)).toMatchObject({ hero: null, outposts: 2 });
    expect(weaker.state.heroRow).toEqual(["hannibal"]);
    expect(weaker.where(1).explorers[0]).toBe("b2");
  },
);

clause(
  ["MO-5.6", "MO-5.16", "MO-13.2"],
  "restricted military pays against a hidden monster, not for towns and empty land",
  () => {
    const samurai = (token: "monster-minotaur" | "town-petra" | null) =>
      new Table({
        sides: [{ civ: "japan", production: 2, soldiers: { c2: 3 } }, {}],
        spaces: { b2: { tile: "meadow", token } },
        turn: { restricted: 2 },
      });
    const monster = samurai("monster-minotaur");
    monster.do("conquer:b2").send({ c2: 2 });
    expect(monster.has()).toEqual({ production: 2, culture: 1 });
    expect(monster.state.turn.restricted).toBe(0);
    expect(samurai("town-petra")).toRefuse("conquer:b2", "why.short", "MO-9.8");
    expect(samurai(null)).toRefuse("conquer:b2", "why.short.military", "MO-9.8");
  },
);

clause(["MO-5.6", "MO-9.8"], "the reason counts restricted military where it would help", () => {
  const table = new Table({
    sides: [{ civ: "japan", military: 1 }, {}],
    spaces: { c2: { tile: "swamp", token: "barbarian-2-culture" }, d1: { tile: "swamp", token: null } },
    turn: { restricted: 2 },
  });
  expect(table.whyNot("conquer:c2")?.why.with).toEqual({ n: 4, have: 3, gold: 0 });
  expect(table.whyNot("conquer:d1")?.why.with).toEqual({ n: 2, have: 1, gold: 0 });
});

clause(
  ["MO-5.15", "MO-6.10"],
  "Berserkers help in the first conquest of the turn, even where one unit is enough anyway",
  () => {
    const table = new Table({
      sides: [{ civ: "denmark", military: 9, policies: ["berserkers"] }, {}],
      spaces: { b1: MEADOW, c2: { tile: "swamp", token: null } },
    });
    expect(table.option("conquer:c2")?.price).toEqual({ military: 1 });
    table.do("conquer:b1").send({ c1: 1 });
    expect(table.option("conquer:c2")?.price).toEqual({ military: 2 });
  },
);

clause(["MO-5.10", "MO-6.5", "MO-6.10"], "Berserkers developed after a conquest help in the next one", () => {
  const table = new Table({
    sides: [{ civ: "denmark", military: 9, culture: 1 }, {}],
    spaces: { b1: MEADOW, c2: { tile: "swamp", token: null } },
  });
  table.do("conquer:b1").send({ c1: 1 });
  expect(table.option("conquer:c2")?.price).toEqual({ military: 2 });
  table.do("develop:berserkers");
  expect(table.option("conquer:c2")?.price).toEqual({ military: 1 });
});

clause(
  ["MO-5.10", "MO-12.13", "MO-9.44"],
  "Berserkers, Chivalry and Hannibal add up, down to one unit and one military",
  () => {
    const table = new Table({
      sides: [
        {
          civ: "denmark",
          military: 2,
          policies: ["berserkers"],
          city: { 1: "chivalry!" },
          soldiers: { c2: 3 },
          hero: { id: "hannibal", space: "c2" },
        },
        {},
      ],
      spaces: { b2: { tile: "mountain", token: "barbarian-1-scout" } },
    });
    table.do("conquer:b2");
    expect(table.offered).toEqual(["with-hero", "without-hero"]);
    table.do("with-hero");
    // 3 + 1 - 1 - 1 - 1: Hannibal alone.
    expect(table.space("b2")).toMatchObject({ owner: 0, soldiers: 0 });
    expect(table.realm().hero?.space).toBe(table.number("b2"));
    expect(table.has()).toMatchObject({ military: 1 });
  },
);

clause(["MO-9.5", "MO-12.8", "MO-9.44"], "a hero who holds a province alone stays, and lowers nothing", () => {
  const table = new Table({
    sides: [{ military: 3, hero: { id: "hannibal", space: "c2" } }, {}],
    spaces: { b2: { tile: "mountain", token: null } },
  });
  expect(table.option("conquer:b2")?.price).toEqual({ military: 3 });
  table.do("conquer:b2").send({ c1: 3 });
  expect(table.space("b2").soldiers).toBe(3);
  expect(table.realm().hero).toMatchObject({ space: table.number("c2") });
});

clause(["MO-9.5", "MO-12.8"], "with an outpost behind them hero and warlord may both go", () => {
  const table = new Table({
    sides: [
      { military: 2, warlord: "c2", outposts: ["c2"], hero: { id: "joan-of-arc", space: "c2" }, soldiers: { c1: 0 } },
      {},
    ],
    spaces: { b2: { tile: "swamp", token: null } },
  });
  table.do("conquer:b2");
  expect(table.where().warlord).toBe("b2");
  expect(table.realm().hero?.space).toBe(table.number("b2"));
  expect(table.space("c2")).toMatchObject({ owner: 0, outpost: true });
  expect(table.has()).toMatchObject({ culture: 1 });
});

clause(["MO-5.13", "MO-15.6"], "Flight and its copy give four free units for one conquest", () => {
  const table = new Table({
    sides: [{ civ: "denmark", city: { 1: "great-library!", 2: "fort+flight!" } }, {}],
    spaces: { c2: { tile: "volcano", token: "barbarian-1-draw" }, b1: MEADOW },
  });
  table.do("use:flight", "use:great-library", "copy:flight");
  expect(table.has()).toEqual({ military: 6 });
  expect(table.state.turn.freeUnits).toBe(4);
  table.do("conquer:c2").send({ c1: 5 }).do("choose:1");
  expect(table.has()).toMatchObject({ military: 5 });
  expect(table.option("conquer:b1")?.price).toEqual({ military: 1 });
});

clause(["MO-5.11", "MO-5.16"], "Mercenaries' gold counts double for military and once for the town's price", () => {
  const town = (gold: number) =>
    new Table({
      sides: [{ civ: "greece", gold, policies: ["mercenaries"] }, {}],
      spaces: { c2: { tile: "swamp", token: "town-samarkand" } },
    });
  expect(town(2)).toRefuse("conquer:c2", "why.short", "MO-9.8");
  const table = town(3);
  table.do("conquer:c2").send({ c1: 2 }).do("choose:1");
  expect(table.has()).toEqual({ culture: 1 });
});

clause(["MO-5.11", "MO-9.26", "MO-9.21"], "Mercenaries' gold counts once for steps and moves", () => {
  const table = new Table({ sides: [{ civ: "greece", gold: 2, policies: ["mercenaries"], soldiers: { c2: 1 } }, {}] });
  table.do("move:c1", "group:2");
  expect(table.has()).toEqual({});
  expect(table.space("c2").soldiers).toBe(3);
});

clause(["MO-5.14", "MO-6.3"], "once Warrior Culture was used the usual mix is taken without asking", () => {
  const table = new Table({
    sides: [{ civ: "denmark", military: 4, gold: 2, policies: ["warrior-culture"] }, {}],
    spaces: { c2: { tile: "swamp", token: null } },
  });
  table.do("use:warrior-culture", "conquer:c2").send({ c1: 2 });
  expect(table.has()).toEqual({ gold: 2, culture: 1 });
});

clause(["MO-5.14", "MO-9.26"], "Warrior Culture unused: even a single step asks how it is paid", () => {
  const table = new Table({ sides: [{ civ: "denmark", military: 2, gold: 1, policies: ["warrior-culture"] }, {}] });
  table.do("explore:1:c1>c2");
  expect(table.offered).toEqual(["pay:military=1", "pay:gold=1"]);
  table.do("pay:gold=1", "use:warrior-culture");
  expect(table.has()).toEqual({ culture: 1 });
});

clause(["MO-6.10", "MO-6.14"], "Danegeld pays for every conquest, Plunder for the first", () => {
  const table = new Table({
    sides: [{ civ: "denmark", military: 2, policies: ["danegeld"], city: { 1: "fort+plunder!" } }, {}],
    spaces: { b1: MEADOW, c2: MEADOW },
  });
  table.do("conquer:b1").send({ c1: 1 });
  expect(table.has()).toEqual({ military: 1, gold: 2 });
  table.do("conquer:c2").send({ c1: 1 });
  expect(table.has()).toEqual({ gold: 3 });
});

clause(["MO-9.39", "MO-9.6"], "Sea Kings sail from a coastal capital, but not to inland provinces", () => {
  const table = new Table({
    sides: [{ civ: "denmark", military: 9, policies: ["sea-kings"] }, {}],
    spaces: { d1: { tile: "water", token: null, production: false }, d4: MEADOW, b4: MEADOW },
  });
  expect(table).toOffer("conquer:d4");
  expect(table).toRefuse("conquer:b4", "why.too-far", "MO-9.6");
  table.do("conquer:d4").send({ c1: 1 });
  expect(table.space("d4")).toMatchObject({ owner: 0, soldiers: 1 });
});

clause(["MO-9.23", "MO-9.45", "MO-9.11"], "soldiers sent home by an outpost attack again in the same turn", () => {
  const table = new Table({
    sides: [{ military: 3, soldiers: { c2: 3, c1: 0 }, warlord: "c2" }, {}],
    spaces: { b1: { tile: "mountain", token: null } },
  });
  table.do("outpost:c2", "warlord:yes", "conquer:b1").send({ c1: 2 }, "warlord");
  // The two from the capital and the warlord, who went home with them.
  expect(table.space("b1")).toMatchObject({ owner: 0, soldiers: 2 });
  expect(table.where().warlord).toBe("b1");
  expect(table.space("c2")).toMatchObject({ owner: 0, soldiers: 1, outpost: true });
});

clause(["MO-9.42", "MO-12.8"], "Shogunate's two free moves carry a hero and a soldier; the third unit is paid", () => {
  const table = new Table({
    sides: [
      {
        civ: "japan",
        military: 1,
        policies: ["shogunate"],
        soldiers: { c2: 3, b1: 1 },
        hero: { id: "joan-of-arc", space: "c2" },
      },
      {},
    ],
  });
  table.do("move:c2");
  expect(table.option("group:hero+1")?.price).toBeUndefined();
  expect(table.option("group:hero+2")?.price).toEqual({ military: 1 });
  table.do("group:hero+1");
  expect(table.has()).toEqual({ military: 1 });
  table.do("move:b1", "group:1");
  expect(table.has()).toEqual({});
});

clause(["MO-9.42"], "units moved by the Barracks do not use up Shogunate's free moves", () => {
  const table = new Table({
    sides: [{ civ: "japan", policies: ["shogunate"], city: { 1: "barracks!" }, soldiers: { c2: 1, b1: 1 } }, {}],
  });
  table.do("use:barracks", "move:c1", "to:c2", "group:2", "move:c1", "to:c2");
  expect(table.option("group:2")?.price).toBeUndefined();
  expect(table.offered).not.toContain("group:3");
});
