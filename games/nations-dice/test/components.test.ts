import { Match, Random, Refusal } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { buildingOf } from "../src/buildings.ts";
import { nations, startingBuildings } from "../src/content/boards.ts";
import { chitKinds, chitsInTheBox } from "../src/content/chits.ts";
import { colours, diceInTheBox, facesOf, resources } from "../src/content/dice.ts";
import { eventIds, eventOf } from "../src/content/events.ts";
import { type TileKind, tileIds, tileOf } from "../src/content/tiles.ts";
import { dieShowing, typedDie } from "../src/die.ts";
import { game } from "../src/index.ts";
import { begin, position, printedDice, rival } from "./position.ts";

const kinds: TileKind[] = ["building", "advisor", "colony", "wonder"];

/** The six faces of a die as `gold1`, sorted. */
const faces = (colour: (typeof colours)[number]): string[] =>
  facesOf[colour].map(({ resource, value }) => `${resource}${value}`).sort();

clause("ND-1.1", "one to four play; one player plays the solo rules", () => {
  for (const seats of [1, 2, 3, 4]) expect(begin(seats).table.players).toHaveLength(seats);
  for (const seats of [0, 5]) expect(() => Match.start(game, { seats, seed: "x" })).toThrow(Refusal);
  expect([1, 2, 3, 4].map((seats) => begin(seats).table.opponentBooks !== null)).toEqual([true, false, false, false]);
});

clause(["ND-1.2", "ND-1.14"], "44 six-sided dice", () => {
  expect(Object.fromEntries(colours.map((colour, i) => [colour, diceInTheBox[i]]))).toEqual({
    white: 20,
    blue: 8,
    orange: 8,
    red: 8,
  });
  for (const colour of colours) expect(facesOf[colour]).toHaveLength(6);
});

clause("ND-1.3", "the white die, each face as likely as the others", () => {
  expect(faces("white")).toEqual(["book1", "food1", "gold1", "gold1", "stone1", "strength1"]);
  expect([0, 1, 2, 3, 4, 5].map((n) => typedDie(dieShowing(0, n)))).toEqual([
    "white-gold1",
    "white-gold1",
    "white-food1",
    "white-stone1",
    "white-book1",
    "white-strength1",
  ]);
});

clause("ND-1.4", "the blue die", () => {
  expect(faces("blue")).toEqual(["book1", "book2", "book3", "stone1", "stone2", "stone3"]);
});

clause("ND-1.5", "the orange die", () => {
  expect(faces("orange")).toEqual(["food2", "food2", "gold1", "gold2", "gold2", "gold3"]);
});

clause("ND-1.6", "the red die", () => {
  expect(faces("red")).toEqual(["food2", "stone2", "strength1", "strength2", "strength2", "strength3"]);
});

clause("ND-1.7", "33 chits, each resource chit worth 1", () => {
  expect(Object.fromEntries(chitKinds.map((kind, i) => [kind, chitsInTheBox[i]]))).toEqual({
    reroll: 12,
    gold: 9,
    food: 3,
    strength: 3,
    book: 3,
    stone: 3,
  });
  const { available } = position({
    players: [{ chits: "gold, gold, food, stone, book, strength, reroll" }, rival],
    turn: 1,
  }).player(0);
  expect(available).toEqual({ gold: 2, food: 1, stone: 1, book: 1, strength: 1 });
});

clause("ND-1.8", "60 tiles and 12 events; no two tiles have the same values", () => {
  expect(kinds.map((kind) => tileIds.filter((id) => tileOf(id).kind === kind).length)).toEqual([21, 12, 13, 14]);
  for (const age of [1, 2, 3, 4]) {
    expect(tileIds.filter((id) => tileOf(id).age === age)).toHaveLength(15);
    expect(eventIds.filter((id) => eventOf(id).age === age)).toHaveLength(3);
  }
  const values = tileIds.map((id) => {
    const { kind, dice, chits, stone, vp } = tileOf(id);
    return JSON.stringify([kind, dice, chits, stone, vp]);
  });
  expect(new Set(values).size).toBe(60);
});

clause(["ND-1.9", "ND-1.10"], "five starting buildings with a white die and no points each", () => {
  for (const seat of [0, 1, 2, 3]) {
    const { spaces, advisor, wonder, forecast, dice } = begin(4).player(seat);
    expect(spaces).toEqual(["axeman", "farm", "caravan", "quarry", "temple"]);
    expect([advisor, wonder, forecast.buildings, dice.length]).toEqual([null, null, 0, 5]);
  }
  expect(startingBuildings.map((id) => buildingOf(id))).toEqual(Array(5).fill({ vp: 0, dice: [1, 0, 0, 0] }));
});

clause(["ND-1.11", "ND-2.7", "ND-4.2"], "order cards 1 to n, active side up, dealt at random", () => {
  for (const seats of [1, 2, 3, 4]) {
    const { players, order } = begin(seats).table;
    expect(players.map((player) => player.order).sort()).toEqual([1, 2, 3, 4].slice(0, seats));
    expect(order.map((seat) => players[seat]?.order)).toEqual([1, 2, 3, 4].slice(0, seats));
    expect(players.some(({ passed }) => passed)).toBe(false);
  }
  const first = new Set(Array.from({ length: 80 }, (_, n) => begin(3, `deal ${n}`).table.order.join("")));
  expect(first.size).toBe(6);
});

clause("ND-1.12", "three rows and four columns; row 1 is the bottom row", () => {
  const { progress } = begin(4).table;
  expect(progress.map(({ row, column }) => `${row}.${column}`).join(" ")).toBe(
    "1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4",
  );
  for (const { row, price } of progress) expect(price?.amount).toBe(row);
});

clause(["ND-1.16", "ND-1.17"], "the tiles print no more dice and chits than there are", () => {
  const dice = printedDice(tileIds.filter((id) => tileOf(id).kind === "building"));
  expect(dice.slice(1)).toEqual([8, 8, 8]);
  const printed = { gold: 0, food: 0, strength: 0, book: 0, stone: 0 };
  for (const id of tileIds) {
    const { kind, dice: own, chits } = tileOf(id);
    expect(own.white ?? 0).toBeLessThanOrEqual(1);
    expect(kind === "advisor" ? (chits.reroll ?? 0) <= 2 : chits.reroll === undefined).toBe(true);
    if (kind === "colony" || kind === "wonder") {
      expect(Object.keys(chits).length).toBeLessThanOrEqual(1);
      for (const resource of resources) printed[resource] += chits[resource] ?? 0;
    }
  }
  expect(printed).toEqual({ gold: 5, food: 3, strength: 3, book: 3, stone: 3 });
});

clause("ND-1.18", "a building needs its dice in the supply, after those of the covered one are back", () => {
  const board = {
    dice: "O gold3, W gold1, W food1*, W food1*, W food1*",
    chits: "reroll",
    on: { 2: "irrigation" },
  } as const;
  const play = position({
    players: [board, rival],
    rows: [["academy"], ["bazaar"]],
    supply: { dice: [0, 0, 0, 0] },
  });
  expect(play.offered).toEqual(["reroll", "pass"]);
  expect(play.whyNot("buy:academy")).toMatchObject({ why: { say: "why.no-dice" }, clause: "ND-1.18" });
  const orange = position({
    players: [board, rival],
    rows: [["windmill"]],
    supply: { dice: [0, 0, 0, 0] },
  }).do("buy:windmill", "pay:white-gold1");
  // Only the orange building brings an orange die back, so it is the only space and not asked for.
  expect(orange.player(0).spaces).toEqual(["axeman", "windmill", "caravan", "quarry", "temple"]);
});

clause("ND-1.19", "a chit that the supply lacks is lost; an advisor's chits go back as far as they are there", () => {
  const none = { chits: [0, 0, 0, 0, 0, 0] };
  const colony = position({ players: [{ dice: "W strength1" }, rival], rows: [["thrace"]], supply: none });
  expect(colony.do("buy:thrace").chits(0)).toEqual([]);
  expect(colony.player(0).colonies).toEqual(["thrace"]);
  const wonder = position({ players: [{ dice: "B stone2", wonder: "colossus" }, rival], supply: none });
  expect(wonder.do("build:colossus").chits(0)).toEqual([]);
  const advisor = position({
    players: [{ dice: "W gold1", chits: "reroll", advisor: "sun-tzu" }, rival],
    rows: [["hammurabi"]],
    supply: none,
  });
  advisor.do("buy:hammurabi");
  expect(advisor.chits(0)).toEqual(["reroll"]);
  expect(advisor.table.supply.chits.reroll).toBe(0);
});

clause(
  ["ND-1.13", "ND-1.14", "ND-1.15", "ND-2.2", "ND-2.8", "ND-11.8", "ND-12.5"],
  "E-47: in every game, dice and chits are conserved and belong to buildings and advisor; tracks only go up",
  () => {
    for (const seats of [1, 2, 3, 4]) {
      for (let n = 0; n < 2; n++) {
        const play = begin(seats, `census ${n}`);
        const chance = Random.seeded(`census of ${seats}, ${n}`);
        let before = play.table;
        while (!play.match.over) {
          play.do(chance.pick(play.offered));
          const { table } = play;
          if (table.event !== null) expect(table.event.vp).toBe(table.round);
          table.players.forEach((player, seat) => {
            const held = colours.map((colour) => player.dice.filter((die) => die.colour === colour).length);
            expect(held).toEqual(printedDice(player.spaces));
            const rerolls = player.chits.find(({ kind }) => kind === "reroll");
            const advisor = player.advisor === null ? 0 : (tileOf(player.advisor).chits.reroll ?? 0);
            expect((rerolls?.unused ?? 0) + (rerolls?.used ?? 0)).toBe(1 + advisor);
            expect(player.books).toBeGreaterThanOrEqual(before.players[seat]?.books ?? 0);
            expect(player.vp).toBeGreaterThanOrEqual(before.players[seat]?.vp ?? 0);
          });
          expect(play.match.census()).toEqual({
            "die.white": 20,
            "die.blue": 8,
            "die.orange": 8,
            "die.red": 8,
            "chit.gold": 9,
            "chit.food": 3,
            "chit.stone": 3,
            "chit.book": 3,
            "chit.strength": 3,
            "chit.reroll": 12,
            tile: 60,
            event: 12,
          });
          before = table;
        }
      }
    }
  },
);

clause(["ND-2.1", "ND-2.3"], "available is what unused dice and chits of a resource add up to", () => {
  const { available } = position({
    players: [
      { dice: "W gold1, O gold3, O gold2*, B book2, R strength3*, R food2", chits: "gold, gold*, stone" },
      rival,
    ],
    turn: 1,
  }).player(0);
  expect(available).toEqual({ gold: 5, food: 2, stone: 1, book: 2, strength: 0 });
});

clause(
  ["ND-2.4", "ND-4.8", "ND-4.9"],
  "nobody's dice and chits are the supply; boards go by seat order, or as chosen",
  () => {
    const { supply, box } = begin(3).table;
    expect(supply).toEqual({
      dice: { white: 5, blue: 8, orange: 8, red: 8 },
      chits: { gold: 6, food: 3, stone: 3, book: 3, strength: 3, reroll: 9 },
    });
    expect(box).toBe(0);
    const boards = (options = {}) => begin(4, "boards", options).table.players.map(({ nation }) => nation);
    expect(boards()).toEqual([...nations]);
    expect(boards({ nation: "persia" })).toEqual(["persia", "greece", "rome", "egypt"]);
    const bare = (options = {}) => begin(4, "boards", options).table.players.map(({ nation, ...rest }) => rest);
    expect(bare({ nation: "persia" })).toEqual(bare());
  },
);

clause("ND-2.6", "only a completed wonder gives anything", () => {
  const play = position({ players: [{ dice: "B stone2", wonder: "colossus" }, rival] });
  expect(play.player(0).forecast.wonders).toBe(0);
  expect(play.chits(0)).toEqual([]);
  play.do("build:colossus");
  expect(play.player(0).forecast.wonders).toBe(2);
  expect(play.chits(0)).toEqual(["gold"]);
});

clause("ND-3.4", "one player at a time is asked, and everybody sees and hears the same", () => {
  const play = begin(4, "open");
  const chance = Random.seeded("open");
  for (let i = 0; i < 60; i++) {
    expect(play.match.pending).toHaveLength(1);
    play.do(chance.pick(play.offered));
  }
  for (const seat of [0, 1, 2, 3]) {
    expect(play.match.view(seat)).toEqual(play.table);
    expect(play.match.log(seat)).toEqual(play.match.log("audience"));
  }
});
