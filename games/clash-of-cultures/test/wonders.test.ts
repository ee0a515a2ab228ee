import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position, type Side } from "./position.ts";

/** Enough for any Wonder. */
const RICH = { food: 8, ore: 8, wood: 8, culture: 8 } as const;

const building = (side: Side, more: Parameters<typeof position>[0] = {}) =>
  position({
    regions: EXPLORED,
    ...more,
    sides: [
      { ...RICH, ...side, advances: ["storage", "engineering", ...(side.advances ?? [])] },
      ...(more.sides ?? [{}]),
    ],
  });

describe("building a Wonder", () => {
  clause(["CC-26.3", "CC-26.17"], "an action, 12 resources, Gold among them, and 5 culture tokens", () => {
    const play = building(
      { advances: ["rituals"], ore: 6, gold: 1, cities: { D2: "" } },
      { wonders: ["great-pyramids"] },
    );
    play.do("wonder:great-pyramids");
    expect(play.cityText("D2")).toBe("0: neutral, great-pyramids");
    expect(play.has()).toEqual({ food: 6, wood: 5, culture: 3 });
    expect(play.table.now.actions).toBe(2);
    expect(play.city("D2")?.activations).toBe(1);
    const poor = building({ advances: ["rituals"], culture: 4, gold: 8 }, { wonders: ["great-pyramids"] });
    expect(poor).toRefuse("wonder:great-pyramids", "why.short", "CC-26.3");
  });

  clause(["CC-26.4", "CC-26.16", "CC-30.31"], "E-67: Monuments", () => {
    const play = position({
      regions: EXPLORED,
      wonders: ["great-wall"],
      wonderDeck: ["great-gardens"],
      sides: [{ food: 2, advances: ["arts-and-sculpture"] }, { reserved: ["great-library"] }],
    });
    play.do("advance:monuments");
    expect(play.offered).toEqual(["reserve:great-wall", "reserve:great-gardens"]);
    play.do("reserve:great-gardens");
    expect(play.player().reserved).toEqual(["great-gardens"]);
    expect(play.table.wonders).toEqual([{ id: "great-wall" }]);

    const later = building(
      {
        advances: ["irrigation"],
        reserved: ["great-gardens"],
        cities: { D2: "angry", C4: "great-wall", D4: "activated 1" },
      },
      { actions: 0 },
    );
    later.do("wonder:great-gardens");
    expect(later.cityText("D4")).toBe("0: angry, great-gardens");
    expect(later.city("D4")?.activations).toBe(2);
    expect(later.table.now.actions).toBe(0);
    const theirs = building({ advances: ["philosophy"] }, { sides: [{ reserved: ["great-library"] }] });
    expect(theirs.offered).not.toContain("wonder:great-library");
  });

  clause("CC-26.15", "with no Wonder left to take Monuments reserves nothing", () => {
    const play = position({ shortDecks: true, sides: [{ food: 2, advances: ["arts-and-sculpture"] }, {}] });
    play.do("advance:monuments");
    expect(play).toAsk(0, "ask.action");
    expect(play.player().reserved).toEqual([]);
  });

  clause(["CC-23.27", "CC-26.16"], "Pestilence forbids a reserved one, too", () => {
    const play = building({ advances: ["irrigation"], reserved: ["great-gardens"] }, { pestilence: true });
    expect(play).toRefuse("wonder:great-gardens", "why.pestilence", "CC-23.27");
  });
});

describe("the Wonders", () => {
  clause("CC-26.8", "Great Gardens: 1 Food for each Collect there; a mood token raises a city of any size", () => {
    const cities = { D2: "great-gardens", C4: "angry, academy, temple" };
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["storage"], mood: 1, cities }, {}],
    });
    play.do("collect:D2", "take:wood1");
    expect(play.has()).toEqual({ mood: 1, wood: 1, food: 1 });
    play.do("use:great-gardens", "city:C4");
    expect(play.city("C4")?.mood).toBe("neutral");
    expect(play.has()).toEqual({ wood: 1, food: 1 });
    expect(play.table.now.actions).toBe(1);
    play.do("collect:C4", "take:food3");
    expect(play.has()).toEqual({ wood: 1, food: 4 });
  });

  clause(["CC-26.9", "CC-17.1", "CC-17.7", "CC-17.15"], "E-119: Great Pyramids", () => {
    const given = (words: string, dice: readonly number[], now: { influenced?: boolean } = {}) =>
      building(
        { advances: ["rituals"], cities: { D2: words } },
        { wonders: ["great-pyramids"], dice, now, sides: [{ cities: { D4: "academy, temple" } }] },
      ).do("wonder:great-pyramids");
    const play = given("academy, temple", [2, 5]);
    expect(play.offered).toEqual(["influence:D2>D4", "none"]);
    play.do("influence:D2>D4");
    // 3 culture tokens are left, just enough for 5.
    expect(play).toAsk(0, "ask.boost");
    play.do("no").do("influence:D2>D4", "replace:temple");
    expect(play.cityText("D4")).toBe("1: neutral, academy, temple of 0");
    expect(play).toAsk(0, "ask.action");
    expect(play.table.now.actions).toBe(2);
    const once = given("academy, temple", [5]).do("influence:D2>D4", "replace:academy");
    expect(once).toAsk(0, "ask.action");
    expect(given("academy, temple of 1", [])).toAsk(0, "ask.action");
    expect(given("academy, temple", [], { influenced: true })).toAsk(0, "ask.action");
    const declined = given("academy, temple", []).do("none").do("none");
    expect(declined).toAsk(0, "ask.action");
  });

  clause("CC-26.10", "E-68: Great Library", () => {
    const play = position({
      mover: 1,
      first: 1,
      sides: [{ cities: { D2: "great-library" } }, { food: 4, advances: ["storage"] }],
    });
    play.do("advance:math", "advance:astronomy");
    expect(play.has(0)).toEqual({ ideas: 1 });
    const known = position({
      mover: 1,
      first: 1,
      sides: [{ cities: { D2: "great-library" }, advances: ["math"] }, { food: 2 }],
    });
    expect(known.do("advance:math").has(0)).toEqual({});
  });

  clause("CC-26.10", "only the player to the left counts, and only in the own turn", () => {
    const home = position({ sides: [{}, {}, {}] }).table.cities[0]?.hex ?? "";
    const at = (mover: number) =>
      position({ mover, first: mover, sides: [{ cities: { [home]: "great-library" } }, { food: 2 }, { food: 2 }] });
    expect(at(1).do("advance:math").has(0)).toEqual({ ideas: 1 });
    expect(at(2).do("advance:math").has(0)).toEqual({});
    const status = position({
      phase: "free-advance",
      waiting: [1],
      mover: 1,
      sides: [{ cities: { [home]: "great-library" } }, {}, {}],
    }).do("advance:math");
    expect(status.has(0)).toEqual({});
  });

  clause(["CC-7.14", "CC-26.10"], "E-87: government and Great Library", () => {
    const play = position({
      mover: 1,
      first: 1,
      sides: [
        { cities: { D2: "great-library" }, advances: ["nationalism"] },
        { food: 2, advances: ["draft", "dogma", "devotion"] },
      ],
    });
    play.do("advance:nationalism", "cube:absolute-power");
    expect(play.has(0)).toEqual({ ideas: 1 });
  });

  clause("CC-26.10", "2 Ideas when the Great Library is built", () => {
    const play = building({ advances: ["philosophy"] }, { wonders: ["great-library"] }).do("wonder:great-library");
    expect(play.has().ideas).toBe(2);
  });

  clause(
    "CC-26.12",
    "Great Lighthouse: only beside a Port; a ship at once, and a ship move after each activation",
    () => {
      const wonders = ["great-lighthouse"] as const;
      const dry = building({ advances: ["fishing", "cartography"], cities: { D2: "" } }, { wonders });
      expect(dry).toRefuse("wonder:great-lighthouse", "why.no-site", "CC-26.3");
      const play = building({ advances: ["fishing", "cartography"], cities: { E3: "port on F3" } }, { wonders });
      play.do("wonder:great-lighthouse");
      expect(play.at("F3")).toEqual({ ship: 1 });
      expect(play).toAsk(0, "ask.move");
      play.do("sail:F3>G3");
      expect(play.at("G3")).toEqual({ ship: 1 });
      expect(play).toAsk(0, "ask.action");
      expect(play.table.now.actions).toBe(2);
      play.do("collect:E3");
      play.do(play.offered[0] ?? "");
      expect(play).toAsk(0, "ask.move");
      play.do("stop");
      expect(play.at("G3")).toEqual({ ship: 1 });
      expect(play).toAsk(0, "ask.action");
    },
  );

  clause(["CC-14.17", "CC-26.12"], "its ship may have moved before and may move again", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ cities: { E3: "port on F3, great-lighthouse", D2: "" }, units: { F3: "ship" } }, {}],
    });
    play.do("move", "sail:F3>G3").do("collect:E3");
    if (play.prompt === "ask.collect") play.do(play.offered[0] ?? "");
    play.do("sail:G3>F3");
    expect(play.at("F3")).toEqual({ ship: 1 });
    play.do("move", "sail:F3>G3");
    expect(play.at("G3")).toEqual({ ship: 1 });
    expect(play.table.now.actions).toBe(0);
  });

  clause(["CC-26.12", "CC-10.6"], "the free ship fights for its hex", () => {
    const play = building(
      { advances: ["fishing", "cartography"], cities: { E3: "port on F3" } },
      { wonders: ["great-lighthouse"], sides: [{ units: { F3: "ship" } }], dice: [5, 1] },
    ).do("wonder:great-lighthouse");
    expect(play.at("F3", 1)).toEqual({});
    expect(play.at("F3")).toEqual({ ship: 1 });
    // It has fought, so it can't make the move.
    expect(play).toAsk(0, "ask.action");
  });

  clause(["CC-26.14", "CC-12.6"], "E-13: Great Mausoleum and Temples", () => {
    const cities = { D2: "activated 1", C4: "great-mausoleum", D4: "" };
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["myths"], food: 1, ore: 1, wood: 1, cities }, {}],
    });
    play.do("increase:D2:temple", "take:culture");
    expect(play.cityText("D2")).toBe("0: neutral, temple");
    expect(play.city("D2")?.activations).toBe(1);
    expect(play.table.now.actions).toBe(2);
    expect(play.has()).toEqual({ culture: 1 });
  });

  clause("CC-26.7", "with its city a Wonder and its points are lost", () => {
    const play = position({
      regions: EXPLORED,
      phase: "raze",
      waiting: [0],
      sides: [{ cities: { D2: "great-gardens", C4: "" } }, {}],
    });
    expect(play.table.players[0]?.score.wonders).toBe(10);
    play.do("raze:D2");
    expect(play.table.lostWonders).toEqual(["great-gardens"]);
    expect(play.table.players[0]?.score.wonders).toBe(0);
  });

  clause("CC-26.6", "a captured Wonder serves its new owner", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["storage", "tactics"], mood: 1, cities: { D2: "" }, units: { C4: "soldier" } },
        { cities: { D4: "great-gardens", D7: "" } },
      ],
    });
    expect(play.offered).not.toContain("use:great-gardens");
    play.go("attack:C4>D4");
    expect(play).toOffer("use:great-gardens");
  });
});
