import { clause } from "@civitas/testing";
import { Speaker } from "@civitas/words";
import { describe, expect } from "vitest";
import { words as en } from "../src/text/en.ts";
import { EXPLORED, type Play, type Position, position } from "./position.ts";

/** D3 Fertile; beside it C4 Sea, E4 Barren, D4 Mountain, C3 and E3 Forest, D2 Fertile. */
const VALLEY = { D3: "13", F2: "07", B2: "08" };

const counts = (id: string): Record<string, number> =>
  Object.fromEntries([...id.matchAll(/([a-z]+)(\d)/g)].map(([, good = "", n]) => [good, Number(n)]));

const yieldsOf = (play: Play): Record<string, number>[] => play.offeredFor("take:").map(counts);
const total = (goods: Record<string, number>): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

const valley = (more: Position = {}): Play =>
  position({
    regions: VALLEY,
    sides: [{ advances: ["storage"], cities: { D3: "academy, temple, fortress" } }, {}],
    ...more,
  }).do("collect:D3");

describe("collecting", () => {
  clause(["CC-11.2", "CC-11.3", "CC-30.1", "CC-30.5"], "E-06: one resource per hex", () => {
    const play = valley();
    expect(play).toOffer("take:food2+ore1+wood1");
    for (const goods of yieldsOf(play)) {
      expect(total(goods)).toBe(4);
      expect(goods.ore ?? 0).toBeLessThanOrEqual(1);
      expect(goods.food ?? 0).toBeLessThanOrEqual(2);
      expect(goods.wood ?? 0).toBeLessThanOrEqual(2);
    }
    play.do("take:food2+ore1+wood1");
    expect(play.has()).toEqual({ food: 2, ore: 1, wood: 1 });
  });

  clause(["CC-11.3", "CC-30.9"], "Barren yields Food with Irrigation, Sea with Fishing", () => {
    const sides = (advances: readonly ("storage" | "irrigation" | "fishing")[]) => [
      { advances, cities: { D3: "academy, temple, fortress" } },
      {},
    ];
    const food = (advances: Parameters<typeof sides>[0]) =>
      Math.max(...yieldsOf(valley({ sides: sides(advances) })).map((goods) => goods.food ?? 0));
    expect(food(["storage"])).toBe(2);
    expect(food(["storage", "irrigation"])).toBe(3);
    expect(food(["storage", "fishing"])).toBe(3);
    expect(food(["storage", "fishing", "irrigation"])).toBe(4);
  });

  clause("CC-11.5", "E-07: blocked hexes", () => {
    const play = valley({
      sides: [{ advances: ["storage"], cities: { D3: "academy, temple, fortress", D2: "" } }, {}],
      barbarians: { D4: 1 },
    });
    expect(play.offered).toEqual(["take:food1+wood2", "less"]);
    expect(play.do("take:food1+wood2").has()).toEqual({ food: 1, wood: 2 });
  });

  clause("CC-11.5", "units of others and exhaustion tokens block a hex, too", () => {
    const play = valley({
      sides: [{ advances: ["storage"], cities: { D3: "academy, temple, fortress" } }, { units: { C3: "settler" } }],
      exhausted: ["E3", "D4"],
    });
    expect(play.offered).toEqual(["take:food2", "less"]);
    // The city's own hex or D2: there is no third source, and nothing else to choose once it is less.
    expect(play.option("less")?.preview?.with?.what).toMatchObject({ say: "amount.food", with: { n: 1 } });
    expect(play.do("less").has()).toEqual({ food: 1 });
  });

  clause("CC-11.5", "unexplored hexes are no sources", () => {
    const play = position({ regions: { D3: "13" }, sides: [{ cities: { D3: "academy, temple" } }, {}] });
    play.do("collect:D3");
    // D3 and D2 Fertile, D4 Mountain.
    expect(play.offered).toEqual(["take:food2+ore1", "less"]);
  });

  clause("CC-11.6", "own units do not block, and a hex may be collected again by another city", () => {
    const play = position({
      regions: VALLEY,
      sides: [{ cities: { D3: "", C3: "" }, units: { D2: "settler, soldier" } }, {}],
    });
    expect(yieldsOf(play.fork().do("collect:D3"))).toContainEqual({ food: 1 });
    play.do("collect:C3", "take:food1", "collect:D3", "take:food1");
    expect(play.has()).toEqual({ food: 2 });
  });

  clause("CC-11.4", "E-08: Port", () => {
    const port = (happiness: number) =>
      position({
        regions: EXPLORED,
        sides: [{ happiness, advances: ["fishing", "storage"], cities: { F2: "port on F3" } }, {}],
      }).do("collect:F2");
    expect(port(8)).toOffer("take:wood1+gold1", "take:wood1+mood1", "take:food1+wood1");
    for (const goods of yieldsOf(port(8))) {
      expect((goods.food ?? 0) + (goods.gold ?? 0) + (goods.mood ?? 0)).toBeLessThanOrEqual(1);
    }
    const play = port(8).do("take:wood1+mood1");
    expect(play.has()).toEqual({ wood: 1, mood: 1 });
    // Without room for the token something else is better; it may be taken and lost all the same.
    expect(port(0)).not.toOffer("take:wood1+mood1");
    expect(port(0).do("less", "take:wood1+mood1").has()).toEqual({ wood: 1 });
  });

  clause("CC-11.4", "without a usable Port the Sea hex gives Food only", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["fishing", "storage"], cities: { F2: "academy" } }, {}],
    }).do("collect:F2");
    expect(yieldsOf(play).some((goods) => goods.gold !== undefined || goods.mood !== undefined)).toBe(false);
    expect(Math.max(...yieldsOf(play).map((goods) => goods.food ?? 0))).toBe(1);
  });

  clause("CC-11.7", "limits apply; of all combinations only the best are listed at once", () => {
    // With room for 1 Food only, every other combination brings less of something and more of nothing.
    const play = valley({ sides: [{ food: 1, cities: { D3: "academy, temple, fortress" } }, {}] });
    expect(play.offered).toEqual(["take:food1+ore1+wood2", "less"]);
    expect(play.do("take:food1+ore1+wood2").has()).toEqual({ food: 2, ore: 1, wood: 2 });
  });

  clause("CC-11.7", "less than the capacity may be collected, and what a limit takes away", () => {
    const given = () => valley({ sides: [{ food: 1, cities: { D3: "academy, temple" } }, {}] }).do("less");
    expect(given().do("take:wood1").has()).toEqual({ food: 1, wood: 1 });
    expect(given().do("take:food2+ore1").has()).toEqual({ food: 2, ore: 1 });
    // CC-11.1: at least 1 and at most the capacity of 3.
    for (const goods of yieldsOf(given())) {
      expect(total(goods)).toBeGreaterThanOrEqual(1);
      expect(total(goods)).toBeLessThanOrEqual(3);
    }
  });

  clause("CC-11.7", "where nothing else could be taken nobody is asked", () => {
    const play = position({
      sides: [{ cities: { D2: "" } }, { units: { C2: "settler", D1: "settler", E2: "settler" } }],
    }).do("collect:D2");
    expect(play.has()).toEqual({ food: 1 });
  });

  clause(["CC-11.1", "CC-11.7"], "something is collected even if all of it is lost", () => {
    const play = position({ sides: [{ food: 2, ore: 8, wood: 8 }, {}] }).do("collect:D2");
    const [first = ""] = play.offered;
    expect([first, ...play.do("less").offered].sort()).toEqual(["take:food1", "take:ore1", "take:wood1"]);
    expect(play.do(play.offered[0] ?? "").has()).toEqual({ food: 2, ore: 8, wood: 8 });
    expect(play.state.now.actions).toBe(2);
  });

  clause("CC-11.9", "what a Collect would bring is shown beforehand", () => {
    const preview = position({ sides: [{}, {}] }).option("collect:D2")?.preview;
    if (preview === undefined) throw new Error("nothing is shown beforehand");
    expect(new Speaker("en", [en]).plain(preview)).toBe("Brings 1 Food or 1 Ore or 1 Wood");
  });

  clause(
    ["CC-11.3", "CC-11.4", "CC-11.5"],
    "the owner sees what each hex would give, and where something is in the way",
    () => {
      const play = position({
        regions: VALLEY,
        sides: [
          { advances: ["fishing"], cities: { D3: "port on C4" } },
          { cities: { D7: "" }, units: { E3: "soldier" } },
        ],
        exhausted: ["D4"],
      });
      const sources = (seat: number) => play.sight(seat).view.cities.find(({ hex }) => hex === "D3")?.sources;
      expect(sources(0)).toEqual({
        D3: ["food"],
        D2: ["food"],
        C3: ["wood"],
        E3: [],
        D4: [],
        C4: ["food", "gold", "mood"],
      });
      expect(sources(1)).toBeNull();
    },
  );

  clause("CC-11.12", "Husbandry is declared and paid before hexes are chosen", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ food: 1, advances: ["husbandry"], cities: { D3: "academy" } }, {}],
    });
    play.do("collect:D3", "far");
    expect(play.has()).toEqual({});
    expect(play.offeredFor("take:")).toContain("food1+ore1");
  });

  clause("CC-30.4", "E-09: Husbandry", () => {
    const given = (advances: readonly ("husbandry" | "roads")[], food = 1) =>
      position({ regions: EXPLORED, sides: [{ food, advances, cities: { D3: "academy" } }, {}] }).do("collect:D3");
    const play = given(["husbandry"]);
    expect(yieldsOf(play).some((goods) => goods.ore !== undefined)).toBe(false);
    play.do("far", "take:food1+ore1");
    expect(play.has()).toEqual({ food: 1, ore: 1 });
    expect(play.do("collect:D3")).not.toOffer("far");
    expect(given(["husbandry"], 0)).not.toOffer("far");
    expect(given(["husbandry", "roads"], 0).do("far", "take:food1+ore1").has()).toEqual({ food: 1, ore: 1 });
  });

  clause(["CC-30.4", "CC-11.9"], "Husbandry reaches land, not a second Sea; long lists are narrowed down", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        {
          advances: ["husbandry", "roads", "fishing", "storage"],
          cities: { E3: "academy, temple, fortress, port on F3" },
        },
        {},
      ],
    }).do("collect:E3", "far");
    // Fertile within 2 of E3: D2, C3, C4, E5; one Sea hex.
    expect(play.offeredFor("some:")).toEqual(["food5", "food4", "food3", "food2", "food1", "food0"]);
    play.do("some:food3");
    for (const goods of yieldsOf(play)) {
      expect(goods.food).toBe(3);
      expect(total(goods)).toBe(5);
      expect((goods.gold ?? 0) + (goods.mood ?? 0)).toBeLessThanOrEqual(1);
    }
    play.do("take:food3+ore1+gold1");
    expect(play.has()).toEqual({ food: 3, ore: 1, gold: 1 });
    const rich = position({
      regions: EXPLORED,
      sides: [{ advances: ["fishing", "storage"], cities: { E3: "happy, port on F3" } }, {}],
    });
    expect(rich.option("collect:E3")?.preview?.say).toBe("preview.collect-most");
  });

  clause("CC-11.8", "without a hex that can be collected there is no Collect", () => {
    // D1 is Barren; beside it lie C2, D2 and E2.
    const sides = [{ cities: { D1: "", D2: "" } }, { units: { C2: "settler", E2: "settler" } }] as const;
    expect(position({ sides })).toRefuse("collect:D1", "why.no-source", "CC-11.8");
    const irrigated = position({ sides: [{ ...sides[0], advances: ["irrigation"] }, sides[1]] });
    expect(irrigated).toOffer("collect:D1");
  });
});
