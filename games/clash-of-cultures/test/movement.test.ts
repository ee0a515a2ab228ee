import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, type Position, position, type Side } from "./position.ts";

const moving = (side: Side, rival: Side = {}) => position({ regions: EXPLORED, sides: [side, rival] });
const ARMY = { advances: ["tactics"] } as const;

describe("a Move action", () => {
  clause(["CC-13.1", "CC-13.16"], "one to three moves, each of a group; one may stop after any", () => {
    const play = moving({ units: { D2: "4 settlers" } });
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
    const play = moving({ units: { D2: "2 settlers" } });
    play.go("march:D2>C3", "1settler").do("stop");
    expect(play).toAsk(0, "ask.action");
  });

  clause(["CC-13.1", "CC-33.3"], "an only move is made without asking, so the choice names it beforehand", () => {
    const army = { ...ARMY, units: { A7: "soldier" } };
    const play = moving(army, { cities: { D7: "" }, units: { B7: "soldier" } });
    expect(play.option("move")?.preview).toMatchObject({
      say: "preview.only-move",
      with: { move: { say: "do.attack" } },
    });
    expect(play.do("move")).toTell("log.attack");
    expect(moving({ units: { D2: "settler" } }).option("move")?.preview?.say).toBe("preview.moves");
  });

  clause("CC-13.2", "a unit moves once in a Move action; a hex's units may go different ways", () => {
    const play = moving({ units: { D2: "2 settlers" } });
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
    const play = moving({ units: { D3: "settler" } });
    play.do("move");
    // E4 is Sea.
    expect(play.offered.sort()).toEqual(["march:D3>C3", "march:D3>C4", "march:D3>D2", "march:D3>D4", "march:D3>E3"]);
  });

  clause(["CC-13.5", "CC-30.17"], "soldiers need Tactics to move", () => {
    const units = { D2: "2 soldiers, settler", E4: "ship with soldier" };
    const play = moving({ units });
    play.do("move", "march:D2>C3");
    expect(play.at("C3")).toEqual({ settler: 1 });
    expect(play.offered.filter((id) => id.startsWith("land:") || id.startsWith("march:D2"))).toEqual([]);
    const tactician = moving({ ...ARMY, units });
    tactician.do("move");
    expect(tactician).toOffer("land:E4>D3");
    tactician.go("march:D2>C3", "2soldier");
    expect(tactician.at("C3")).toEqual({ soldier: 2 });
  });

  clause("CC-13.6", "whoever took part in a battle or took a hex without one can't move again this turn", () => {
    const play = moving({ ...ARMY, units: { D2: "soldier, settler" } }, { units: { D3: "settler" } });
    play.go("attack:D2>D3", "1soldier+1settler");
    expect(play.at("D3", 1)).toEqual({});
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
    play.endTurn(2).do("move");
    expect(play).toOffer("march:D3>D2");
  });

  clause(["CC-13.7", "CC-13.14"], "whoever entered a Mountain stays there for this turn", () => {
    const play = moving({ units: { D2: "settler" } });
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
    const play = moving({ ...ARMY, units: { D2: "4 soldiers", C3: "3 soldiers, settler", C4: "soldier" } });
    play.do("move", "march:D2>C3");
    // Only one finds room.
    expect(play.at("C3")).toEqual({ soldier: 4, settler: 1 });
    expect(play).not.toOffer("march:C4>C3");
  });

  clause("CC-13.9", "soldiers aboard do not count, and at most 4 land to attack", () => {
    const play = moving(
      { ...ARMY, units: { E4: "3 ships with 2 soldiers", D4: "4 soldiers" } },
      { units: { E3: "settler" } },
    );
    play.do("move");
    expect(play).not.toOffer("land:E4>D4");
    play.do("attack:E4>E3");
    expect(play.offeredFor("group:")).toEqual(["4soldier", "3soldier", "2soldier", "1soldier"]);
  });

  clause("CC-13.10", "settlers enter foreign hexes only with a soldier", () => {
    const play = moving({ ...ARMY, units: { D2: "2 settlers, soldier" } }, { units: { D3: "soldier" } });
    play.do("move", "attack:D2>D3");
    expect(play.offeredFor("group:").sort()).toEqual(["1soldier", "1settler+1soldier", "2settler+1soldier"].sort());
    const alone = moving({ ...ARMY, units: { D2: "2 settlers" } }, { units: { D3: "soldier" } }).do("move");
    expect(alone.offered.some((id) => id.endsWith(">D3"))).toBe(false);
  });

  clause("CC-13.11", "soldiers who enter a foreign hex attack it", () => {
    const play = moving({ ...ARMY, units: { D2: "soldier" } }, { cities: { D7: "", D3: "" } });
    play.do("move");
    expect(play).toOffer("attack:D2>D3");
    expect(play).not.toOffer("march:D2>D3");
  });

  clause("CC-13.12", "a group moves only if each of its units may", () => {
    const play = moving({ ...ARMY, units: { D3: "soldier (forest), soldier" } }, { units: { D4: "settler" } });
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
    const play = moving({ ...ARMY, units: { D2: "soldier", E4: "ship" } });
    play.do("move");
    for (const way of play.offered) {
      const [from, to] = (way.split(":")[1] ?? "").split(">");
      expect(from).not.toBe(to);
    }
  });
});

describe("Roads", () => {
  const ROADS = { advances: ["tactics", "roads"] } as const;

  clause(["CC-30.8", "CC-30.50"], "E-30: Roads", () => {
    const play = moving(
      { ...ROADS, food: 2, ore: 1, units: { D2: "2 settlers, 2 soldiers" } },
      { units: { E3: "settler" } },
    );
    play.go("march:D2>C4", "1settler");
    expect(play.has()).toEqual({ food: 1, ore: 1 });
    // E3 is taken, so the way leads over the Mountain.
    play.go("march:D2>F2", "1settler+2soldier");
    expect(play.has()).toEqual({});
    expect(play).toAsk(0, "ask.action");
    play.do("move");
    expect(play).toOffer("attack:F2>E3");
  });

  clause("CC-30.50", "where an open way leads there, no Forest is entered", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ ...ROADS, food: 1, units: { D2: "soldier" } }, {}],
      barbarians: { B4: 1 },
    });
    // To C4 over C3 (Fertile), not over D3 (Forest).
    play.go("march:D2>C4").do("move");
    expect(play).toOffer("attack:C4>B4");
  });

  clause("CC-30.50", "without Ore a Mountain can't be passed, and a Forest not before an attack", () => {
    const play = moving({ ...ROADS, food: 1, units: { D2: "soldier" } }, { units: { D4: "settler", C3: "settler" } });
    play.do("move");
    // D4 lies behind D3 and E3 (Forest) and C3 (taken); F2 behind E2 (Mountain) and E3.
    expect(play).not.toOffer("attack:D2>D4");
    expect(play).toOffer("march:D2>F2");
    const paved = moving(
      { ...ROADS, food: 1, ore: 1, units: { D2: "soldier" } },
      { units: { D4: "settler", C3: "settler" } },
    );
    paved.go("attack:D2>D4");
    expect(paved.has()).toEqual({});
    expect(paved.at("D4")).toEqual({ soldier: 1 });
  });

  clause("CC-30.8", "only for moves that start or end in an own city", () => {
    const play = moving({ ...ROADS, food: 4, ore: 2, units: { D4: "settler" } });
    play.do("move");
    expect(play).toOffer("march:D4>D2");
    expect(play).not.toOffer("march:D4>C3");
  });

  clause("CC-30.8", "1 Ore to ignore the terrain of a single step", () => {
    const play = moving({ ...ROADS, ore: 1, units: { D2: "settler" } });
    play.go("march:D2>E2");
    expect(play).toAsk(0, "ask.ore");
    const rough = play.fork().do("terrain");
    expect(rough).toRefuse("move", "why.no-move", "CC-6.11");
    play.do("road").do("move");
    expect(play).toOffer("march:E2>F2");
    expect(play.has()).toEqual({});
  });

  clause("CC-30.49", "both hexes are explored land, the first free of others; the last may be attacked", () => {
    const play = position({
      regions: { D3: "12 turned" },
      sides: [{ ...ROADS, food: 4, units: { D2: "soldier" } }, { units: { C4: "settler" } }],
      unexplored: { C3: "10" },
    });
    play.do("move");
    // C3 is unexplored, D3 is Forest: no way to attack C4 without Ore.
    expect(play).not.toOffer("attack:D2>C4");
    expect(play).toOffer("march:D2>D4");
  });

  clause("CC-30.51", "Roads lift no restriction that a unit has, and lead neither aboard nor ashore", () => {
    const play = moving({ ...ROADS, food: 4, ore: 4, units: { D2: "settler (mountain)", E4: "ship with settler" } });
    play.do("move");
    expect(play.offered.filter((id) => id.startsWith("march:"))).toEqual([]);
    expect(play.offered.filter((id) => id.startsWith("land:")).sort()).toEqual([
      "land:E4>D3",
      "land:E4>D4",
      "land:E4>E3",
      "land:E4>E5",
    ]);
  });

  clause("CC-30.51", "whoever withdraws after two hexes is back where the move began", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ ...ROADS, food: 1, units: { D2: "2 soldiers" } }, { units: { C4: "2 soldiers" } }],
      dice: [1, 1, 1, 1],
    });
    play.go("attack:D2>C4", "2soldier").do("withdraw");
    expect(play.at("D2")).toEqual({ soldier: 2 });
  });
});

describe("why a way is closed", () => {
  const asked = (red: Side, blue: Side = {}, more: Position = {}) =>
    position({ regions: EXPLORED, sides: [red, blue], ...more }).do("move");

  clause(["CC-13.5", "CC-13.2"], "soldiers without Tactics, and units that have moved", () => {
    const play = asked({ units: { D2: "soldier", C3: "2 settlers" } });
    expect(play).toRefuse("march:D2>D3", "why.needs", "CC-13.5");
    play.go("march:C3>C4", "1settler");
    expect(play).toRefuse("march:C4>B4", "why.moved", "CC-13.2");
  });

  clause(["CC-13.6", "CC-13.7", "CC-13.8"], "tired units", () => {
    const play = asked(
      { ...ARMY, units: { D2: "soldier (fought)", E2: "settler (mountain)", D4: "soldier (forest)", C3: "settler" } },
      { units: { D5: "settler" } },
    );
    expect(play).toRefuse("march:D2>D3", "why.fought", "CC-13.6");
    expect(play).toRefuse("march:E2>F2", "why.mountain", "CC-13.7");
    expect(play).toRefuse("attack:D4>D5", "why.forest", "CC-13.8");
  });

  clause(["CC-13.9", "CC-13.10", "CC-13.15"], "full hexes, settlers alone, truces", () => {
    const play = asked(
      { ...ARMY, units: { D2: "soldier", C3: "4 soldiers", B4: "settler" } },
      { units: { D3: "soldier", B5: "soldier" } },
      { truces: [{ who: 0, spares: 1 }] },
    );
    expect(play).toRefuse("march:D2>C3", "why.army-full", "CC-13.9");
    expect(play).toRefuse("attack:B4>B5", "why.settlers-alone", "CC-13.10");
    expect(play).toRefuse("attack:D2>D3", "why.truce", "CC-13.15");
  });

  clause(["CC-26.13", "CC-26.14", "CC-14.5"], "the Great Wall, the toll of the Great Mausoleum, full ships", () => {
    const play = asked(
      { ...ARMY, units: { D2: "soldier", D4: "soldier", E4: "ship with 2 settlers" } },
      { cities: { D3: "fortress", C4: "great-mausoleum", D7: "great-wall" } },
    );
    expect(play).toRefuse("attack:D2>D3", "why.wall", "CC-26.13");
    expect(play).toRefuse("attack:D4>C4", "why.short-toll", "CC-26.14");
    expect(play).toRefuse("embark:D4>E4", "why.no-boat", "CC-14.5");
  });

  clause(["CC-14.2", "CC-13.6"], "ships that are cut off or have fought", () => {
    const play = asked({ units: { G3: "ship", F7: "ship (fought)", D2: "settler" } }, { units: { F3: "ship" } });
    expect(play).toRefuse("sail:G3>E4", "why.ships-between", "CC-14.2");
    expect(play).toRefuse("sail:F7>E7", "why.fought", "CC-13.6");
  });
});
