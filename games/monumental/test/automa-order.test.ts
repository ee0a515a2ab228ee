import { clause } from "@civitas/testing";
import { expect } from "vitest";
import type { AutomaCardId } from "../src/content/automa-cards.ts";
import { type Position, type Side, Table } from "./position.ts";

const NO_MARKETS = { b3: { pile: [] }, d2: { pile: [] } } as const;

/** The automa's turn in a game for one; what needs no answer is done. */
const solo = (automa: Side, deck: readonly AutomaCardId[], given: Position = {}, human: Side = {}) =>
  new Table({
    phase: "activation",
    mover: 1,
    ...given,
    spaces: { ...NO_MARKETS, ...given.spaces },
    sides: [{ civ: "china", ...human }, automa],
    automa: { deck, ...given.automa },
  });

const gold = (table: Table): number => table.realm(table.state.cities.length).supply.gold;

clause(
  ["MO-11.7", "MO-11.22"],
  "provinces of one cost and terrain: the player before the automa decides, also with three",
  () => {
    const table = new Table({
      phase: "activation",
      mover: 3,
      first: 1,
      sides: [{}, {}, {}, { civ: "denmark", capital: "a1" }],
      automa: { deck: ["conquest-economic", "gold-technological"] },
      spaces: {
        a2: { tile: "forest", token: "barbarian-1-scout" },
        b2: { tile: "forest", token: "barbarian-1-draw" },
        b1: { tile: "meadow", token: "barbarian-2-draw" },
      },
    });
    // All three cost 2, but the meadow is flatter.
    expect(table.space("b1").owner).toBe(3);
    expect(table).toAsk(0, "ask.automa-conquers");
  },
);

clause(
  ["MO-11.22", "MO-11.26"],
  "the price of a free town counts for lowest and highest; the town brings 2 gold",
  () => {
    const table = solo({ civ: "denmark", gold: 0 }, ["knowledge-aggressive", "gold-cultural"], {
      spaces: {
        c4: { tile: "meadow", token: "town-carthage" },
        d4: { tile: "forest", token: "barbarian-1-scout" },
        b4: { tile: "forest", token: "barbarian-1-draw" },
      },
    });
    // No knowledge: 2 gold. Lowest: the two forests cost 2 each. The town costs 1 + 3.
    expect(table.offered).toEqual(["conquer:b4", "conquer:d4"]);
    table.do("conquer:b4");
    expect(table.space("c4").owner).toBeNull();
    expect(gold(table)).toBeGreaterThanOrEqual(2 + 1 + 3);
  },
);

clause(
  ["MO-11.24", "MO-11.27"],
  "no soldier at home: outposts; then each conquest that is missing gives 2 gold",
  () => {
    const table = solo(
      { civ: "denmark", gold: 0, soldiers: { c5: 0 }, outposts: ["d3"] },
      ["explorers-aggressive", "gold-cultural"],
      { spaces: { b4: { token: null }, c4: { token: null }, d4: { token: null } }, display: ["temple"] },
    );
    while (table.prompt === "ask.automa-conquers") table.do(table.offered[0] ?? "");
    expect(table.realm(1).outposts).toBe(0);
    expect(table.table.realms[1]?.counts.provinces).toBe(2);
    const said = table.match.log("audience").map(({ what }) => JSON.stringify(what));
    expect(
      said.filter((line) => line.includes("log.automa-impossible") && line.includes("deed.conquer-highest"))[1],
    ).toBeDefined();
  },
);

clause(
  ["MO-11.26", "MO-13.4", "MO-11.7"],
  "a monster met by the automa: 2 gold, and the player says who of the two is lost",
  () => {
    const table = solo({ civ: "denmark", gold: 0 }, ["conquest-economic", "gold-technological"], {
      spaces: {
        c4: { tile: "meadow", token: "monster-roc" },
        b4: { tile: "volcano", token: null },
        d4: { tile: "volcano", token: null },
      },
    });
    expect(gold(table)).toBe(2);
    expect(table).toAsk(0, "ask.lose-units");
    table.do("lose:warlord");
    expect(table.where(1).warlord).toBe("c5");
  },
);

clause(
  ["MO-11.24", "MO-13.4"],
  "warlord and outpost: the monster's arrival costs the warlord, the outpost holds",
  () => {
    const table = solo({ civ: "denmark", gold: 0, soldiers: { c5: 0 } }, ["conquest-economic", "gold-technological"], {
      spaces: {
        c4: { tile: "meadow", token: "monster-roc" },
        b4: { tile: "volcano", token: null },
        d4: { tile: "volcano", token: null },
      },
    });
    expect(table.space("c4")).toMatchObject({ owner: 1, outpost: true });
  },
);

clause(["MO-11.13", "MO-11.9"], "a priced line: too poor, or impossible, it is passed over without gold", () => {
  const poor = solo({ civ: "china", gold: 1 }, ["knowledge-aggressive", "gold-cultural"], {
    display: ["writing", "calendar", "currency"],
  });
  // Calendar and Writing cost 4; Calendar lies further from the deck. 1 gold is too little for another.
  expect(poor.state.automa?.cards).toEqual(["calendar"]);
  expect(gold(poor)).toBe(1 + 3);
  const rich = solo({ civ: "china", gold: 9 }, ["knowledge-aggressive", "gold-cultural"], { display: ["writing"] });
  expect(rich.state.automa?.cards).toEqual(["writing"]);
  expect(gold(rich)).toBe(9 + 3);
});

clause(["MO-11.12", "MO-11.13", "MO-11.9"], "Egypt's card resolves the plain lines twice and pays each time", () => {
  const table = solo({ civ: "egypt", gold: 5 }, ["automa-egypt", "knowledge-aggressive", "gold-cultural"], {
    display: ["writing", "calendar", "feudalism"],
  });
  // Highest first: Feudalism; for 2 gold Calendar; then Writing; and nothing is left for 2 gold.
  expect(table.state.automa?.cards).toEqual(["feudalism", "calendar", "writing"]);
  expect(gold(table)).toBe(5 - 2 + 3);
});

clause(
  ["MO-11.12", "MO-11.39", "MO-11.11"],
  "China's card passes over two cards, and the third is resolved with its special",
  () => {
    const deck = [
      "automa-china",
      "gold-cultural",
      "conquest-economic",
      "gold-technological",
      "policy-aggressive",
    ] as const;
    const table = solo({ civ: "china", gold: 0 }, deck, {
      automa: { deck, column: ["silk-road", "great-inventions"] },
      display: ["writing", "calendar", "currency"],
    });
    // 3 gold, the cheapest and the dearest knowledge; then the second card: a policy, and another one for those 3 gold.
    expect(table.state.automa?.cards).toEqual(["currency", "calendar"]);
    expect(table.realm(1).policies).toEqual(["silk-road", "great-inventions"]);
    expect(gold(table)).toBe(0);
    expect(table.state.automa?.discard.slice(0, 2)).toEqual(["gold-cultural", "conquest-economic"]);
  },
);

clause(["MO-11.12", "MO-11.38"], "Japan behind in both: it conquers and develops, and draws no further card", () => {
  const table = solo(
    { civ: "japan", gold: 0 },
    ["automa-japan", "gold-technological", "policy-aggressive"],
    {
      automa: { deck: ["automa-japan", "gold-technological", "policy-aggressive"], column: ["kabuki", "bushido"] },
      spaces: { d4: { token: null } },
    },
    { soldiers: { c2: 1 }, policies: ["silk-road"] },
  );
  expect(table.space("d4").owner).toBe(1);
  expect(table.realm(1).policies).toEqual(["kabuki"]);
  expect(table.state.automa?.deck).toEqual(["policy-aggressive"]);
  expect(gold(table)).toBe(3);
});

clause(["MO-11.12", "MO-11.8"], "Japan behind in nothing draws a further card", () => {
  const table = solo({ civ: "japan", gold: 0 }, ["automa-japan", "gold-technological", "gold-cultural"], {
    automa: { deck: ["automa-japan", "gold-technological", "gold-cultural"], column: ["kabuki"] },
  });
  // 3, then 3 and 2 for the one policy developed.
  expect(gold(table)).toBe(3 + 3 + 2);
});

clause(["MO-11.28", "MO-11.29"], "explorer 1 heads for the nearest market, explorer 2 for the second nearest", () => {
  const table = solo({ civ: "denmark", gold: 0 }, ["explorers-cultural", "gold-cultural"], {
    spaces: { b3: { pile: ["gold"] }, d2: { pile: ["gold"] }, b4: { production: false }, c4: { production: false } },
    display: ["temple"],
  });
  // Tyre (B3) is 2 steps away by B4 or C4; Kashgar (D2) 3 by C4 or D4, and D4 has a production token.
  expect(table).toAsk(0, "ask.automa-step");
  expect(table.offered.toSorted()).toEqual(["step:b4", "step:c4"]);
  table.do("step:b4");
  expect(table.where(1).explorers).toEqual(["b4", "d4"]);
});

clause(["MO-11.29", "MO-11.37"], "a production token under the Basilisk attracts no explorer", () => {
  const table = solo({ civ: "denmark", gold: 0 }, ["explorers-cultural", "gold-cultural"], {
    spaces: { b3: { pile: ["gold"] }, b4: { production: false } },
    monsters: [{ id: "basilisk", space: "c4", marker: 4 }],
    display: ["temple"],
  });
  expect(table.offered.toSorted()).toEqual(["step:b4", "step:c4"]);
  table.do("step:c4", "step:c4");
  expect(table.space("c4").production).toBe(true);
  expect(table.realm(1).productionTokens).toBe(0);
});

clause(
  ["MO-11.32", "MO-11.28"],
  "a reset before the action does not end it: the explorers start anew from the capital",
  () => {
    const table = solo(
      {
        civ: "denmark",
        gold: 0,
        explorers: ["b3", "d2"],
        markets: [{ market: "tyre", good: "gold", used: true }],
      },
      ["explorers-cultural", "gold-cultural"],
      {
        spaces: { b3: { pile: ["culture"] }, b4: { production: false }, c4: { production: false } },
        display: ["temple"],
      },
    );
    expect(table.realm(1).markets).toEqual([]);
    expect(table.where(1).explorers).toEqual(["c5", "c5"]);
    table.do("step:b4", "step:c4");
    expect(table.where(1).explorers).toEqual(["b4", "c4"]);
  },
);

clause(
  ["MO-11.32", "MO-11.33", "MO-11.9"],
  "a reset comes even if no target is left then: every pile is empty, or the Basilisk guards the last one",
  () => {
    const owner: Side = {
      civ: "denmark",
      gold: 0,
      explorers: ["b3", "d2"],
      markets: [{ market: "tyre", good: "gold", used: true }],
    };
    const deck = ["explorers-cultural", "gold-cultural"] as const;
    const empty = solo(owner, deck, { display: ["temple"] });
    const guarded = solo(owner, deck, {
      spaces: { b3: { pile: ["culture"] } },
      monsters: [{ id: "basilisk", space: "b3", marker: 4 }],
      display: ["temple"],
    });
    for (const table of [empty, guarded]) {
      expect(table.realm(1).markets).toEqual([]);
      expect(table.where(1).explorers).toEqual(["c5", "c5"]);
      // 2 gold for the first line; the second one is possible no more and costs nothing; 3 from the other card.
      expect(gold(table)).toBe(2 + 3);
    }
  },
);

clause(["MO-11.30"], "two production tokens leave the game for a gold", () => {
  const table = solo({ civ: "denmark", gold: 0 }, ["explorers-cultural", "gold-cultural"], {
    spaces: { b3: { pile: ["gold"] }, d2: { pile: ["culture"] } },
    display: ["temple"],
  });
  table.do("step:b4", "step:d4");
  // One gold for the two tokens is too little for the second line; 3 come from the second card.
  expect(table.realm(1).productionTokens).toBe(0);
  expect(table.state.spent.production).toBe(2);
  expect(gold(table)).toBe(1 + 3);
});

clause(["MO-11.18", "MO-11.7"], "two equally flat provinces for a wonder's token: the player decides", () => {
  const table = solo(
    { civ: "denmark", gold: 0, soldiers: { c4: 1, b4: 1, d3: 1 }, wonder: "stonehenge" },
    ["wonder-cultural", "gold-technological"],
    { display: ["temple"] },
  );
  expect(table).toAsk(0, "ask.automa-token");
  expect(table.offered).toEqual(["wonder:b4", "wonder:c4"]);
  table.do("wonder:c4");
  expect(table.space("c4")).toMatchObject({ wonder: "stonehenge", builder: 1 });
});

clause(
  ["MO-10.17", "MO-11.6", "MO-11.15"],
  "cards the automa takes count for their rows: such a row loses nothing more",
  () => {
    const table = solo({ civ: "greece", gold: 0 }, ["knowledge-aggressive", "gold-technological"], {
      display: ["writing", "market", "quarry", "temple", "stonehenge", "barracks"],
      deck: ["calendar", "currency", "irrigation"],
    });
    // Writing of the top row was taken; the bottom row loses the Barracks.
    expect(table.state.display).toEqual(["calendar", "market", "quarry", "currency", "temple", "stonehenge"]);
    expect(table.state.gone).toContain("barracks");
  },
);

clause(
  ["MO-11.35", "MO-10.19", "MO-11.14"],
  "the automa takes no basic building and no hero, whatever lies there",
  () => {
    const table = solo({ civ: "egypt", gold: 9 }, ["wonder-cultural", "conquest-architectural"], {
      heroRow: ["imhotep"],
      display: [],
      spaces: { d4: { token: null } },
    });
    while (table.prompt.startsWith("ask.automa")) table.do(table.offered[0] ?? "");
    expect(table.state.automa?.cards).toEqual([]);
    expect(table.state.piles).toEqual({ workshop: 10, laboratory: 10, "archery-range": 10 });
    expect(table.state.heroRow).toEqual(["imhotep"]);
  },
);

clause(
  ["MO-11.34", "MO-14.6", "MO-11.14"],
  "cards, gold and provinces of the automa score; its gold by threes, its buildings nothing",
  () => {
    const table = solo({ civ: "denmark", gold: 8, soldiers: { d4: 1 } }, ["gold-technological", "gold-cultural"], {
      round: 5,
      lastRound: 5,
      deck: [],
      automa: { deck: ["gold-technological", "gold-cultural"], cards: ["writing", "temple", "stonehenge"] },
    });
    // A knowledge 1, a wonder 2, a province 1, three supremacies, and 14 gold.
    expect(table.match.result?.unseated).toMatchObject([{ score: 1 + 2 + 1 + 3 * 3 + 4 }]);
  },
);
