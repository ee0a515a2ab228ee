import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { begin, explored } from "./position.ts";

describe("advances that only allow something", () => {
  clause(["CC-30.1", "CC-30.5"], "Farming and Mining are owned from the start: Food, Wood and Ore", () => {
    expect(begin(2).player().advances).toEqual(["farming", "mining"]);
    const play = explored({ cities: { D2: "" } }).do("collect:D2");
    expect(play.offered).toEqual(["take:food1", "take:ore1", "take:wood1"]);
  });

  clause("CC-30.2", "Storage: 8 Food instead of 2", () => {
    const play = explored({ food: 2 }).do("advance:storage");
    expect(play.table.players[0]?.limits.food).toBe(8);
    expect(play.table.players[1]?.limits.food).toBe(2);
  });

  clause("CC-30.9", "Fishing: Food from the sea, and Ports", () => {
    const cities = { E3: "", D2: "" };
    const side = { advances: ["storage"], food: 1, ore: 1, wood: 1, cities } as const;
    // E3 is a forest with forests, a mountain and the fertile D2 beside it, where a city stands.
    expect(explored(side).do("collect:E3").offered).not.toContain("take:food1");
    expect(explored(side)).toRefuse("increase:E3:port", "why.building-unknown", "CC-12.2");
    const fishers = { ...side, advances: ["storage", "fishing"] } as const;
    expect(explored(fishers).do("collect:E3")).toOffer("take:food1");
    expect(explored(fishers)).toOffer("increase:E3:port");
  });

  clause("CC-30.10", "Navigation: ships sail along the edge to the next sea", () => {
    const units = { G3: "ship" };
    const without = explored({ advances: ["fishing", "cartography"], units }).do("move");
    expect(without.offered).not.toContain("sail:G3>A3");
    const play = explored({ advances: ["fishing", "cartography", "navigation"], units }).do("move");
    expect(play).toOffer("sail:G3>A3");
  });

  clause("CC-30.17", "Tactics: Fortresses, marching soldiers and combat cards", () => {
    const side = { food: 1, ore: 1, wood: 1, cities: { D2: "", C4: "" }, units: { D2: "soldier" } } as const;
    const without = explored(side);
    expect(without).toRefuse("increase:D2:fortress", "why.building-unknown", "CC-12.2");
    expect(without).toRefuse("move", "why.no-move", "CC-6.11");
    const play = explored({ ...side, advances: ["tactics"], hand: ["ac-26"] }, { units: { D3: "soldier" } });
    expect(play).toOffer("increase:D2:fortress");
    play.do("move", "attack:D2>D3");
    expect(play).toAsk(0, "ask.combat-card");
  });
});
