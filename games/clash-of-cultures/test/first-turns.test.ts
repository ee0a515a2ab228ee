import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { position } from "./position.ts";

clause(["CC-7.1", "CC-5.9", "CC-15.5", "CC-13.8", "CC-8.1", "CC-9.6", "CC-11.1"], "E-100: first turns", () => {
  const play = position({
    round: 1,
    sides: [
      { food: 2, happiness: 0, cultureLevel: 0, units: { D2: "settler" } },
      { happiness: 0, cultureLevel: 0 },
    ],
    unexplored: { D3: "12" },
  });
  play.do("advance:storage");
  expect(play.has()).toEqual({ mood: 1 });
  expect(play.player().levels).toEqual({ mood: 1, culture: 0 });
  play.go("explore:D2>D3");
  expect(play.offered).toEqual(["turn:0", "turn:1"]);
  play.do("turn:1");
  expect(["D3", "C4", "E4", "D4"].map((hex) => play.terrain(hex))).toEqual(["forest", "fertile", "sea", "forest"]);
  play.go("march:D3>C4");
  expect(play.at("C4")).toEqual({ settler: 1 });
  play.endTurn(2);
  play.do("found:C4", "collect:D2", "take:food1", "collect:C4", "take:food1");
  expect(play.has()).toEqual({ food: 2, mood: 1 });
  for (const hex of ["C4", "D2"]) expect(play.city(hex)).toMatchObject({ owner: 0, mood: "neutral", activations: 1 });
  expect(play.table.now.actions).toBe(0);
});
