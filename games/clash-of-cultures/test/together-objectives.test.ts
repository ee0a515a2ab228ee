import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { fight } from "./fight.ts";
import { EXPLORED, explored, position, type Side } from "./position.ts";

describe("objectives, clause against clause", () => {
  clause(
    ["CC-24.5", "CC-24.13", "CC-18.22"],
    "one landing completes Conqueror and Naval Assault, each with a card of its own",
    () => {
      const play = explored(
        {
          advances: ["tactics"],
          objectives: ["oc-02", "oc-10", "oc-20"],
          units: { E4: "ship with 2 soldiers" },
        },
        { cities: { D7: "", D4: "" }, units: { D4: "soldier" } },
        { dice: [6, 6, 1] },
      );
      play.go("attack:E4>D4", "2soldier");
      expect(play).toAsk(0, "ask.which-objective");
      play.do("complete:oc-20:naval-assault");
      expect(play.player().completed.map(({ objective }) => objective)).toEqual(["conqueror", "naval-assault"]);
      expect(play.player().objectiveCards).toEqual(["oc-10"]);
    },
  );

  clause(["CC-24.9", "CC-24.3"], "what is paid for one supply may be missing for another", () => {
    const play = position({
      phase: "objectives",
      waiting: [0],
      sides: [{ food: 5, ore: 4, wood: 4, advances: ["storage"], objectives: ["oc-14", "oc-10"] }, {}],
    });
    expect(play.offeredFor("complete:")).toEqual(["oc-14:food-supplies", "oc-10:optimized-storage"]);
    const storedFirst = play.fork().do("complete:oc-10:optimized-storage");
    expect(storedFirst.offeredFor("complete:")).toEqual(["oc-14:food-supplies"]);
    play.do("complete:oc-14:food-supplies");
    expect(play.has().food).toBe(3);
    expect(play.offeredFor("complete:")).toEqual(["oc-10:optimized-storage"]);
  });

  clause(["CC-24.8", "CC-24.10"], "a lead counts usable buildings of any colour, and zero leads nobody", () => {
    const status = (side: Side, rival: Side) =>
      position({
        regions: EXPLORED,
        phase: "objectives",
        waiting: [0],
        sides: [{ objectives: ["oc-05"], ...side }, rival],
      }).offeredFor("complete:");
    expect(status({ advances: ["myths"], cities: { D2: "temple of 1" } }, {})).toEqual(["oc-05:religious-fervor"]);
    expect(status({ cities: { D2: "temple" } }, {})).toEqual([]);
    // A Temple that its owner can't use does not stand in the way of the lead.
    const blind: Side = { cities: { D7: "temple", D4: "temple" } };
    expect(status({ advances: ["myths"], cities: { D2: "temple" } }, blind)).toEqual(["oc-05:religious-fervor"]);
    expect(status({ advances: ["myths"], cities: { D2: "temple" } }, { ...blind, advances: ["myths"] })).toEqual([]);
  });

  clause(["CC-24.14", "CC-9.7"], "Terror Regime: the fourth city turns Angry by its second activation", () => {
    const play = explored(
      { objectives: ["oc-29"], cities: { D2: "activated 1", C4: "angry", E3: "angry", C3: "angry" } },
      {},
    );
    play.do("collect:D2", play.fork().do("collect:D2").offered[0] ?? "");
    expect(play.cityText("D2")).toBe("0: angry");
    expect(play.player().completed.map(({ objective }) => objective)).toEqual(["terror-regime"]);
  });

  clause(
    ["CC-21.10", "CC-24.14", "CC-30.48"],
    "the fanatic's soldier comes before the conqueror's Terror Regime",
    () => {
      const play = fight(
        { soldiers: 2, objectives: ["oc-29"], more: { cities: { C3: "angry", E3: "angry", F2: "angry" } } },
        { soldiers: 1, city: "temple", advances: ["fanaticism"] },
        [6, 6, 1],
      );
      expect(play.player().completed).toMatchObject([{ objective: "terror-regime" }]);
      const told = play.log().filter((line) => line === "log.placed" || line === "log.objective");
      expect(told).toEqual(["log.placed", "log.objective"]);
    },
  );

  clause(["CC-9.16", "CC-24.14", "CC-26.12"], "an Angry Lighthouse: Terror Regime first, then the ship sails", () => {
    const lighthouse = "port on E4, great-lighthouse, activated 1";
    const play = explored({
      objectives: ["oc-29"],
      advances: ["fishing"],
      cities: { D3: lighthouse, C4: "angry", E3: "angry", B2: "angry" },
      units: { G3: "ship" },
    });
    play.do("collect:D3", "take:wood1+gold1");
    expect(play).toAsk(0, "ask.move");
    expect(play.player().completed).toMatchObject([{ objective: "terror-regime" }]);
  });
});
