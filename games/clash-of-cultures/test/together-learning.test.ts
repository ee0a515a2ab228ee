import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { fight } from "./fight.ts";
import { EXPLORED, position } from "./position.ts";

describe("learning, governments and tokens, clause against clause", () => {
  clause(
    ["CC-25.13", "CC-30.16"],
    "Synergies: the Idea that Philosophy brings for Math helps to pay for Astronomy",
    () => {
      const given = (food: number) =>
        position({ sides: [{ food, advances: ["storage", "writing", "philosophy"], hand: ["ac-33"] }, {}] });
      const play = given(3).do("card:ac-33");
      // Science begins with Math: nobody is asked.
      expect(play.has()).toEqual({ food: 1, ideas: 1, culture: 1 });
      play.do("advance:astronomy");
      expect(play.player().advances).toEqual(expect.arrayContaining(["math", "astronomy"]));
      expect(play.has()).toEqual({ ideas: 1, culture: 2 });
      expect(given(2)).toRefuse("card:ac-33", "why.no-effect", "CC-25.5");
    },
  );

  clause(
    ["CC-25.13", "CC-30.45", "CC-30.16"],
    "Synergies under Dogma: an Idea spent makes room for Philosophy's",
    () => {
      const given = (food: number) =>
        position({
          sides: [
            {
              food,
              ideas: 2,
              advances: ["writing", "philosophy", "myths", "state-religion", "dogma"],
              hand: ["ac-33"],
            },
            {},
          ],
        });
      const play = given(1).do("card:ac-33");
      // Math is paid with 1 Food and 1 Idea, or with both Ideas.
      expect(play.offeredFor("pay:")).toEqual(["food1+ideas1", "ideas2"]);
      play.do("pay:food1+ideas1", "advance:astronomy");
      expect(play.has()).toEqual({ ideas: 1, culture: 2 });
      expect(given(0)).toRefuse("card:ac-33", "why.no-effect", "CC-25.5");
    },
  );

  clause(["CC-25.13", "CC-33.6"], "Synergies: the Gold that the second needs for Ore does not pay the first", () => {
    const play = position({
      sides: [{ food: 4, gold: 2, advances: ["storage", "tactics", "draft"], hand: ["ac-33"] }, {}],
    }).do("card:ac-33", "category:warfare", "advance:siegecraft");
    // 2 Gold for Siegecraft would leave nothing for the 2 Ore of Steel Weapons.
    expect(play.has()).toEqual({});
    expect(play.player().advances).toEqual(expect.arrayContaining(["siegecraft", "steel-weapons"]));
  });

  clause(["CC-30.32", "CC-25.20"], "Drama & Music pays the token of the Hero General", () => {
    const won = (culture: number) =>
      fight(
        { soldiers: 2, culture, advances: ["drama-and-music"], hand: ["ac-05"], more: { cities: { D2: "angry" } } },
        { soldiers: 1 },
        [6, 6, 1],
      ).do("pass");
    const play = won(1).do("card:ac-05");
    expect(play.cityText("D2")).toBe("0: neutral");
    expect(play).toAsk(0, "ask.may-pay");
    play.do("yes");
    expect(play.cityText("D2")).toBe("0: happy");
    expect(play.has()).toEqual({});
    expect(won(0).do("card:ac-05")).toAsk(0, "ask.action");
  });

  clause(["CC-7.11", "CC-30.40"], "a new government takes the surcharge of Economic Liberty away", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        {
          food: 2,
          gold: 2,
          advances: ["storage", "philosophy", "voting", "economic-liberty", "draft"],
          cities: { D2: "", C4: "" },
        },
        {},
      ],
    });
    play.do("collect:D2", "take:food1");
    expect(play.table.now.actions).toBe(3);
    expect(play).toRefuse("collect:C4", "why.short", "CC-30.40");
    play.do("advance:nationalism", "pay:food2", "cube:totalitarianism");
    expect(play.option("collect:C4")?.price).toBeUndefined();
    play.do("collect:C4", "take:food1");
    expect(play.table.now.actions).toBe(1);
  });

  clause(["CC-30.45", "CC-27.6"], "Dogma keeps Ideas from being traded beyond two", () => {
    const play = position({ sides: [{ ideas: 1, advances: ["dogma"] }, { ideas: 3 }] });
    play.do("trade:1", "asks:ideas:2");
    expect(play).toRefuse("offer", "why.over-limit", "CC-27.6");
    // What is given makes room for what is got.
    play.do("gives:ideas:1");
    expect(play).toOffer("offer");
  });

  clause(
    ["CC-7.6", "CC-30.13", "CC-30.32"],
    "Writing and a government meet: the event of the frame comes before the cards",
    () => {
      const play = position({
        sides: [{ food: 2, cultureLevel: 2, advances: ["philosophy", "voting"] }, {}],
        eventDeck: ["ev-12"],
        actionDeck: ["ac-01"],
      });
      play.do("advance:writing");
      while (play.prompt !== "ask.action") play.do(play.offered[0] ?? "");
      const keys = play.log();
      expect(keys.indexOf("log.event")).toBeLessThan(keys.indexOf("log.drew-action"));
      expect(play.player().actionCards).toEqual(["ac-01"]);
    },
  );

  clause(
    ["CC-30.36", "CC-7.17"],
    "Metallurgy by a great person: 2 Ore for steel already owned, and never again",
    () => {
      const play = position({
        sides: [{ advances: ["tactics", "steel-weapons", "math"], hand: ["ev-22"], ore: 7 }, {}],
      });
      play.do("person:ev-22", "advance:metallurgy");
      // 8 is the limit; the scientist adds an Idea and a card.
      expect(play.has()).toEqual({ ore: 8, ideas: 1, culture: 1 });
    },
  );

  clause(["CC-7.15", "CC-7.8"], "a free advance of Elder Statesman may change the government, or be left", () => {
    const play = position({
      sides: [{ advances: ["philosophy", "voting", "draft"], hand: ["ev-23"] }, {}],
    });
    play.do("person:ev-23");
    expect(play.offeredFor("advance:").sort()).toEqual([
      "civil-liberties",
      "economic-liberty",
      "nationalism",
      "separation-of-power",
    ]);
    play.do("advance:nationalism");
    expect(play.player().advances).toContain("nationalism");
    expect(play.player().advances).not.toContain("voting");
    expect(play.player().actionCards).toHaveLength(2);
  });
});
