import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { ADVANCE_IDS, ADVANCES } from "../src/content/advances.ts";
import { CATEGORIES, isGovernment } from "../src/content/categories.ts";
import { fight } from "./fight.ts";
import { EXPLORED, position } from "./position.ts";

describe("barbarians by icons and cards", () => {
  clause(["CC-22.15", "CC-22.17", "CC-22.20"], "E-115: Mercenaries", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { hand: ["ac-13"], wood: 1, advances: ["tactics"], units: { C4: "soldier" }, objectives: ["oc-05", "oc-06"] },
        { cities: { D4: "fortress" }, units: { D4: "soldier" }, advances: ["tactics"], hand: ["ac-06"] },
      ],
      barbarians: { D5: 2 },
      dice: [4, 4, 6, 5],
    });
    play.do("card:ac-13");
    expect(play.has()).toEqual({});
    expect(play.table.now.actions).toBe(2);
    expect(play.asked).toBe(1);
    play.do("commit:ac-06");
    // 4 + 4 = 8: 1 hit, cancelled by the Fortress; 6 + 5 + 2 = 13: 2 hits.
    expect(play.at("D5", "barbarians")).toEqual({});
    expect(play.at("D4", 1)).toEqual({ soldier: 1 });
    expect(play.player().completed).toEqual([]);
    expect(play.state.actionDiscard).toContain("ac-13");
  });

  clause("CC-22.15", "E-115: nobody can be hired against the Great Wall", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { hand: ["ac-13"], wood: 1, advances: ["tactics"], units: { C4: "soldier" } },
        { cities: { D4: "great-wall" } },
      ],
      barbarians: { D5: 2 },
    });
    expect(play.offered).not.toContain("card:ac-13");
  });

  clause("CC-22.17", "Mercenaries: several settlements are paid up front and attack one after the other", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { hand: ["ac-13"], wood: 1, culture: 1, units: { C4: "soldier" } },
        { cities: { D4: "academy", D7: "" } },
      ],
      barbarians: { D5: 1, C5: 1 },
      dice: [5, 5],
    });
    play.do("card:ac-13", "camp:D5", "pay:culture1");
    expect(play.offered).toEqual(["camp:C5", "done"]);
    play.do("camp:C5");
    expect(play.has()).toEqual({});
    play.do("raid:C5>D4");
    expect(play.cityText("D4")).toBe("1: angry");
    expect(play.offered).toEqual(["raid:D5>D4", "raid:D5>D7"]);
    play.do("raid:D5>D4");
    expect(play.city("D4")).toBeUndefined();
  });
});

describe("events and cards", () => {
  clause("CC-23.17", "an event drawn in the middle of something is finished first", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ happiness: 2, food: 2, hand: ["ac-41"], advances: ["writing"] }, {}],
      eventDeck: ["ev-34"],
    });
    play.do("card:ac-41", "advance:storage");
    expect(play.cityText("D2")).toBe("0: angry");
    expect(play.has()).toEqual({ mood: 1, gold: 2, ideas: 2 });
    const keys = play.log();
    expect(keys.indexOf("log.mood")).toBeLessThan(keys.lastIndexOf("log.gain"));
  });

  clause("CC-23.27", "E-112: without Sanitation no increase and no reserved Wonder; founding is legal", () => {
    const rich = { food: 8, ore: 8, wood: 8, culture: 8 } as const;
    const sides = [
      {
        ...rich,
        cities: { D2: "", C4: "" },
        units: { B4: "settler" },
        advances: ["engineering", "irrigation", "myths"] as const,
        reserved: ["great-gardens"] as const,
        hand: ["ac-17", "ev-26"] as const,
      },
      {},
    ];
    const play = position({ regions: EXPLORED, sides, pestilence: true });
    expect(play.offeredFor("increase:")).toEqual([]);
    expect(play.offered).not.toContain("wonder:great-gardens");
    expect(play.offered).not.toContain("card:ac-17");
    expect(play.offered).toContain("found:B4");
    const before = position({ regions: EXPLORED, sides, pestilence: false });
    expect(before.offered).toEqual(expect.arrayContaining(["wonder:great-gardens", "card:ac-17"]));
    const healthy = [{ ...sides[0], advances: ["engineering", "irrigation", "myths", "sanitation"] as const }, {}];
    expect(position({ regions: EXPLORED, sides: healthy, pestilence: true }).offered).toContain("wonder:great-gardens");
  });

  // In the Status phase Math or Metallurgy is legal as long as Metallurgy is missing; a card can name fewer advances.
  clause("CC-7.8", "E-86: Steel Weapons is never forced", () => {
    const play = fight({ soldiers: 1, ore: 2, hand: ["ac-35"] }, { city: "", advances: ["steel-weapons"] }, []);
    play.do("card:ac-35");
    expect(play.offered).toEqual(["advance:steel-weapons", "none"]);
    const declined = play.fork().do("none");
    expect(declined.has()).toMatchObject({ ore: 2 });
    play.do("advance:steel-weapons", "pay:ore2");
    expect(play.has().ore).toBeUndefined();
    expect(play.player().advances).toContain("steel-weapons");
  });

  // The example's own place. There another advance is always legal, so nothing may be declined, but Steel Weapons is no must.
  clause(
    ["CC-7.8", "CC-28.4"],
    "E-86: in the Status phase Steel Weapons costs its 2 Ore, and the other one may be taken",
    () => {
      const all = ADVANCE_IDS.filter((id) => !["farming", "mining", "steel-weapons", "metallurgy"].includes(id));
      const learned = all.filter((id) => !isGovernment(ADVANCES[id].category));
      const given = (ore: number) =>
        position({
          sides: [{ ore, advances: [...learned, ...CATEGORIES.democracy] }, {}],
          phase: "free-advance",
          waiting: [0],
        });
      const rich = given(2);
      expect(rich.offeredFor("advance:")).toContain("steel-weapons");
      expect(rich.offered).not.toContain("none");
      expect(rich.fork().do("advance:metallurgy").has()).toMatchObject({ ore: 2 });
      rich.do("advance:steel-weapons");
      expect(rich.has().ore).toBeUndefined();
      expect(given(1).offeredFor("advance:")).not.toContain("steel-weapons");
    },
  );
});
