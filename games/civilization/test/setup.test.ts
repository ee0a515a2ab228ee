import { Match } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { CIVILIZATION_IDS } from "../src/content/ids.ts";
import { HOLE } from "../src/content/layouts.ts";
import { isHome } from "../src/content/tiles.ts";
import { WONDERS } from "../src/content/wonders.ts";
import { gridFor } from "../src/grid.ts";
import { game } from "../src/index.ts";
import { begin, type Side, Table, xy } from "./position.ts";

/** Everybody takes the first capital, places and squares that are offered, up to round 1. */
function settled(sides: readonly Side[], options = {}): Table {
  const table = begin({ sides, options });
  while (table.state.round === 0) table.do(table.offered[0] ?? "");
  return table;
}

const start = (seats: number, options: Record<string, boolean | string | number> = {}) =>
  Match.start(game, { seats, seed: "a", options });

clause(["CV-2.1", "CV-2.7"], "2 to 5 players; five always play with the expansion", () => {
  expect([2, 3, 4, 5].map((seats) => start(seats).seats)).toEqual([2, 3, 4, 5]);
  expect(start(4, { expansion: false }).seats).toBe(4);
  expect(start(5, { expansion: false }).view("audience")).toMatchObject({ settings: { expansion: true } });
  expect(() => start(6)).toThrow();
  expect(() => start(1)).toThrow();
});

clause(["CV-2.7", "CV-2.2", "CV-2.3"], "without the expansion both modules are off, whatever else was agreed", () => {
  const { state } = new Table({ options: { expansion: false }, sides: [{ civ: "romans" }, { civ: "chinese" }] });
  expect(state.settings).toMatchObject({ greatPersonCards: false, investments: false });
  expect(state.market).toMatchObject({ greatDeck: [], investmentMarkers: 0, posts: 0 });
});

clause(["CV-2.3", "CV-2.6"], "one after another chooses a civilization; the Arabs only with investments", () => {
  const table = new Table({ fresh: true, first: 1, sides: [{}, {}, {}] });
  expect(table).toAsk(1, "ask.civilization");
  expect(table.offered).toEqual([...CIVILIZATION_IDS]);
  table.do("germans");
  expect(table).toAsk(2, "ask.civilization");
  expect(table.offered).not.toContain("germans");
  expect(table.table.realms.map(({ civilization }) => civilization)).toEqual([null, "germans", null]);
  const without = new Table({ fresh: true, options: { investments: false } });
  expect(without.offered).toEqual(CIVILIZATION_IDS.filter((id) => id !== "arabs"));
});

clause("CV-2.8", "E-63: the base game alone has six civilizations and its own cards", () => {
  const table = new Table({ fresh: true, options: { expansion: false }, sides: [{}, {}, {}, {}] });
  expect(table.offered).toEqual(["americans", "chinese", "egyptians", "germans", "romans", "russians"]);
  const { market, huts, villages, unseen, tiles } = table.state;
  expect(market.events.map(({ deck }) => deck.length)).toEqual([19, 17, 11]);
  expect([huts.length, villages.length]).toEqual([20, 10]);
  expect(market.wonderDeck).toHaveLength(12);
  expect(unseen.wonders).toEqual([]);
  expect(tiles.filter(({ id }) => id !== null).length + unseen.tiles.length).toBe(14);
});

clause(["CV-2.4", "CV-2.5"], "without investments Machu Picchu and A. P. Giannini stay in the box", () => {
  const cards = (investments: boolean): string[] => {
    const { market, unseen } = new Table({ fresh: true, options: { investments } }).state;
    return [...market.wonderDeck, ...unseen.wonders, ...market.greatDeck.map(({ id }) => id)];
  };
  expect(cards(true)).toHaveLength(21 + 42);
  expect(cards(true)).toEqual(expect.arrayContaining(["machu-picchu", "a-p-giannini"]));
  expect(cards(false)).toHaveLength(20 + 41);
});

clause(["CV-3.2", "CV-1.9"], "as many tokens of each market resource as there are players", () => {
  for (const seats of [2, 3, 4, 5]) {
    const { market } = new Table({ sides: Array(seats).fill({}) }).state;
    expect(market.resources).toEqual({ incense: seats, iron: seats, silk: seats, wheat: seats });
  }
});

clause(["CV-3.3", "CV-3.4", "CV-3.8"], "unit decks, event decks, huts and villages lie face down and shuffled", () => {
  const { market, huts, villages } = new Table({ fresh: true }).state;
  expect(Object.values(market.units).map(({ down, up }) => [down.length, up.length])).toEqual([
    [15, 0],
    [15, 0],
    [15, 0],
    [8, 0],
  ]);
  expect(market.events.map(({ deck, discard }) => [deck.length, discard.length])).toEqual([
    [23, 0],
    [21, 0],
    [13, 0],
  ]);
  expect([huts.length, villages.length]).toEqual([30, 15]);
  expect(huts).not.toEqual(huts.toSorted());
});

clause(["CV-3.5", "CV-3.6"], "4 ancient wonders on 4 medieval on 4 modern; the top 4 are the market", () => {
  const table = begin({ sides: [{ civ: "romans" }, { civ: "chinese" }] });
  const { wonders, wonderDeck } = table.state.market;
  expect(wonders.map((id) => WONDERS[id].era)).toEqual(["ancient", "ancient", "ancient", "ancient"]);
  expect(wonderDeck.toReversed().map((id) => WONDERS[id].era)).toEqual([
    ...Array(4).fill("medieval"),
    ...Array(4).fill("modern"),
  ]);
  expect(table.state.unseen.wonders).toHaveLength(9);
});

clause(["CV-3.5", "CV-3.6"], "E-11: the Egyptians take the top wonder before the market opens", () => {
  const table = begin({ sides: [{ civ: "romans" }, { civ: "egyptians" }] });
  const { wonders, wonderDeck } = table.state.market;
  const era = table.realm(1).wonders.map(({ id }) => WONDERS[id].era);
  expect(era).toEqual(["ancient"]);
  expect(wonders.map((id) => WONDERS[id].era)).toEqual(["ancient", "ancient", "ancient", "medieval"]);
  expect(wonderDeck.map((id) => WONDERS[id].era).toReversed()).toEqual([
    ...Array(3).fill("medieval"),
    ...Array(4).fill("modern"),
  ]);
});

clause("CV-3.7", "great people: a face-down pool without the module, sorted with a deck of cards with it", () => {
  const without = new Table({ fresh: true, options: { greatPersonCards: false } });
  expect(without.table.market.greatPeople).toBe(18);
  expect(without.state.market.greatDeck).toEqual([]);
  const withCards = new Table({ fresh: true });
  expect(withCards.table.market.greatPeople).toEqual({
    artist: 3,
    builder: 3,
    general: 3,
    humanitarian: 3,
    industrialist: 3,
    scientist: 3,
  });
  expect(withCards.table.market.greatDeck).toEqual({ down: 42, up: [] });
});

clause(["CV-3.9", "CV-3.10"], "home tiles lie face up, turned as the layout says; all others face down", () => {
  const tiles = { 2: [2, 6], 3: [3, 7], 4: [4, 12], 5: [5, 17] } as const;
  for (const seats of [2, 3, 4, 5] as const) {
    const table = begin({
      sides: Array(seats)
        .fill({})
        .map((_, n) => ({ civ: CIVILIZATION_IDS[n + 2] ?? "romans" })),
    });
    const lying = table.state.tiles;
    const homes = lying.filter(({ id }) => id !== null && isHome(id));
    expect([homes.length, lying.length - homes.length]).toEqual(tiles[seats]);
    expect(homes.every(({ explored }) => explored)).toBe(true);
    expect(lying.filter(({ explored }) => explored)).toHaveLength(seats);
    expect(table.table.map.tiles.filter(({ id }) => id !== null)).toHaveLength(seats);
    const { layout } = gridFor(seats);
    for (const [slot, { home }] of layout.slots.entries()) {
      if (home !== null)
        expect(lying[slot]).toMatchObject({ rotation: home.rotation, id: `home-${CIVILIZATION_IDS[home.seat + 2]}` });
    }
  }
});

clause("CV-3.11", "seats lie clockwise around the map", () => {
  for (const seats of [3, 4, 5] as const) {
    const { layout, width, height } = gridFor(seats);
    const angle = (seat: number): number => {
      const home = layout.slots.find((slot) => slot.home?.seat === seat);
      return Math.atan2((home?.y ?? 0) + 2 - height / 2, (home?.x ?? 0) + 2 - width / 2);
    };
    const turned = Array.from(
      { length: seats },
      (_, seat) => (angle((seat + 1) % seats) - angle(seat) + 2 * Math.PI) % (2 * Math.PI),
    );
    expect(turned.every((a) => a > 0 && a < Math.PI)).toBe(true);
  }
});

clause("CV-3.12", "a random player is first", () => {
  const firsts = [..."abcdefghijklmnopqrst"].map((seed) => Match.start(game, { seats: 3, seed }).view("audience"));
  expect(new Set(firsts.map((view) => (view as { first: number }).first)).size).toBe(3);
});

clause("CV-3.13", "the culture markers start at space 0, and nobody has culture", () => {
  const table = begin({});
  expect(table.state.realms.map(({ track, culture, trade }) => [track, culture, trade])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

clause("CV-4.1", "the capital goes on one of the four centre squares that is not water", () => {
  const table = begin({ sides: [{ civ: "romans" }, { civ: "chinese" }], first: 1 });
  expect(table).toAsk(1, "ask.capital");
  expect(table.offered.toSorted()).toEqual(["found:n6", "found:n7", "found:o6", "found:o7"]);
  const notes = table.offered.filter((id) => table.option(id)?.note !== undefined);
  expect(notes).toEqual([`found:${xy(13, 6)}`]); // the recommended square is only a hint
  table.do("found:o6");
  expect(table).toAsk(0, "ask.capital");
  // A home tile with water in its centre.
  const greeks = begin({ sides: [{ civ: "americans" }, { civ: "russians" }] });
  for (const id of greeks.offered) expect(greeks.terrain(id.slice("found:".length))).not.toBe("water");
});

clause(
  ["CV-4.2", "CV-4.17"],
  "after all capitals each player places an army and a scout around it, not on water",
  () => {
    const table = begin({ sides: [{ civ: "romans" }, { civ: "chinese" }] });
    table.do("found:b3");
    expect(table).toAsk(1, "ask.capital");
    table.do("found:n7");
    expect(table).toAsk(0, "ask.first-figure");
    const land = table.outskirts("b3").filter((square) => table.terrain(square) !== "water");
    expect(land.length).toBeLessThan(8);
    expect(table.offered.toSorted()).toEqual(land.map((square) => `place:${square}`).toSorted());
    table.do("place:c3", "place:c3");
    expect(table.figures(0)).toEqual(["army c3", "scout c3"]);
    expect(table).toAsk(1, "ask.first-figure");
  },
);

clause(
  ["CV-4.3", "CV-4.4", "CV-4.6"],
  "every civilization has its tech in a level I slot, its government and ranks",
  () => {
    const table = settled([
      { civ: "romans" },
      { civ: "russians" },
      { civ: "greeks" },
      { civ: "arabs" },
      { civ: "egyptians" },
    ]);
    expect(table.state.realms.map(({ pyramid }) => pyramid)).toEqual([
      [{ tech: "code-of-laws", level: 1 }],
      [{ tech: "communism", level: 1 }],
      [{ tech: "democracy", level: 1 }],
      [{ tech: "mathematics", level: 1 }],
      [{ tech: "construction", level: 1 }],
    ]);
    expect(table.state.realms.map(({ government }) => government)).toEqual([
      "republic",
      "communism-gov",
      "democracy-gov",
      "despotism",
      "despotism",
    ]);
    const ranks = table.table.realms.map((realm) => Object.values(realm.ranks));
    expect(ranks[2]).toEqual([2, 1, 1, 1]); // Greeks: infantry
    expect(ranks[3]).toEqual([1, 1, 2, 1]); // Arabs: artillery
    expect(ranks[0]).toEqual([1, 1, 1, 1]);
    expect(table.table.realms[1]?.governments.toSorted()).toEqual(["communism-gov", "despotism"]);
  },
);

clause(
  ["CV-4.5", "CV-4.11"],
  "one infantry, mounted and artillery unit each; the Germans have two more infantry",
  () => {
    const table = settled([{ civ: "romans" }, { civ: "germans" }]);
    expect(table.table.realms.map(({ units }) => units)).toEqual([
      { infantry: 1, mounted: 1, artillery: 1, aircraft: 0 },
      { infantry: 3, mounted: 1, artillery: 1, aircraft: 0 },
    ]);
  },
);

clause(["CV-4.7", "CV-17.1"], "coins of the start count at once", () => {
  const germans = begin({ sides: [{ civ: "germans" }, {}] });
  // The home tile of the Germans has a coin on a corner square; only a capital beside it has it.
  const coins = germans.offered.map((id) => germans.fork().do(id).table.realms[0]?.coins);
  expect(coins.filter((n) => n === 1)).toHaveLength(1);
  expect(coins.filter((n) => n === 0)).toHaveLength(germans.offered.length - 1);
});

clause("CV-4.8", "the Americans gain a great person in the setup and must place it around the capital", () => {
  const table = begin({ sides: [{ civ: "americans" }, { civ: "romans" }], greatDeck: ["archimedes"] });
  table.do(table.offered[0] ?? "", "found:n7");
  expect(table).toAsk(0, "ask.place-great-person");
  expect(table.offered).not.toContain("reserve");
  const around = table.outskirts(table.cities(0)[0] ?? "").map((square) => `place:${square}`);
  expect(around).toEqual(expect.arrayContaining(table.offered));
  table.do(table.offered[0] ?? "");
  expect(table.realm(0).greatCards).toEqual([{ id: "archimedes", up: false, counters: 0 }]);
  expect(table.state.markers.filter((marker) => marker?.kind === "great-person")).toHaveLength(1);
  expect(table.table.market.greatPeople).toMatchObject({ builder: 2 });
});

clause("CV-4.9", "the Arabs take one of each market resource", () => {
  const table = settled([{ civ: "arabs" }, { civ: "romans" }]);
  expect(table.realm(0).resources).toEqual({ incense: 1, iron: 1, silk: 1, wheat: 1 });
  expect(table.state.market.resources).toEqual({ incense: 1, iron: 1, silk: 1, wheat: 1 });
  expect(table.realm(0).culture).toBe(0);
});

clause("CV-4.10", "the capital of the Chinese has walls", () => {
  const table = settled([{ civ: "chinese" }, { civ: "romans" }]);
  expect(table.state.realms.map(({ cities }) => cities[0]?.walls)).toEqual([true, false]);
});

clause("CV-4.12", "the Indians place a metropolis on two orthogonal centre squares", () => {
  const table = begin({ sides: [{ civ: "indians" }, { civ: "romans" }] });
  expect(table.offered.toSorted()).toEqual(["found:b2+b3", "found:b2+c2", "found:b3+c3", "found:c2+c3"]);
  table.do("found:b2+c2");
  expect(table.cities(0)).toEqual(["b2+c2"]);
  expect(table.outskirts("b2").toSorted()).toEqual(["a1", "a2", "a3", "b1", "b3", "c1", "c3", "d1", "d2", "d3"]);
});

clause("CV-4.13", "the Egyptians build their first wonder for free on a legal square", () => {
  const table = begin({ sides: [{ civ: "egyptians" }, { civ: "romans" }] });
  table.do(table.offered[0] ?? "", "found:n7");
  expect(table).toAsk(0, "ask.place-wonder");
  const city = table.cities(0)[0] ?? "";
  const land = table.outskirts(city).filter((square) => table.terrain(square) !== "water");
  expect(table.offered.toSorted()).toEqual(land.map((square) => `place:${square}`).toSorted());
  const square = land[0] ?? "";
  table.do(`place:${square}`);
  expect(table.marker(square)).toBe(table.realm(0).wonders[0]?.id);
  expect(table.realm(0).track).toBe(0);
});

clause("CV-4.14", "the Russians place a second army, and three of them may share a square", () => {
  const table = begin({ sides: [{ civ: "russians" }, { civ: "romans" }] });
  table.do(table.offered[0] ?? "", "found:n7");
  const [square = ""] = table.offered;
  table.do(square, square, square);
  const name = square.slice("place:".length);
  expect(table.figures(0)).toEqual([`army ${name}`, `army ${name}`, `scout ${name}`]);
  expect(table.table.realms[0]?.supply.armies).toBe(5);
  expect(table.stack(0)).toBe(3);
});

clause(["CV-4.15", "CV-21.7"], "E-12: of the three figures of the Spanish at most two share a square", () => {
  const table = begin({ sides: [{ civ: "spanish" }, { civ: "romans" }] });
  table.do(table.offered[0] ?? "", "found:n7");
  const [square = "", other = ""] = table.offered;
  table.do(square, square);
  expect(table.offered).not.toContain(square);
  table.do(other);
  expect(table.figures(0)).toHaveLength(3);
  expect(table.table.realms[0]?.supply.scouts).toBe(1);
  expect(table.speed(0)).toBe(3);
});

clause("CV-4.16", "what the setup gives triggers nothing", () => {
  const table = settled([
    { civ: "germans" },
    { civ: "romans" },
    { civ: "chinese" },
    { civ: "greeks" },
    { civ: "arabs" },
  ]);
  expect(table.state.realms.map(({ culture, track }) => [culture, track])).toEqual(Array(5).fill([0, 0]));
  expect(table.state.realms[0]?.resources).toEqual({ incense: 0, iron: 0, silk: 0, wheat: 0 });
  expect(table.state.realms[0]?.units).toHaveLength(5);
});

clause(
  ["CV-4.18", "CV-10.1"],
  "the dials start with what the capital's outskirts bring; scouts gather nothing yet",
  () => {
    const table = begin({ sides: [{ civ: "romans" }, { civ: "chinese" }] });
    table.do("found:b3", "found:n7", "place:c3", "place:c3", "place:m7", "place:m7");
    expect(table.state.round).toBe(1);
    expect(table.state.realms.map(({ trade }) => trade)).toEqual([3, 3]);
    table.until("trade");
    expect(table.state.realms.map(({ trade }) => trade)).toEqual([6, 6]);
  },
);

clause(
  ["CV-4.18", "CV-5.1", "CV-10.1", "CV-11.7", "CV-11.9", "CV-11.10", "CV-27.2"],
  "E-20: the first trade and production of the Romans",
  () => {
    const four = [{ civ: "russians" }, { civ: "americans" }, { civ: "germans" }, { civ: "romans" }] as const;
    // Seat 4 of four has its home tile at (0,12), not turned.
    const table = new Table({
      sides: four,
      land: "homes",
      first: 3,
      mover: 3,
      round: 1,
      phase: "trade",
      but: (w) => {
        const romans = w.realms[3];
        if (romans === undefined) return;
        romans.trade = 3;
        romans.pyramid = [{ tech: "code-of-laws", level: 1 }];
      },
    });
    expect(table.cities(3)).toEqual([xy(2, 14)]);
    const bring = table.outskirts(xy(2, 14)).map((square) => table.terrain(square));
    expect(bring.toSorted()).toEqual([
      "desert",
      "forest",
      "mountain",
      "mountain",
      "mountain",
      "mountain",
      "water",
      "water",
    ]);
    expect(table.income(3)).toBe(3);
    table.until("city-management", 3);
    expect(table.realm(3).trade).toBe(6);
    expect(table.production(xy(2, 14))).toBe(6);
    table.do(`produce:${xy(2, 14)}`);
    expect(table.option("build:army")?.price).toEqual({ production: 4 });
    expect(table.option("build:trading-post")?.price).toEqual({ production: 7, trade: 3 });
    const lost = table.fork().do("build:army");
    lost.do(lost.offered[0] ?? "");
    expect([lost.realm(3).trade, lost.figures(3)]).toEqual([6, [expect.stringMatching(/^army/)]]);
    table.do("build:trading-post"); // on the only desert square
    expect(table.realm(3).trade).toBe(3);
    expect(table.state.markers.filter((marker) => marker?.kind === "building")).toHaveLength(1);
    expect(lost.until("research").offered).toContain("learn:pottery");
  },
);

clause("CV-5.8", "the hole of the five-player map is no part of it and has no outer edge", () => {
  const { names, named, beside, outerEdge } = gridFor(5);
  const hole = xy(HOLE.x, HOLE.y);
  expect(names).toContain(hole);
  expect(named.has(hole)).toBe(false);
  const above = named.get(xy(HOLE.x, HOLE.y - 1)) ?? -1;
  expect(beside[above]).toHaveLength(3);
  expect(outerEdge.has(above)).toBe(false);
  expect(outerEdge.has(named.get(xy(HOLE.x, 0)) ?? -1)).toBe(true);
});
