import { clause } from "@civitas/testing";
import { describe, expect, test } from "vitest";
import { ACTION_CARD_IDS, ACTION_CARDS } from "../src/content/action-cards.ts";
import { ADVANCES } from "../src/content/advances.ts";
import { ADVANCE_IDS, CATEGORIES, CATEGORY_IDS, GOVERNMENTS } from "../src/content/categories.ts";
import { CIVIL_IDS } from "../src/content/civil-effects.ts";
import { COMBAT_IDS } from "../src/content/combat-effects.ts";
import { EVENT_IDS, EVENTS } from "../src/content/events.ts";
import { OBJECTIVE_CARD_IDS, OBJECTIVE_CARDS } from "../src/content/objective-cards.ts";
import { OBJECTIVE_IDS } from "../src/content/objectives.ts";
import { BARBARIAN_SUPPLY, BUILDINGS, EXHAUSTION_TOKENS, SUPPLY, UNIT_COST } from "../src/content/pieces.ts";
import { REGION_IDS, REGIONS } from "../src/content/regions.ts";
import { WONDER_IDS, WONDERS } from "../src/content/wonders.ts";
import { game } from "../src/index.ts";
import { begin } from "./position.ts";

const PLAYERS = [2, 3, 4] as const;

describe("what is in the box", () => {
  clause("CC-1.1", "2, 3 or 4 players, each with a colour", () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
    for (const seats of PLAYERS) {
      const colours = begin(seats).table.players.map(({ colour }) => colour);
      expect(colours).toEqual(["red", "green", "blue", "yellow"].slice(0, seats));
    }
  });

  clause("CC-1.2", "the pieces and units of a colour", () => {
    expect(SUPPLY).toEqual({
      settlement: 7,
      port: 7,
      academy: 7,
      fortress: 7,
      temple: 7,
      soldier: 16,
      settler: 4,
      ship: 4,
    });
    expect(begin(2).table.players[0]?.supply).toEqual({ ...SUPPLY, settlement: 6, settler: 3 });
  });

  clause("CC-1.3", "7 settlements and 16 barbarians", () => {
    expect(BARBARIAN_SUPPLY).toEqual({ settlement: 7, soldier: 16 });
    expect(begin(2).table.barbarians).toEqual({ settlements: 7, soldiers: 16 });
  });

  clause("CC-1.6", "4 exhaustion tokens, as many as events that bring one", () => {
    expect(EXHAUSTION_TOKENS).toBe(4);
    expect(EVENT_IDS.filter((id) => EVENTS[id].icon === "exhaustion")).toHaveLength(4);
  });

  test("48 advances in 12 categories of 4", () => {
    expect(CATEGORY_IDS).toHaveLength(12);
    for (const category of CATEGORY_IDS) expect(CATEGORIES[category]).toHaveLength(4);
    expect(new Set(ADVANCE_IDS).size).toBe(48);
    for (const id of ADVANCE_IDS) {
      const { category, position } = ADVANCES[id];
      expect(CATEGORIES[category][position - 1]).toBe(id);
    }
  });

  test("13 advances have a mood frame, 14 a culture frame, those of governments none", () => {
    const framed = (frame: string | null) => ADVANCE_IDS.filter((id) => ADVANCES[id].frame === frame);
    expect([framed("mood").length, framed("culture").length, framed(null).length]).toEqual([13, 14, 21]);
    for (const government of Object.keys(GOVERNMENTS)) {
      const inside = ADVANCE_IDS.filter((id) => ADVANCES[id].category === government);
      expect(inside.map((id) => ADVANCES[id].frame)).toEqual([null, null, null, null]);
    }
  });

  test("42 Action cards of 21 civil and 16 combat halves, every half used", () => {
    expect(ACTION_CARD_IDS).toHaveLength(42);
    const halves = ACTION_CARD_IDS.map((id) => ACTION_CARDS[id]);
    expect([...new Set(halves.map(({ civil }) => civil))].sort()).toEqual([...CIVIL_IDS].sort());
    expect([...new Set(halves.map(({ combat }) => combat))].sort()).toEqual([...COMBAT_IDS].sort());
    expect([CIVIL_IDS.length, COMBAT_IDS.length]).toEqual([21, 16]);
    // Every title of the civil halves is there twice.
    for (const civil of CIVIL_IDS) expect(halves.filter((card) => card.civil === civil)).toHaveLength(2);
  });

  test("32 Objective cards of 54 objectives, every one used", () => {
    expect([OBJECTIVE_CARD_IDS.length, OBJECTIVE_IDS.length]).toEqual([32, 54]);
    const used = OBJECTIVE_CARD_IDS.flatMap((id) => [OBJECTIVE_CARDS[id].upper, OBJECTIVE_CARDS[id].lower]);
    expect([...new Set(used)].sort()).toEqual([...OBJECTIVE_IDS].sort());
  });

  test("38 events, 9 of them great persons, and 7 Wonders of 12 resources and 5 culture tokens", () => {
    expect(EVENT_IDS).toHaveLength(38);
    expect(EVENT_IDS.filter((id) => EVENTS[id].affects === "great-person")).toHaveLength(9);
    expect(WONDER_IDS).toHaveLength(7);
    for (const id of WONDER_IDS) {
      const { food = 0, ore = 0, wood = 0, culture = 0 } = WONDERS[id].cost;
      expect([food + ore + wood, culture]).toEqual([12, 5]);
    }
  });
});

describe("costs and needs", () => {
  clause("CC-7.4", "five advances have a prerequisite in their category", () => {
    const inside = ADVANCE_IDS.filter((id) => ADVANCES[id].position > 1 && ADVANCES[id].prerequisite !== null);
    expect(Object.fromEntries(inside.map((id) => [id, ADVANCES[id].prerequisite]))).toEqual({
      roads: "engineering",
      sanitation: "engineering",
      navigation: "cartography",
      "free-education": "public-education",
      taxes: "currency",
    });
  });

  clause("CC-7.5", "each government has its link", () => {
    expect(["voting", "nationalism", "dogma"].map((id) => ADVANCES[id as "voting"].prerequisite)).toEqual([
      "philosophy",
      "draft",
      "state-religion",
    ]);
  });

  clause("CC-7.13", "the advance that allows each building", () => {
    expect(BUILDINGS).toEqual({ port: "fishing", academy: "writing", fortress: "tactics", temple: "myths" });
  });

  clause("CC-10.2", "what units cost", () => {
    expect(UNIT_COST).toEqual({ settler: { food: 2 }, soldier: { food: 1, ore: 1 }, ship: { wood: 2 } });
  });

  clause("CC-26.2", "a Wonder requires two advances, Engineering always one", () => {
    for (const id of WONDER_IDS) {
      expect(WONDERS[id].requires).toHaveLength(2);
      expect(WONDERS[id].requires).toContain("engineering");
    }
  });
});

describe("regions", () => {
  clause("CC-22.2", "exactly the regions with two or more Fertile hexes have the barbarian icon", () => {
    expect(REGION_IDS).toHaveLength(16);
    expect(REGION_IDS.filter((id) => REGIONS[id].barbarians)).toEqual([
      "region-15",
      "region-16",
      "region-19",
      "region-20",
    ]);
  });

  clause("CC-15.2", "every land hex of every region can be entered in some orientation", () => {
    for (const id of REGION_IDS) {
      const { terrain } = REGIONS[id];
      for (let entered = 0; entered < 4; entered++) {
        expect([terrain[entered], terrain[3 - entered]].some((kind) => kind !== "sea")).toBe(true);
      }
    }
  });
});
