import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { icon } from "./drawing.ts";
import { EXPLORED, type Position, position, type Side } from "./position.ts";

const raid = (side: Side, barbarians: Record<string, number>, dice: readonly number[] = [], more: Position = {}) =>
  icon("ev-03", side, { barbarians, dice, ...more });

describe("barbarian settlements", () => {
  clause("CC-22.1", "cities of size 1 without mood, foreign to everybody", () => {
    const play = position({ regions: EXPLORED, barbarians: { D3: 2 } });
    expect(play.city("D3")).toMatchObject({ owner: "barbarians", size: 1, mood: null, capacity: 0 });
    expect(play.offered.some((id) => id.includes("D3"))).toBe(false);
  });

  clause(["CC-18.12", "CC-18.19", "CC-22.12", "CC-22.13"], "E-50: Steel Weapons against barbarians", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["tactics", "steel-weapons"], units: { D2: "3 soldiers" } }, {}],
      barbarians: { D3: 2 },
      dice: [2, 3, 4, 6, 4],
    });
    play.go("attack:D2>D3", "3soldier");
    expect(play).toAsk(0, "ask.keep");
    expect(play.has()).toEqual({ gold: 2 });
    const spared = play.fork().do("keep");
    expect(spared.cityText("D3")).toBe("0: angry");
    expect(spared.at("D3")).toEqual({ soldier: 1 });
    expect(spared.table.barbarians).toEqual({ settlements: 7, soldiers: 16 });
    play.do("destroy");
    expect(play.city("D3")).toBeUndefined();
    expect(play.has()).toEqual({ gold: 3 });
    expect(play.at("D3")).toEqual({ soldier: 1 });
  });

  clause("CC-22.13", "without a settlement in supply it must be destroyed", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        {
          advances: ["tactics"],
          cities: { D2: "", C2: "", E2: "", C3: "", C4: "", E3: "", F2: "" },
          units: { D2: "soldier" },
        },
        {},
      ],
      barbarians: { D3: 0 },
    });
    play.go("attack:D2>D3");
    expect(play.city("D3")).toBeUndefined();
    expect(play.has()).toEqual({ gold: 1 });
  });

  clause(["CC-22.12", "CC-22.14", "CC-22.18"], "an empty one stays, attacks nobody and is captured by entering", () => {
    const play = raid({ advances: ["tactics"], units: { D2: "soldier" } }, { D3: 0 });
    expect(play.log()).not.toContain("log.battle");
    play.go("attack:D2>D3").do("keep");
    expect(play.cityText("D3")).toBe("0: angry");
    expect(play.table.players[0]?.supply.settlement).toBe(5);
    expect(play.table.barbarians.settlements).toBe(7);
  });
});

describe("the barbarian attack icon", () => {
  clause(["CC-22.8", "CC-22.9", "CC-22.10", "CC-22.11", "CC-22.4"], "E-61: barbarian attack", () => {
    const play = raid({ cities: { D2: "academy" }, units: { D2: "settler, soldier" } }, { D4: 3 }, [6, 5, 5, 4]);
    expect(play).toAsk(0, "ask.hit");
    play.do("lose:settler");
    expect(play.cityText("D2")).toBe("0: angry");
    expect(play.at("D2")).toEqual({});
    expect(play.at("D4", "barbarians")).toEqual({ soldier: 3 });
    expect(play.has().gold).toBeUndefined();
  });

  clause(["CC-22.6", "CC-22.7"], "E-62: which settlement attacks", () => {
    const cities = { D2: "", D6: "" };
    const play = raid({ cities }, { D3: 2, D4: 3 }, [1, 1, 1]);
    // D4 lies 2 spaces from both D2 and D6.
    expect(play.offered.sort()).toEqual(["raid:D4>D2", "raid:D4>D6"]);
    const clear = raid({ cities: { D2: "", B5: "" } }, { D3: 2, D5: 3 }, [1, 1, 1]);
    expect(clear.line("log.battle")?.what.with?.hex).toMatchObject({ with: { name: "B5" } });
    const equal = raid({ cities: { D2: "" } }, { D3: 2, C3: 2 }, [1, 1]);
    expect(equal).toAsk(0, "ask.raid");
    expect(equal.offered.sort()).toEqual(["raid:C3>D2", "raid:D3>D2"]);
  });

  clause("CC-22.6", "the nearest of the cities is attacked", () => {
    const play = raid({ cities: { D2: "", D5: "" } }, { D3: 1 }, [1]);
    expect(play.line("log.battle")?.what.with?.hex).toMatchObject({ with: { name: "D2" } });
  });

  clause(["CC-22.7", "CC-23.9"], "none within 2 spaces: nothing happens", () => {
    expect(raid({}, { D5: 4 }).log()).not.toContain("log.battle");
  });

  clause(["CC-2.9", "CC-22.6", "CC-22.20"], "E-101: out of reach", () => {
    const given = (more: Record<string, string>) =>
      position({
        regions: { D3: "12 turned", D5: "16 turned", ...more },
        sides: [{ food: 2, happiness: 2, cities: { D2: "", C4: "" } }, {}],
        barbarians: { C6: 2 },
        options: { events: "none" },
        eventDeck: ["ev-03"],
        dice: [1, 1],
      }).do("advance:storage");
    expect(given({}).log()).not.toContain("log.battle");
    expect(given({ B4: "17" }).line("log.battle")?.what.with?.hex).toMatchObject({ with: { name: "C4" } });
  });

  clause(["CC-22.8", "CC-22.9", "CC-22.10"], "E-89: settlers under a barbarian attack", () => {
    const play = raid({ units: { D2: "soldier, settler" } }, { D3: 2 }, [4, 3, 6]);
    expect(play.offered.sort()).toEqual(["lose:settler", "lose:soldier"]);
    play.do("lose:soldier");
    expect(play.at("D2")).toEqual({ settler: 1 });
    expect(play.city("D2")?.mood).toBe("neutral");
    expect(play.at("D3", "barbarians")).toEqual({ soldier: 1 });
  });

  clause(["CC-22.9", "CC-22.11", "CC-9.12", "CC-26.7"], "E-108: the last piece", () => {
    const play = raid({ cities: { D2: "great-wall", D6: "" } }, { D3: 1 }, [5]);
    // The Great Wall protects; so another Wonder.
    expect(play.city("D2")?.owner).toBe(0);
    const fallen = raid({ cities: { D2: "great-statue", D7: "" } }, { D3: 1 }, [5], {
      sides: [{ cities: { C6: "" } }],
    });
    expect(fallen.city("D2")).toBeUndefined();
    expect(fallen.table.lostWonders).toEqual(["great-statue"]);
    expect(fallen.table.players[0]?.score.wonders).toBe(0);
    expect(fallen.at("D3", "barbarians")).toEqual({ soldier: 1 });
  });

  clause("CC-22.15", "the Great Wall keeps them out; no other target is sought and nothing asked", () => {
    const play = raid({ cities: { D2: "great-wall", C4: "" } }, { D3: 2, C3: 2 });
    expect(play.log()).not.toContain("log.battle");
    expect(play).toAsk(0, "ask.action");
  });

  clause("CC-22.9", "units first, then buildings of the owner's choice, the settlement last", () => {
    const play = raid(
      { cities: { D2: "academy, temple, fortress" }, units: { D2: "settler" } },
      { D3: 4 },
      [6, 6, 1, 2],
    );
    expect(play.at("D2")).toEqual({});
    expect(play.offered.sort()).toEqual(["lose:academy", "lose:fortress", "lose:temple"]);
    play.do("lose:temple", "lose:academy");
    expect(play.cityText("D2")).toBe("0: angry, fortress");
  });

  clause(["CC-22.8", "CC-18.10", "CC-18.12"], "a Fortress and Steel Weapons count for the defender", () => {
    const play = raid(
      { advances: ["tactics", "steel-weapons"], cities: { D2: "fortress" }, units: { D2: "soldier" } },
      { D3: 3 },
      [6, 4, 1, 3, 1],
    );
    // 11: 2 hits, 1 cancelled; the defender has 2 dice, 4: no hit, and 1 of Steel Weapons.
    expect(play.at("D3", "barbarians")).toEqual({ soldier: 2 });
    expect(play.at("D2")).toEqual({});
    expect(play.city("D2")).toMatchObject({ mood: "neutral", size: 2 });
  });

  clause(["CC-22.8", "CC-18.24"], "without soldiers and Fortress the defender rolls nothing", () => {
    const play = raid({}, { D3: 1 }, [4]);
    expect(play.city("D2")?.owner).toBe(0);
    expect(play.match.log("audience").filter(({ what }) => what.say === "log.rolled")).toHaveLength(2);
    expect(play.at("D3", "barbarians")).toEqual({ soldier: 1 });
  });

  clause("CC-22.8", "one round, and the defender may commit a card", () => {
    const play = raid({ advances: ["tactics"], hand: ["ac-08"], units: { D2: "soldier" } }, { D3: 1 }, [1, 1]);
    expect(play).toAsk(0, "ask.combat-card");
    play.do("pass");
    expect(play).toAsk(0, "ask.action");
    expect(play.at("D3", "barbarians")).toEqual({ soldier: 1 });
  });

  clause("CC-22.16", "a fought battle without winner or loser", () => {
    const play = raid({ units: { D2: "soldier" } }, { D3: 1 }, [1, 6]);
    expect(play.state.now.battles).toMatchObject([{ attacker: "barbarians", defender: 0, winner: null }]);
    expect(play.log().filter((key) => key.startsWith("log.outcome"))).toEqual([]);
  });

  clause(["CC-22.19", "CC-13.6"], "E-94: defenders are tired", () => {
    const play = raid({ advances: ["tactics"], units: { D2: "2 soldiers", C2: "soldier" } }, { D3: 1 }, [1, 1, 1]);
    play.do("move");
    expect(play.offered.filter((id) => id.includes(":D2>"))).toEqual([]);
    expect(play.offered.some((id) => id.includes(":C2>"))).toBe(true);
  });

  clause("CC-23.17", "an event is over before the turn goes on", () => {
    const play = raid({ units: { D2: "soldier, settler" } }, { D3: 2 }, [4, 3, 6]);
    expect(play.table.openEvents).toEqual(["ev-03"]);
    expect(play.table.piles.eventDiscard).toEqual([]);
    play.do("lose:soldier");
    expect(play.table.openEvents).toEqual([]);
    expect(play.table.piles.eventDiscard).toEqual(["ev-03"]);
  });
});
