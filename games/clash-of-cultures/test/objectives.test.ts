import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import type { ObjectiveCardId, ObjectiveId } from "../src/content/ids.ts";
import { EXPLORED, type Play, type Position, position, type Side } from "./position.ts";

/** The Status phase begins with objectives; seat 0 holds these cards. */
const status = (mine: Side, others: readonly Side[] = [{}], given: Position = {}): Play =>
  position({ phase: "objectives", waiting: [0], regions: EXPLORED, ...given, sides: [mine, ...others] });

/** Whether seat 0 could complete it in the Status phase with this. */
function could(card: ObjectiveCardId, objective: ObjectiveId, mine: Side, others?: readonly Side[], given?: Position) {
  return status({ ...mine, objectives: [card] }, others, given).offered.includes(`complete:${card}:${objective}`);
}

describe("objectives in the Status phase", () => {
  clause("CC-24.1", "one objective of a card is completed, for 2 points", () => {
    const play = status({
      objectives: ["oc-14"],
      food: 5,
      advances: ["storage"],
      cities: { D2: "", C3: "", C4: "", B4: "" },
      units: { D2: "soldier", C3: "soldier", C4: "soldier", B4: "soldier" },
    });
    expect(play.offered).toEqual(["complete:oc-14:food-supplies", "complete:oc-14:standing-army", "pass"]);
    const before = play.table.players[0]?.score.objectives ?? 0;
    play.do("complete:oc-14:standing-army");
    expect(play.player().objectiveCards).toEqual([]);
    expect(play.table.players[0]?.score.objectives).toBe(before + 4);
  });

  clause("CC-24.3", "completing is a choice, and a cost is paid then", () => {
    const play = status({ objectives: ["oc-07"], ideas: 5, gold: 2 });
    expect(play.offered).toContain("pass");
    play.do("complete:oc-07:eureka");
    expect(play.has()).toEqual({ ideas: 3, gold: 2 });
  });

  clause("CC-24.4", "each name once in one Status phase", () => {
    const democracy = ["philosophy", "voting", "separation-of-power", "civil-liberties", "economic-liberty"] as const;
    const play = status({ objectives: ["oc-24", "oc-25"], advances: [...democracy] });
    play.do("complete:oc-24:government");
    expect(play.offered).toEqual(["pass"]);
  });

  clause("CC-24.9", "a holder is asked even if nothing can be completed; a payment counts for later checks", () => {
    expect(status({ objectives: ["oc-01"] }).offered).toEqual(["pass"]);
    const play = status({ objectives: ["oc-10", "oc-14"], food: 5, ore: 3, wood: 3, advances: ["storage"] });
    expect(play.offered).toContain("complete:oc-10:optimized-storage");
    play.do("complete:oc-14:food-supplies");
    expect(play.offered).toContain("complete:oc-10:optimized-storage");
    const poorer = status({ objectives: ["oc-10", "oc-14"], food: 5, ore: 3, wood: 2, gold: 3, advances: ["storage"] });
    expect(poorer.offered).not.toContain("complete:oc-10:optimized-storage");
  });

  clause("CC-24.8", "more than each other player: strictly, and at least 1", () => {
    const academy = { cities: { D2: "academy" }, advances: ["writing"] } as const;
    const theirs = { cities: { D7: "academy" }, advances: ["writing"] } as const;
    expect(could("oc-02", "scientific-lead", academy)).toBe(true);
    expect(could("oc-02", "scientific-lead", academy, [theirs])).toBe(false);
    expect(could("oc-02", "scientific-lead", {})).toBe(false);
  });

  clause("CC-24.10", "only buildings that their city's owner can use count, of any colour", () => {
    expect(could("oc-02", "scientific-lead", { cities: { D2: "academy" } })).toBe(false);
    const theirs = { cities: { D7: "academy" } } as const;
    expect(could("oc-02", "scientific-lead", { cities: { D2: "academy of 1" }, advances: ["writing"] }, [theirs])).toBe(
      true,
    );
    const four = { advances: ["fishing", "writing", "tactics", "myths"] } as const;
    const mine = { D2: "academy, temple", E5: "port on E4, fortress" } as const;
    expect(could("oc-15", "architecture", { cities: mine, ...four })).toBe(true);
    expect(could("oc-15", "architecture", { cities: { ...mine, D2: "academy of 1, temple" }, ...four })).toBe(false);
  });

  clause("CC-24.4", "Military Might and Standing Army exclude each other in one Status phase", () => {
    const cities = { D2: "", C3: "", C4: "", B4: "" } as const;
    const units = { D2: "3 soldiers", C3: "3 soldiers", C4: "3 soldiers", B4: "3 soldiers" } as const;
    const play = status({ objectives: ["oc-14", "oc-26"], cities, units });
    play.do("complete:oc-26:military-might");
    expect(play.offered).toEqual(["pass"]);
  });

  clause("CC-24.2", "cities: how many, how large, how happy, how far, how lonely", () => {
    const six = { D2: "", C3: "", C4: "", B4: "", E5: "", D5: "" } as const;
    expect(could("oc-01", "large-civilization", { cities: six })).toBe(true);
    expect(could("oc-01", "large-civilization", { cities: { D2: "", C3: "", C4: "", B4: "", E5: "" } })).toBe(false);
    const happy = { D2: "happy", C3: "happy", C4: "happy", B4: "happy" } as const;
    expect(could("oc-08", "happy-population", { cities: happy })).toBe(true);
    expect(could("oc-08", "happy-population", { cities: { ...happy, B4: "" } })).toBe(false);
    expect(could("oc-22", "metropolis", { cities: { E5: "port on E4, academy, fortress, temple" } })).toBe(true);
    expect(could("oc-22", "metropolis", { cities: { E5: "port on E4, academy, fortress, great-wall" } })).toBe(false);
    // D2, D3, D4, D5, D6: 4 spaces; D7 would be 5.
    expect(could("oc-17", "colony", { cities: { D2: "", E6: "" } })).toBe(false);
    expect(could("oc-17", "colony", { cities: { D2: "", C7: "" } })).toBe(true);
    const apart = { D2: "", B4: "", E5: "", B7: "" } as const;
    expect(could("oc-26", "expansionist", { cities: apart })).toBe(true);
    expect(could("oc-26", "expansionist", { cities: apart }, [{ cities: { D4: "" } }])).toBe(false);
    expect(could("oc-26", "expansionist", { cities: apart }, [{}], { barbarians: { C4: 1 } })).toBe(false);
  });

  clause("CC-2.10", "a city to which no explored way leads is far", () => {
    const regions = { D5: "18" } as const;
    expect(could("oc-17", "colony", { cities: { D2: "", D5: "" } }, [{}], { regions })).toBe(true);
  });

  clause("CC-24.2", "advances: most of them, whole categories, nine categories", () => {
    const six = ["storage", "fishing", "writing", "tactics"] as const;
    expect(could("oc-04", "advanced-culture", { advances: six })).toBe(true);
    expect(could("oc-04", "advanced-culture", { advances: six }, [{ advances: six }])).toBe(false);
    expect(could("oc-04", "advanced-culture", { advances: six.slice(1) })).toBe(false);
    expect(could("oc-06", "city-planner", { advances: ["engineering", "sanitation", "roads"] })).toBe(true);
    expect(could("oc-06", "city-planner", { advances: ["engineering", "sanitation"] })).toBe(false);
    expect(could("oc-16", "goal-focused", { advances: ["engineering", "sanitation", "roads"] })).toBe(true);
    const agriculture = ["storage", "irrigation", "husbandry"] as const;
    const construction = ["engineering", "sanitation", "roads"] as const;
    expect(could("oc-16", "goal-focused", { advances: construction }, [{ advances: agriculture }])).toBe(false);
    const nine = ["fishing", "writing", "tactics", "myths", "bartering", "arts-and-sculpture", "math"] as const;
    expect(could("oc-30", "diversified-research", { advances: nine })).toBe(true);
    expect(could("oc-30", "diversified-research", { advances: nine.slice(1) })).toBe(false);
  });

  clause("CC-24.2", "ships and soldiers: fleets, armies, garrisons, threats, outposts", () => {
    expect(could("oc-11", "large-fleet", { units: { E4: "2 ships" } })).toBe(true);
    expect(could("oc-11", "large-fleet", { units: { E4: "2 ships" } }, [{ units: { G3: "2 ships" } }])).toBe(false);
    expect(could("oc-11", "large-fleet", { units: { E4: "4 ships" } }, [{ units: { G3: "4 ships" } }])).toBe(true);
    expect(could("oc-12", "large-army", { units: { D2: "4 soldiers" } })).toBe(true);
    expect(could("oc-12", "large-army", { units: { D2: "4 soldiers" } }, [{ units: { D7: "soldier" } }])).toBe(false);
    const port = { cities: { E5: "port on E4" }, advances: ["fishing"] } as const;
    expect(could("oc-09", "sea-blockade", { units: { E4: "2 ships" } }, [port])).toBe(true);
    expect(could("oc-09", "sea-blockade", { units: { E4: "ship", F4: "ship" } }, [port])).toBe(false);
    const near = { C7: "2 soldiers", D6: "2 soldiers" } as const;
    expect(could("oc-17", "threat", { units: near })).toBe(true);
    expect(could("oc-17", "threat", { units: { ...near, D6: "soldier" } })).toBe(false);
    expect(could("oc-32", "outpost", { units: { C4: "soldier", D4: "soldier", E5: "soldier" } })).toBe(true);
    expect(could("oc-32", "outpost", { units: { D3: "soldier", D4: "soldier", E5: "soldier" } })).toBe(false);
  });

  clause("CC-24.2", "pieces abroad: Consulate and Culture Power", () => {
    const theirs = { cities: { D7: "temple of 0", E6: "academy of 0" } } as const;
    expect(could("oc-19", "consulate", {}, [theirs])).toBe(true);
    expect(could("oc-19", "consulate", {}, [{ cities: { D7: "temple of 0, academy of 0" } }])).toBe(false);
    expect(could("oc-31", "culture-power", {}, [theirs])).toBe(true);
    expect(could("oc-31", "culture-power", { cities: { D2: "temple of 1, academy of 1" } }, [theirs])).toBe(false);
  });

  clause(["CC-24.2", "CC-30.27"], "trade routes count without the advance; ships alone for Shipping Routes", () => {
    const theirs = { cities: { D7: "", E5: "", D5: "" } } as const;
    const traders = { units: { E4: "ship, ship with settler" } } as const;
    expect(could("oc-28", "trade-power", traders, [{ cities: { E5: "", D5: "", F5: "" } }])).toBe(true);
    expect(could("oc-28", "trade-power", traders, [theirs])).toBe(false);
    expect(could("oc-29", "shipping-routes", traders, [theirs])).toBe(true);
    expect(could("oc-29", "shipping-routes", { units: { E4: "ship with settler" } }, [theirs])).toBe(false);
  });

  clause("CC-24.2", "the supplies want the thing itself", () => {
    expect(could("oc-12", "ore-supplies", { ore: 5 })).toBe(true);
    expect(could("oc-12", "ore-supplies", { ore: 4, gold: 4 })).toBe(false);
    expect(could("oc-13", "wood-supplies", { wood: 5 })).toBe(true);
    expect(could("oc-11", "wealth", { gold: 5 })).toBe(true);
    expect(could("oc-11", "wealth", { gold: 4 })).toBe(false);
  });

  clause("CC-24.2", "Terror Regime in the Status phase", () => {
    const cities = { D2: "angry", C3: "angry", C4: "angry", B4: "angry" } as const;
    expect(could("oc-29", "terror-regime", { cities })).toBe(true);
    expect(could("oc-29", "terror-regime", { cities: { ...cities, B4: "" } })).toBe(false);
  });
});
