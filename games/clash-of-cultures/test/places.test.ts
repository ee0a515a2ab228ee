import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { removeFrom } from "../src/troops.ts";
import { EXPLORED, position } from "./position.ts";

describe("where units stand", () => {
  clause("CC-2.11", "land units ashore or aboard, ships at sea; a unit aboard is where its ship is", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["storage", "trade-routes"], units: { D4: "settler", E4: "ship with settler" } },
        { cities: { E3: "", D3: "" } },
      ],
      phase: "player-turn",
    });
    // The ship and the settler aboard each reach a city; so does the one ashore, but there are two cities.
    expect(play.has()).toEqual({ food: 2 });
    const alone = position({
      regions: EXPLORED,
      sides: [{ advances: ["tactics"], units: { D4: "soldier" } }, {}],
    }).do("move");
    expect(alone.offered.some((id) => id.endsWith(">E4"))).toBe(false);
  });

  clause("CC-2.12", "any number of settlers and ships of one player share a hex, units of two players never", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], units: { D2: "4 settlers, 2 soldiers", E4: "4 ships" } },
        { units: { D3: "soldier, settler" } },
      ],
      dice: [1, 1, 1, 5, 1, 1, 1, 1],
    });
    expect(play.at("E4")).toEqual({ ship: 4 });
    play.go("attack:D2>D3", "1settler+2soldier");
    while (play.prompt === "ask.continue") play.do("withdraw");
    const owners = new Set(play.table.troops.filter(({ hex }) => hex === "D3").map(({ owner }) => owner));
    expect(owners.size).toBe(1);
    expect(play.at("D2")).toEqual({ settler: 4, soldier: 2 });
  });

  clause(["CC-33.5", "CC-33.1"], "of soldiers in a hex the most restricted go first", () => {
    const squad = (restriction: "none" | "forest" | "mountain" | "fought") =>
      ({ owner: 0, hex: 0, kind: "soldier", restriction, moved: false, n: 1 }) as const;
    const troops = [{ ...squad("forest") }, { ...squad("none") }, { ...squad("fought") }, { ...squad("mountain") }];
    const left = () => troops.filter(({ n }) => n > 0).map(({ restriction }) => restriction);
    removeFrom(troops, "soldier", 1);
    expect(left()).toEqual(["forest", "none", "mountain"]);
    removeFrom(troops, "soldier", 2);
    expect(left()).toEqual(["none"]);
  });
});

describe("what is offered", () => {
  clause("CC-33.3", "a choice with one answer is made without asking; one with a no is asked", () => {
    const play = position({ sides: [{ food: 2 }, {}] });
    // The only unit, and the only way to pay for it.
    play.do("build:D2");
    expect(play.at("D2")).toEqual({ settler: 1 });
    const raze = position({ phase: "raze", waiting: [0] });
    expect(raze.offered).toEqual(["raze:D2", "none"]);
  });

  clause("CC-33.6", "only what can be carried through, and nothing is paid for what is refused", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ ore: 1, wood: 1, food: 1, advances: ["fishing", "tactics"], cities: { D2: "", C3: "" } }, {}],
    });
    expect(play).toOffer("increase:D2:fortress");
    expect(play).toRefuse("increase:D2:port", "why.no-sea", "CC-12.5");
    expect(() => play.do("increase:D2:port")).toThrow();
    expect(play.has()).toEqual({ ore: 1, wood: 1, food: 1 });
    // A toll for one soldier can be paid, for two it can't: so only one is offered.
    const toll = position({
      regions: EXPLORED,
      sides: [
        { mood: 1, advances: ["tactics"], units: { D2: "2 soldiers" } },
        { cities: { D7: "", D3: "great-mausoleum" } },
      ],
    }).do("move", "attack:D2>D3");
    expect(toll.at("D3")).toEqual({ soldier: 1 });
  });

  clause("CC-1.12", "with an empty Wonder deck nothing is revealed", () => {
    const play = position({ sides: [{ food: 2 }, {}], shortDecks: true });
    play.do("advance:engineering");
    expect(play.table.wonders).toEqual([]);
    expect(play).toAsk(0, "ask.action");
    const full = position({ sides: [{ food: 2 }, {}], wonderDeck: ["great-wall"] }).do("advance:engineering");
    expect(full.table.wonders).toEqual([{ id: "great-wall" }]);
  });

  clause("CC-6.9", "who has several effects at one moment says which comes first", () => {
    // Two settlements are hired: either may attack first.
    const play = position({
      regions: EXPLORED,
      sides: [{ wood: 2, hand: ["ac-13"], units: { D3: "soldier" } }, { cities: { C4: "", D7: "" } }],
      barbarians: { C3: 1, B4: 1 },
      dice: [1, 1],
    });
    play.do("card:ac-13");
    const first = play.offered.filter(
      (id) => id.startsWith("camp:") || id.startsWith("hire:") || id.startsWith("raid:"),
    );
    expect(first.length).toBeGreaterThan(1);
  });

  clause("CC-14.17", "the ship move of the Great Lighthouse is no Move action", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["fishing"], cities: { F2: "port on F3, great-lighthouse" }, units: { F3: "2 ships" } }, {}],
    });
    play.do("move", "sail:F3>E4", "fleet:1", "stop");
    play.do("collect:F2").do(play.offered[0] ?? "");
    expect(play).toAsk(0, "ask.move");
    expect(play.table.now.actions).toBe(1);
    // The ship that has moved may move again, and only one of them.
    play.do("sail:E4>F4");
    expect(play.at("F4")).toEqual({ ship: 1 });
    expect(play).toAsk(0, "ask.action");
    play.do("move");
    expect(play).toOffer("sail:F4>G3", "sail:F3>E4");
  });
});
