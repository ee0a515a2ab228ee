import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { facing, fight } from "./fight.ts";
import { EXPLORED, position } from "./position.ts";

describe("capture, clause against clause", () => {
  clause(["CC-21.4", "CC-21.5", "CC-9.12"], "no settlement left: the whole city goes, for Gold twice over", () => {
    const play = fight({ soldiers: 1, gone: { settlement: 6 } }, { city: "academy, temple of 0, great-wall" }, []);
    expect(play.city("D4")).toBeUndefined();
    expect(play.has()).toEqual({ gold: 6 });
    expect(play.table.lostWonders).toEqual(["great-wall"]);
    // Refugees have one city left to go to.
    expect(play.at("D7", 1)).toEqual({ settler: 1 });
    expect(play.state.now.captures).toHaveLength(1);
  });

  clause(
    ["CC-21.2", "CC-21.5", "CC-21.8"],
    "a piece of one's own is already there: it stays, and counts for the loot",
    () => {
      const play = fight({ soldiers: 1 }, { city: "happy, academy of 0, port on E4" }, []);
      expect(play.cityText("D4")).toBe("0: angry, port, academy");
      expect(play.has()).toEqual({ gold: 3 });
      expect(play.city("D4")?.usable).toEqual([]);
    },
  );

  clause(
    ["CC-26.13", "CC-18.5"],
    "the Great Wall stands in D7 and guards the Fortress in D4, of whatever colour",
    () => {
      const wall = { more: { cities: { D7: "great-wall" } } };
      const play = facing({ soldiers: 2 }, { ...wall, city: "fortress of 0" }, []);
      play.do("move");
      expect(play.whyNot("attack:C4>D4")?.clause).toBe("CC-26.13");
      const breached = facing({ soldiers: 2, advances: ["siegecraft"] }, { ...wall, city: "fortress of 0" }, [1, 1, 1]);
      breached.do("move");
      expect(breached).toOffer("attack:C4>D4");
    },
  );

  clause(["CC-26.14", "CC-18.5"], "the toll decides how many go: two tokens, two soldiers", () => {
    const play = facing({ soldiers: 3, mood: 1, culture: 1 }, { city: "great-mausoleum" }, []);
    play.do("move", "attack:C4>D4");
    expect(play.offeredFor("group:")).toEqual(["2soldier", "1soldier"]);
    play.do("group:2soldier");
    expect(play.has()).toEqual({ gold: 1 });
    expect(play.cityText("D4")).toBe("0: angry, great-mausoleum");
  });

  clause(["CC-30.48", "CC-21.10", "CC-19.10"], "a fanatic who retreats has lost, and gets a soldier elsewhere", () => {
    const play = fight({ soldiers: 2 }, { soldiers: 1, city: "temple", hand: ["ac-17"], advances: ["fanaticism"] }, []);
    play.do("commit:ac-17", "retreat:D5");
    expect(play.at("D5", 1)).toEqual({ soldier: 1 });
    expect(play.at("D7", 1)).toEqual({ settler: 1, soldier: 1 });
  });

  clause(["CC-22.13", "CC-18.12", "CC-22.18"], "without a settlement a barbarian camp has to be destroyed", () => {
    const play = position({
      regions: EXPLORED,
      barbarians: { C3: 1 },
      sides: [{ advances: ["tactics", "steel-weapons"], gone: { settlement: 6 }, units: { D2: "2 soldiers" } }, {}],
      dice: [1, 1, 1],
    });
    play.go("attack:D2>C3", "2soldier");
    expect(play.city("C3")).toBeUndefined();
    expect(play.has()).toEqual({ gold: 2 });
    expect(play.table.barbarians).toEqual({ settlements: 7, soldiers: 16 });
  });

  clause(
    ["CC-25.4", "CC-25.3", "CC-13.16"],
    "Inspiration: after the capture, also past the end of the Move action, not after another move",
    () => {
      const given = () =>
        facing(
          { soldiers: 2, hand: ["ac-35", "ac-36"], more: { units: { D2: "settler" } } },
          { city: "", advances: ["myths"] },
          [],
        ).go("attack:C4>D4", "1soldier");
      const stopped = given().do("stop");
      expect(stopped).toOffer("card:ac-35", "card:ac-36");
      stopped.do("card:ac-35");
      expect(stopped.player().advances).toContain("myths");
      expect(stopped).toRefuse("card:ac-36", "why.not-now", "CC-25.4");
      const moved = given().go("march:D2>C3").do("stop");
      expect(moved).toRefuse("card:ac-35", "why.not-now", "CC-25.4");
    },
  );

  clause(
    ["CC-25.3", "CC-18.4"],
    "two battles won: two Hero Generals; a city taken without a fight is no battle",
    () => {
      const play = position({
        regions: EXPLORED,
        barbarians: { C3: 1, D3: 1 },
        sides: [{ advances: ["tactics"], hand: ["ac-05", "ac-06"], units: { D2: "4 soldiers" } }, {}],
        dice: [6, 6, 1, 6, 6, 1],
      });
      expect(play).toRefuse("card:ac-05", "why.no-feat", "CC-25.3");
      play.go("attack:D2>C3", "2soldier").do("pass", "destroy");
      play.go("attack:D2>D3", "2soldier").do("pass", "destroy", "stop");
      play.do("card:ac-05");
      expect(play.cityText("D2")).toBe("0: happy");
      // Nothing is left that a second one could cheer up.
      expect(play).toRefuse("card:ac-06", "why.no-effect", "CC-25.5");
    },
  );

  clause(["CC-25.5", "CC-18.4"], "Great Ideas bring nothing to whoever holds 8, or 2 under Dogma", () => {
    const won = (ideas: number, advances: readonly "dogma"[]) =>
      fight({ soldiers: 1, ideas, advances, hand: ["ac-11"] }, { city: "" }, []).do("stop");
    expect(won(6, [])).toOffer("card:ac-11");
    expect(won(8, [])).toRefuse("card:ac-11", "why.no-effect", "CC-25.5");
    expect(won(2, ["dogma"])).toRefuse("card:ac-11", "why.no-effect", "CC-25.5");
  });
});
