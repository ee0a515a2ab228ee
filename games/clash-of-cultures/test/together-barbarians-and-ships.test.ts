import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position } from "./position.ts";

describe("barbarians and ships, clause against clause", () => {
  clause(["CC-22.17", "CC-2.11"], "Mercenaries are hired by a soldier aboard a ship, too", () => {
    const play = position({
      regions: EXPLORED,
      barbarians: { E5: 1 },
      sides: [
        { wood: 1, hand: ["ac-13"], cities: { D2: "" }, units: { F3: "ship with soldier" } },
        { cities: { D7: "", E3: "" } },
      ],
      dice: [5],
    });
    // D2 is three spaces from E5, the ship on F3 two.
    play.do("card:ac-13");
    expect(play.city("E3")).toBeUndefined();
    expect(play.has()).toEqual({});
  });

  clause(["CC-22.6", "CC-22.7", "CC-22.20"], "the larger camp attacks, though the smaller one is nearer", () => {
    const play = position({
      regions: EXPLORED,
      barbarians: { C3: 1, D4: 2 },
      sides: [{ food: 2, happiness: 2, units: { D2: "settler" } }, {}],
      eventDeck: ["ev-03"],
      dice: [1, 2],
    });
    play.do("advance:storage");
    expect(play).toTell("log.rolled");
    expect(play.at("D4", "barbarians")).toEqual({ soldier: 2 });
    expect(play.line("log.battle")?.what).toMatchObject({ with: { hex: { with: { name: "D2" } } } });
  });

  clause(["CC-22.9", "CC-22.10", "CC-22.19"], "hits take units, then buildings; who defended stays this turn", () => {
    const play = position({
      regions: EXPLORED,
      barbarians: { C4: 3 },
      sides: [
        {
          food: 2,
          happiness: 2,
          advances: ["tactics"],
          cities: { D2: "academy, temple" },
          units: { D2: "2 soldiers" },
        },
        {},
      ],
      eventDeck: ["ev-03"],
      dice: [6, 5, 4, 6, 3],
    });
    play.do("advance:storage");
    // 15 is three hits: both soldiers, then a building of the owner's choice; 9 is one hit back.
    expect(play).toAsk(0, "ask.hit");
    play.do("lose:temple");
    expect(play.cityText("D2")).toBe("0: angry, academy");
    expect(play.at("C4", "barbarians")).toEqual({ soldier: 2 });
  });

  clause(
    ["CC-20.2", "CC-20.4", "CC-20.5"],
    "at sea: War Ships of both sides, the owner's choice of wrecks, and the way back",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          { advances: ["fishing", "war-ships"], units: { G3: "ship with 2 settlers, ship" } },
          { units: { E4: "2 ships" } },
        ],
        dice: [3, 2, 6, 4],
      });
      play.go("sail:G3>E4");
      play.do(play.offered.find((id) => id.includes("+")) ?? "");
      // 5 is one hit on Blue; 10 is two on Red, one cancelled.
      expect(play).toAsk(0, "ask.sink");
      play.do(play.offered.find((id) => id !== "ship:1") ?? "");
      expect(play).toAsk(0, "ask.continue");
      play.do("withdraw");
      expect(play.cargo("G3")).toEqual(["settler+settler"]);
      expect(play.at("E4", 1)).toEqual({ ship: 1 });
    },
  );

  clause(
    ["CC-23.18", "CC-18.23"],
    "the Great Warlord: +2 in every round of the first battle, nothing in the second",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          {
            advances: ["tactics", "draft", "siegecraft", "steel-weapons"],
            hand: ["ev-24"],
            units: { D2: "4 soldiers" },
          },
          { advances: ["tactics", "steel-weapons"], units: { C3: "soldier", E2: "soldier" } },
        ],
        // 1 + 2: nothing; then 3 + 2 = 5: one hit. In the second battle 4 is none.
        dice: [1, 1, 3, 1, 4, 1],
      });
      play.do("person:ev-24");
      play.go("attack:D2>C3", "1soldier").do("continue");
      expect(play.at("C3")).toEqual({ soldier: 1 });
      play.go("attack:D2>E2", "1soldier");
      expect(play).toAsk(0, "ask.continue");
      expect(play.table.battle?.attacker.cv).toBe(4);
    },
  );

  clause(["CC-13.8", "CC-14.10"], "a Forest is remembered aboard: no attack from the ship this turn", () => {
    const play = position({
      regions: EXPLORED,
      actions: 2,
      sides: [{ advances: ["tactics"], units: { D3: "soldier (forest)", E4: "ship" } }, { units: { E5: "settler" } }],
    });
    play.go("embark:D3>E4").do("stop");
    play.do("move");
    expect(play).toOffer("land:E4>D4");
    expect(play).not.toOffer("attack:E4>E5");
  });
});
