import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, explored, position } from "./position.ts";

const ARMY = { advances: ["tactics"] } as const;

describe("a Move action", () => {
  clause(["CC-13.1", "CC-13.16"], "one to three moves, each of a group; one may stop after any", () => {
    const play = explored({ units: { D2: "4 settlers" } });
    play.do("move");
    expect(play).toAsk(0, "ask.move");
    expect(play).not.toOffer("stop");
    play.go("march:D2>C3", "2settler");
    expect(play).toOffer("stop");
    play.go("march:D2>D3", "1settler").go("march:D2>E2", "1settler");
    expect(play).toAsk(0, "ask.action");
    expect(play.table.now.actions).toBe(2);
    expect(["C3", "D3", "E2"].map((hex) => play.at(hex).settler)).toEqual([2, 1, 1]);
  });

  clause("CC-13.1", "stopping early ends the action", () => {
    const play = explored({ units: { D2: "2 settlers" } });
    play.go("march:D2>C3", "1settler").do("stop");
    expect(play).toAsk(0, "ask.action");
  });

  clause(["CC-13.1", "CC-33.3"], "an only move is made without asking, so the choice names it beforehand", () => {
    const army = { ...ARMY, units: { A7: "soldier" } };
    const play = explored(army, { cities: { D7: "" }, units: { B7: "soldier" } });
    expect(play.option("move")?.preview).toMatchObject({
      say: "preview.only-move",
      with: { move: { say: "do.attack" } },
    });
    expect(play.do("move")).toTell("log.attack");
    expect(explored({ units: { D2: "settler" } }).option("move")?.preview?.say).toBe("preview.moves");
  });

  clause("CC-13.2", "a unit moves once in a Move action; a hex's units may go different ways", () => {
    const play = explored({ units: { D2: "2 settlers" } });
    play.go("march:D2>C3", "1settler");
    expect(play.offered.filter((id) => id.includes("C3>"))).toEqual([]);
    play.go("march:D2>D3");
    expect(play).toAsk(0, "ask.action");
    play.do("move");
    expect(play).toOffer("march:C3>C4", "march:D3>C4");
  });

  clause("CC-13.3", "a battle is over before the next move", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ ...ARMY, units: { D2: "2 soldiers, settler" } }, { units: { D3: "2 soldiers" } }],
      dice: [1, 2, 3, 4, 6, 5, 1, 1],
    });
    play.go("attack:D2>D3", "2soldier");
    expect(play).toAsk(0, "ask.continue");
    play.do("continue");
    expect(play.table.battle).toBeNull();
    expect(play).toAsk(0, "ask.move");
  });

  clause("CC-13.4", "a land group goes to an adjacent land hex", () => {
    const play = explored({ units: { D3: "settler" } });
    play.do("move");
    // E4 is Sea.
    expect(play.offered.sort()).toEqual(["march:D3>C3", "march:D3>C4", "march:D3>D2", "march:D3>D4", "march:D3>E3"]);
  });

  clause(["CC-13.5", "CC-30.17"], "soldiers need Tactics to move", () => {
    const units = { D2: "2 soldiers, settler", E4: "ship with soldier" };
    const play = explored({ units });
    play.do("move", "march:D2>C3");
    expect(play.at("C3")).toEqual({ settler: 1 });
    expect(play.offered.filter((id) => id.startsWith("land:") || id.startsWith("march:D2"))).toEqual([]);
    const tactician = explored({ ...ARMY, units });
    tactician.do("move");
    expect(tactician).toOffer("land:E4>D3");
    tactician.go("march:D2>C3", "2soldier");
    expect(tactician.at("C3")).toEqual({ soldier: 2 });
  });

  clause("CC-13.6", "whoever took part in a battle or took a hex without one can't move again this turn", () => {
    const play = explored({ ...ARMY, units: { D2: "soldier, settler" } }, { units: { D3: "settler" } });
    play.go("attack:D2>D3", "1soldier+1settler");
    expect(play.at("D3", 1)).toEqual({});
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
    play.endTurn(2).do("move");
    expect(play).toOffer("march:D3>D2");
  });

  clause(["CC-13.7", "CC-13.14"], "whoever entered a Mountain stays there for this turn", () => {
    const play = explored({ units: { D2: "settler" } });
    play.go("march:D2>E2");
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
    play.endTurn(2).do("move");
    expect(play).toOffer("march:E2>D2");
  });

  clause("CC-13.8", "E-31: Forest", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ ...ARMY, units: { D2: "soldier" } }, {}],
      barbarians: { C4: 1 },
    });
    play.go("march:D2>D3").do("move");
    expect(play).not.toOffer("attack:D3>C4");
    expect(play).toOffer("march:D3>C3", "march:D3>D4");
    // Through an empty hex it does not get bold again.
    play.do("march:D3>C3").do("move");
    expect(play).not.toOffer("attack:C3>C4");
    play.do("march:C3>D2").endTurn(2);
  });

  clause(["CC-13.8", "CC-13.14"], "in the next turn the Forest is forgotten", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ ...ARMY, units: { D2: "soldier" } }, {}],
      barbarians: { C4: 1 },
    });
    play.go("march:D2>D3").endTurn(2).do("move");
    expect(play).toOffer("attack:D3>C4");
  });

  clause("CC-13.9", "at most 4 soldiers of one owner in a hex, and in an attack", () => {
    const play = explored({ ...ARMY, units: { D2: "4 soldiers", C3: "3 soldiers, settler", C4: "soldier" } });
    play.do("move", "march:D2>C3");
    // Only one finds room.
    expect(play.at("C3")).toEqual({ soldier: 4, settler: 1 });
    expect(play).not.toOffer("march:C4>C3");
  });

  clause("CC-13.9", "soldiers aboard do not count, and at most 4 land to attack", () => {
    const play = explored(
      { ...ARMY, units: { E4: "3 ships with 2 soldiers", D4: "4 soldiers" } },
      { units: { E3: "settler" } },
    );
    play.do("move");
    expect(play).not.toOffer("land:E4>D4");
    play.do("attack:E4>E3");
    expect(play.offeredFor("group:")).toEqual(["4soldier", "3soldier", "2soldier", "1soldier"]);
  });

  clause("CC-13.10", "settlers enter foreign hexes only with a soldier", () => {
    const play = explored({ ...ARMY, units: { D2: "2 settlers, soldier" } }, { units: { D3: "soldier" } });
    play.do("move", "attack:D2>D3");
    expect(play.offeredFor("group:").sort()).toEqual(["1soldier", "1settler+1soldier", "2settler+1soldier"].sort());
    const alone = explored({ ...ARMY, units: { D2: "2 settlers" } }, { units: { D3: "soldier" } }).do("move");
    expect(alone.offered.some((id) => id.endsWith(">D3"))).toBe(false);
  });

  clause("CC-13.11", "soldiers who enter a foreign hex attack it", () => {
    const play = explored({ ...ARMY, units: { D2: "soldier" } }, { cities: { D7: "", D3: "" } });
    play.do("move");
    expect(play).toOffer("attack:D2>D3");
    expect(play).not.toOffer("march:D2>D3");
  });

  clause("CC-13.12", "a group moves only if each of its units may", () => {
    const play = explored({ ...ARMY, units: { D3: "soldier (forest), soldier" } }, { units: { D4: "settler" } });
    play.do("move", "attack:D3>D4");
    expect(play.at("D4")).toEqual({ soldier: 1 });
    expect(play.at("D3")).toEqual({ soldier: 1 });
  });

  clause(["CC-13.13", "CC-13.7"], "moving into an unexplored hex explores, and the terrain found counts", () => {
    const play = position({ sides: [{ units: { D2: "settler" } }, {}], unexplored: { D3: "05" } });
    play.go("explore:D2>D3");
    expect(play.terrain("D3")).toBe("mountain");
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
  });

  clause(["CC-13.15", "CC-25.8"], "a truce forbids to enter the other's hexes, not barbarians'", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { ...ARMY, units: { D2: "soldier" } },
        { cities: { D7: "", C3: "" }, units: { D3: "settler" } },
      ],
      barbarians: { E3: 1 },
      truces: [{ who: 0, spares: 1 }],
    });
    play.do("move");
    expect(play.offered.filter((id) => id.startsWith("attack:"))).toEqual(["attack:D2>E3"]);
  });

  clause("CC-13.17", "every move ends in another hex", () => {
    const play = explored({ ...ARMY, units: { D2: "soldier", E4: "ship" } });
    play.do("move");
    for (const way of play.offered) {
      const [from, to] = (way.split(":")[1] ?? "").split(">");
      expect(from).not.toBe(to);
    }
  });
});
