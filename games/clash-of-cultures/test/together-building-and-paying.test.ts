import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { explored, type Side } from "./position.ts";

describe("building and paying, clause against clause", () => {
  clause(
    ["CC-10.1", "CC-10.5", "CC-9.4"],
    "a Happy city of size 3 builds four, but a fifth soldier finds no room",
    () => {
      const play = explored({
        food: 8,
        ore: 8,
        advances: ["storage"],
        cities: { D2: "happy, academy, temple" },
        units: { D2: "3 soldiers" },
      });
      play.do("build:D2", "soldier");
      expect(play).toRefuse("soldier", "why.full-city", "CC-10.5");
      play.do("settler", "settler", "settler");
      expect(play.at("D2")).toEqual({ soldier: 4, settler: 3 });
      expect(play.has()).toEqual({ food: 1, ore: 7 });
    },
  );

  clause(["CC-5.4", "CC-33.4"], "Gold alone pays a soldier, and nobody asks how", () => {
    const play = explored({ gold: 2, cities: { D2: "" } });
    play.do("build:D2", "soldier");
    expect(play.at("D2")).toEqual({ soldier: 1 });
    expect(play.has()).toEqual({});
  });

  clause(["CC-30.20", "CC-30.39", "CC-10.8"], "Civil Liberties make the draft too dear for one token", () => {
    const side = (mood: number): Side => ({
      mood,
      advances: ["tactics", "draft", "philosophy", "voting", "civil-liberties"],
    });
    expect(explored(side(1))).toRefuse("build:D2", "why.no-unit", "CC-10.2");
    const play = explored(side(2)).do("build:D2");
    expect(play.at("D2")).toEqual({ soldier: 1 });
    expect(play.has()).toEqual({});
  });

  clause(["CC-30.41", "CC-12.5"], "Nationalism thanks for a ship, too, and once for a whole Build", () => {
    const play = explored({
      food: 1,
      ore: 1,
      wood: 2,
      advances: ["tactics", "draft", "nationalism", "fishing"],
      cities: { E3: "port on F3", C4: "" },
    });
    play.do("build:E3", "ship", "soldier", "take:culture");
    expect(play.has()).toEqual({ culture: 1 });
    expect(play).toAsk(0, "ask.action");
  });

  clause(["CC-30.15", "CC-30.19", "CC-5.5"], "Steel Weapons for Ideas and Gold alone please Free Education", () => {
    const play = explored({
      ideas: 2,
      gold: 2,
      advances: ["tactics", "writing", "public-education", "free-education"],
    });
    play.do("advance:steel-weapons");
    expect(play.has()).toEqual({ mood: 1 });
    const withOre = explored({
      ideas: 2,
      ore: 2,
      advances: ["tactics", "writing", "public-education", "free-education"],
    });
    withOre.do("advance:steel-weapons");
    expect(withOre.has()).toEqual({});
  });

  clause(["CC-5.6", "CC-5.5"], "Food, Ideas and Gold for an advance: every mix is offered", () => {
    const play = explored({ food: 1, ideas: 1, gold: 1 }).do("advance:myths");
    expect(play.offered).toEqual(["pay:food1+ideas1", "pay:food1+gold1", "pay:ideas1+gold1"]);
  });

  clause(["CC-30.37", "CC-6.11", "CC-30.22"], "Voting needs a step that can be paid after its own token", () => {
    const side = (more: Side): Side => ({ mood: 1, ...more, advances: ["voting", ...(more.advances ?? [])] });
    expect(explored(side({}))).toRefuse("use:voting", "why.no-effect", "CC-6.11");
    const play = explored(side({ wood: 1, advances: ["rituals"] }), {}, { actions: 0 });
    play.do("use:voting");
    expect(play.cityText("D2")).toBe("0: happy");
    expect(play.has()).toEqual({});
  });

  clause(["CC-25.13", "CC-23.17"], "an event between two advances of Synergies may eat the Food of the second", () => {
    const play = explored(
      { food: 4, happiness: 2, hand: ["ac-33"], advances: ["storage"] },
      {},
      { eventDeck: ["ev-06"] },
    );
    play.do("card:ac-33", "category:spirituality");
    // Myths is owned by then, but the Food is there and has to be paid.
    expect(play.has()).toEqual({ mood: 1 });
    expect(play.player().advances).toContain("myths");
    expect(play).toAsk(0, "ask.action");
  });

  clause(
    ["CC-25.13", "CC-7.10"],
    "four cubes fill a new government: Synergies' second advance can only be a way back",
    () => {
      const play = explored({
        food: 4,
        hand: ["ac-33"],
        advances: [
          "storage",
          "tactics",
          "draft",
          "nationalism",
          "totalitarianism",
          "absolute-power",
          "forced-labor",
          "writing",
          "philosophy",
        ],
      });
      play.do("card:ac-33", "category:government");
      expect(play.player().advances).toContain("nationalism");
      expect(play.has()).toEqual({});
    },
  );

  clause(
    ["CC-7.18", "CC-25.13"],
    "the governments are one category: Synergies may end with a change of government",
    () => {
      const play = explored({
        food: 4,
        hand: ["ac-33"],
        advances: ["storage", "tactics", "draft", "nationalism", "writing", "philosophy"],
      });
      play.do("card:ac-33", "category:government", "advance:totalitarianism", "advance:voting", "cube:civil-liberties");
      const { advances } = play.player();
      expect(advances).toContain("voting");
      expect(advances).not.toContain("nationalism");
      expect(play.has()).toEqual({});
    },
  );
});
