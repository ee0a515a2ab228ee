import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, type Position, position, type Side } from "./position.ts";

const ARMY = { advances: ["tactics"] } as const;

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

  clause("CC-25.8", "a truce holds at sea, too", () => {
    const truces = [{ who: 0, spares: 1 }];
    const play = asked({ units: { G3: "ship", D2: "settler" } }, { units: { F3: "ship" } }, { truces });
    expect(play).toRefuse("sail:G3>F3", "why.truce", "CC-25.8");
    expect(play).toRefuse("sail:G3>F4", "why.ships-between", "CC-14.2");
  });
});
