import { Match, meaningfulOptions } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { CIVILIZATION_IDS } from "../src/content/ids.ts";
import { isHome } from "../src/content/tiles.ts";
import { WONDERS } from "../src/content/wonders.ts";
import { game } from "../src/index.ts";
import { gridFor } from "../src/map/grid.ts";
import { begin, Table } from "./position.ts";

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

clause("CV-2.7", "whoever sets up a table is asked for the modules only with the expansion", () => {
  const asked = (seats: number, expansion: boolean) =>
    meaningfulOptions(game, { expansion }, seats).map(([name]) => name);
  expect(asked(4, false)).toEqual(["expansion", "civilizations", "roundLimit"]);
  expect(asked(4, true)).toEqual(["expansion", "greatPersonCards", "investments", "civilizations", "roundLimit"]);
  expect(asked(5, false)).toEqual(["greatPersonCards", "investments", "civilizations", "roundLimit"]);
});

clause(["CV-2.3", "CV-2.6"], "one after another chooses a civilization; the Arabs only with investments", () => {
  const table = new Table({ fresh: true, first: 1, sides: [{}, {}, {}] });
  expect(table).toAsk(1, "ask.civilization");
  expect(table.offered).toEqual([...CIVILIZATION_IDS]);
  // Each has a sheet of its own on the table.
  expect(table.question(1).options.flatMap(({ refs = [] }) => refs)).toEqual(
    CIVILIZATION_IDS.map((id) => `sheet:${id}`),
  );
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
