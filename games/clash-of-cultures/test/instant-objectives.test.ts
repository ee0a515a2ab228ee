import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import type { ObjectiveId } from "../src/content/ids.ts";
import { fight } from "./fight.ts";
import { EXPLORED, type Play, type Position, position, type Side } from "./position.ts";

/** The Status phase begins with objectives; seat 0 holds these cards. */
const status = (mine: Side, others: readonly Side[] = [{}], given: Position = {}): Play =>
  position({ phase: "objectives", waiting: [0], regions: EXPLORED, ...given, sides: [mine, ...others] });

const done = (play: Play, seat = 0): ObjectiveId[] => play.player(seat).completed.map(({ objective }) => objective);

describe("instant objectives of battles", () => {
  clause(["CC-24.3", "CC-24.2"], "Conqueror: completed by itself when a defended city is captured", () => {
    const play = fight({ soldiers: 2, objectives: ["oc-02"] }, { soldiers: 1, city: "" }, [5, 1, 1]);
    expect(done(play)).toEqual(["conqueror"]);
    const empty = fight({ soldiers: 2, objectives: ["oc-02"] }, { city: "" }, []);
    expect(empty.cityText("D4")).toBe("0: angry");
    expect(done(empty)).toEqual([]);
  });

  clause(["CC-24.4", "CC-24.13"], "E-65: of two cards with one objective the player chooses which", () => {
    const play = fight({ soldiers: 2, objectives: ["oc-02", "oc-08"] }, { soldiers: 1, city: "" }, [5, 1, 1]);
    expect(play.offered).toEqual(["complete:oc-02:conqueror", "complete:oc-08:conqueror"]);
    play.do("complete:oc-08:conqueror");
    expect(play.player().objectiveCards).toEqual(["oc-02"]);
  });

  clause("CC-24.5", "E-65: one capture completes Conqueror and Naval Assault", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], units: { E4: "ship with 2 soldiers" }, objectives: ["oc-02", "oc-10"] },
        { cities: { D7: "", D4: "" }, units: { D4: "soldier" } },
      ],
      dice: [5, 1, 1],
    });
    play.go("attack:E4>D4", "2soldier");
    expect(done(play).toSorted()).toEqual(["conqueror", "naval-assault"]);
  });

  clause("CC-24.2", "General, Aggressor and Great Battle", () => {
    const cards = ["oc-05", "oc-23", "oc-06"] as const;
    const play = fight({ soldiers: 4, objectives: cards }, { soldiers: 3 }, [6, 6, 6, 1, 1, 1, 1]);
    expect(done(play).toSorted()).toEqual(["aggressor", "general", "great-battle"]);
    const smaller = fight({ soldiers: 3, objectives: cards }, { soldiers: 2 }, [6, 6, 1, 1, 1]);
    expect(done(smaller)).toEqual(["aggressor"]);
  });

  clause("CC-24.2", "Resistance: two attackers fall, in anybody's turn; Defiance and Bold against more units", () => {
    const cards = ["oc-27", "oc-07", "oc-16"] as const;
    const play = fight({ soldiers: 2 }, { soldiers: 1, city: "fortress", objectives: cards }, [1, 1, 6, 6]);
    expect(done(play, 1).toSorted()).toEqual(["bold", "defiance", "resistance"]);
  });

  clause("CC-24.2", "Bold: against somebody with more Warfare advances", () => {
    const bold = { soldiers: 2, objectives: ["oc-16", "oc-07"] } as const;
    const play = fight(bold, { soldiers: 1, advances: ["siegecraft"] }, [5, 1, 1]);
    expect(done(play)).toEqual(["bold"]);
    expect(done(fight(bold, { soldiers: 1 }, [5, 1, 1]))).toEqual([]);
  });

  clause("CC-24.2", "Legendary Battle: three soldiers attack a Wonder's city of size 4, whoever wins", () => {
    const city = "academy, fortress, temple, great-library";
    const play = fight({ soldiers: 3, objectives: ["oc-18"] }, { soldiers: 1, city }, [1, 1, 1, 1, 1]);
    expect(done(play)).toEqual([]);
    play.do("withdraw");
    expect(done(play)).toEqual(["legendary-battle"]);
    const small = fight(
      { soldiers: 3, objectives: ["oc-18"] },
      { soldiers: 1, city: "academy, great-library" },
      [1, 1, 1, 1],
    );
    small.do("withdraw");
    expect(done(small)).toEqual([]);
  });

  clause(["CC-24.2", "CC-32.3"], "Barbarian Conquest: two barbarians, and no objective of player's cities", () => {
    const camp = (n: number): Play =>
      position({
        regions: EXPLORED,
        sides: [{ advances: ["tactics"], units: { C4: "3 soldiers" }, objectives: ["oc-24", "oc-02"] }, {}],
        barbarians: { D4: n },
        dice: [6, 6, 6, 1, 1],
      }).go("attack:C4>D4", "3soldier");
    expect(done(camp(2).do("keep"))).toEqual(["barbarian-conquest"]);
    expect(done(camp(1).do("destroy"))).toEqual([]);
  });

  clause("CC-24.2", "Warmonger: the second battle in another hex, one of them won", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], units: { C4: "4 soldiers" }, objectives: ["oc-03"] },
        { units: { D4: "soldier", C5: "soldier" } },
      ],
      dice: [6, 6, 1, 6, 6, 1],
    });
    play.go("attack:C4>D4", "2soldier");
    expect(done(play)).toEqual([]);
    play.go("attack:C4>C5", "2soldier");
    expect(done(play)).toEqual(["warmonger"]);
  });

  clause(["CC-24.2", "CC-18.3", "CC-18.4", "CC-13.6"], "E-107: a lone settler", () => {
    const play = fight({ soldiers: 1, objectives: ["oc-21"] }, { settlers: 1 }, []);
    expect(play.at("D4", 1)).toEqual({});
    expect(play.log()).not.toContain("log.rolled");
    expect(play.state.now.battles).toEqual([]);
    expect(done(play)).toEqual(["scavenger"]);
    expect(play.state.troops.find(({ owner }) => owner === 0)?.restriction).toBe("fought");
    const faraway = fight(
      { soldiers: 1, objectives: ["oc-21"], more: { cities: { D2: "angry" } } },
      { settlers: 1 },
      [],
    );
    expect(done(faraway)).toEqual([]);
    const nobody = fight({ soldiers: 1, objectives: ["oc-21"] }, { city: "" }, []);
    expect(nobody.cityText("D4")).toBe("0: angry");
    expect(done(nobody)).toEqual([]);
  });

  clause("CC-24.2", "Scavenger: a ship sunk near a content city of somebody else", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["tactics"], units: { E4: "ship" }, objectives: ["oc-21"] }, { units: { F4: "ship" } }],
      dice: [6, 1],
    });
    play.do("move", "sail:E4>F4");
    expect(done(play)).toEqual([]);
    const near = position({
      regions: EXPLORED,
      sides: [{ advances: ["tactics"], units: { F4: "ship" }, objectives: ["oc-21"] }, { units: { E4: "ship" } }],
      dice: [6, 1],
    });
    near.do("move", "sail:F4>E4");
    expect(done(near)).toEqual(["scavenger"]);
  });

  clause("CC-24.11", "several players complete in turn order", () => {
    const play = fight(
      { soldiers: 4, objectives: ["oc-06"] },
      { soldiers: 2, objectives: ["oc-19"] },
      [1, 1, 1, 1, 1, 1],
    );
    play.do("withdraw");
    const lines = play.match.log("audience").filter(({ what }) => what.say === "log.objective");
    expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe("other instant objectives", () => {
  clause(["CC-24.3", "CC-24.14", "CC-21.6", "CC-21.10"], "E-96: Terror Regime", () => {
    const angry = { D2: "angry", C3: "angry", B4: "angry" } as const;
    const play = fight({ soldiers: 1, objectives: ["oc-29"], more: { cities: angry } }, { city: "" }, []);
    expect(play.cityText("D4")).toBe("0: angry");
    expect(done(play)).toEqual(["terror-regime"]);
  });

  clause(["CC-24.2", "CC-8.6"], "City Founder: 5 spaces from the starting hex; then no Colony in this round", () => {
    const sides = [
      { cities: { D2: "" }, units: { C7: "settler" }, objectives: ["oc-27", "oc-17"] as const },
      { cities: { F6: "" } },
    ];
    const play = position({ regions: EXPLORED, sides, turn: 3 });
    play.do("found:C7");
    expect(done(play)).toEqual(["city-founder"]);
    play.endTurn(2);
    expect(play.offered).toEqual(["pass"]);
    const nearer = position({
      regions: EXPLORED,
      sides: [{ ...sides[0], units: { C5: "settler", D5: "settler" } }, {}],
    });
    nearer.do("found:D5");
    expect(done(nearer)).toEqual([]);
  });

  clause("CC-24.2", "Draft: the second drafted soldier of a turn, in another Build", () => {
    const play = position({
      sides: [{ cities: { D2: "", C2: "" }, advances: ["tactics", "draft"], mood: 3, objectives: ["oc-01"] }, {}],
    });
    // The drafted soldier is all that can be paid, so nobody is asked.
    play.do("build:D2");
    expect(done(play)).toEqual([]);
    play.do("build:C2");
    expect(done(play)).toEqual(["draft"]);
  });

  clause("CC-24.2", "Magnificent Culture: at once with a Wonder", () => {
    const rich = { food: 8, ore: 8, wood: 8, culture: 8 } as const;
    const play = position({
      sides: [{ ...rich, advances: ["storage", "engineering", "irrigation"], objectives: ["oc-32"] }, {}],
      wonders: ["great-gardens"],
    });
    play.do("wonder:great-gardens");
    expect(done(play)).toEqual(["magnificent-culture"]);
  });

  clause("CC-24.7", "a card that comes later is not completed by what was before", () => {
    const play = fight({ soldiers: 2 }, { soldiers: 1, city: "" }, [5, 1, 1], { objectiveDeck: ["oc-02"] });
    expect(play.cityText("D4")).toBe("0: angry");
    const { objectiveDeck } = play.state;
    expect(objectiveDeck.at(-1)).toBe("oc-02");
    // The Status phase brings the card; nothing of this turn counts for it.
    play.do("end", "end", "end", "end", "end", "end");
    while (!play.player().objectiveCards.includes("oc-02")) play.do(play.offered.at(-1) ?? "");
    expect(done(play)).toEqual([]);
  });

  clause("CC-24.6", "nothing limits cards in hand and completed ones", () => {
    const objectives = ["oc-07", "oc-11", "oc-12", "oc-13", "oc-14", "oc-10"] as const;
    const play = status({ objectives, ideas: 8, gold: 8, ore: 8, wood: 8, food: 8, advances: ["storage"] });
    for (const id of [
      "oc-07:eureka",
      "oc-11:wealth",
      "oc-12:ore-supplies",
      "oc-13:wood-supplies",
      "oc-14:food-supplies",
    ]) {
      play.do(`complete:${id}`);
    }
    play.do("complete:oc-10:optimized-storage");
    expect(done(play)).toHaveLength(6);
  });

  clause("CC-24.12", "battles of an earlier turn don't count for Warmonger", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], units: { C4: "4 soldiers" }, objectives: ["oc-03"] },
        { units: { D4: "soldier", C5: "soldier" } },
      ],
      dice: [6, 6, 1, 6, 6, 1],
    });
    play.go("attack:C4>D4", "2soldier").do("stop").endTurn(2);
    play.go("attack:C4>C5", "2soldier");
    expect(done(play)).toEqual([]);
  });

  clause("CC-18.22", "objectives of a battle are looked at once, after the capture", () => {
    const play = fight({ soldiers: 2, objectives: ["oc-05", "oc-02"] }, { soldiers: 1, city: "" }, [6, 4, 1]);
    const keys = play.log();
    expect(keys.indexOf("log.capture")).toBeLessThan(keys.indexOf("log.objective"));
    expect(keys.filter((key) => key === "log.objective")).toHaveLength(1);
  });
});
