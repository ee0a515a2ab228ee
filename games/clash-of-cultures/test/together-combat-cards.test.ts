import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { fight } from "./fight.ts";
import { EXPLORED, position } from "./position.ts";

describe("combat cards, card against card", () => {
  clause(["CC-19.5", "CC-19.4"], "Archers shoot the last attacker before anybody rolls", () => {
    const play = fight({ soldiers: 1, settlers: 1 }, { soldiers: 1, hand: ["ac-26"] }, [5]);
    play.do("commit:ac-26");
    expect(play.table.battle).toBeNull();
    expect([play.at("C4"), play.at("D4", 1)]).toEqual([{}, { soldier: 1 }]);
    expect(play).toTell("log.outcome-defender");
  });

  clause(["CC-19.4", "CC-19.7"], "Scout comes before Martyr, and takes it", () => {
    const play = fight({ soldiers: 2, hand: ["ac-23"] }, { soldiers: 2, hand: ["ac-24"] }, [1, 1, 1, 1]);
    play.do("commit:ac-23", "commit:ac-24");
    expect(play).toAsk(0, "ask.continue");
    expect(play.player(0).actionCards).toEqual(["ac-24"]);
    expect(play.fork().do("withdraw").table.piles.actionDiscard).toEqual(["ac-23"]);
    expect(play.at("D4", 1)).toEqual({ soldier: 2 });
  });

  clause(["CC-19.12", "CC-18.13"], "Martyr, one against one: nobody is left", () => {
    const play = fight({ soldiers: 1, hand: ["ac-24"] }, { soldiers: 1, settlers: 1 }, []);
    play.do("commit:ac-24");
    expect(play).toTell("log.outcome-draw");
    expect([play.at("C4"), play.at("D4"), play.at("D4", 1)]).toEqual([{}, {}, {}]);
  });

  clause(["CC-19.13", "CC-18.21"], "both are encircled: both dice count, and both lose one more", () => {
    const play = fight({ soldiers: 2, hand: ["ac-02"] }, { soldiers: 2, hand: ["ac-03"] }, [1, 1, 1, 1, 5, 6]);
    play.do("commit:ac-02", "commit:ac-03");
    expect(play).toAsk(0, "ask.continue");
    expect(play.table.battle?.attacker.units).toBe(1);
    expect(play.table.battle?.defender.units).toBe(1);
  });

  clause(["CC-19.10", "CC-19.4"], "Archers shoot first, then the others retreat", () => {
    const play = fight({ soldiers: 2, hand: ["ac-26"] }, { soldiers: 2, hand: ["ac-17"], city: "" }, [6]);
    play.do("commit:ac-26", "commit:ac-17");
    play.do("retreat:D5");
    expect(play.at("D5", 1)).toEqual({ soldier: 1 });
    expect(play.cityText("D4")).toBe("0: angry");
    expect(play.state.now.battles).toMatchObject([{ winner: 0 }]);
  });

  clause(["CC-18.11", "CC-19.3", "CC-18.12"], "a Fortress alone: its die, a card's die, and no Steel Weapons", () => {
    const play = fight(
      { soldiers: 2 },
      { city: "fortress", hand: ["ac-29"], advances: ["steel-weapons"] },
      [1, 1, 4, 4],
    );
    play.do("commit:ac-29");
    // 8 is one hit; without a soldier there is nobody to wield steel.
    expect(play.at("D4")).toEqual({ soldier: 1 });
    expect(play.cityText("D4")).toBe("0: angry, fortress");
  });

  clause(["CC-19.11", "CC-5.4"], "the besieged may pay with Gold", () => {
    const play = fight({ soldiers: 2, hand: ["ac-11"] }, { soldiers: 1, city: "", food: 1, gold: 1 }, [1, 3, 1]);
    play.do("commit:ac-11");
    expect(play).toAsk(1, "ask.siege-toll");
    play.do("yes");
    expect(play.has(1)).toEqual({});
    // 1 + 3 + 1 = 5: one hit.
    expect(play.cityText("D4")).toBe("0: angry");
  });

  clause(
    ["CC-19.11", "CC-18.23"],
    "unpaid, the siege brings +3: two soldiers with 2 and 2 take the city's last defender",
    () => {
      const play = fight({ soldiers: 2, hand: ["ac-11"] }, { soldiers: 1, city: "", food: 2 }, [1, 1, 1]);
      play.do("commit:ac-11", "no");
      expect(play.has(1)).toEqual({ food: 2 });
      // 1 + 1 + 3 = 5.
      expect(play.cityText("D4")).toBe("0: angry");
    },
  );

  clause(
    ["CC-19.6", "CC-18.10", "CC-30.11"],
    "what cancels hits adds up: Fortress, Improved Defenses and War Ships",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          { advances: ["tactics", "fishing", "war-ships"], units: { E4: "2 ships with 2 soldiers" } },
          { advances: ["tactics"], hand: ["ac-16"], cities: { D7: "", D4: "fortress" }, units: { D4: "2 soldiers" } },
        ],
        dice: [6, 6, 2, 1, 2, 2, 1],
      });
      play.go("attack:E4>D4", "4soldier").do("commit:ac-16");
      // 15 is three hits, two of them cancelled; 5 is one hit, cancelled by the War Ships.
      expect(play.table.battle?.attacker.units).toBe(4);
      expect(play.table.battle?.defender.units).toBe(1);
      play.do("withdraw");
      expect(play.cargo("E4")).toEqual(["soldier+soldier", "soldier+soldier"]);
    },
  );

  clause(["CC-19.6", "CC-18.23"], "High Ground in a city's defence: the Fortress die explodes, too", () => {
    const play = fight({ soldiers: 3 }, { city: "fortress", hand: ["ac-09"] }, [1, 1, 1, 6, 4]);
    play.do("commit:ac-09");
    // 6 + 4 = 10: two hits, and the third soldier takes the city.
    expect(play.at("D4")).toEqual({ soldier: 1 });
  });
});
