import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { draw } from "./drawing.ts";
import { fight } from "./fight.ts";
import { EXPLORED, position, type Side } from "./position.ts";

const both = (side: Side, rival: Side = {}, more: Parameters<typeof position>[0] = {}) =>
  position({ regions: EXPLORED, ...more, sides: [side, rival] });

describe("Drama & Music in the middle of things", () => {
  const PLAYERS_OF_DRAMA: Side = { advances: ["arts-and-sculpture", "drama-and-music"] };

  clause(["CC-30.32", "CC-6.4"], "nothing comes before Negotiations, so the exchange comes with them", () => {
    const play = both({ ...PLAYERS_OF_DRAMA, mood: 1, hand: ["ac-23"] });
    play.do("card:ac-23");
    expect(play.has()).toEqual({});
    expect(play.table.truces).toHaveLength(2);
    expect(play).toRefuse("use:drama-and-music", "why.used", "CC-6.7");
    const spent = both({ ...PLAYERS_OF_DRAMA, mood: 1, hand: ["ac-23"] }, {}, { now: { used: ["drama-and-music"] } });
    expect(spent).toRefuse("card:ac-23", "why.short", "CC-25.2");
  });

  clause(
    ["CC-30.32", "CC-26.9", "CC-17.3"],
    "the Pyramids took all culture tokens: a mood token still buys range",
    () => {
      const builder: Side = {
        food: 2,
        wood: 3,
        ore: 7,
        culture: 5,
        cultureLevel: 5,
        mood: 1,
        advances: ["engineering", "rituals", "arts-and-sculpture", "drama-and-music"],
      };
      const play = both(builder, { cities: { D7: "", D4: "temple" } }, { wonders: ["great-pyramids"], dice: [5] });
      play.do("wonder:great-pyramids");
      expect(play.option("influence:D2>D4")).toMatchObject({ price: { culture: 1 }, note: { say: "do.barter" } });
      play.do("influence:D2>D4");
      expect(play.has()).toEqual({});
      expect(play.cityText("D4")).toBe("1: neutral, temple of 0");
    },
  );

  clause(["CC-30.32", "CC-23.10"], "the drawer exchanges a token for a great person, another player can't", () => {
    const play = draw("ev-19", PLAYERS_OF_DRAMA, [{ mood: 4, culture: 1, advances: ["drama-and-music"] }]);
    // Storage has just brought the mood token.
    play.do("yes");
    expect(play.has()).toEqual({});
    expect(play.player().greatPersons).toEqual(["ev-19"]);
    const declined = draw("ev-19", PLAYERS_OF_DRAMA, [{ mood: 4, culture: 1, advances: ["drama-and-music"] }]);
    declined.do("no");
    expect(declined).toAsk(0, "ask.action");
  });
});

describe("learning from others and in a row", () => {
  clause(["CC-25.16", "CC-7.10"], "Technology Trade: what is taught back is what is owned by then", () => {
    const autocrat: Side = {
      hand: ["ac-39"],
      advances: ["tactics", "draft", "nationalism", "totalitarianism", "writing", "philosophy"],
      units: { D6: "settler" },
    };
    const play = both(autocrat, { advances: ["writing", "philosophy", "voting", "tactics", "draft"] });
    play.do("card:ac-39", "advance:voting", "cube:civil-liberties");
    expect(play).toAsk(1, "ask.free-advance");
    // Nationalism would be legal, but nobody owns it any more.
    expect(play.offered).toEqual(["advance:civil-liberties", "none"]);
  });

  clause(["CC-7.8", "CC-25.16", "CC-7.7"], "Inspiration may be left at Steel Weapons, which cost Ore", () => {
    const play = fight({ soldiers: 2, hand: ["ac-35"], ore: 2 }, { city: "", advances: ["steel-weapons"] }, []);
    play.do("card:ac-35");
    expect(play.offered).toEqual(["advance:steel-weapons", "none"]);
    play.do("advance:steel-weapons", "pay:ore2");
    expect(play.has()).toEqual({ gold: 1 });
  });

  clause(
    ["CC-25.13", "CC-25.18", "CC-30.15", "CC-30.16", "CC-30.23"],
    "Synergies in Science: Ideas buy the first, Priesthood the second, and Philosophy thanks for both",
    () => {
      const play = both({
        ideas: 2,
        hand: ["ac-33"],
        advances: ["writing", "philosophy", "public-education", "free-education", "myths", "priesthood"],
      });
      play.do("card:ac-33", "advance:math");
      expect(play.has()).toEqual({ ideas: 1, mood: 1, culture: 1 });
      expect(play.offered.every((id) => id.endsWith(":priesthood"))).toBe(true);
      play.do("advance:metallurgy:priesthood");
      expect(play.has()).toEqual({ ideas: 2, mood: 1, culture: 2 });
    },
  );

  clause(
    ["CC-23.11", "CC-5.11", "CC-23.17"],
    "a great person's advance draws an event, and then the card goes on",
    () => {
      const scientist: Side = { hand: ["ev-22"], cultureLevel: 4 };
      const play = both(scientist, {}, { eventDeck: ["ev-35"], actionDeck: ["ac-05"] });
      play.do("person:ev-22", "advance:math");
      expect(play.has()).toEqual({ gold: 2, culture: 1, ideas: 1 });
      expect(play.cityText("D2")).toBe("0: angry");
      expect(play.at("D7", 1)).toEqual({ settler: 1 });
      expect(play.player().actionCards).toEqual(["ac-05"]);
    },
  );

  clause(
    ["CC-23.20", "CC-30.24", "CC-30.7", "CC-30.45"],
    "Great Prophet: everything a Temple brings, no activation",
    () => {
      const play = both({
        food: 1,
        ore: 1,
        wood: 1,
        hand: ["ev-20"],
        advances: ["myths", "state-religion", "dogma", "engineering", "sanitation"],
        cities: { D2: "activated 2", C4: "angry" },
      });
      play.do("person:ev-20", "none");
      expect(play.offered).toEqual(["increase:D2:temple", "none"]);
      play.do("increase:D2:temple", "take:culture", "yes", "advance:fanaticism");
      expect(play.has()).toEqual({ culture: 1 });
      expect(play.city("D2")).toMatchObject({ mood: "neutral", activations: 2 });
      expect(play.at("D2")).toEqual({ settler: 1 });
    },
  );

  clause(["CC-26.16", "CC-9.5", "CC-30.44", "CC-23.27"], "a reserved Wonder: Forced Labor opens an Angry site", () => {
    const holder = (more: Side): Side => ({
      food: 5,
      wood: 5,
      ore: 2,
      culture: 5,
      mood: 1,
      reserved: ["great-gardens"],
      ...more,
      advances: ["storage", "engineering", "irrigation", "nationalism", "forced-labor", ...(more.advances ?? [])],
    });
    const angry = both(holder({ cities: { D2: "angry" } }), {}, { actions: 0 });
    expect(angry).toRefuse("wonder:great-gardens", "why.no-site", "CC-26.3");
    angry.do("use:forced-labor", "wonder:great-gardens");
    expect(angry.cityText("D2")).toBe("0: angry, great-gardens");
    const plague = { actions: 0, pestilence: true };
    expect(both(holder({}), {}, plague)).toRefuse("wonder:great-gardens", "why.pestilence", "CC-23.27");
    expect(both(holder({ advances: ["sanitation"] }), {}, plague)).toOffer("wonder:great-gardens");
  });
});
