import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, explored, position } from "./position.ts";

describe("Roads", () => {
  const ROADS = { advances: ["tactics", "roads"] } as const;

  clause(["CC-30.8", "CC-30.50"], "E-30: Roads", () => {
    const play = explored(
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
    const play = explored({ ...ROADS, food: 1, units: { D2: "soldier" } }, { units: { D4: "settler", C3: "settler" } });
    play.do("move");
    // D4 lies behind D3 and E3 (Forest) and C3 (taken); F2 behind E2 (Mountain) and E3.
    expect(play).not.toOffer("attack:D2>D4");
    expect(play).toOffer("march:D2>F2");
    const paved = explored(
      { ...ROADS, food: 1, ore: 1, units: { D2: "soldier" } },
      { units: { D4: "settler", C3: "settler" } },
    );
    paved.go("attack:D2>D4");
    expect(paved.has()).toEqual({});
    expect(paved.at("D4")).toEqual({ soldier: 1 });
  });

  clause("CC-30.8", "only for moves that start or end in an own city", () => {
    const play = explored({ ...ROADS, food: 4, ore: 2, units: { D4: "settler" } });
    play.do("move");
    expect(play).toOffer("march:D4>D2");
    expect(play).not.toOffer("march:D4>C3");
  });

  clause("CC-30.8", "1 Ore to ignore the terrain of a single step", () => {
    const play = explored({ ...ROADS, ore: 1, units: { D2: "settler" } });
    play.go("march:D2>E2");
    expect(play).toAsk(0, "ask.ore");
    const rough = play.fork().do("terrain");
    expect(rough).toRefuse("move", "why.no-move", "CC-6.11");
    play.do("road").do("move");
    expect(play).toOffer("march:E2>F2");
    expect(play.has()).toEqual({});
  });

  clause(["CC-30.8", "CC-13.6"], "whoever attacks can't move again, so no Ore is asked for the Mountain", () => {
    const play = explored({ ...ROADS, ore: 1, units: { D2: "2 soldiers" } }, { units: { E2: "settler" } });
    play.go("attack:D2>E2", "1soldier");
    expect(play.at("E2")).toEqual({ soldier: 1 });
    expect(play.has()).toEqual({ ore: 1 });
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
    const play = explored({ ...ROADS, food: 4, ore: 4, units: { D2: "settler (mountain)", E4: "ship with settler" } });
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
