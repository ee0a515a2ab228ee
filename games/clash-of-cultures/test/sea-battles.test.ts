import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position, type Side } from "./position.ts";

/** Red's ships on G3 attack Blue's on F3. */
const battle = (red: Side, blue: Side, dice: readonly number[]) =>
  position({ regions: EXPLORED, sides: [{ ...red, units: { D2: "settler", ...red.units } }, blue], dice });

describe("a naval battle", () => {
  clause("CC-20.1", "the rules of land battles, with ships", () => {
    const play = battle({ units: { G3: "2 ships" } }, { units: { F3: "2 ships" } }, [5, 5, 1, 1]);
    play.go("sail:G3>F3").do("fleet:1+2");
    expect(play.at("F3")).toEqual({ ship: 2 });
    expect(play.at("F3", 1)).toEqual({});
    expect(play).toTell("log.outcome-attacker");
  });

  clause("CC-20.2", "E-58: naval cargo", () => {
    const play = battle({ units: { G3: "ship" } }, { units: { F3: "ship, ship with 2 soldiers" } }, [5, 1, 1]);
    play.go("sail:G3>F3");
    expect(play).toAsk(1, "ask.sink");
    const brave = play.fork().do("ship:2");
    expect(brave.cargo("F3", 1)).toEqual([""]);
    expect(brave.table.players[1]?.supply.soldier).toBe(16);
    play.do("ship:1");
    expect(play.cargo("F3", 1)).toEqual(["soldier+soldier"]);
  });

  clause("CC-20.2", "land units aboard do not fight", () => {
    const play = battle({ units: { G3: "ship with 2 soldiers" } }, { units: { F3: "ship" } }, [1, 1]);
    play.go("sail:G3>F3");
    expect(play.table.battle?.attacker.dice).toHaveLength(1);
  });

  clause("CC-20.3", "Steel Weapons and Fanaticism do nothing at sea", () => {
    const play = battle(
      { advances: ["tactics", "steel-weapons", "fanaticism"], units: { G3: "ship" } },
      { units: { F3: "ship" } },
      [4, 1],
    );
    play.go("sail:G3>F3");
    expect(play.table.battle?.attacker).toMatchObject({ cv: 4, hits: 0 });
  });

  clause("CC-20.4", "War Ships cancel a hit in round 1 on either side", () => {
    const play = battle(
      { advances: ["war-ships"], units: { G3: "ship" } },
      { advances: ["war-ships"], units: { F3: "ship" } },
      [5, 5, 1, 5],
    );
    play.go("sail:G3>F3");
    expect(play.table.battle).toMatchObject({ attacker: { hits: 0, units: 1 }, defender: { hits: 0, units: 1 } });
    play.do("continue");
    expect(play.at("F3", 1)).toEqual({ ship: 1 });
    expect(play.at("F3")).toEqual({});
  });

  clause("CC-30.11", "E-51: War Ships landing", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics", "war-ships"], units: { E4: "ship with 2 soldiers" } },
        { units: { D4: "2 soldiers" } },
      ],
      dice: [4, 6, 5, 6],
    });
    play.go("attack:E4>D4", "2soldier");
    expect(play.at("D4")).toEqual({ soldier: 1 });
    expect(play.at("D4", 1)).toEqual({});
  });

  clause("CC-20.5", "whoever withdraws is back where the move began, also after Navigation", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["navigation"], units: { G3: "ship with settler" } }, { units: { F7: "ship" } }],
      dice: [1, 1],
    });
    play.go("sail:G3>F7").do("withdraw");
    expect(play.cargo("G3")).toEqual(["settler"]);
  });

  clause(["CC-20.6", "CC-13.6"], "ships that fought stay; their cargo may land", () => {
    const play = battle({ units: { G3: "ship with settler" } }, { units: { F3: "ship" } }, [5, 1]);
    play.go("sail:G3>F3");
    expect(play.offeredFor("sail:")).toEqual([]);
    expect(play).toOffer("land:F3>E3");
    play.do("stop", "move");
    expect(play.offeredFor("sail:")).toEqual([]);
  });

  clause("CC-18.21", "the attacker chooses losses first, then the defender", () => {
    const play = battle(
      { units: { G3: "ship, ship with settler" } },
      { units: { F3: "ship, ship with settler" } },
      [4, 1, 4, 1],
    );
    play.go("sail:G3>F3").do("fleet:1+2");
    expect(play).toAsk(0, "ask.sink");
    play.do("ship:1");
    expect(play).toAsk(1, "ask.sink");
  });
});
