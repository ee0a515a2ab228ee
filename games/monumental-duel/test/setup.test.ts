import { Match, Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { DECK_TABLE, eraCards, TRADE } from "../src/content/boxes.ts";
import { BASIC_IDS, CARD_IDS, CARDS, CITY_IDS, DEVELOPMENT_IDS, ERAS, isKnowledge } from "../src/content/cards.ts";
import { CIVILIZATION_IDS, CIVILIZATIONS, typeTokensOf } from "../src/content/civilizations.ts";
import { PROVINCE_TYPES } from "../src/content/province-type.ts";
import { game } from "../src/index.ts";
import { setup } from "../src/setup.ts";
import { other, playerAt } from "../src/state.ts";
import { boardOf, offered, play, position } from "./position.ts";

const random = { civilizations: "random", payment: "default" } as const;
const start = (seed: string) => setup(random, Random.seeded(seed));
const seeds = Array.from({ length: 40 }, (_, i) => `setup-${i}`);

clause("MD-1.1", "the game is for exactly two players", () => {
  expect(game.seats).toEqual({ min: 2, max: 2 });
  expect(() => Match.start(game, { seats: 3, seed: "three" })).toThrow();
});

clause(["MD-1.2", "MD-1.3", "MD-1.4", "MD-1.6", "MD-1.11"], "all the cards of the box", () => {
  for (const id of CIVILIZATION_IDS) {
    const { deck, policies } = CIVILIZATIONS[id];
    const count = (card: string) => deck.filter((one) => one === card).length;
    expect(["labour-camp", "library", "fort", "forum", "mine"].map(count)).toEqual([5, 3, 3, 1, 1]);
    expect(deck).toHaveLength(15);
    expect(deck.filter(isKnowledge)).toHaveLength(1);
    expect(policies).toHaveLength(5);
  }
  const civilizationCards = CIVILIZATION_IDS.length * (15 + 5 + 1 + 1);
  const basics = BASIC_IDS.reduce((sum, id) => sum + start("basics").stacks[id], 0);
  const dividersAidsAndAdvantage = 3 + 4 + 1;
  expect([civilizationCards, DEVELOPMENT_IDS.length, basics, CITY_IDS.length]).toEqual([66, 30, 20, 10]);
  expect(civilizationCards + DEVELOPMENT_IDS.length + basics + CITY_IDS.length + dividersAidsAndAdvantage).toBe(134);
  expect(CARD_IDS).toContain("lake-texcoco");
});

clause("MD-1.5", "the development cards by type and era", () => {
  for (const era of ERAS) {
    for (const [kind, n] of DECK_TABLE[era]) {
      expect(DEVELOPMENT_IDS.filter((id) => CARDS[id].era === era && CARDS[id].kind === kind)).toHaveLength(n);
    }
  }
});

clause("MD-1.7", "the Aztecs have two province-type tokens of each type", () => {
  expect(PROVINCE_TYPES.map((type) => typeTokensOf("aztec")[type])).toEqual([2, 2, 2]);
  expect(PROVINCE_TYPES.map((type) => typeTokensOf("japan")[type])).toEqual([0, 0, 0]);
});

clause("MD-1.8", "tokens never limit a gain", () => {
  const board = position({ me: { gold: 60, science: 2, deck: ["trading-post"] } });
  play(board, "progress");
  expect(playerAt(board.duel, 0).supply.gold).toBe(62);
});

clause(["MD-2.1", "MD-2.2", "MD-2.3"], "era I lies on top, era III at the bottom, dividers are no cards", () => {
  const { deck, row } = start("eras");
  const drawn = [...row, ...[...deck].reverse()];
  expect(drawn.map((id) => (id === null ? null : CARDS[id].era))).toEqual([
    ...Array(12).fill("I"),
    ...Array(12).fill("II"),
    ...Array(6).fill("III"),
  ]);
  expect(new Set(drawn).size).toBe(30);
  // Each era is shuffled.
  expect(new Set(seeds.map((seed) => start(seed).deck.join())).size).toBe(seeds.length);
});

clause(
  ["MD-2.4", "MD-2.5", "MD-2.6", "MD-2.7"],
  "six cards in the row, four stacks of five, an empty discard pile",
  () => {
    const { row, discard, stacks, deck } = start("row");
    expect(row.filter((card) => card !== null)).toHaveLength(6);
    expect(deck).toHaveLength(24);
    expect(discard).toEqual([]);
    expect(stacks).toEqual({ workshop: 5, laboratory: 5, "archery-range": 5, barricade: 5 });
  },
);

clause("MD-2.8", "three free cities face up, seven in the deck, no gold on them", () => {
  const { freeCities, freeCityDeck } = start("cities");
  expect(freeCities).toHaveLength(3);
  expect(freeCityDeck).toHaveLength(7);
  expect(freeCities.every((city) => city?.gold.join() === "0,0" && city.traded.join() === "false,false")).toBe(true);
});

clause("MD-2.9", "the second player chooses a civilization, then the first one of the other two", () => {
  const board = boardOf(setup({ civilizations: "choose", payment: "default" }, Random.seeded("choice")));
  const { duel } = board;
  expect(duel.seat).toBe(other(duel.first));
  expect(offered(board)).toEqual(["civilization:japan", "civilization:mali", "civilization:aztec"]);
  play(board, "civilization:mali");
  expect(duel.seat).toBe(duel.first);
  expect(offered(board)).toEqual(["civilization:japan", "civilization:aztec"]);
  play(board, "civilization:japan");
  expect(playerAt(duel, other(duel.first)).civilization).toBe("mali");
  expect(playerAt(duel, duel.first).civilization).toBe("japan");
  expect(duel).toMatchObject({ phase: "activation", round: 1 });
});

clause("MD-2.9", "at random, two different civilizations are dealt, in every pairing", () => {
  const pairings = new Set(
    seeds.map((seed) =>
      start(seed)
        .players.map(({ civilization }) => civilization)
        .join("-"),
    ),
  );
  expect([...pairings].sort()).toEqual([
    "aztec-japan",
    "aztec-mali",
    "japan-aztec",
    "japan-mali",
    "mali-aztec",
    "mali-japan",
  ]);
});

clause(
  ["MD-2.10", "MD-2.11", "MD-2.12"],
  "nine places are filled; a knowledge is covered; the rest is the deck",
  () => {
    for (const seed of seeds) {
      for (const { city, deck, discard, known } of start(seed).players) {
        const attached = city.filter(({ under }) => under !== null);
        expect(city.every(({ top }) => top !== null && !isKnowledge(top))).toBe(true);
        expect(attached.every(({ under }) => under !== null && isKnowledge(under))).toBe(true);
        expect(deck).toHaveLength(6 - attached.length);
        expect(discard).toEqual([]);
        expect(known).toBe(0);
      }
    }
  },
);

clause(["MD-2.13", "MD-2.15"], "scout, warlord and policies lie beside the city, never in it", () => {
  const { players } = game.view(start("leaders"), 0);
  for (const { city, warlord, scout, undeveloped, policies, deck } of players) {
    expect(undeveloped).toHaveLength(5);
    expect(policies).toEqual([]);
    const inCity = city.flatMap(({ top, under }) => [top, under]);
    expect(inCity).not.toContain(warlord);
    expect(inCity).not.toContain(scout);
    expect(deck.size).toBeLessThanOrEqual(6);
  }
});

clause(["MD-2.14", "MD-24.8"], "only the Aztecs start with a province and type tokens", () => {
  for (const seed of seeds) {
    for (const { civilization, provinces, typeTokens } of start(seed).players) {
      expect(provinces).toEqual(civilization === "aztec" ? [{ id: "lake-texcoco", tokens: [] }] : []);
      expect(typeTokens.coastal).toBe(civilization === "aztec" ? 2 : 0);
    }
  }
});

clause(["MD-2.16", "MD-2.17", "MD-4.13"], "2 gold, nothing gained, nobody has the advantage", () => {
  const { players, advantage } = start("gold");
  for (const { supply, gained } of players) {
    expect(supply).toEqual({ production: 0, science: 0, military: 0, gold: 2, culture: 0 });
    expect(gained.gold).toBe(0);
  }
  expect(advantage).toEqual({ holder: null, of: null, tokens: 0 });
});

clause("MD-2.18", "chance names the first player", () => {
  expect(new Set(seeds.map((seed) => start(seed).first))).toEqual(new Set([0, 1]));
});

clause("MD-2.19", "chance speaks in the written order", () => {
  const chance = Random.seeded("order");
  const duel = setup(random, Random.seeded("order"));
  expect(duel.first).toBe(chance.int(2));
  const [ofFirst, ofSecond] = chance.shuffle([...CIVILIZATION_IDS]);
  expect(playerAt(duel, duel.first).civilization).toBe(ofFirst);
  expect(playerAt(duel, other(duel.first)).civilization).toBe(ofSecond);
  const eraOne = chance.shuffle(eraCards([TRADE], "I", chance));
  expect(duel.row).toEqual([...eraOne].reverse().slice(0, 6));
  for (const era of ["II", "III"] as const) chance.shuffle(eraCards([TRADE], era, chance));
  const cities = chance.shuffle([...CITY_IDS]);
  expect(duel.freeCities.map((city) => city?.id)).toEqual([...cities].reverse().slice(0, 3));
  const firstDeck = chance.shuffle([...CIVILIZATIONS[ofFirst ?? "japan"].deck]);
  expect(playerAt(duel, duel.first).deck).toEqual(firstDeck.slice(0, playerAt(duel, duel.first).deck.length));
});

clause(
  ["MD-24.2", "MD-24.3", "MD-24.5"],
  "a deck mixed from two boxes has the same numbers of each type and era",
  () => {
    const second = { id: "second", development: DEVELOPMENT_IDS.slice(0, 12), freeCities: [] };
    const { deck, row, stacks } = setup(random, Random.seeded("mixed"), [TRADE, second]);
    expect(deck.length + row.length).toBe(30);
    for (const era of ERAS) {
      for (const [kind, n] of DECK_TABLE[era]) {
        const cell = [...deck, ...row].filter((id) => id !== null && CARDS[id].era === era && CARDS[id].kind === kind);
        expect(cell).toHaveLength(n);
      }
    }
    expect(stacks.workshop).toBe(5);
  },
);

clause("MD-24.4", "the scout module of a box in use is set up, also beside a box without it", () => {
  const plain = { id: "plain", development: DEVELOPMENT_IDS.slice(0, 12), freeCities: [] };
  const duel = setup(random, Random.seeded("modules"), [plain, TRADE]);
  expect(duel.trade).toBe(true);
  expect(duel.freeCities).toHaveLength(3);
  duel.phase = "actions";
  const trades = offered(boardOf(duel)).filter((id) => id.startsWith("trade:"));
  expect(trades).toHaveLength(6);
});

clause(
  ["MD-24.6", "MD-24.7"],
  "without the module Trade there are no free cities, no trades and no points for them",
  () => {
    const plain = { id: "plain", development: DEVELOPMENT_IDS, freeCities: [] };
    const duel = setup(random, Random.seeded("plain"), [plain]);
    expect(duel).toMatchObject({ trade: false, freeCities: [], freeCityDeck: [] });
    duel.phase = "actions";
    const board = boardOf(duel);
    expect(offered(board).some((id) => id.startsWith("trade"))).toBe(false);
    duel.phase = "over";
    expect(game.result(duel)?.sheet.map(({ label }) => label.say)).not.toContain("score.free-cities");
  },
);
