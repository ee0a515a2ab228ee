import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { facing, fight } from "./fight.ts";
import { EXPLORED, explored, type Play, position } from "./position.ts";

/** What the lines with these keys say of goods and numbers. */
const told = (play: Play, key: string) => play.line(key)?.what.with;

const mood = (n: number) => ({ say: "amount.mood", with: { n } });

describe("the log tells what is gained and what is lost to a limit", () => {
  const speaker = (held: number): Play =>
    explored({ advances: ["voting", "civil-liberties"], happiness: 2, mood: held }).do("use:civil-liberties");

  clause(["CC-5.3", "CC-5.14"], "3 mood tokens, and room for 1", () => {
    const play = speaker(1);
    expect(play.has()).toEqual({ mood: 2 });
    expect(told(play, "log.gain-over")).toMatchObject({ what: [mood(1)], lost: [mood(2)] });
    expect(play.log()).not.toContain("log.gain");
  });

  clause(["CC-5.3", "CC-5.14"], "3 mood tokens, and room for none", () => {
    const play = speaker(2);
    expect(play.has()).toEqual({ mood: 2 });
    expect(told(play, "log.gain-lost")).toMatchObject({ lost: [mood(3)] });
    expect(play.line("log.gain-lost")?.moves ?? []).toEqual([]);
  });
});

describe("the log tells who is lost", () => {
  clause("CC-18.3", "a lone settler, without a battle", () => {
    const play = fight({ soldiers: 1 }, { settlers: 1 }, []);
    expect(play.at("D4", 1)).toEqual({});
    expect(told(play, "log.settlers-lost")).toMatchObject({ who: { seat: 1 }, n: 1 });
  });

  clause("CC-18.16", "settlers of both sides in a draw", () => {
    const play = fight({ soldiers: 1, settlers: 2 }, { soldiers: 1, settlers: 1 }, [5, 5]);
    const lines = play.match.log("audience").filter(({ what }) => what.say === "log.settlers-lost");
    expect(lines.map(({ what }) => what.with)).toMatchObject([
      { who: { seat: 1 }, n: 1 },
      { who: { seat: 0 }, n: 2 },
    ]);
  });

  clause("CC-21.3", "a building for which the captor has no piece", () => {
    const play = facing({ soldiers: 1, gone: { temple: 7 } }, { city: "temple, academy" }, []);
    play.go("attack:C4>D4", "1soldier");
    expect(play.cityText("D4")).toBe("0: angry, academy");
    expect(told(play, "log.building-lost")).toMatchObject({ building: { say: "building.temple" } });
  });

  clause("CC-22.13", "a barbarian settlement that is destroyed", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["tactics"], units: { C4: "1 soldier" } }, {}],
      barbarians: { D4: 0 },
    });
    play.go("attack:C4>D4", "1soldier").do("destroy");
    expect(play.city("D4")).toBeUndefined();
    expect(play.log()).toContain("log.destroyed");
  });
});

describe("the log tells of events that change nothing", () => {
  /** Seat 0 reaches Happiness level 3 with Bartering and draws this event. */
  const draws = (event: "ev-03" | "ev-10" | "ev-32" | "ev-33", side = {}, rival = {}): Play =>
    explored({ food: 2, happiness: 2, ...side }, rival, { eventDeck: [event] }).do("advance:bartering");

  clause(["CC-22.7", "CC-23.2"], "barbarians who attack nobody", () => {
    const play = draws("ev-03");
    expect(told(play, "log.icon-idle")).toMatchObject({ icon: { say: "event-icon.barbarian-attack" } });
  });

  clause("CC-22.15", "barbarians who stand before the Great Wall", () => {
    const side = { cities: { D2: "great-wall" } };
    const play = explored({ food: 2, happiness: 2, ...side }, {}, { eventDeck: ["ev-03"], barbarians: { D3: 2 } });
    play.do("advance:bartering");
    expect(play.log()).toContain("log.icon-idle");
    expect(play.log()).not.toContain("log.battle");
  });

  clause("CC-23.4", "a Famine from which Irrigation protects", () => {
    const play = draws("ev-03", { advances: ["irrigation"] });
    expect(told(play, "log.protected")).toMatchObject({ who: { seat: 0 }, event: { say: "event.famine" } });
    expect(play.city("D2")?.mood).toBe("neutral");
  });

  clause(["CC-23.12", "CC-23.29"], "a Flood far from the Sea, and who of all is far from it", () => {
    expect(told(draws("ev-32"), "log.event-idle")).toMatchObject({ who: { seat: 0 } });
    const heavy = draws("ev-33", {}, { cities: { D7: "", E5: "" } });
    const idle = heavy.match.log("audience").filter(({ what }) => what.say === "log.event-idle");
    expect(idle.map(({ what }) => what.with?.who)).toEqual([{ seat: 0 }]);
  });

  clause("CC-23.2", "nothing of the kind where something changes", () => {
    const play = explored({ food: 2, happiness: 2 }, {}, { eventDeck: ["ev-03"], barbarians: { D3: 1 }, dice: [1] });
    play.do("advance:bartering");
    expect(play.log()).toContain("log.battle");
    expect(play.log()).not.toContain("log.icon-idle");
    expect(play.log()).not.toContain("log.event-idle");
  });
});

describe("Tactical Retreat after Archers", () => {
  clause(["CC-19.4", "CC-19.10"], "the last soldier falls: the battle is lost all the same, Fortress or not", () => {
    const play = fight(
      { soldiers: 1, hand: ["ac-26"] },
      { soldiers: 1, settlers: 1, city: "fortress", hand: ["ac-17"] },
      [5],
    );
    play.do("commit:ac-26", "commit:ac-17");
    expect(play.cityText("D4")).toBe("0: angry, fortress");
    expect(play.at("D4")).toEqual({ soldier: 1 });
    expect(play.log()).not.toContain("log.rolled");
    expect(play.log()).not.toContain("log.outcome-retreat");
    expect(play.log()).toContain("log.outcome-attacker");
    expect(play.state.now.battles).toMatchObject([{ winner: 0 }]);
  });
});

describe("Peltasts after Archers", () => {
  clause(["CC-19.14", "CC-19.17"], "without a soldier left nobody rolls for them", () => {
    const play = fight({ soldiers: 1, hand: ["ac-26"] }, { soldiers: 1, city: "fortress", hand: ["ac-01"] }, [6, 1, 1]);
    play.do("commit:ac-26", "commit:ac-01");
    expect(play.log()).not.toContain("log.card-fails");
    expect(play.log()).toContain("log.outcome-attacker");
  });
});

describe("Mercenaries and Drama & Music", () => {
  clause(["CC-30.32", "CC-22.17"], "the second band is paid with an exchanged token", () => {
    const play = explored(
      {
        advances: ["drama-and-music"],
        hand: ["ac-13"],
        culture: 1,
        cultureLevel: 1,
        mood: 1,
        cities: { D2: "", C4: "" },
      },
      { cities: { D7: "", D4: "" } },
      { barbarians: { D3: 1, C5: 1 }, dice: [1, 1] },
    );
    play.do("card:ac-13", "camp:D3");
    expect(play.prompt).toBe("ask.hire");
    play.do("camp:C5");
    expect(play.has()).toEqual({});
    expect(play.state.now.used).toContain("drama-and-music");
  });
});
