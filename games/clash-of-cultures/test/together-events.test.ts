import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { draw, icon } from "./drawing.ts";
import { EXPLORED, position } from "./position.ts";

const AUTOCRAT = ["tactics", "draft", "nationalism", "totalitarianism"] as const;

describe("events with one, several or no candidates", () => {
  clause(["CC-23.12", "CC-23.23"], "Pestilence and Famine leave Angry cities alone", () => {
    // Two should fall, but only one can: nobody is asked.
    const plague = draw("ev-01", { cities: { D2: "", C4: "angry" }, advances: ["roads"] });
    expect([plague.cityText("D2"), plague.cityText("C4")]).toEqual(["0: angry", "0: angry"]);
    expect(plague).toAsk(0, "ask.action");
    const famine = draw("ev-03", { gold: 3, cities: { D2: "angry", C4: "angry" } });
    expect(famine).toAsk(0, "ask.action");
    expect(famine.has()).toEqual({ gold: 3, mood: 1 });
  });

  clause(["CC-23.13", "CC-23.12"], "one mood token saves one of two plagued cities, the other falls unasked", () => {
    const play = draw("ev-01", { cities: { D2: "happy", C4: "" }, advances: ["navigation", "myths"] });
    expect(play).toAsk(0, "ask.save-mood");
    play.do("no");
    expect(play).toAsk(0, "ask.save-mood");
    play.do("yes");
    expect([play.cityText("D2"), play.cityText("C4")]).toEqual(["0: neutral", "0: neutral"]);
    const first = draw("ev-01", { cities: { D2: "happy", C4: "" }, advances: ["navigation", "myths"] }).do("yes");
    expect(first).toAsk(0, "ask.action");
    expect([first.cityText("D2"), first.cityText("C4")]).toEqual(["0: happy", "0: angry"]);
  });

  clause(
    ["CC-30.32", "CC-23.13", "CC-23.3"],
    "Heavy Flood: Drama & Music helps Myths in one's own turn, not in another's",
    () => {
      const saved = { advances: ["myths", "drama-and-music"], culture: 1 } as const;
      const play = position({
        regions: EXPLORED,
        eventDeck: ["ev-33"],
        sides: [
          { ...saved, culture: 0, food: 2, cultureLevel: 2, happiness: 2, cities: { D4: "" } },
          { ...saved, cities: { E5: "" } },
        ],
      }).do("advance:math");
      // The token of Math may become a mood token for Myths.
      expect(play).toAsk(0, "ask.save-mood");
      play.do("yes");
      expect(play.cityText("D4")).toBe("0: neutral");
      expect(play.cityText("E5")).toBe("1: angry");
      expect(play.has(1)).toEqual({ culture: 1 });
    },
  );

  clause(["CC-23.22", "CC-5.3"], "a single Food goes to the one who can keep it; if all are full, to anybody", () => {
    const one = draw("ev-11", {}, [{ food: 2 }, {}]);
    expect(one.has(2)).toEqual({ food: 1 });
    expect(one).toAsk(0, "ask.action");
    const full = draw("ev-11", {}, [{ food: 2 }, { food: 2 }]);
    expect(full).toAsk(0, "ask.feed");
    expect(full.offered).toEqual(["feed:1", "feed:2"]);
    full.do("feed:2");
    expect(full.has(2)).toEqual({ food: 2 });
  });

  clause(["CC-23.22", "CC-1.4"], "Population Boom: who has no settler left or no city gets none", () => {
    const alone = draw("ev-27", {}, [{ units: { D7: "4 settlers" } }]);
    expect(alone.at("D2")).toEqual({ settler: 1 });
    expect(alone).toAsk(0, "ask.action");
    // Of two rivals one has no city: nobody is asked whom.
    const three = draw("ev-27", {}, [{ cities: {} }, {}]);
    expect(three.at("B7", 2)).toEqual({ settler: 1 });
    const spent = draw("ev-27", { units: { D2: "4 settlers" } }, [{}]);
    expect(spent.at("D2")).toEqual({ settler: 4 });
    expect(spent.at("D7", 1)).toEqual({ settler: 1 });
  });

  clause(
    ["CC-23.2", "CC-23.22", "CC-23.12"],
    "Migration: Gold, a settler for a rival of one's choice, then the mood",
    () => {
      const play = draw("ev-34", { cities: { E4: "happy" } }, [{}, {}]);
      expect(play.has()).toMatchObject({ gold: 2 });
      expect(play).toAsk(0, "ask.place-other");
      expect(play.cityText("E4")).toBe("0: happy");
      play.do("player:2");
      expect(play.at("B7", 2)).toEqual({ settler: 1 });
      expect(play.cityText("E4")).toBe("0: neutral");
      // Nobody can place one: the rest is carried out (CC-23.29).
      const none = draw("ev-34", { cities: { D2: "" } }, [{ units: { D7: "4 settlers" } }]);
      expect(none.cityText("D2")).toBe("0: angry");
    },
  );

  clause(["CC-23.16", "CC-20.2"], "a Volcano takes who is in the city, not the ships before its Port", () => {
    const cities = { D2: "", C4: "", B4: "", D4: "port on E4" } as const;
    const play = draw("ev-29", { cities, units: { D4: "2 soldiers, settler", E4: "ship with settler" } });
    play.do("city:D4");
    expect(play.at("D4")).toEqual({});
    expect(play.cargo("E4")).toEqual(["settler"]);
    expect(play.player().gone).toMatchObject({ port: 1, settlement: 1 });
    expect(play.player().eventHalves).toBe(8);
  });

  clause(["CC-23.3", "CC-23.24", "CC-6.8"], "Heavy Earthquake begins with the first player, whoever drew it", () => {
    const play = draw(
      "ev-31",
      { cities: { D2: "", C4: "temple of 1", B4: "" } },
      [{ cities: { D7: "", E6: "", C7: "" } }],
      { first: 1, mover: 0 },
    );
    expect(play).toAsk(1, "ask.lose-pieces");
    play.do("ruin:C7:settlement", "done");
    expect(play).toAsk(0, "ask.lose-pieces");
    play.do("ruin:C4:temple", "done");
    expect([play.player(0).eventHalves, play.player(1).eventHalves]).toEqual([0, 8]);
    expect(play.cityText("C4")).toBe("0: angry");
  });

  clause(["CC-23.26", "CC-33.5"], "Civil War: of the soldiers in the city the tired one goes", () => {
    const play = draw("ev-37", {
      cities: { D2: "", C4: "" },
      units: { D2: "soldier, soldier (fought)", C4: "soldier" },
    });
    expect(play.offered).toEqual(["city:D2", "city:C4"]);
    play.do("city:D2");
    expect(play.table.troops.filter(({ hex }) => hex === "D2")).toMatchObject([{ restriction: "none", n: 1 }]);
    expect([play.cityText("D2"), play.cityText("C4")]).toEqual(["0: angry", "0: neutral"]);
  });

  clause(["CC-23.28", "CC-23.15"], "Revolution without a government asks once", () => {
    const play = draw("ev-38", { units: { D2: "2 soldiers" } }, [{}], { actions: 2 });
    expect(play).toAsk(0, "ask.revolt-action");
    play.do("lose:soldier@D2");
    expect(play).toAsk(0, "ask.action");
    expect(play.table.now.actions).toBe(1);
  });

  clause(["CC-7.11", "CC-23.28"], "Revolution ends Forced Labor; an action of Absolute Power stays", () => {
    const play = draw(
      "ev-38",
      {
        advances: [...AUTOCRAT, "absolute-power", "forced-labor", "philosophy"],
        mood: 3,
        cities: { D2: "angry, academy" },
      },
      [{}],
      { actions: 3, now: { forcedLabor: true, actions: 4 } },
    );
    expect(play.table.now).toMatchObject({ actions: 2, forcedLabor: false });
    expect(play.city("D2")?.capacity).toBe(1);
    // Four cubes fill Democracy: nobody is asked where they go.
    expect(play.player().advances).toEqual(expect.arrayContaining(["voting", "economic-liberty"]));
  });

  clause(["CC-33.1", "CC-23.25"], "Epidemics: a ship that fought and one that didn't are not alike", () => {
    const play = draw("ev-02", { units: { E4: "ship (fought), ship" } });
    expect(play.offered).toEqual(["lose:ship-1", "lose:ship-2"]);
    play.do("lose:ship-1");
    expect(play.table.ships).toMatchObject([{ number: 2, fought: false }]);
  });

  clause(["CC-23.21", "CC-23.15", "CC-25.16"], "an event drawn in somebody else's turn is the drawer's own", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["myths"], hand: ["ac-39"] },
        { advances: ["fishing"], happiness: 2, cities: { D4: "" } },
      ],
      eventDeck: ["ev-38"],
    });
    play.do("card:ac-39");
    expect(play.player().advances).toContain("fishing");
    expect(play).toAsk(1, "ask.free-advance");
    play.do("advance:myths");
    expect(play.has(1)).toEqual({ mood: 1, gold: 2 });
    expect([play.player(0).revolted, play.player(1).revolted, play.table.now.actions]).toEqual([0, 1, 3]);
    play.endTurn();
    expect(play.table.now.actions).toBe(2);
  });

  clause(["CC-31.2", "CC-23.27"], "the icon of Pestilence only: nobody suffers, and cities may grow", () => {
    const play = position({
      regions: EXPLORED,
      options: { events: "optional" },
      sides: [{ food: 2, happiness: 2, cities: { D2: "", C4: "" } }, {}],
      eventDeck: ["ev-01"],
    });
    play.do("advance:storage", "no");
    expect(play).toAsk(0, "ask.action");
    expect(play.table.pestilence).toBe(false);
    expect(play.table.piles.eventDiscard).toEqual(["ev-01"]);
  });
});

describe("icons with no place left", () => {
  clause(["CC-23.7", "CC-22.3", "CC-23.8"], "all seven settlements are out: only a barbarian is added", () => {
    const camps = { B4: 1, E5: 1, E6: 1, F6: 1, B7: 1, C7: 4, D4: 1 };
    const play = icon("ev-12", { cities: { D2: "" } }, { barbarians: camps, sides: [{ cities: { C6: "" } }] });
    expect(play).toAsk(0, "ask.reinforce");
    expect(play.offered).not.toContain("camp:C7");
    play.do("camp:D4");
    expect(play.at("D4", "barbarians")).toEqual({ soldier: 2 });
    expect(play.table.barbarians.settlements).toBe(0);
  });

  clause("CC-23.6", "own units stand on every fruitful hex around: nothing is exhausted, and nobody asked", () => {
    const units = { C2: "soldier", E2: "settler", E3: "settler", D3: "settler", C3: "settler" };
    const play = icon("ev-13", { units });
    expect(play).toAsk(0, "ask.action");
    expect(play.table.exhaustionLeft).toBe(4);
  });
});
