import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { facing, fight } from "./fight.ts";
import { EXPLORED, position } from "./position.ts";

describe("war, clause against clause", () => {
  clause(
    ["CC-19.4", "CC-19.7", "CC-19.10"],
    "Scout takes a Tactical Retreat: nobody leaves, and the battle goes on",
    () => {
      const play = fight({ soldiers: 2, hand: ["ac-23"] }, { soldiers: 2, hand: ["ac-17"] }, [1, 1, 1, 1]);
      play.do("commit:ac-23", "commit:ac-17");
      expect(play).toAsk(0, "ask.continue");
      expect(play.player().actionCards).toEqual(["ac-17"]);
      expect(play.at("D4", 1)).toEqual({ soldier: 2 });
    },
  );

  clause(["CC-19.4", "CC-19.12", "CC-18.17"], "Martyr voids a Tactical Retreat and leaves nobody to flee", () => {
    const play = fight({ soldiers: 2, hand: ["ac-24"] }, { soldiers: 1, city: "", hand: ["ac-17"] }, []);
    play.do("commit:ac-24", "commit:ac-17");
    expect(play.cityText("D4")).toBe("0: angry");
    expect(play.at("D4")).toEqual({ soldier: 1 });
    // A fought battle without a roll.
    expect(play.log()).not.toContain("log.rolled");
    expect(play.state.now.battles).toMatchObject([{ winner: 0 }]);
  });

  clause(["CC-19.10", "CC-13.9", "CC-19.3"], "no Tactical Retreat to three of one's own; to two there is room", () => {
    const given = (n: number) =>
      facing(
        { soldiers: 2, more: { units: { D3: "soldier", C5: "soldier", D5: "soldier" } } },
        { soldiers: 2, hand: ["ac-17"], more: { units: { E5: `${n} soldiers` } } },
        [],
      ).go("attack:C4>D4", "1soldier");
    expect(given(3)).not.toOffer("commit:ac-17");
    const play = given(2).do("commit:ac-17");
    expect(play.at("E5", 1)).toEqual({ soldier: 4 });
  });

  clause(["CC-18.12", "CC-18.10", "CC-18.23"], "the Fortress cancels the hit of Steel Weapons like any other", () => {
    const play = fight({ soldiers: 1, advances: ["steel-weapons"] }, { soldiers: 1, city: "fortress" }, [1, 1, 1]);
    expect(play).toAsk(0, "ask.continue");
    expect(play.at("D4", 1)).toEqual({ soldier: 1 });
  });

  clause(["CC-1.13", "CC-1.9", "CC-19.7"], "Surprise finds no card: its own is still on the table", () => {
    const play = fight({ soldiers: 2, hand: ["ac-10"] }, { soldiers: 1 }, [6, 6, 1], { shortDecks: true });
    play.do("commit:ac-10");
    expect(play.player().actionCards).toEqual([]);
    expect(play.state.actionDiscard).toEqual(["ac-10"]);
  });

  clause(["CC-23.18", "CC-20.1"], "the Great Warlord at sea: 3 and 2 sink a ship", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], hand: ["ev-24"], units: { G3: "ship" } },
        { advances: ["tactics"], units: { E4: "ship" } },
      ],
      dice: [3, 1],
    });
    play.do("person:ev-24", "none").go("sail:G3>E4");
    expect(play.at("E4", 1)).toEqual({});
    expect(play.at("E4")).toEqual({ ship: 1 });
  });

  clause(["CC-23.18", "CC-18.1"], "an empty city uses up what the Great Warlord adds", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], hand: ["ev-24"], units: { D2: "2 soldiers" } },
        { advances: ["tactics"], cities: { D7: "", C3: "" }, units: { E3: "soldier" } },
      ],
      dice: [4, 1],
    });
    play.do("person:ev-24", "none").go("attack:D2>C3", "1soldier").go("attack:D2>E3");
    expect(play.table.battle?.attacker.cv).toBe(4);
  });

  clause(["CC-21.5", "CC-5.3", "CC-21.7"], "loot above 8 Gold is lost; the Wonder and its points change hands", () => {
    const play = fight({ soldiers: 1, gold: 7 }, { city: "happy, academy, temple, great-statue" }, []);
    expect(play.has()).toEqual({ gold: 8 });
    expect(play.table.players.map(({ score }) => score.wonders)).toEqual([10, 0]);
    // Its range serves the new owner, from every city.
    expect(play.cityText("D4")).toBe("0: angry, academy, temple, great-statue");
  });

  clause(
    ["CC-26.11", "CC-26.18", "CC-17.3"],
    "with a captured Great Statue one's cities reach one space farther",
    () => {
      const given = (mine: string, theirs: string) =>
        position({
          regions: EXPLORED,
          sides: [{ cities: { D2: "", C3: mine } }, { cities: { D7: theirs, D4: "temple" } }],
        });
      // C3 is two spaces from D4; without the Statue a size of 1 does not reach it.
      expect(given("", "")).not.toOffer("influence");
      const play = given("great-statue", "").do("influence");
      expect(play.offeredFor("influence:").sort()).toEqual(["C3>D4", "D2>D4"]);
      // In the defender's hands it shields D4 only from two spaces off.
      expect(given("academy", "great-statue")).toOffer("influence");
      expect(given("academy", "")).toOffer("influence");
    },
  );

  clause(
    ["CC-21.9", "CC-28.3", "CC-21.5"],
    "the last city falls: no refugees, but the loser plays on until the Status phase",
    () => {
      const play = position({
        regions: EXPLORED,
        turn: 3,
        sides: [
          { advances: ["tactics"], units: { C4: "soldier" } },
          { cities: { D4: "" }, units: { E5: "soldier" } },
        ],
      });
      play.go("attack:C4>D4");
      expect(play.at("E5", 1)).toEqual({ soldier: 1 });
      play.endTurn();
      expect(play).toAsk(1, "ask.action");
      play.endTurn();
      expect(play.match.over).toBe(true);
    },
  );

  clause(
    ["CC-24.2", "CC-18.20"],
    "who is attacked twice and wins once is a Warmonger, too, in somebody else's turn",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          { advances: ["tactics"], units: { D2: "2 soldiers" } },
          { units: { C3: "soldier", E3: "2 soldiers" }, objectives: ["oc-03"] },
        ],
        dice: [6, 1, 1, 5, 5],
      });
      play.go("attack:D2>C3", "1soldier");
      expect(play.player(1).completed).toEqual([]);
      play.go("attack:D2>E3");
      expect(play.player(1).completed).toMatchObject([{ objective: "warmonger" }]);
    },
  );

  clause(
    ["CC-18.15", "CC-14.9", "CC-20.6"],
    "a landing is called off: the units are back aboard and stay there",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [{ advances: ["tactics"], units: { E4: "ship with 2 soldiers" } }, { units: { D4: "2 soldiers" } }],
        dice: [1, 1, 1, 1],
      });
      play.go("attack:E4>D4", "2soldier").do("withdraw");
      expect(play.cargo("E4")).toEqual(["soldier+soldier"]);
      // The ship itself may sail on with them.
      expect(play).toOffer("sail:E4>F3");
      expect(play.offers("land:")).toEqual([]);
      play.do("sail:E4>F3");
      expect(play.cargo("F3")).toEqual(["soldier+soldier"]);
    },
  );

  clause(
    ["CC-9.16", "CC-10.6", "CC-30.41"],
    "Nationalism thanks before the new ship fights; the mood drops after the battle",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          {
            wood: 2,
            advances: ["fishing", "tactics", "draft", "nationalism"],
            cities: { D4: "port on E4, activated 1" },
          },
          { units: { E4: "ship" } },
        ],
        dice: [1, 6],
      });
      play.do("build:D4");
      expect(play).toAsk(0, "ask.gain-one-of");
      expect(play.cityText("D4")).toBe("0: neutral, port");
      play.do("take:culture");
      expect(play.at("E4")).toEqual({});
      expect(play.cityText("D4")).toBe("0: angry, port");
      expect(play.has()).toEqual({ culture: 1 });
    },
  );
});
