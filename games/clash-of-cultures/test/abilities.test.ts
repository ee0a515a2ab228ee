import { clause } from "@civitas/testing";
import { describe, expect, test } from "vitest";
import { EXPLORED, position, type Side } from "./position.ts";

const playing = (side: Side, rival: Side = {}, dice: readonly number[] = []) =>
  position({ regions: EXPLORED, sides: [side, rival], dice });

describe("abilities that cost an action", () => {
  clause("CC-30.12", "E-24: Cartography", () => {
    const units = { E4: "2 ships", F3: "ship", F4: "ship" };
    const play = playing({ advances: ["fishing", "cartography"], units });
    play.do("use:cartography");
    expect(play.has()).toEqual({ culture: 3, ideas: 3 });
    expect(play.table.now.actions).toBe(2);
    expect(play).toRefuse("use:cartography", "why.used", "CC-6.7");
    expect(playing({ advances: ["fishing", "cartography"] })).toRefuse("use:cartography", "why.no-effect", "CC-6.11");
  });

  clause(["CC-30.25", "CC-5.8"], "E-90: Bartering", () => {
    const play = playing({ advances: ["bartering"], food: 1, wood: 2, gold: 1, culture: 2, cultureLevel: 4 });
    play.do("use:bartering");
    expect(play).not.toOffer("barter:gold>gold");
    play.do("barter:food>gold", "barter:wood>culture");
    const tooMuch = play.fork().do("barter:wood>culture");
    expect(tooMuch.has()).toEqual({ gold: 2, culture: 4 });
    expect(tooMuch.table.now.actions).toBe(2);
    // Gold for culture no longer fits.
    expect(tooMuch).toRefuse("use:bartering", "why.no-effect", "CC-6.11");
    const again = play.do("done");
    expect(again.has()).toEqual({ wood: 1, gold: 2, culture: 3 });
    again.do("use:bartering").do("barter:wood>gold").do("done");
    expect(again.table.now.actions).toBe(1);
    expect(again.has()).toEqual({ gold: 3, culture: 3 });
  });

  clause("CC-30.25", "a third culture token that does not fit can't be taken", () => {
    const play = playing({ advances: ["bartering"], wood: 3, culture: 2, cultureLevel: 4 });
    play.do("use:bartering", "barter:wood>culture", "barter:wood>culture");
    expect(play.offered).toEqual(["barter:wood>gold", "done"]);
  });

  clause("CC-30.26", "Taxes: a mood token for 1 Gold a city, once a turn, without activation", () => {
    const cities = { D2: "angry, activated 1", C3: "", D3: "" };
    const play = playing({ advances: ["bartering", "currency", "taxes"], mood: 2, cities });
    play.do("use:taxes");
    expect(play.has()).toEqual({ mood: 1, gold: 3 });
    expect(play.table.now.actions).toBe(2);
    expect(play.city("D2")).toMatchObject({ mood: "angry", activations: 1 });
    expect(play).toRefuse("use:taxes", "why.used", "CC-6.7");
    expect(playing({ advances: ["bartering", "currency", "taxes"] })).toRefuse("use:taxes", "why.short", "CC-5.6");
  });

  clause(["CC-30.39", "CC-5.14"], "Civil Liberties: 3 mood tokens for an action, any number of times", () => {
    const play = playing({ advances: ["voting", "civil-liberties"], mood: 1 });
    play.do("use:civil-liberties", "use:civil-liberties");
    expect(play.has()).toEqual({ mood: 7 });
    expect(play.table.now.actions).toBe(1);
    play.do("use:civil-liberties");
    expect(play.has()).toEqual({ mood: 8 });
    expect(play).toRefuse("use:civil-liberties", "why.no-actions", "CC-6.2");
  });
});

describe("free abilities", () => {
  clause(["CC-30.43", "CC-6.7"], "Absolute Power: 2 mood tokens for an action, once a turn", () => {
    const play = position({
      actions: 0,
      sides: [{ advances: ["draft", "nationalism", "absolute-power"], mood: 5 }, {}],
    });
    play.do("use:absolute-power");
    expect(play.table.now.actions).toBe(1);
    expect(play.has()).toEqual({ mood: 3 });
    expect(play).toRefuse("use:absolute-power", "why.used", "CC-6.7");
    // The extra action ends with the turn.
    play.endTurn(2);
    expect(play.table.now.actions).toBe(3);
    expect(play).toOffer("use:absolute-power");
  });

  clause(["CC-30.44", "CC-9.5"], "Forced Labor: Angry cities act as Neutral, still once a turn", () => {
    const side = {
      advances: ["storage", "nationalism", "forced-labor", "tactics"],
      mood: 1,
      food: 1,
      ore: 1,
      wood: 1,
      cities: { D2: "angry, academy, temple", C4: "", D4: "", F2: "" },
    } as const;
    const play = playing(side);
    expect(play.city("D2")?.capacity).toBe(1);
    expect(play).toRefuse("increase:D2:fortress", "why.angry", "CC-12.3");
    play.do("use:forced-labor");
    expect(play.table.now.actions).toBe(3);
    expect(play.city("D2")?.capacity).toBe(3);
    const grown = play.fork().do("increase:D2:fortress");
    expect(grown.cityText("D2")).toBe("0: angry, academy, fortress, temple");
    play.do("collect:D2").do("take:food1+ore1+wood1");
    expect(play.has()).toEqual({ food: 2, ore: 2, wood: 2 });
    expect(play.city("D2")?.mood).toBe("angry");
    expect(play).toRefuse("collect:D2", "why.angry-activated", "CC-9.5");
    play.endTurn();
    expect(play.city("D2")?.capacity).toBe(1);
  });

  clause(["CC-30.37", "CC-16.1"], "Voting: a mood token for a Civic Improvement, any number of times", () => {
    const cities = { D2: "", C3: "angry" };
    const play = playing({ advances: ["voting"], mood: 5, cities });
    play.do("use:voting", "civic:D2", "done");
    expect(play.city("D2")?.mood).toBe("happy");
    expect(play.has()).toEqual({ mood: 3 });
    play.do("use:voting");
    expect(play.city("C3")?.mood).toBe("neutral");
    play.do("done");
    expect(play.has()).toEqual({ mood: 1 });
    expect(play.table.now.actions).toBe(3);
    // The token for Voting leaves none for the step.
    expect(play).toRefuse("use:voting", "why.no-effect", "CC-6.11");
  });

  clause(["CC-30.22", "CC-30.37"], "Rituals pay for the step, never for Voting's token", () => {
    const play = playing({ advances: ["voting", "rituals"], food: 2 });
    expect(play).toRefuse("use:voting", "why.short", "CC-5.6");
    const paid = playing({ advances: ["voting", "rituals"], food: 1, mood: 1 }).do("use:voting");
    expect(paid.city("D2")?.mood).toBe("happy");
    expect(paid.has()).toEqual({});
  });

  clause(["CC-17.7", "CC-30.29"], "E-44: one success", () => {
    const red = { advances: ["arts-and-sculpture"], culture: 1, cities: { D2: "academy" } } as const;
    const target = { cities: { D4: "academy, temple" } };
    const lucky = playing(red, target, [5]).do("influence", "influence:D2>D4", "replace:academy");
    expect(lucky).toRefuse("use:arts-and-sculpture", "why.no-effect", "CC-6.11");
    const unlucky = playing(red, target, [3, 6]).do("influence", "influence:D2>D4");
    unlucky.do("use:arts-and-sculpture");
    expect(unlucky.has()).toEqual({});
    expect(unlucky.table.now.actions).toBe(2);
    unlucky.do("influence:D2>D4", "replace:temple");
    expect(unlucky.cityText("D4")).toBe("1: neutral, academy, temple of 0");
  });

  clause(["CC-30.29", "CC-17.12"], "the token for Arts & Sculpture is no boosting", () => {
    const blue = { advances: ["devotion"], cities: { D4: "temple" } } as const;
    const play = playing({ advances: ["arts-and-sculpture"], culture: 1, cities: { D2: "academy" } }, blue, [5]);
    play.do("use:arts-and-sculpture", "influence:D2>D4");
    expect(play.cityText("D4")).toBe("1: neutral, temple of 0");
  });

  clause("CC-30.32", "Drama & Music: a token for one of the other kind that fits, once a turn", () => {
    const play = playing({ advances: ["arts-and-sculpture", "drama-and-music"], mood: 1, culture: 1 });
    play.do("use:drama-and-music").do("swap:mood");
    expect(play.has()).toEqual({ culture: 2 });
    expect(play.table.now.actions).toBe(3);
    expect(play).toRefuse("use:drama-and-music", "why.used", "CC-6.7");
    const full = { advances: ["drama-and-music"], mood: 2, culture: 3, cultureLevel: 3, happiness: 2 } as const;
    expect(playing(full)).toRefuse("use:drama-and-music", "why.no-effect", "CC-6.11");
  });

  clause(["CC-30.32", "CC-17.4"], "E-92: Drama & Music after the roll", () => {
    const red = {
      advances: ["drama-and-music"],
      mood: 1,
      culture: 1,
      cultureLevel: 3,
      cities: { D2: "academy" },
    } as const;
    const play = playing(red, { cities: { D4: "academy" } }, [3]).do("influence", "influence:D2>D4");
    expect(play).toAsk(0, "ask.boost");
    play.do("boost");
    expect(play.cityText("D4")).toBe("1: neutral, academy of 0");
    expect(play.has()).toEqual({});
    expect(play).toRefuse("use:drama-and-music", "why.used", "CC-6.7");
    const used = playing({ ...red, mood: 2 }, { cities: { D4: "academy" } }, [2]);
    used.do("use:drama-and-music").do("swap:mood").do("influence", "influence:D2>D4");
    expect(used).toTell("log.influence-failed");
  });

  clause(["CC-30.32", "CC-16.1"], "Drama & Music between two steps of a Civic Improvement", () => {
    const side = { advances: ["drama-and-music"], mood: 1, culture: 1, happiness: 1, cities: { D2: "angry" } } as const;
    const play = playing(side).do("civic:D2");
    expect(play.offered).toEqual(["exchange", "done"]);
    play.do("exchange", "civic:D2");
    expect(play.city("D2")?.mood).toBe("happy");
    expect(play.has()).toEqual({});
    expect(play.table.now.actions).toBe(2);
  });

  clause("CC-6.5", "before the first action and after the last", () => {
    const side = { advances: ["voting", "arts-and-sculpture", "drama-and-music"], mood: 3, culture: 1 } as const;
    for (const actions of [3, 0]) {
      const play = position({ actions, sides: [side, {}] });
      expect(play).toOffer("use:voting");
      expect(play).toOffer("use:drama-and-music");
    }
  });
});

describe("before anything is used", () => {
  test("abilities and cards say what they do", () => {
    const play = playing({ advances: ["bartering", "taxes"], mood: 1, culture: 1, hand: ["ac-25", "ev-21"] });
    for (const id of ["use:taxes", "card:ac-25", "person:ev-21"]) {
      expect(play.option(id)?.preview).toMatchObject({ say: "text.does" });
    }
  });
});
