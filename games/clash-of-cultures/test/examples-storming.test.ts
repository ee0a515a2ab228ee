import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { draw } from "./drawing.ts";
import { facing, fight } from "./fight.ts";
import { EXPLORED, type Play, position, type Side } from "./position.ts";

const both = (side: Side, rival: Side = {}, more: Parameters<typeof position>[0] = {}) =>
  position({ regions: EXPLORED, ...more, sides: [side, rival] });

const completed = (play: Play, seat = 0) => play.player(seat).completed.map(({ objective }) => objective);

describe("storming cities, three clauses at once", () => {
  clause(["CC-18.23", "CC-30.18", "CC-30.48"], "cards, Fortress, Siegecraft, steel and fanatics on both sides", () => {
    const play = fight(
      { soldiers: 3, advances: ["steel-weapons", "fanaticism", "siegecraft"], wood: 2, hand: ["ac-08"] },
      { soldiers: 2, city: "fortress, temple", hand: ["ac-16"], advances: ["fanaticism"] },
      [3, 3, 3, 4, 4],
    );
    play.do("siege:die", "commit:ac-08", "commit:ac-16");
    // 9 + 2 + 2 are 2 hits, 1 of steel, less 1 of the Fortress and 1 of the card; 8 + 2 are 2 hits.
    expect(play.table.battle?.attacker.units).toBe(1);
    expect(play.table.battle?.defender.units).toBe(1);
  });

  clause(["CC-19.5", "CC-18.13", "CC-18.16"], "the last defender is shot, the Fortress die hits back: a draw", () => {
    const play = fight({ soldiers: 1, hand: ["ac-26"] }, { soldiers: 1, settlers: 1, city: "fortress" }, [5, 1, 6]);
    play.do("commit:ac-26");
    expect(play).toTell("log.outcome-draw");
    expect(play.cityText("D4")).toBe("1: neutral, fortress");
    expect([play.at("C4"), play.at("D4", 1)]).toEqual([{}, {}]);
  });

  clause(["CC-18.11", "CC-18.20"], "a Fortress without soldiers that holds is outnumbered: Defiance", () => {
    const play = fight({ soldiers: 1 }, { city: "fortress", objectives: ["oc-07"] }, [1, 6]);
    expect(completed(play, 1)).toEqual(["defiance"]);
  });

  clause(["CC-19.10", "CC-24.2"], "whoever retreats leaves a conqueror, but no Aggressor", () => {
    const play = fight({ soldiers: 2, objectives: ["oc-02", "oc-23"] }, { soldiers: 2, city: "", hand: ["ac-17"] }, []);
    play.do("commit:ac-17", "retreat:D5");
    expect(completed(play)).toEqual(["conqueror"]);
  });

  clause(
    ["CC-19.10", "CC-30.48", "CC-21.5"],
    "fanatics who leave their Temple have lost: a soldier and refugees",
    () => {
      const fanatics = { soldiers: 2, city: "temple", hand: ["ac-17"], advances: ["fanaticism"] } as const;
      const play = fight({ soldiers: 2 }, fanatics, []);
      play.do("commit:ac-17", "retreat:D5");
      expect(play.at("D7", 1)).toEqual({ settler: 1, soldier: 1 });
      expect(play.at("D5", 1)).toEqual({ soldier: 2 });
    },
  );

  clause(["CC-19.13", "CC-19.6", "CC-1.13"], "Surprise draws its card, and Encircled fells the one who drew it", () => {
    const play = fight({ soldiers: 2, hand: ["ac-02"] }, { soldiers: 2, hand: ["ac-10"] }, [4, 1, 3, 1, 5], {
      actionDeck: ["ac-01"],
    });
    play.do("commit:ac-02", "commit:ac-10");
    expect(play.player(1).actionCards).toEqual(["ac-01"]);
    expect(play).toTell("log.outcome-attacker");
    expect(play.at("D4")).toEqual({ soldier: 1 });
  });

  clause(["CC-26.14", "CC-26.13", "CC-18.5"], "the Great Wall first, then the toll for as many as can be paid", () => {
    const walled = { city: "fortress, great-mausoleum", more: { cities: { D7: "great-wall" } } };
    expect(facing({ soldiers: 2, mood: 2 }, walled, []).do("move").whyNot("attack:C4>D4")?.clause).toBe("CC-26.13");
    const play = facing({ soldiers: 3, mood: 1, culture: 1 }, { city: "fortress, great-mausoleum" }, [1, 1, 1]);
    play.do("move", "attack:C4>D4");
    expect(play.offered).toEqual(["group:2soldier", "group:1soldier"]);
    play.do("group:2soldier");
    expect(play.cityText("D4")).toBe("0: angry, fortress, great-mausoleum");
    expect(play.has()).toEqual({ gold: 2 });
  });

  clause(["CC-18.16", "CC-24.2"], "settlers that fall with their army are the defender's to plunder", () => {
    const play = fight(
      { soldiers: 1, settlers: 1 },
      { soldiers: 1, objectives: ["oc-21"], more: { cities: { D5: "" } } },
      [1, 6],
    );
    expect(completed(play, 1)).toEqual(["scavenger"]);
  });
});

describe("from the sea, three clauses at once", () => {
  clause(["CC-13.8", "CC-14.10"], "from a Forest aboard: that one may not storm ashore, a fresh one may", () => {
    const side: Side = { advances: ["tactics"], units: { D3: "soldier (forest)", E4: "ship with soldier" } };
    const play = both(side, { cities: { D7: "", E5: "" } });
    play.go("embark:D3>E4", "1soldier-forest").do("stop", "move", "attack:E4>E5");
    expect(play.cityText("E5")).toBe("0: angry");
    expect(play.at("E5")).toEqual({ soldier: 1 });
    expect(play.cargo("E4")).toEqual(["soldier"]);
  });

  clause(["CC-15.11", "CC-14.4"], "a fleet that found no sea is back, and its cargo may land there at once", () => {
    const { F4: _, ...regions } = EXPLORED;
    const side: Side = { units: { E4: "2 ships with settler" } };
    const play = position({ regions, unexplored: { F4: "17" }, sides: [side, {}] });
    play.go("sail:E4>region-F4").do("fleet:1+2", "turn:0");
    expect(play.at("E4")).toEqual({ ship: 2 });
    expect(play).toOffer("land:E4>E5");
    expect(play).not.toOffer("sail:E4>F3");
  });

  clause(["CC-18.15", "CC-30.11"], "two ships take back what is left of a landing", () => {
    const landing: Side = {
      advances: ["tactics", "war-ships"],
      units: { E4: "ship with 2 soldiers, ship with soldier and settler" },
    };
    const play = both(landing, { units: { D4: "3 soldiers" } }, { dice: [1, 1, 1, 6, 6, 1] });
    play.go("attack:E4>D4", "3soldier+1settler").do("withdraw");
    const aboard = play.cargo("E4").join("+").split("+");
    expect(aboard.sort()).toEqual(["settler", "soldier", "soldier"]);
    expect(play).not.toOffer("move");
  });

  clause(["CC-19.12", "CC-19.4", "CC-20.2"], "Martyr at sea: Heavy Resistance is void, the empty ship goes", () => {
    const play = both(
      { advances: ["tactics"], hand: ["ac-24"], units: { F3: "ship with 2 soldiers, ship" } },
      { advances: ["tactics"], hand: ["ac-07"], units: { E4: "ship" } },
    );
    play.go("sail:F3>E4").do("fleet:1+2", "commit:ac-24", "commit:ac-07", "ship:2");
    // Blue's only ship went, too: won without a roll.
    expect(play.cargo("E4")).toEqual(["soldier+soldier"]);
    expect(play.at("E4", 1)).toEqual({});
  });

  clause(["CC-26.12", "CC-10.6"], "the Lighthouse's ship is lost to a blockade: there is none left to move", () => {
    const builder: Side = {
      food: 3,
      wood: 5,
      ore: 4,
      culture: 5,
      advances: ["storage", "engineering", "fishing", "cartography"],
      cities: { E3: "port on F3" },
    };
    const play = both(builder, { units: { F3: "ship" } }, { wonders: ["great-lighthouse"], dice: [1, 6] });
    play.do("wonder:great-lighthouse");
    expect([play.at("F3"), play.at("F3", 1)]).toEqual([{}, { ship: 1 }]);
    expect(play).toAsk(0, "ask.action");
  });
});

describe("raids in the middle of a turn", () => {
  clause(["CC-22.16", "CC-24.2"], "a raid is the second battle of a Warmonger", () => {
    const play = facing(
      { soldiers: 2, objectives: ["oc-03"], food: 2, happiness: 2, more: { units: { D2: "soldier" } } },
      { soldiers: 1 },
      [5, 5, 1, 1, 1],
      { barbarians: { C3: 1 }, eventDeck: ["ev-03"] },
    );
    play.go("attack:C4>D4", "2soldier").do("stop");
    expect(completed(play)).toEqual([]);
    expect(completed(play.do("advance:storage"))).toEqual(["warmonger"]);
  });

  clause(["CC-25.4", "CC-21.10", "CC-22.19"], "the event of an Inspiration raids before the next move", () => {
    const play = facing(
      { soldiers: 2, hand: ["ac-35"], happiness: 2, food: 1, more: { units: { D2: "soldier, settler" } } },
      { city: "", advances: ["storage"] },
      [1, 1],
      { barbarians: { C3: 1 }, eventDeck: ["ev-03"] },
    );
    play.go("attack:C4>D4", "2soldier").do("card:ac-35");
    expect(play).toAsk(0, "ask.move");
    // The settler goes alone: its soldier has fought.
    play.do("march:D2>D3");
    expect(play.at("D3")).toEqual({ settler: 1 });
  });

  clause(
    ["CC-19.12", "CC-22.8", "CC-22.9"],
    "a martyr against barbarians: the raid goes on against the bare city",
    () => {
      const side: Side = { advances: ["tactics"], hand: ["ac-24"], units: { D2: "soldier" }, food: 1 };
      const play = draw("ev-03", side, [{}], { barbarians: { C3: 2 }, dice: [5] });
      play.do("commit:ac-24");
      expect(play.cityText("D2")).toBeUndefined();
      expect(play.at("C3", "barbarians")).toEqual({ soldier: 1 });
    },
  );
});
