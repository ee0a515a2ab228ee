import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import type { ActionCardId } from "../src/content/ids.ts";
import { EXPLORED, explored, position } from "./position.ts";

describe("cards with a Collect", () => {
  clause(["CC-11.4", "CC-11.10"], "E-80: Port and Production Focus", () => {
    const play = explored({
      advances: ["storage", "fishing"],
      hand: ["ac-19", "ac-29"],
      cities: { E3: "port on F3, academy" },
    });
    play.do("collect:E3", "card:ac-19");
    // CC-25.7: no second card.
    expect(play.offeredFor("card:")).toEqual([]);
    // So many ways are asked for good by good: no Food, no Ore, then what is left.
    play.do("some:food0", "some:ore0");
    expect(play).toOffer("take:gold3");
    play.do("take:gold3");
    expect(play.has()).toEqual({ gold: 3 });
    expect(play.table.piles.actionDiscard).toEqual(["ac-19"]);
  });

  clause(["CC-11.1", "CC-11.11"], "E-81: Mass Production in an Angry city", () => {
    const play = explored({ advances: ["storage"], hand: ["ac-29"], cities: { D2: "angry, academy, temple" } });
    play.do("collect:D2", "card:ac-29", "take:food1+ore1+wood1");
    expect(play.has()).toEqual({ food: 1, ore: 1, wood: 1 });
  });

  clause(["CC-25.7", "CC-11.11"], "one card a Collect; Husbandry goes with it", () => {
    const play = explored({
      advances: ["storage", "husbandry", "roads"],
      hand: ["ac-29", "ac-30", "ac-19"],
      cities: { D2: "academy" },
    });
    play.do("collect:D2");
    expect(play.offeredFor("card:")).toEqual(["ac-29", "ac-30", "ac-19"]);
    // With Husbandry there are two hexes of every kind: Production Focus would add nothing.
    play.do("far");
    expect(play.offeredFor("card:")).toEqual(["ac-29", "ac-30"]);
    play.do("card:ac-29");
    expect(play.offeredFor("card:")).toEqual([]);
    play.do("take:food2+wood2").do("collect:D2");
    expect(play.offeredFor("card:")).toEqual(["ac-30", "ac-19"]);
  });

  clause("CC-4.3", "who holds Action cards is asked at every Collect, whatever the cards are", () => {
    // Of the home region only D2 itself yields anything.
    const given = (hand: readonly ActionCardId[]) => position({ exhausted: ["C2", "E2"], sides: [{ hand }, {}] });
    expect(given([]).do("collect:D2")).toAsk(0, "ask.action");
    const holder = given(["ac-25"]).do("collect:D2");
    expect(holder.question()).toMatchObject({ formality: true, veiled: true });
    expect(holder.offered).toEqual(["take:food1"]);
  });

  clause("CC-25.4", "such a card waits for its Collect", () => {
    expect(explored({ hand: ["ac-29"] })).toRefuse("card:ac-29", "why.not-now", "CC-25.4");
  });
});

describe("cards about advances", () => {
  clause(["CC-25.20", "CC-7.7"], "Quick Advance: any legal advance without its Food", () => {
    const play = explored({ culture: 1, hand: ["ac-01"], advances: ["tactics"] });
    play.do("card:ac-01");
    expect(play.offered).toContain("advance:storage");
    // Steel Weapons would still cost 2 Ore.
    expect(play.offered).not.toContain("advance:steel-weapons");
    play.do("advance:storage");
    expect(play.has()).toEqual({ mood: 1 });
  });

  clause("CC-25.16", "Shared Knowledge: what a near player owns and the gainer may own", () => {
    const blue = { advances: ["math", "astronomy", "navigation"], units: { D4: "settler" } } as const;
    const play = explored({ hand: ["ac-03"], units: { D3: "settler" } }, blue);
    play.do("card:ac-03");
    // Of the three only Math is legal; there is nothing to choose.
    expect(play.player().advances).toContain("math");
    const far = explored({ hand: ["ac-03"] }, { advances: ["math"] });
    expect(far).toRefuse("card:ac-03", "why.no-effect", "CC-25.5");
  });

  clause(["CC-25.16", "CC-7.7"], "an extra cost is paid for what is learnt", () => {
    const blue = { advances: ["tactics", "steel-weapons"], units: { D4: "settler" } } as const;
    const red = { hand: ["ac-03"], advances: ["tactics"], units: { D3: "settler" } } as const;
    expect(explored(red, blue)).toRefuse("card:ac-03", "why.no-effect", "CC-25.5");
    const play = explored({ ...red, ore: 2 }, blue).do("card:ac-03", "advance:steel-weapons");
    expect(play.has()).toEqual({});
  });

  clause("CC-25.16", "Technology Trade: then the other player may learn something", () => {
    const blue = { advances: ["math"], units: { D4: "settler" } } as const;
    const play = explored({ hand: ["ac-39"], advances: ["writing"], units: { D3: "settler" } }, blue);
    play.do("card:ac-39");
    expect(play.player().advances).toContain("math");
    expect(play).toAsk(1, "ask.free-advance");
    expect(play.offered).toEqual(["advance:writing", "none"]);
    play.do("advance:writing");
    expect(play.player(1).advances).toContain("writing");
    expect(play).toAsk(0, "ask.action");
  });

  clause(["CC-25.13", "CC-25.18"], "Synergies: two of one category, each at its cost", () => {
    const play = explored({ hand: ["ac-33"], advances: ["storage"], food: 4 });
    play.do("card:ac-33");
    expect(play).toAsk(0, "ask.category");
    expect(play.offered).toContain("category:science");
    // Husbandry and Irrigation are left of Agriculture; of Democracy nothing is legal.
    expect(play.offered).toContain("category:agriculture");
    expect(play.offered).not.toContain("category:democracy");
    play.do("category:science", "advance:chemistry");
    expect(play.player().advances).toEqual(expect.arrayContaining(["math", "chemistry"]));
    expect(play.has()).toEqual({ culture: 2 });
    expect(play.table.now.actions).toBe(2);
    const poor = explored({ hand: ["ac-33"], advances: ["storage"], food: 3 });
    expect(poor).toRefuse("card:ac-33", "why.no-effect", "CC-25.5");
  });

  clause("CC-25.13", "discounts count: the second may be free", () => {
    const play = explored({ hand: ["ac-33"], advances: ["math"], food: 2 }).do("card:ac-33");
    // Engineering costs nothing with Math: only Construction can be afforded, and it comes first there.
    expect(play.player().advances).toContain("engineering");
    expect(play.offered).toEqual(["advance:sanitation", "advance:roads"]);
    play.do("advance:roads");
    expect(play.has()).toMatchObject({ food: 2 });
  });

  clause("CC-25.18", "New Ideas: an advance at its cost, then 2 Ideas", () => {
    const play = explored({ hand: ["ac-41"], advances: ["free-education"], ideas: 2 });
    play.do("card:ac-41", "advance:math");
    expect(play.has()).toEqual({ culture: 1, mood: 1, ideas: 2 });
    expect(play.table.now.actions).toBe(2);
    expect(explored({ hand: ["ac-41"] })).toRefuse("card:ac-41", "why.no-effect", "CC-25.5");
  });
});

describe("cards against others", () => {
  clause(["CC-25.9", "CC-25.19", "CC-4.3"], "E-120: Spy", () => {
    const red = { culture: 1, hand: ["ac-07", "ac-25"], objectives: ["oc-01"] } as const;
    const play = explored(red, { hand: ["ac-13", "ev-21"], objectives: ["oc-09"] });
    play.do("card:ac-07");
    expect(play).toAsk(0, "ask.swap-cards");
    expect(play.sight(0).view.players[1]?.hand).toEqual({ actionCards: ["ac-13"], objectiveCards: ["oc-09"] });
    expect(play.table.players[1]?.hand).toBeNull();
    expect(play.offered).toEqual(["swap:ac-25>ac-13", "swap:ac-25>ev-21", "swap:oc-01>oc-09", "none"]);
    const objectives = play.fork().do("swap:oc-01>oc-09");
    expect(objectives.player().objectiveCards).toEqual(["oc-09"]);
    expect(objectives.player(1).objectiveCards).toEqual(["oc-01"]);
    expect(objectives).toTell("log.swapped-objective");
    play.do("swap:ac-25>ev-21");
    expect(play.player()).toMatchObject({ actionCards: [], greatPersons: ["ev-21"] });
    expect(play.player(1).actionCards).toEqual(["ac-13", "ac-25"]);
    expect(play.sight(0).view.players[1]?.hand).toBeNull();
    expect(play.table.now.actions).toBe(2);
  });

  clause("CC-25.19", "a player without cards can't be spied on", () => {
    expect(explored({ culture: 1, hand: ["ac-07"] })).toRefuse("card:ac-07", "why.no-effect", "CC-25.5");
  });

  clause("CC-25.10", "New Plans: one of two new objectives for another one", () => {
    const given = (more: Parameters<typeof position>[0] = {}) =>
      explored(
        { culture: 1, hand: ["ac-31"], objectives: ["oc-01"] },
        {},
        { objectiveDeck: ["oc-05", "oc-06"], ...more },
      );
    const play = given().do("card:ac-31");
    expect(play.sight(0).view.plans).toEqual({ n: 2, cards: ["oc-05", "oc-06"] });
    expect(play.table.plans).toEqual({ n: 2, cards: null });
    expect(play.offered).toEqual(["keep:oc-01>oc-05", "keep:oc-01>oc-06", "none"]);
    const before = play.state.objectiveDeck.length;
    play.do("keep:oc-01>oc-06");
    expect(play.player().objectiveCards).toEqual(["oc-06"]);
    expect(play.state.objectiveDeck.length).toBe(before + 2);
    expect(play.state.objectiveDeck).toEqual(expect.arrayContaining(["oc-01", "oc-05"]));
    const short = given({ objectiveDeck: ["oc-05"], shortDecks: true }).do("card:ac-31");
    expect(short.offered).toEqual(["keep:oc-01>oc-05", "none"]);
    const none = explored({ culture: 1, hand: ["ac-31"] });
    expect(none).toRefuse("card:ac-31", "why.no-effect", "CC-25.5");
  });

  clause("CC-25.12", "Assassination: an action less in the next turn, once a player", () => {
    const play = explored({ culture: 2, hand: ["ac-27", "ac-28"] });
    play.do("card:ac-27");
    expect(play.table.players[1]).toMatchObject({ assassinated: true, lostActions: 1 });
    expect(play).toRefuse("card:ac-28", "why.no-effect", "CC-25.5");
    play.endTurn();
    expect(play.table.now.actions).toBe(2);
  });

  clause(["CC-25.12", "CC-23.15"], "Assassination and Revolution add up", () => {
    const play = explored({ culture: 1, hand: ["ac-27"] }, { revolted: 1 })
      .do("card:ac-27")
      .endTurn();
    expect(play.table.now.actions).toBe(1);
  });

  clause(["CC-25.11", "CC-25.15", "CC-17.15"], "E-116: Cultural Takeover", () => {
    const given = (dice: readonly number[]) =>
      explored(
        { culture: 1, advances: ["arts-and-sculpture"], hand: ["ac-15"], cities: { D2: "academy" } },
        {},
        { barbarians: { D4: 3 }, dice },
      ).do("influence", "influence:D2>D4:ac-15");
    const play = given([4]).do("boost");
    expect(play).toAsk(0, "ask.turned");
    play.do("settler");
    expect(play.cityText("D4")).toBe("0: neutral");
    expect(play.at("D4")).toEqual({ settler: 1 });
    expect(play.at("D4", "barbarians")).toEqual({});
    expect(play.has()).toEqual({});
    expect(play).toRefuse("influence", "why.influenced", "CC-17.7");
    expect(play.table.piles.actionDiscard).toEqual(["ac-15"]);
    const failed = given([2]);
    expect(failed.city("D4")?.owner).toBe("barbarians");
    expect(failed.table.piles.actionDiscard).toEqual(["ac-15"]);
  });

  clause("CC-25.11", "it needs a settlement in supply", () => {
    const play = explored(
      { hand: ["ac-15"], cities: { D2: "academy" }, gone: { settlement: 6 } },
      {},
      { barbarians: { D4: 1 } },
    );
    expect(play).toRefuse("influence", "why.no-target", "CC-17.2");
  });
});

describe("cards for one's own", () => {
  clause(["CC-15.13", "CC-25.20"], "Explorer: a region, a settler, or both in any order", () => {
    const given = () =>
      position({ sides: [{ culture: 1, hand: ["ac-21"] }, {}], unexplored: { D3: "18" } }).do("card:ac-21");
    const both = given().do("both", "region:D3");
    if (both.prompt === "ask.turn") both.do("turn:0");
    expect(both.terrain("D3")).not.toBeNull();
    expect(both.at("D2")).toEqual({ settler: 1 });
    const one = given().do("second");
    expect(one.at("D2")).toEqual({ settler: 1 });
    expect(one.terrain("D3")).toBeNull();
    const out = position({
      regions: EXPLORED,
      sides: [{ culture: 1, hand: ["ac-21"], units: { D2: "4 settlers" } }, {}],
    });
    expect(out).toRefuse("card:ac-21", "why.no-effect", "CC-25.5");
  });

  clause(["CC-12.7", "CC-30.45"], "City Development: no Food, Ore or Wood; everything else as always", () => {
    const side = {
      culture: 1,
      hand: ["ac-17"],
      advances: ["myths", "dogma"],
      cities: { D2: "activated 1", C4: "" },
    } as const;
    const play = explored(side).do("card:ac-17", "increase:D2:temple", "take:mood", "advance:devotion");
    expect(play.cityText("D2")).toBe("0: angry, temple");
    expect(play.has()).toEqual({ mood: 1 });
    const small = explored({ ...side, cities: { D2: "" } });
    expect(small).toRefuse("card:ac-17", "why.no-effect", "CC-25.5");
  });
});
