import { clause } from "@civitas/testing";
import { expect } from "vitest";
import type { DevelopmentId } from "../src/content/cards.ts";
import { isHero } from "../src/content/heroes.ts";
import { type Position, Table } from "./position.ts";

const fresh = (civilizations: number, given: Position = {}) =>
  new Table({
    fresh: true,
    ...given,
    options: { civilizations: "choose", ...given.options },
    sides: Array.from({ length: civilizations }, () => ({})),
  });

const CHOICES = ["civilization:egypt", "civilization:denmark", "civilization:greece", "civilization:china"];

clause(["MO-3.17", "MO-3.18", "MO-3.14"], "E2: dealing the first city", () => {
  const table = fresh(2, {
    chance: [
      {
        top: [
          ...["labour-camp", "master-masons", "fort", "library", "labour-camp", "forum", "labour-camp", "mine"],
          ...["library", "fort", "labour-camp", "warrior-priest-altar", "labour-camp", "library", "fort"],
        ],
      },
    ],
  }).do("civilization:egypt");
  expect(table.offered).not.toContain("civilization:egypt");
  table.do("civilization:denmark");
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => table.at(place))).toEqual([
    ...["labour-camp", "fort+master-masons", "library"],
    ...["labour-camp", "forum", "labour-camp"],
    ...["mine", "library", "fort"],
  ]);
  expect(table.deck()).toEqual(["labour-camp", "warrior-priest-altar", "labour-camp", "library", "fort"]);
  expect(table.city().discard).toEqual([]);
});

clause(["MO-3.11", "MO-3.20", "MO-3.16", "MO-3.19"], "E79: the first display with three civilizations", () => {
  const deck: DevelopmentId[] = ["stonehenge", "market", "irrigation", "writing", "temple", "quarry", "calendar"];
  const table = fresh(3, { deck });
  table.do(...CHOICES.slice(0, 3));
  while (table.prompt === "ask.capital") table.do(table.offered[0] ?? "");
  expect(table.state.display).toEqual(["quarry", "temple", "writing", "irrigation", "market", "stonehenge"]);
  expect(table.state.deck).toEqual(["calendar"]);
  for (const owner of [0, 1, 2]) {
    expect(table.has(owner)).toEqual({ gold: 2 });
    expect(table.where(owner).explorers).toEqual([table.where(owner).warlord, table.where(owner).warlord]);
    expect(table.space(table.where(owner).warlord)).toMatchObject({ owner, soldiers: 9 });
    expect(table.realm(owner).outposts).toBe(2);
  }
});

clause(["MO-3.7", "MO-3.9", "MO-3.10", "MO-12.1", "MO-12.19", "MO-13.1"], "E104: a game with everything", () => {
  const table = fresh(4, { options: { renaissance: true, heroes: true, monsters: 2 } });
  const eras = table.state.deck.toReversed();
  expect(eras).toHaveLength(17 + 14 + 14 + 10);
  const heroes = [eras.slice(0, 17), eras.slice(17, 31), eras.slice(31, 45), eras.slice(45)].map(
    (era) => era.filter(isHero).length,
  );
  expect(heroes).toEqual([2, 2, 2, 2]);
  expect(table.state.spaces.filter(({ token }) => token?.startsWith("monster-"))).toHaveLength(2);
  table.do(...CHOICES);
  while (table.prompt === "ask.capital") table.do(table.offered[0] ?? "");
  expect(table.state.display.some((card) => card === null || isHero(card))).toBe(false);
});
