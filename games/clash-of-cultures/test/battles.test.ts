import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { ARMY, battle, town } from "./fight.ts";
import { EXPLORED, position } from "./position.ts";

describe("a battle on land", () => {
  clause(["CC-18.1", "CC-18.2", "CC-18.7", "CC-18.8"], "E-46: hits", () => {
    const play = battle({ units: { D2: "4 soldiers" } }, { units: { D3: "4 soldiers" } }, [5, 5, 5, 4, 1, 1, 1, 1]);
    play.go("attack:D2>D3", "4soldier");
    expect(play.table.battle?.attacker).toMatchObject({ cv: 19, hits: 3, dice: [5, 5, 5, 4] });
    expect(play.table.battle?.defender).toMatchObject({ cv: 4, hits: 0, units: 1, lost: 3 });
  });

  clause("CC-18.2", "only the soldiers of the moving group attack; all soldiers there defend", () => {
    const play = battle({ units: { D2: "4 soldiers" } }, { units: { D3: "3 soldiers" } }, [1, 1, 1, 1, 1]);
    play.go("attack:D2>D3", "2soldier");
    expect(play.table.battle).toMatchObject({ attacker: { began: 2 }, defender: { began: 3 } });
    expect(play.at("D2")).toEqual({ soldier: 2 });
  });

  clause(["CC-18.3", "CC-18.4", "CC-13.6"], "E-107: lone settler", () => {
    const play = battle({ units: { D2: "soldier" } }, { units: { D3: "settler" } });
    play.go("attack:D2>D3");
    expect(play.at("D3", 1)).toEqual({});
    expect(play.at("D3")).toEqual({ soldier: 1 });
    expect(play.log()).not.toContain("log.rolled");
    expect(play.state.now.battles).toEqual([]);
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
  });

  clause(["CC-18.3", "CC-21.1"], "an undefended city is captured without a roll", () => {
    const play = battle({ units: { D2: "soldier" } }, town("academy", "settler"));
    play.go("attack:D2>D3");
    expect(play.cityText("D3")).toBe("0: angry, academy");
    expect(play.log()).not.toContain("log.rolled");
    expect(play.at("D3", 1)).toEqual({});
  });

  clause("CC-18.5", "an attack whose toll can't be paid is no legal move", () => {
    const play = battle({ mood: 1, units: { D2: "2 soldiers" } }, town("great-mausoleum"));
    play.do("move", "attack:D2>D3");
    expect(play.cityText("D3")).toBe("0: angry, great-mausoleum");
    expect(play.at("D2")).toEqual({ soldier: 1 });
    const poor = battle({ units: { D2: "2 soldiers" } }, town("great-mausoleum")).do("move");
    expect(poor).not.toOffer("attack:D2>D3");
  });

  clause(
    ["CC-18.5", "CC-26.13"],
    "nobody without Siegecraft enters a city with a Fortress under the Great Wall",
    () => {
      const blue = { cities: { D7: "great-wall", D3: "fortress", C3: "" } };
      const play = battle({ units: { D2: "soldier" } }, blue).do("move");
      expect(play.offered.filter((id) => id.startsWith("attack:"))).toEqual(["attack:D2>C3"]);
      const engineer = battle({ advances: ["tactics", "siegecraft"], units: { D2: "soldier" } }, blue).do("move");
      expect(engineer).toOffer("attack:D2>D3");
    },
  );

  clause(["CC-18.6", "CC-18.9"], "cards, then both roll, then casualties on both sides at once", () => {
    const play = battle({ units: { D2: "2 soldiers" } }, { units: { D3: "2 soldiers" } }, [4, 1, 3, 2]);
    play.go("attack:D2>D3", "2soldier");
    expect(play.table.battle).toMatchObject({ attacker: { units: 1, lost: 1 }, defender: { units: 1, lost: 1 } });
    expect(play).toAsk(0, "ask.continue");
  });

  clause("CC-18.10", "a Fortress adds a die and cancels a hit, in round 1 only", () => {
    const play = battle(
      { units: { D2: "4 soldiers" } },
      town("fortress", "2 soldiers", ARMY),
      [6, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    );
    play.go("attack:D2>D3", "4soldier");
    expect(play.table.battle).toMatchObject({ attacker: { cv: 10, hits: 1 }, defender: { dice: [1, 1, 2], units: 1 } });
    play.do("continue");
    expect(play.table.battle?.defender.dice).toHaveLength(1);
  });

  clause(["CC-18.10", "CC-9.14"], "a Fortress that its owner can't use does nothing", () => {
    const play = battle({ units: { D2: "soldier" } }, town("fortress"));
    play.go("attack:D2>D3");
    expect(play.city("D3")?.owner).toBe(0);
    expect(play.log()).not.toContain("log.rolled");
  });

  clause("CC-18.11", "E-48: Fortress alone", () => {
    const two = battle({ units: { D2: "2 soldiers" } }, town("fortress", "", ARMY), [1, 1, 5]);
    two.go("attack:D2>D3", "2soldier");
    expect(two.cityText("D3")).toBe("0: angry, fortress");
    expect(two.at("D3")).toEqual({ soldier: 1 });
    const one = battle({ units: { D2: "soldier" } }, town("fortress", "", ARMY), [6, 5]);
    one.go("attack:D2>D3");
    expect(one.cityText("D3")).toBe("1: neutral, fortress");
    expect(one.at("D3")).toEqual({});
    expect(one).toTell("log.outcome-defender");
  });

  clause(["CC-18.11", "CC-18.16"], "settlers behind a Fortress without soldiers go if the attacker wins", () => {
    const play = battle({ units: { D2: "2 soldiers" } }, town("fortress", "settler", ARMY), [1, 1, 1]);
    play.go("attack:D2>D3", "2soldier");
    expect(play.at("D3", 1)).toEqual({});
  });

  clause(["CC-30.18", "CC-18.10"], "E-49: Siegecraft", () => {
    const play = battle(
      { wood: 2, advances: ["tactics", "siegecraft"], units: { D2: "3 soldiers" } },
      town("fortress", "soldier", ARMY),
      [2, 2, 1, 4],
    );
    play.go("attack:D2>D3", "3soldier");
    expect(play.offered).toEqual(["siege:none", "siege:die"]);
    play.do("siege:die");
    expect(play.has()).toEqual({});
    expect(play.table.battle).toMatchObject({
      attacker: { cv: 5, hits: 0, lost: 0 },
      defender: { dice: [4], hits: 0, lost: 0 },
    });
    expect(play).toAsk(0, "ask.continue");
  });

  clause("CC-18.12", "Steel Weapons deal a hit in round 1, unless the other side has them, too", () => {
    const armed = { advances: ["tactics", "steel-weapons"] } as const;
    const play = battle(
      { ...armed, units: { D2: "2 soldiers" } },
      { units: { D3: "2 soldiers" } },
      [1, 1, 1, 1, 1, 1, 1],
    );
    play.go("attack:D2>D3", "2soldier");
    expect(play.table.battle).toMatchObject({ attacker: { hits: 1 }, defender: { hits: 0, units: 1 } });
    play.do("continue");
    expect(play.table.battle?.attacker.hits).toBe(0);
    const both = battle(
      { ...armed, units: { D2: "2 soldiers" } },
      { ...armed, units: { D3: "2 soldiers" } },
      [1, 1, 1, 1],
    ).go("attack:D2>D3", "2soldier");
    expect(both.table.battle).toMatchObject({ attacker: { hits: 0 }, defender: { hits: 0 } });
  });

  clause(["CC-18.12", "CC-18.23"], "a Fortress cancels the hit of Steel Weapons like any other", () => {
    const play = battle(
      { advances: ["tactics", "steel-weapons"], units: { D2: "soldier" } },
      town("fortress", "soldier", ARMY),
      [1, 1, 1],
    ).go("attack:D2>D3");
    expect(play.table.battle?.attacker.hits).toBe(0);
  });

  clause(["CC-18.13", "CC-18.16", "CC-18.17"], "E-52: draw", () => {
    const play = battle({ units: { D2: "soldier, settler" } }, town("", "soldier, settler"), [5, 5]);
    play.go("attack:D2>D3", "1soldier+1settler");
    expect([play.at("D2"), play.at("D3"), play.at("D3", 1)]).toEqual([{}, {}, {}]);
    expect(play.cityText("D3")).toBe("1: neutral");
    expect(play).toTell("log.outcome-draw");
    expect(play.state.now.battles).toMatchObject([{ winner: null }]);
  });

  clause(
    ["CC-18.13", "CC-18.16", "CC-18.17"],
    "the attacker's settlers die with the last soldier; the defender keeps all",
    () => {
      const play = battle({ units: { D2: "soldier, settler" } }, town("", "2 soldiers, settler"), [1, 5, 1]);
      play.go("attack:D2>D3", "1soldier+1settler");
      expect(play.at("D3")).toEqual({});
      expect(play.at("D3", 1)).toEqual({ soldier: 2, settler: 1 });
      expect(play).toTell("log.outcome-defender");
    },
  );

  clause("CC-18.14", "with soldiers on both sides the attacker goes on or withdraws", () => {
    const play = battle({ units: { D2: "soldier" } }, { units: { D3: "soldier" } }, [1, 1, 6, 1]);
    play.go("attack:D2>D3");
    expect(play.offered).toEqual(["continue", "withdraw"]);
    play.do("continue");
    expect(play.at("D3")).toEqual({ soldier: 1 });
  });

  clause(["CC-18.15", "CC-13.6"], "E-53: withdrawal", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ ...ARMY, units: { D3: "3 soldiers, settler" } }, { units: { D4: "2 soldiers" } }],
      dice: [1, 1, 1, 4, 1],
    });
    play.go("attack:D3>D4", "3soldier+1settler").do("withdraw");
    expect(play.at("D3")).toEqual({ soldier: 2, settler: 1 });
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
    expect(play.state.now.battles).toMatchObject([{ winner: null }]);
  });

  clause(["CC-18.15", "CC-14.6"], "whoever had landed withdraws to the ships", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { ...ARMY, units: { E4: "ship with soldier and settler, ship with soldier" } },
        { units: { D4: "2 soldiers" } },
      ],
      dice: [1, 1, 1, 4],
    });
    play.go("attack:E4>D4", "2soldier+1settler").do("withdraw");
    expect(play.at("D4")).toEqual({});
    expect(play.cargo("E4").join("|")).toMatch(/settler/);
    expect(play.table.ships.flatMap(({ cargo }) => cargo.map(({ kind }) => kind)).sort()).toEqual([
      "settler",
      "soldier",
    ]);
    expect(play.offered.filter((id) => id.startsWith("land:"))).toEqual([]);
  });

  clause("CC-18.18", "a defender is not asked to withdraw", () => {
    const play = battle({ units: { D2: "soldier" } }, { units: { D3: "2 soldiers" } }, [1, 1, 1]);
    play.go("attack:D2>D3");
    expect(play.match.pending.map(({ seat }) => seat)).toEqual([0]);
  });

  clause("CC-18.23", "dice, bonuses and cancelled hits add up", () => {
    // Fanaticism +2 in a city with a Temple, Steel Weapons +1 hit, the Fortress -1.
    const play = battle(
      { advances: ["tactics", "steel-weapons", "fanaticism"], units: { D2: "2 soldiers" } },
      town("fortress, temple", "3 soldiers", ARMY),
      [4, 4, 1, 1, 1, 1],
    );
    play.go("attack:D2>D3", "2soldier");
    expect(play.table.battle?.attacker).toMatchObject({ cv: 10, hits: 2 });
    expect(play.table.battle?.defender).toMatchObject({ dice: [1, 1, 1, 1], cv: 4, lost: 2 });
  });
});
