import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { icon } from "./drawing.ts";
import { EXPLORED, position } from "./position.ts";

describe("other icons", () => {
  clause(["CC-23.5", "CC-23.2", "CC-31.1"], "2 Gold for the drawer", () => {
    const play = icon("ev-34", {});
    expect(play.has()).toEqual({ mood: 1, gold: 2 });
    expect(play.has(1)).toEqual({});
  });

  clause("CC-23.6", "an exhaustion token on empty, fruitful land beside an own city", () => {
    const play = icon("ev-13", { units: { C2: "settler" } }, { barbarians: { D3: 1 }, exhausted: ["E3"] });
    expect(play).toAsk(0, "ask.exhaust");
    // D1 is Barren, C2 has a unit, D3 a city, E3 a token.
    expect(play.offered.sort()).toEqual(["exhaust:C3", "exhaust:E2"]);
    play.do("exhaust:C3");
    expect(play.table.hexes.find(({ name }) => name === "C3")?.exhausted).toBe(true);
  });

  clause(["CC-23.6", "CC-23.7"], "E-63: exhaustion", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ food: 2, happiness: 2, cities: { D2: "happy" }, units: { C3: "settler" } }, {}],
      exhausted: ["C3", "D4"],
      options: { events: "none" },
      eventDeck: ["ev-12"],
    });
    expect(play).toRefuse("found:C3", "why.exhausted", "CC-8.2");
    const collect = play.fork().do("collect:D2");
    expect(collect.offeredFor("take:").some((id) => id.includes("food2"))).toBe(false);
    play.do("advance:storage");
    expect(play).toAsk(0, "ask.barbarians");
    expect(play.offered).not.toContain("camp:D4");
  });

  clause(["CC-1.6", "CC-23.6"], "with all 4 tokens on the board the icon does nothing", () => {
    const play = icon("ev-13", {}, { exhausted: ["B4", "C6", "E6", "F6"] });
    expect(play).toAsk(0, "ask.action");
    expect(play.table.exhaustionLeft).toBe(0);
  });

  clause(["CC-23.7", "CC-23.8"], "barbarians appear exactly 2 spaces from an own city, then one more anywhere", () => {
    const play = icon(
      "ev-12",
      { cities: { D2: "" } },
      { barbarians: { D7: 4, F6: 3 }, sides: [{ cities: { C6: "" } }] },
    );
    expect(play).toAsk(0, "ask.barbarians");
    expect(play.offered.sort()).toEqual(["camp:B2", "camp:B3", "camp:C4", "camp:D4", "camp:F2"]);
    play.do("camp:D4");
    expect(play.at("D4", "barbarians")).toEqual({ soldier: 1 });
    expect(play).toAsk(0, "ask.reinforce");
    expect(play.offered.sort()).toEqual(["camp:D4", "camp:F6"]);
    play.do("camp:D4");
    expect(play.at("D4", "barbarians")).toEqual({ soldier: 2 });
  });

  clause("CC-23.7", "if no hex is 2 spaces away, an adjacent one", () => {
    const play = position({
      sides: [{ food: 2, happiness: 2 }, {}],
      options: { events: "none" },
      eventDeck: ["ev-12"],
    }).do("advance:storage");
    // Only the home region is explored.
    expect(play.offered.sort()).toEqual(["camp:C2", "camp:E2"]);
  });

  clause(["CC-22.3", "CC-22.5", "CC-23.8"], "a settlement holds 4; without a barbarian in supply none is added", () => {
    const play = icon(
      "ev-12",
      { cities: { D2: "" } },
      { barbarians: { D7: 4, F6: 4, D5: 4, E5: 4 }, sides: [{ cities: { C6: "" } }] },
    );
    play.do("camp:D4");
    expect(play.at("D4", "barbarians")).toEqual({});
    expect(play).toAsk(0, "ask.action");
  });
});
