import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { draw } from "./drawing.ts";
import { EXPLORED, position } from "./position.ts";

describe("the order of an event", () => {
  clause(["CC-23.1", "CC-23.2"], "icon first, then the text, then it is discarded", () => {
    const play = draw("ev-34", { cities: { D2: "" } });
    expect(play.has()).toMatchObject({ gold: 2 });
    expect(play.at("D7", 1)).toEqual({ settler: 1 });
    expect(play.cityText("D2")).toBe("0: angry");
    expect(play.state.eventDiscard).toEqual(["ev-34"]);
    const keys = play.log();
    expect(keys.indexOf("log.gain")).toBeLessThan(keys.indexOf("log.mood"));
  });

  clause("CC-23.3", "a text for every player is carried out in turn order from the first player", () => {
    const play = draw("ev-33", { cities: { E5: "", E3: "" } }, [{ cities: { E6: "", D7: "" } }], {
      first: 1,
      mover: 0,
    });
    expect(play.asked).toBe(1);
    play.do("city:E6");
    expect(play.asked).toBe(0);
    play.do("city:E5");
    expect([play.cityText("E5"), play.cityText("E6")]).toEqual(["0: angry", "1: angry"]);
  });

  clause(["CC-23.3", "CC-5.3"], "A Good Year: every player, or the drawer alone", () => {
    expect(draw("ev-09").has(1)).toMatchObject({ food: 1 });
    const own = draw("ev-10");
    expect(own.has(0)).toMatchObject({ food: 1 });
    expect(own.has(1)).toEqual({});
    expect(draw("ev-15", {}, [{ food: 1 }]).has(1)).toEqual({ food: 2 });
  });

  clause(["CC-5.11", "CC-7.6", "CC-23.3", "CC-23.4"], "E-19: Sanitation just gained protects from Pestilence", () => {
    const play = position({
      sides: [
        { happiness: 2, food: 2, advances: ["engineering"], cities: { D2: "", C2: "" } },
        { cities: { D7: "", E8: "" } },
      ],
      eventDeck: ["ev-01"],
    });
    play.do("advance:sanitation");
    expect(play.player().levels.mood).toBe(3);
    expect(play.asked).toBe(1);
    play.do("city:E8");
    expect([play.cityText("D2"), play.cityText("C2"), play.cityText("E8")]).toEqual([
      "0: neutral",
      "0: neutral",
      "1: angry",
    ]);
  });

  clause(["CC-23.4", "CC-30.3"], "Irrigation: no famine, but the icon all the same", () => {
    const play = draw("ev-03", { advances: ["irrigation"], cities: { D2: "academy" } }, [{}], {
      barbarians: { D3: 1 },
      dice: [5],
    });
    expect(play.cityText("D2")).toBe("0: angry");
    expect(play.log()).toContain("log.building-lost");
    expect(draw("ev-03", { advances: ["irrigation"] }).cityText("D2")).toBe("0: neutral");
  });

  clause("CC-23.12", "without a city whose mood can fall nothing happens", () => {
    const play = draw("ev-32", { cities: { D2: "angry", B4: "angry" } });
    expect(play.prompt).toBe("ask.action");
    expect(draw("ev-32", { cities: { D2: "" } }).cityText("D2")).toBe("0: neutral");
  });

  clause("CC-23.29", "an impossible part is skipped, the rest is carried out", () => {
    const play = draw("ev-34", { cities: { D2: "" } }, [{ units: { D7: "4 settlers" } }]);
    expect(play.at("D7", 1)).toEqual({ settler: 4 });
    expect(play.cityText("D2")).toBe("0: angry");
  });

  clause("CC-1.11", "an empty event deck is made of its discards; without any there is no event", () => {
    const given = { shortDecks: true, options: { events: "none" } } as const;
    const sides = [{ food: 2, happiness: 2 }, {}];
    const play = position({ ...given, sides, eventDiscard: ["ev-34"] }).do("advance:storage");
    expect(play.has()).toEqual({ mood: 1, gold: 2 });
    const none = position({ ...given, sides }).do("advance:storage");
    expect(none.log()).not.toContain("log.event");
  });
});

describe("gifts", () => {
  clause(["CC-23.22", "CC-5.3"], "E-124: distributed Food", () => {
    const two = draw("ev-14");
    expect(two.has(0)).toMatchObject({ food: 2 });
    expect(two.has(1)).toEqual({ food: 2 });
    const three = draw("ev-14", {}, [{}, {}]);
    three.do("feed:1", "feed:2");
    expect([three.has(1), three.has(2)]).toEqual([{ food: 1 }, { food: 1 }]);
  });

  clause("CC-23.22", "Population Boom: a settler for the drawer and for a player who can place one", () => {
    const play = draw("ev-28", { cities: { D2: "", C4: "" } }, [{}]);
    play.do("city:C4");
    expect(play.at("C4")).toEqual({ settler: 1 });
    expect(play.at("D7", 1)).toEqual({ settler: 1 });
  });

  clause("CC-23.30", "a settler placed by an event may move in this turn", () => {
    const play = draw("ev-28", { cities: { D2: "" } });
    play.go("march:D2>D3", "1settler");
    expect(play.at("D3")).toEqual({ settler: 1 });
  });
});

describe("great persons", () => {
  clause(["CC-23.1", "CC-23.2", "CC-23.10"], "E-69: the icon, then the drawer for 1, then the others for 2", () => {
    const play = position({
      sides: [{ cultureLevel: 2, food: 2, advances: ["tactics"], cities: { D2: "" } }, { culture: 2 }],
      regions: EXPLORED,
      barbarians: { D3: 1 },
      eventDeck: ["ev-22"],
      dice: [1],
    });
    play.do("advance:draft");
    expect(play.log()).toContain("log.rolled");
    expect(play.asked).toBe(0);
    const taken = play.fork().do("yes");
    expect(taken.player().greatPersons).toEqual(["ev-22"]);
    expect(taken.has().culture).toBeUndefined();
    play.do("no");
    expect(play.asked).toBe(1);
    play.do("yes");
    expect(play.player(1).greatPersons).toEqual(["ev-22"]);
    expect(play.has(1)).toEqual({});
    expect(play.state.eventDiscard).toEqual([]);
  });

  clause("CC-23.10", "a great person nobody takes is discarded", () => {
    const play = draw("ev-21");
    expect(play.state.eventDiscard).toEqual(["ev-21"]);
    expect(play.prompt).toBe("ask.action");
  });

  clause("CC-23.10", "who can't pay isn't asked", () => {
    const play = position({
      sides: [{ food: 2, cultureLevel: 2 }, { culture: 1 }, { culture: 2 }],
      eventDeck: ["ev-22"],
    });
    play.do("advance:tactics", "no");
    expect(play).toAsk(2, "ask.great-person");
  });
});

describe("what events leave to their players", () => {
  clause("CC-33.5", "of soldiers in one hex those under the strictest restriction go first, without asking", () => {
    const play = draw("ev-36", { cities: { D2: "" }, units: { D2: "soldier, soldier (mountain), soldier (fought)" } });
    expect(play.state.troops.map(({ restriction }) => restriction).toSorted()).toEqual(["mountain", "none"]);
  });

  clause("CC-33.3", "one possible answer is not asked for, a choice with a no always is", () => {
    expect(draw("ev-32", { cities: { E3: "", D2: "angry" } }).cityText("E3")).toBe("0: angry");
    const play = draw("ev-32", { cities: { E3: "" }, advances: ["myths"] });
    expect(play.offered).toEqual(["yes", "no"]);
  });

  clause("CC-30.21", "Myths does not help against moods that fall otherwise", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["myths"], mood: 3, cities: { D2: "activated 1" } }, {}],
    });
    play.do("collect:D2", "take:food1");
    expect(play.cityText("D2")).toBe("0: angry");
    expect(play.has().mood).toBe(3);
  });

  clause(["CC-25.6", "CC-28.9", "CC-22.8"], "E-88: a combat card in the Status phase", () => {
    const play = position({
      phase: "free-advance",
      waiting: [0],
      regions: EXPLORED,
      sides: [
        {
          happiness: 4,
          advances: ["tactics"],
          hand: ["ac-06", "ac-25"],
          culture: 2,
          cities: { D4: "" },
          units: { D4: "soldier" },
        },
        {},
      ],
      barbarians: { D5: 1 },
      eventDeck: ["ev-03"],
      dice: [1, 3],
    });
    play.do("advance:storage");
    expect(play.offered).toEqual(["commit:ac-06", "commit:ac-25", "pass"]);
    play.do("commit:ac-06");
    expect(play.at("D5", "barbarians")).toEqual({});
  });
});
