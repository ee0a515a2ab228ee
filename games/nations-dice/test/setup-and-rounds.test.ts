import { Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { eventOf, eventsOfAge } from "../src/content/events.ts";
import { tileOf, tilesOfAge } from "../src/content/tiles.ts";
import { typedDie } from "../src/die.ts";
import { rollDie } from "../src/roll.ts";
import { setup } from "../src/setup.ts";
import { begin, type Play, position, rival } from "./position.ts";

const passOn = (play: Play): Play => play.do(play.offered.at(-1) ?? "");

clause("ND-4.1", "stacks of 15 tiles and 3 events of each age, shuffled", () => {
  const deal = (seed: string) => setup({ harder: false, nation: "rome" }, 2, Random.seeded(seed));
  const { stacks, eventStacks } = deal("one");
  for (const age of [1, 2, 3, 4]) {
    expect(stacks[age - 1]?.toSorted()).toEqual(tilesOfAge(age).sort());
    expect(eventStacks[age - 1]?.toSorted()).toEqual(eventsOfAge(age).sort());
    expect(stacks[age - 1]).not.toEqual(deal("two").stacks[age - 1]);
  }
});

clause(["ND-4.3", "ND-4.4", "ND-4.7"], "five white dice, not rolled yet, two chits, no points, empty spaces", () => {
  const { players } = setup({ harder: false, nation: "rome" }, 4, Random.seeded("x"));
  for (const player of players) {
    expect(player.dice.map(typedDie)).toEqual(Array(5).fill("white"));
    expect(player.chits).toEqual([1, 0, 0, 0, 0, 1]);
    expect(player.usedChits).toEqual([0, 0, 0, 0, 0, 0]);
    expect(player).toMatchObject({
      advisor: null,
      wonder: null,
      colonies: [],
      wonders: [],
      scored: { books: 0, famine: 0, war: 0 },
    });
  }
});

clause(
  ["ND-5.1", "ND-5.3", "ND-5.4", "ND-6.5", "ND-2.8"],
  "four rounds with six steps each, each with its own age",
  () => {
    for (const seats of [1, 2, 4]) {
      const play = begin(seats, "rounds");
      const seen: string[] = [];
      while (!play.match.over) {
        const { round, event } = play.table;
        expect(play.tiles.every((tile) => tileOf(tile).age === round)).toBe(true);
        expect(event !== null && eventOf(event.id).age).toBe(round);
        passOn(play);
      }
      for (const line of play.match.log("audience"))
        if (/round$|event$|books-|order$/.test(line.what.say)) seen.push(line.what.say);
      expect(seen.filter((key) => key === "log.round")).toHaveLength(4);
      expect(seen.filter((key) => key === "log.event")).toHaveLength(4);
      expect(seen.filter((key) => key.startsWith("log.books-"))).toHaveLength(4 * seats);
      expect(seen.filter((key) => key === "log.order")).toHaveLength(seats === 1 ? 0 : 4);
      expect(play.table).toMatchObject({ round: 4, step: "over" });
    }
  },
);

clause(["ND-5.2", "ND-15.3"], "actions, books, famine, order and war follow each other", () => {
  const everything = { dice: "W book1, O food2, R strength3, W gold1", chits: "reroll" };
  const play = position({ players: [everything, everything], event: "sea-peoples" });
  const steps: string[] = [];
  while (play.table.round === 1) {
    if (steps.at(-1) !== play.table.step) steps.push(play.table.step);
    play.do(play.offered.includes("pass") ? "pass" : (play.offered[0] ?? ""));
  }
  expect(steps).toEqual(["actions", "books", "famine", "war"]);
  const log = play.log();
  expect(log.indexOf("log.famine-met")).toBeLessThan(log.indexOf("log.order"));
  expect(log.indexOf("log.order")).toBeLessThan(log.indexOf("log.war-met"));
});

clause("ND-6.9", "the round start asks nobody", () => {
  const play = position({ players: [rival, rival], round: 2, step: "start" });
  expect(play.match.answers).toHaveLength(0);
  expect(play.table.step).toBe("actions");
  expect(play.log()).toEqual(["log.round", "log.dealt", "log.event", "log.rolled", "log.rolled"]);
});

clause(
  ["ND-6.2", "ND-6.4", "ND-21.1", "ND-21.2", "ND-21.3", "ND-21.4"],
  "columns, tiles and start books by players",
  () => {
    const facts = [1, 2, 3, 4].map((seats) => {
      const { table } = begin(seats);
      return [
        table.columns,
        table.progress.length,
        table.undealt.length,
        table.order.map((seat) => table.players[seat]?.books),
      ];
    });
    expect(facts).toEqual([
      [3, 9, 6, [1]],
      [3, 9, 6, [1, 3]],
      [3, 9, 6, [1, 2, 3]],
      [4, 12, 3, [1, 2, 3, 4]],
    ]);
    const ahead = (...books: number[]) =>
      position({ players: books.map((n) => ({ books: n })), opponentBooks: 2, step: "books", round: 4 }).match.result
        ?.scores;
    expect(ahead(3)).toEqual([2]);
    expect(ahead(3, 2)).toEqual([2, 0]);
    expect(ahead(3, 2, 1)).toEqual([2, 1, 0]);
    expect(ahead(4, 3, 2, 1)).toEqual([3, 2, 1, 0]);
  },
);

clause(["ND-24.3", "ND-24.4"], "chance is asked in a fixed order", () => {
  const random = Random.seeded("order of chance");
  const state = setup({ harder: false, nation: "rome" }, 3, Random.seeded("order of chance"));
  expect(random.shuffle([0, 1, 2])).toEqual(state.order);
  for (const age of [1, 2, 3, 4]) expect(random.shuffle(tilesOfAge(age))).toEqual(state.stacks[age - 1]);
  for (const age of [1, 2, 3, 4]) expect(random.shuffle(eventsOfAge(age))).toEqual(state.eventStacks[age - 1]);
  const play = begin(3, "order of chance");
  for (const seat of state.order) {
    const rolled = Array.from({ length: 5 }, () => typedDie(rollDie(random, 0)).replace("white-", "W "));
    expect(play.dice(seat)).toEqual(rolled);
  }
});

clause(["ND-24.4", "ND-22.3"], "in solo the opponent's blue dice come before the player's own", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1", chits: "reroll" }],
    round: 2,
    step: "start",
    rolls: ["B book3", "B book1", "W stone1", "W food1"],
  });
  expect(play.table.opponentBooks).toBe(5);
  expect(play.dice(0)).toEqual(["W stone1", "W food1"]);
});
