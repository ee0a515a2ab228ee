import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { fight } from "./fight.ts";
import { EXPLORED, position } from "./position.ts";

clause(["CC-18.11", "CC-19.5", "CC-30.18"], "E-84: Siegecraft against a lone Fortress", () => {
  const play = fight(
    { soldiers: 1, advances: ["siegecraft"], wood: 2, objectives: ["oc-02"] },
    { city: "fortress" },
    [],
  );
  play.do("siege:die");
  expect(play.log()).not.toContain("log.rolled");
  expect(play.state.now.battles).toMatchObject([{ attacker: 0, winner: 0 }]);
  expect(play.cityText("D4")).toBe("0: angry, fortress");
  expect(play.player().completed).toMatchObject([{ card: "oc-02", objective: "conqueror" }]);
});

clause(
  ["CC-18.6", "CC-18.7", "CC-18.8", "CC-18.9", "CC-18.10", "CC-18.12", "CC-18.16", "CC-18.23", "CC-21.2", "CC-21.5"],
  "E-93: a whole battle",
  () => {
    const play = fight(
      { soldiers: 3, advances: ["steel-weapons"], hand: ["ac-06"] },
      { soldiers: 2, settlers: 1, city: "fortress", hand: ["ac-07"] },
      [5, 3, 4, 4, 2, 5],
    );
    play.do("commit:ac-06", "commit:ac-07");
    const rolled = play.match.log("audience").filter(({ what }) => what.say === "log.rolled");
    expect(rolled.map(({ what }) => what)).toMatchObject([
      { with: { cv: 11, hits: 2 } },
      { with: { cv: 11, hits: 2 } },
    ]);
    expect(play.at("D4", 1)).toEqual({});
    expect(play.at("D4")).toEqual({ soldier: 1 });
    expect(play.cityText("D4")).toBe("0: angry, fortress");
    expect(play.has()).toEqual({ gold: 2 });
    expect(play.at("D7", 1)).toEqual({ settler: 1 });
    expect(play.state.actionDiscard).toEqual(expect.arrayContaining(["ac-06", "ac-07"]));
  },
);

clause(
  ["CC-22.8", "CC-22.9", "CC-22.11", "CC-22.16", "CC-19.3", "CC-18.10"],
  "E-105: a barbarian attack and your card",
  () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        {
          cities: { D2: "", D4: "fortress" },
          units: { D4: "soldier" },
          advances: ["tactics", "storage", "irrigation", "fishing"],
          happiness: 2,
          food: 2,
          hand: ["ac-16"],
        },
        {},
      ],
      barbarians: { C4: 3 },
      eventDeck: ["ev-03"],
      dice: [6, 6, 4, 3, 6],
    });
    play.do("advance:husbandry");
    expect(play.asked).toBe(0);
    play.do("commit:ac-16");
    expect(play.at("D4")).toEqual({});
    expect(play.cityText("D4")).toBe("0: neutral, fortress");
    expect(play.at("C4", "barbarians")).toEqual({ soldier: 2 });
    expect(play.state.now.battles).toMatchObject([{ attacker: "barbarians", defender: 0, winner: null }]);
  },
);
