import { clause } from "@civitas/testing";
import { describe, expect, test } from "vitest";
import { TRIGGERS } from "../src/hooks/bearers.ts";
import { MEANINGS } from "../src/hooks/timings.ts";
import { facing } from "./fight.ts";
import { EXPLORED, explored, position } from "./position.ts";

describe("when an advance is gained", () => {
  clause("CC-30.36", "E-21: Metallurgy later", () => {
    const play = explored({ food: 2, advances: ["tactics", "steel-weapons", "math"] });
    play.do("advance:metallurgy");
    expect(play.has()).toEqual({ ore: 2, culture: 1 });
    const without = explored({ food: 2, advances: ["math"] }).do("advance:metallurgy");
    expect(without.has()).toEqual({ culture: 1 });
  });

  clause("CC-30.13", "E-26: Writing", () => {
    const play = explored({ food: 2, advances: ["writing", "state-religion", "philosophy"] });
    play.do("advance:dogma");
    expect([play.player().actionCards.length, play.player().objectiveCards.length]).toEqual([1, 1]);
    const changed = explored({ food: 2, advances: ["writing", "philosophy", "dogma"] });
    changed.do("advance:voting");
    expect([changed.player().actionCards.length, changed.player().objectiveCards.length]).toEqual([0, 0]);
  });

  clause("CC-30.13", "with both owned already no further advance brings cards", () => {
    const play = explored({ food: 4, advances: ["storage", "writing", "philosophy", "voting"] });
    play.do("advance:bartering", "advance:civil-liberties");
    expect([play.player().actionCards, play.player().objectiveCards]).toEqual([[], []]);
  });

  clause("CC-30.13", "the other way round: a government first, then Writing", () => {
    const play = explored({ food: 2, advances: ["philosophy", "voting"] });
    play.do("advance:writing");
    expect([play.player().actionCards.length, play.player().objectiveCards.length]).toEqual([1, 1]);
    const none = explored({ food: 2, advances: ["philosophy"] }).do("advance:writing");
    expect(none.player().actionCards).toEqual([]);
  });

  clause("CC-30.16", "Philosophy: an Idea for each Science advance gained after it", () => {
    const play = explored({ food: 4, advances: ["storage", "philosophy"] });
    play.do("advance:math", "advance:astronomy", "pay:food2");
    expect(play.has()).toEqual({ ideas: 2, culture: 2 });
    const other = explored({ food: 2, advances: ["philosophy"] }).do("advance:bartering");
    expect(other.has()).toEqual({ mood: 1 });
  });

  clause(["CC-30.15", "CC-7.16"], "E-121: Free Education", () => {
    const side = { advances: ["public-education", "free-education", "mining"], ideas: 3, gold: 3 } as const;
    const play = explored(side);
    play.do("advance:math", "pay:ideas1+gold1");
    expect(play.has()).toMatchObject({ mood: 1 });
    play.do("advance:astronomy", "pay:ideas1+gold1");
    expect(play.has()).toMatchObject({ mood: 1 });
    const mixed = explored({ ...side, food: 1 }).do("advance:math", "pay:food1+ideas1");
    expect(mixed.has().mood).toBeUndefined();
    const free = explored({ ...side, advances: [...side.advances, "math"] }).do("advance:engineering");
    expect(free.has().mood).toBeUndefined();
  });

  clause(["CC-7.16", "CC-7.17", "CC-30.23", "CC-30.33"], "E-99: discounts", () => {
    const play = explored({ advances: ["math", "priesthood"] });
    play.do("advance:engineering");
    expect(play.table.now).toMatchObject({ actions: 2, used: [] });
    play.do("advance:astronomy:priesthood");
    expect(play.table.now).toMatchObject({ actions: 1, used: ["priesthood"] });
    expect(play).toRefuse("advance:chemistry", "why.short", "CC-7.1");
  });

  clause(["CC-30.34", "CC-30.35"], "Astronomy and Chemistry: four advances without Food", () => {
    const play = explored({ advances: ["fishing", "engineering", "tactics", "astronomy", "chemistry"] });
    for (const id of ["cartography", "sanitation", "siegecraft"]) expect(play).toOffer(`advance:${id}`);
    play.do("advance:cartography");
    expect(play).toOffer("advance:navigation");
    expect(play).toRefuse("advance:roads", "why.short", "CC-7.1");
  });

  clause(["CC-30.6", "CC-26.1"], "Engineering reveals a Wonder", () => {
    const play = position({ sides: [{ food: 2 }, {}], wonderDeck: ["great-wall"] });
    play.do("advance:engineering");
    expect(play.table.wonders).toEqual([{ id: "great-wall" }]);
  });

  clause("CC-7.6", "what is gained with it comes before the event, reactions after it", () => {
    const play = position({
      sides: [{ food: 2, advances: ["steel-weapons", "math", "philosophy"], cultureLevel: 2 }, {}],
      eventDeck: ["ev-34"],
      options: { events: "none" },
    });
    play.do("advance:metallurgy");
    // The token of the frame, the 2 Ore of Metallurgy, the event with its Gold, and Philosophy's Idea.
    const told = play.log().filter((key) => key === "log.gain" || key === "log.event");
    expect(told).toEqual(["log.gain", "log.gain", "log.event", "log.gain", "log.gain"]);
    expect(play.has()).toEqual({ culture: 1, ore: 2, gold: 2, ideas: 1 });
  });
});

describe("after an activation", () => {
  clause("CC-30.14", "Public Education: an Idea for a Collect with a usable Academy", () => {
    const side = {
      advances: ["storage", "writing", "public-education"],
      cities: { D2: "academy of 1", C4: "" },
    } as const;
    const play = explored(side).do("collect:D2", "take:food1+wood1");
    expect(play.has()).toEqual({ food: 1, wood: 1, ideas: 1 });
    play.do("collect:C4").do("take:food1");
    expect(play.has()).toEqual({ food: 2, wood: 1, ideas: 1 });
    const unusable = explored({ ...side, advances: ["storage", "public-education"] }).do(
      "collect:D2",
      "take:food1+wood1",
    );
    expect(unusable.has().ideas).toBeUndefined();
  });

  clause("CC-30.41", "Nationalism: a token for a Build with a soldier or a ship, once a Build", () => {
    const advances = ["storage", "draft", "nationalism"] as const;
    const play = explored({ advances, food: 6, ore: 3, cities: { D2: "academy" } });
    play.do("build:D2", "soldier", "soldier", "take:culture");
    expect(play.has()).toEqual({ food: 4, ore: 1, culture: 1 });
    play.do("build:D2", "settler", "done");
    expect(play.has()).toEqual({ food: 2, ore: 1, culture: 1 });
    const navy = explored({ advances: ["fishing", "nationalism"], wood: 2, cities: { F2: "port on F3" } });
    navy.do("build:F2", "take:mood");
    expect(navy.has()).toEqual({ mood: 1 });
  });

  clause(["CC-12.6", "CC-9.15"], "an Academy brings 2 Ideas, a Temple a token of one's choice", () => {
    const side = { advances: ["writing", "myths"], food: 2, ore: 2, wood: 2, cities: { D2: "", C4: "" } } as const;
    const play = explored(side).do("increase:D2:academy");
    expect(play.has()).toMatchObject({ ideas: 2 });
    play.do("increase:C4:temple", "take:mood");
    expect(play.has()).toEqual({ ideas: 2, mood: 1 });
    const full = explored({ ...side, mood: 8 }).do("increase:C4:temple");
    expect(full.offered).toEqual(["take:mood", "take:culture"]);
    expect(full.do("take:mood").has()).toMatchObject({ mood: 8 });
  });

  clause("CC-30.7", "Sanitation: a settler for 1 Food in the city that grew", () => {
    const side = {
      advances: ["storage", "tactics", "sanitation"],
      food: 2,
      ore: 1,
      wood: 1,
      cities: { D2: "", C4: "" },
    } as const;
    const play = explored(side).do("increase:D2:fortress", "yes");
    expect(play.at("D2")).toEqual({ settler: 1 });
    expect(play.has()).toEqual({});
    const no = explored(side).do("increase:D2:fortress", "no");
    expect(no.at("D2")).toEqual({});
    expect(no.has()).toEqual({ food: 1 });
    // Without Food, or without a settler in supply, nobody is asked.
    expect(explored({ ...side, food: 1 }).do("increase:D2:fortress")).toAsk(0, "ask.action");
    const out = explored({ ...side, units: { C4: "4 settlers" } }).do("increase:D2:fortress");
    expect(out).toAsk(0, "ask.action");
  });

  clause(["CC-30.45", "CC-5.3"], "E-27: Dogma", () => {
    const play = explored({
      advances: ["myths", "writing", "state-religion", "dogma"],
      ideas: 2,
      food: 2,
      ore: 2,
      wood: 2,
      cities: { D2: "", C4: "" },
    });
    play.do("increase:D2:temple", "take:culture");
    expect(play.offered).toEqual(["advance:devotion", "advance:conversion", "advance:fanaticism"]);
    play.do("advance:conversion");
    expect(play.player().advances).toContain("conversion");
    expect(play.has()).toMatchObject({ ideas: 2, culture: 1 });
    play.do("increase:C4:academy");
    expect(play.has().ideas).toBe(2);
  });

  clause(["CC-30.24", "CC-12.8"], "State Religion: a Temple without Food, once a turn", () => {
    const play = explored({ advances: ["myths", "state-religion"], ore: 2, wood: 2, cities: { D2: "", C4: "" } });
    play.do("increase:D2:temple", "take:mood");
    expect(play.has()).toEqual({ ore: 1, wood: 1, mood: 1 });
    expect(play).toRefuse("increase:C4:temple", "why.short", "CC-12.1");
    play.endTurn(2);
    expect(play).toOffer("increase:C4:temple");
  });

  clause("CC-9.16", "the building, then Sanitation, then Dogma, then the mood", () => {
    const play = explored({
      advances: ["myths", "sanitation", "dogma"],
      food: 2,
      ore: 1,
      wood: 1,
      cities: { D2: "activated 1", C4: "" },
    });
    play.do("increase:D2:temple");
    expect(play).toAsk(0, "ask.gain-one-of");
    play.do("take:mood");
    expect(play).toAsk(0, "ask.may-pay");
    play.do("yes");
    expect(play).toAsk(0, "ask.free-advance");
    expect(play.city("D2")?.mood).toBe("neutral");
    play.do("advance:devotion");
    expect(play.city("D2")?.mood).toBe("angry");
  });

  clause("CC-30.40", "E-23: Economic Liberty gained mid-turn", () => {
    const play = explored({
      advances: ["storage", "philosophy", "voting"],
      food: 2,
      mood: 4,
      cities: { D2: "", C4: "", D4: "" },
    });
    play.do("collect:D2", "take:food1", "advance:economic-liberty").do("collect:C4", "take:food1");
    expect(play.table.now.actions).toBe(0);
    expect(play.has()).toMatchObject({ mood: 4 });
    play.endTurn(2).do("collect:D2", "take:food1");
    expect(play.table.now.actions).toBe(3);
    play.do("collect:C4", "take:food1");
    expect(play.table.now.actions).toBe(2);
    expect(play.has()).toMatchObject({ mood: 2 });
  });
});

describe("other moments", () => {
  clause("CC-30.47", "Conversion: 4 succeeds, and each success brings a culture token", () => {
    const given = (rolled: number) =>
      position({
        regions: EXPLORED,
        sides: [{ advances: ["conversion"], cities: { D2: "academy" } }, { cities: { D4: "academy" } }],
        dice: [rolled],
      }).do("influence", "influence:D2>D4");
    const play = given(4);
    expect(play.cityText("D4")).toBe("1: neutral, academy of 0");
    expect(play.has()).toEqual({ culture: 1 });
    expect(given(3).has()).toEqual({});
  });

  clause(["CC-30.48", "CC-18.13"], "E-109: Fanaticism", () => {
    const given = (rolled: number) =>
      facing({ soldiers: 1, advances: ["fanaticism"] }, { soldiers: 1, city: "temple" }, [rolled, 5]);
    const lost = given(2).go("attack:C4>D4");
    expect(lost.at("D4", 1)).toEqual({ soldier: 1 });
    expect(lost.at("D2")).toEqual({ soldier: 1 });
    const draw = given(3).go("attack:C4>D4");
    expect(draw.at("D4", 1)).toEqual({});
    expect(draw.at("D2")).toEqual({});
    const plain = facing({ soldiers: 1, advances: ["fanaticism"] }, { soldiers: 1, city: "academy" }, [2, 5]);
    expect(plain.go("attack:C4>D4").at("D2")).toEqual({});
  });

  clause(["CC-30.27", "CC-6.4"], "E-25: Trade Routes", () => {
    const given = (mood: string) =>
      position({
        regions: EXPLORED,
        phase: "player-turn",
        sides: [
          { advances: ["storage", "trade-routes"], units: { G3: "ship", F4: "ship with settler", D1: "settler" } },
          { cities: { F2: "", E5: `${mood}`, F5: "happy" } },
        ],
      });
    expect(given("happy").has()).toEqual({ food: 3 });
    expect(given("angry").has()).toEqual({ food: 2 });
  });

  clause("CC-30.28", "Currency: each route brings Food or Gold", () => {
    const play = position({
      regions: EXPLORED,
      phase: "player-turn",
      sides: [
        { advances: ["storage", "trade-routes", "currency"], units: { G3: "ship", F4: "ship" } },
        { cities: { F2: "", E5: "" } },
      ],
    });
    expect(play).toAsk(0, "ask.routes");
    play.do("routes:1");
    expect(play.has()).toEqual({ food: 1, gold: 1 });
  });
});

test("every moment that is printed on something comes in the rules", () => {
  const meant = Object.values(MEANINGS).flatMap((meanings) => meanings.map(({ timing }) => timing));
  expect([...TRIGGERS.keys()].filter((timing) => !meant.includes(timing))).toEqual([]);
});
