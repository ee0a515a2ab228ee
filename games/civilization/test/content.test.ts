import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPlay } from "../src/content/box.ts";
import { BUILDINGS, POOLS } from "../src/content/buildings.ts";
import { CIVILIZATIONS } from "../src/content/civilizations.ts";
import { ARMIES, RESEARCH_PRICE, SCOUTS } from "../src/content/constants.ts";
import { EVENTS } from "../src/content/events.ts";
import { GREAT_CARDS } from "../src/content/great-cards.ts";
import { GREAT_PEOPLE } from "../src/content/great-people.ts";
import { HUTS, VILLAGES } from "../src/content/huts.ts";
import { BUILDING_IDS, GREAT_TYPES, RELIC_IDS, TILE_IDS, UNIT_TYPES } from "../src/content/ids.ts";
import { LAYOUTS } from "../src/content/layouts.ts";
import { TECHS } from "../src/content/techs.ts";
import { isHome, squareOf, TILES } from "../src/content/tiles.ts";
import { ADVANCE_PRICE, rewardAt, sectionOf, VICTORY_SPACE } from "../src/content/track.ts";
import { TRUMPS, UNITS, unitPrice } from "../src/content/units.ts";
import { ERAS, WONDERS } from "../src/content/wonders.ts";

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
const copies = (things: readonly { readonly count: number }[]): number => sum(things.map(({ count }) => count));
const base = <T extends { readonly set: "base" | "ff" }>(things: readonly T[]): T[] =>
  things.filter(({ set }) => inPlay(set, false));

const techs = Object.values(TECHS);
const wonders = Object.values(WONDERS);
const events = Object.values(EVENTS);
const huts = Object.values(HUTS);
const villages = Object.values(VILLAGES);
const tiles = Object.values(TILES);

clause(["CV-1.1", "CV-1.2"], "40 techs for each player beside Space Flight, and their pieces", () => {
  expect([1, 2, 3, 4, 5].map((level) => techs.filter((tech) => tech.level === level).length)).toEqual([
    11, 11, 10, 8, 1,
  ]);
  expect(base(techs)).toHaveLength(37);
  expect([ARMIES, SCOUTS]).toEqual([6, 2]);
});

clause(["CV-1.3", "CV-14.3"], "the unit decks and what units cost", () => {
  const units = Object.values(UNITS);
  expect(UNIT_TYPES.map((type) => copies(units.filter((unit) => unit.type === type)))).toEqual([15, 15, 15, 8]);
  expect(([1, 2, 3, 4] as const).map((rank) => unitPrice("mounted", rank))).toEqual([5, 7, 9, 11]);
  expect(unitPrice("aircraft", 1)).toBe(12);
});

clause("CV-25.18", "infantry beats mounted beats artillery beats infantry; aircraft stand outside", () => {
  expect(UNIT_TYPES.map((type) => TRUMPS[type])).toEqual(["mounted", "artillery", "infantry", null]);
});

clause("CV-1.4", "a basic form and its upgraded form share one pool", () => {
  expect(sum(Object.values(POOLS))).toBe(49);
  for (const id of BUILDING_IDS) {
    const { upgradesTo, pool } = BUILDINGS[id];
    if (upgradesTo !== null) expect(BUILDINGS[upgradesTo]).toMatchObject({ basicForm: id, pool });
  }
});

clause("CV-1.5", "18 great person markers, three of each type", () => {
  expect(copies(Object.values(GREAT_PEOPLE))).toBe(18);
  const cards = Object.values(GREAT_CARDS);
  expect(GREAT_TYPES.map((type) => cards.filter((card) => card.type === type).length)).toEqual([7, 7, 7, 7, 7, 7]);
});

clause("CV-1.6", "huts, villages and relics", () => {
  expect([copies(huts), copies(villages), RELIC_IDS.length]).toEqual([30, 15, 3]);
});

clause("CV-1.7", "21 wonders, seven of each era", () => {
  expect(ERAS.map((era) => wonders.filter((wonder) => wonder.era === era).length)).toEqual([7, 7, 7]);
});

clause("CV-1.8", "57 culture events", () => {
  expect([1, 2, 3].map((level) => copies(events.filter((event) => event.level === level)))).toEqual([23, 21, 13]);
});

clause("CV-2.8", "what the base game alone holds", () => {
  expect(base(Object.values(CIVILIZATIONS))).toHaveLength(6);
  expect(base(wonders)).toHaveLength(12);
  expect([1, 2, 3].map((level) => copies(base(events).filter((event) => event.level === level)))).toEqual([19, 17, 11]);
  expect([copies(base(huts)), copies(base(villages))]).toEqual([20, 10]);
  expect(base(tiles)).toHaveLength(6 + 14);
  expect(base(tiles).some(({ squares }) => squares.flat().some(({ site }) => site === "atlantis"))).toBe(false);
});

clause("CV-3.10", "tiles by number of players", () => {
  const layouts = ([2, 3, 4, 5] as const).map((players) => LAYOUTS[players].slots);
  expect(layouts.map((slots) => slots.length)).toEqual([8, 10, 16, 22]);
  expect(layouts.map((slots) => slots.filter(({ home }) => home === null).length)).toEqual([6, 7, 12, 17]);
});

clause("CV-4.12", "the four centre squares of the Indians' home tile are dry", () => {
  const centre = [1, 2].flatMap((row) => [1, 2].map((column) => squareOf("home-indians", 0, row, column).terrain));
  expect(centre).not.toContain("water");
});

clause("CV-5.1", "nearly every square brings what its terrain brings", () => {
  expect(TILE_IDS.filter(isHome)).toHaveLength(10);
  expect(squareOf("home-americans", 0, 0, 0)).toMatchObject({ terrain: "mountain", resource: "iron" });
  expect(squareOf("home-americans", 1, 0, 0)).toMatchObject({ terrain: "water", resource: null });
  expect(squareOf("home-americans", 1, 0, 3)).toMatchObject({ terrain: "mountain", resource: "iron" });
  const bare = squareOf("neutral-17", 0, 2, 2);
  expect(bare).toMatchObject({ terrain: "forest", icons: { production: 0, coin: 1 }, site: "seven-cities-of-gold" });
});

clause(["CV-15.2", "CV-15.3", "CV-15.6"], "the culture track", () => {
  expect([1, 7, 8, 14, 15, VICTORY_SPACE].map(sectionOf)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(ADVANCE_PRICE[sectionOf(VICTORY_SPACE)]).toEqual({ culture: 7, trade: 6 });
  const people = Array.from({ length: VICTORY_SPACE }, (_, n) => n + 1).filter((n) => rewardAt(n) === "great-person");
  expect(people).toEqual([3, 7, 12, 18]);
  expect(rewardAt(VICTORY_SPACE)).toBe("victory");
});

clause("CV-27.2", "what research needs", () => {
  expect(Object.values(RESEARCH_PRICE)).toEqual([6, 11, 16, 21, 26]);
});

clause("CV-13.1", "every tech that makes a wonder cheaper is named by that wonder, and the other way round", () => {
  for (const [id, { unlocks }] of Object.entries(TECHS)) {
    if (unlocks.cheaper !== undefined) expect(WONDERS[unlocks.cheaper].cheaper?.tech).toBe(id);
  }
  expect(techs.filter(({ unlocks }) => unlocks.cheaper !== undefined)).toHaveLength(
    wonders.filter(({ cheaper }) => cheaper !== null).length,
  );
});
