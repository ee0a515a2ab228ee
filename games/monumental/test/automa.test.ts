import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

/** The automa (owner 1, capital c5) moves; the player decides its ties. */
const turnOf = (automa: Side, deck: NonNullable<Position["automa"]>, rest: Position = {}) =>
  new Table({ phase: "activation", mover: 1, sides: [{ civ: "egypt" }, automa], ...rest, automa: deck });

clause(
  [
    "MO-11.6",
    "MO-11.13",
    "MO-11.15",
    "MO-11.22",
    "MO-11.23",
    "MO-11.28",
    "MO-11.29",
    "MO-11.30",
    "MO-11.31",
    "MO-11.32",
    "MO-11.36",
  ],
  "E71: the first turn of an automa",
  () => {
    const table = turnOf(
      { civ: "greece", gold: 2 },
      { deck: ["explorers-economic", "conquest-economic", "gold-cultural"] },
      {
        chance: [{ top: ["conquest-economic"] }],
        display: ["irrigation", "market", "stonehenge", "statue-of-zeus", "temple", "writing"],
        deck: ["calendar", "quarry", "great-library"],
        spaces: {
          b1: { token: "barbarian-1-archive" },
          d4: { token: "barbarian-1-scout" },
          c4: { token: "barbarian-1-archive" },
          b4: { token: "barbarian-2-draw" },
          b3: { token: "barbarian-2-culture", pile: ["science", "military"] },
          d2: { pile: ["gold", "production"] },
          d3: { token: "town-petra" },
        },
      },
    );
    expect(table.asked).toBe(0);
    expect(table.offered.sort()).toEqual(["step:b4", "step:c4"]);
    table.do("step:b4");
    expect(table.offered.sort()).toEqual(["step:c4", "step:d4"]);
    table.do("step:d4");
    // Pay 2 (1 left of 3), explorer 1 enters Tyre: +4; Market before Temple; then explorer 1 heads for Kashgar.
    expect(table.realm(1).supply.gold).toBe(5);
    expect(table.state.automa?.cards).toEqual(["market"]);
    expect(table.offered.sort()).toEqual(["step:b2", "step:c4"]);
    table.do("step:c4");
    // Kashgar, the reset, the shuffle; the second card conquers d4, then c4 for 2 gold; explorers again.
    expect(table.where(1).warlord).toBe("c4");
    expect(table.space("d4")).toMatchObject({ owner: 1, soldiers: 1 });
    expect(table.realm(1).supply.gold).toBe(9);
    while (table.prompt === "ask.automa-step") table.do(table.offered[0] ?? "");
    expect(table.realm(1).supply.gold).toBe(13);
    expect(table.state.display).toEqual(["calendar", "irrigation", "stonehenge", "quarry", "statue-of-zeus", "temple"]);
    expect(table.state.gone).toContain("writing");
  },
);

clause(["MO-11.9", "MO-11.13", "MO-11.11"], "E48: impossible and priced actions", () => {
  const table = turnOf({ civ: "egypt", gold: 3 }, { deck: ["knowledge-aggressive", "gold-cultural"] });
  expect(table.realm(1).supply.gold).toBe(5 + 3);
  for (const key of ["log.automa-gold", "log.automa-skips", "log.automa-ignores"]) expect(table).toTell(key);
});

clause(["MO-11.22", "MO-11.23", "MO-11.25"], "E49: the cheapest province, then the flatter one", () => {
  const table = turnOf(
    { civ: "egypt", gold: 2 },
    { deck: ["conquest-economic", "gold-cultural"] },
    {
      sides: [
        { civ: "china", soldiers: { d4: 1 } },
        { civ: "egypt", gold: 2 },
      ],
      spaces: { b4: { tile: "forest", token: "barbarian-2-draw" }, c4: { tile: "swamp", token: "barbarian-1-draw" } },
    },
  );
  expect(table.space("d4")).toMatchObject({ owner: 1, soldiers: 1 });
  expect(table.space("c1").soldiers).toBe(9);
  expect(table.where(1).warlord).toBe("b4");
});

clause(["MO-11.28", "MO-11.32"], "E61: the reset of market tokens ends the action", () => {
  const table = turnOf(
    {
      civ: "egypt",
      explorers: ["d3", "c5"],
      markets: [{ market: "tyre", good: "gold", used: true }],
    },
    { deck: ["explorers-aggressive", "gold-cultural"] },
    { spaces: { b3: { pile: ["gold"] }, d2: { pile: ["science"] } } },
  );
  expect(table.realm(1).markets).toEqual([]);
  expect(table.where(1).explorers).toEqual(["c5", "c5"]);
});

clause(
  ["MO-11.6", "MO-11.8", "MO-11.10", "MO-11.12", "MO-11.39"],
  "E91: China's card seeks a technological one",
  () => {
    const table = turnOf(
      { civ: "china", gold: 0 },
      {
        deck: ["automa-china", "conquest-economic", "gold-technological", "policy-aggressive"],
        column: ["imperial-examination", "mandate-of-heaven", "silk-road"],
      },
      { display: ["irrigation", "calendar", "writing", null, null, null] },
    );
    expect(table.state.automa?.cards).toEqual(["irrigation", "writing"]);
    expect(table.realm(1).policies).toEqual(["imperial-examination", "mandate-of-heaven"]);
    expect(table.realm(1).supply.gold).toBe(0);
    expect(table.space("c4").owner).toBeNull();
  },
);

clause(
  ["MO-11.8", "MO-11.12", "MO-11.24", "MO-11.27", "MO-11.36"],
  "E92: Denmark conquers as long as it has somebody",
  () => {
    const table = turnOf(
      { civ: "denmark", soldiers: { c4: 4, d4: 4, c5: 1 }, outposts: ["c4"] },
      { deck: ["automa-denmark", "explorers-aggressive", "gold-cultural"] },
      { chance: [{ top: ["gold-cultural"] }], spaces: { b3: { pile: [] }, d2: { pile: [] } } },
    );
    while (!table.match.over && table.prompt.startsWith("ask.automa")) table.do(table.offered[0] ?? "");
    expect(table.realm(1).outposts).toBe(0);
    expect(table.space("c5").soldiers).toBe(0);
    expect(table.state.automa?.open).toEqual([]);
  },
);

clause(["MO-11.9", "MO-11.13", "MO-11.20", "MO-11.21"], "E93: an automa with all policies", () => {
  const table = turnOf(
    { civ: "japan", gold: 4, policies: ["bushido", "kabuki", "shogunate", "tea-ceremony", "zen-gardens"] },
    { deck: ["policy-technological", "gold-cultural"] },
  );
  expect(table.realm(1).supply.gold).toBe(21);
});

clause(["MO-11.15", "MO-11.16", "MO-11.17", "MO-11.18"], "E94: wonders of the automa", () => {
  const table = turnOf(
    { civ: "japan", gold: 2, soldiers: { b3: 1, d4: 1 }, warlord: "d4" },
    { deck: ["wonder-cultural", "gold-technological"], column: ["bushido"] },
    { display: [null, "stonehenge", null, null, "hanging-gardens", "great-pyramids"], spaces: { b3: { token: null } } },
  );
  expect(table.state.automa?.cards).toEqual(["hanging-gardens"]);
  expect(table.space("d4")).toMatchObject({ wonder: "hanging-gardens", builder: 1 });
});
