import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position, type Side } from "./position.ts";

const RICH = { food: 2, ore: 2, wood: 2 };
const ALL = ["fishing", "writing", "tactics", "myths"] as const;

const growing = (side: Side, rival: Side = {}) => position({ regions: EXPLORED, sides: [{ ...RICH, ...side }, rival] });

describe("increasing the size of a city", () => {
  clause("CC-12.1", "1 Food, 1 Ore and 1 Wood for a building of one's own colour", () => {
    const play = growing({ advances: ["tactics"], cities: { D2: "", C3: "" } });
    play.do("increase:D2:fortress");
    expect(play.cityText("D2")).toBe("0: neutral, fortress");
    expect(play.has()).toEqual({ food: 1, ore: 1, wood: 1 });
    expect(play.table.now.actions).toBe(2);
    const poor = position({ sides: [{ food: 1, ore: 1, advances: ["tactics"], cities: { D2: "", C2: "" } }, {}] });
    expect(poor).toRefuse("increase:D2:fortress", "why.short", "CC-12.1");
  });

  clause(["CC-12.2", "CC-7.13"], "its advance and a piece in supply are needed", () => {
    const cities = { D2: "", C3: "" };
    const play = growing({ cities, advances: ["writing"] });
    expect(play).toRefuse("increase:D2:fortress", "why.building-unknown", "CC-12.2");
    expect(play).toRefuse("increase:D2:temple", "why.building-unknown", "CC-12.2");
    expect(play).toOffer("increase:D2:academy");
    const gone = growing({ cities, advances: ["writing"], gone: { academy: 7 } });
    expect(gone).toRefuse("increase:D2:academy", "why.no-piece", "CC-12.2");
  });

  clause("CC-12.3", "no Angry city, and no building of that type in any colour", () => {
    const play = growing({ advances: ALL, cities: { D2: "angry", C3: "temple of 1", D3: "" } });
    expect(play).toRefuse("increase:D2:temple", "why.angry", "CC-12.3");
    expect(play.offeredFor("increase:C3:")).toEqual(["academy", "fortress"]);
  });

  clause("CC-12.4", "the size may not exceed the number of cities", () => {
    const play = growing({ advances: ALL, cities: { D2: "", C3: "temple" } });
    expect(play).toRefuse("increase:C3:fortress", "why.too-few-cities", "CC-12.4");
    expect(play).toOffer("increase:D2:fortress");
  });

  clause("CC-12.5", "a Port needs an adjacent Sea hex, which the player chooses", () => {
    const play = growing({ advances: ALL, cities: { D2: "", F2: "" } });
    expect(play).toRefuse("increase:D2:port", "why.no-sea", "CC-12.5");
    play.do("increase:F2:port");
    expect(play.offered.sort()).toEqual(["port:F3", "port:G3"]);
    play.do("port:F3");
    expect(play.city("F2")).toMatchObject({ portHex: "F3", buildings: { port: 0 } });
  });

  clause(["CC-12.5", "CC-21.11"], "a Port keeps its hex after capture, and several may share one", () => {
    const play = growing(
      { advances: [...ALL], cities: { D2: "", E3: "port on F3" }, units: { E3: "soldier" } },
      { cities: { D7: "", F2: "port on F3" }, units: { F3: "ship" } },
    );
    play.go("attack:E3>F2");
    expect(play.city("F2")).toMatchObject({ owner: 0, portHex: "F3" });
    expect(play.at("F3", 1)).toEqual({ ship: 1 });
  });

  clause("CC-12.8", "State Religion is used only if it saved a Food", () => {
    const play = growing({ food: 0, advances: [...ALL, "state-religion"], cities: { D2: "", C3: "", D3: "" } });
    expect(play).toRefuse("increase:D2:fortress", "why.short", "CC-12.1");
    play.do("increase:D2:temple");
    expect(play.has()).toMatchObject({ ore: 1, wood: 1 });
    expect(play.table.now.used).toEqual(["state-religion"]);
  });

  clause("CC-12.6", "an Academy gives 2 Ideas, a Temple a mood or a culture token", () => {
    const play = growing({ advances: ALL, cities: { D2: "", C3: "" } });
    play.do("increase:D2:academy");
    expect(play.has()).toEqual({ food: 1, ore: 1, wood: 1, ideas: 2 });
    play.do("increase:C3:temple");
    expect(play.offered).toHaveLength(2);
  });

  clause(["CC-26.14", "CC-12.6"], "E-13: Great Mausoleum and Temples", () => {
    const play = growing({
      advances: ["myths"],
      cities: { D2: "activated 1", C3: "great-mausoleum", C4: "" },
    });
    play.do("increase:D2:temple");
    play.do(play.offered[0] ?? "");
    expect(play.city("D2")).toMatchObject({ activations: 1, mood: "neutral", size: 2 });
    expect(play.has()).toMatchObject({ food: 1, ore: 1, wood: 1 });
    expect((play.has().mood ?? 0) + (play.has().culture ?? 0)).toBe(1);
    expect(play.table.now.actions).toBe(2);
  });

  clause(["CC-9.16", "CC-9.7"], "the mood drops last, after what the building gives", () => {
    const play = growing({ advances: ["writing"], cities: { D2: "activated 1", C3: "" } });
    play.do("increase:D2:academy");
    expect(play.city("D2")?.mood).toBe("angry");
    const keys = play.log().filter((key) => key === "log.increase" || key === "log.gain" || key === "log.mood");
    expect(keys).toEqual(["log.increase", "log.gain", "log.mood"]);
  });
});

describe("Civic Improvement", () => {
  clause(["CC-16.2", "CC-16.3"], "E-10: Civic Improvement", () => {
    const play = position({ sides: [{ mood: 4, cities: { D2: "angry, academy" } }, {}] });
    play.do("civic:D2");
    expect(play.has()).toEqual({ mood: 2 });
    expect(play.city("D2")?.mood).toBe("neutral");
    play.do("civic:D2");
    expect(play.has()).toEqual({});
    expect(play.city("D2")?.mood).toBe("happy");
    expect(play.table.now.actions).toBe(2);
  });

  clause("CC-16.1", "one action raises several cities, each by one or more steps", () => {
    const play = position({ regions: EXPLORED, sides: [{ mood: 3, cities: { D2: "angry", C3: "" } }, {}] });
    play.do("civic:D2", "civic:C3", "civic:D2");
    expect(play.table.cities.slice(0, 2).map(({ mood }) => mood)).toEqual(["happy", "happy"]);
    expect(play.table.now.actions).toBe(2);
    const short = position({ regions: EXPLORED, sides: [{ mood: 3, cities: { D2: "angry", C3: "" } }, {}] });
    short.do("civic:D2", "done");
    expect(short.has()).toEqual({ mood: 2 });
  });

  clause("CC-16.2", "a Happy or Angry city costs its true size", () => {
    const play = position({ sides: [{ mood: 8, cities: { D2: "angry, academy, temple" } }, {}] });
    expect(play.option("civic:D2")?.price).toEqual({ mood: 3 });
  });

  clause("CC-30.22", "E-11: Rituals", () => {
    const play = position({
      sides: [{ mood: 1, food: 1, wood: 1, ideas: 3, advances: ["rituals"], cities: { D2: "academy, temple" } }, {}],
    });
    play.do("civic:D2");
    expect(play.has()).toEqual({ ideas: 3 });
    expect(play.city("D2")?.mood).toBe("happy");
    const short = position({
      sides: [{ mood: 1, food: 1, ideas: 3, advances: ["rituals"], cities: { D2: "academy, temple" } }, {}],
    });
    expect(short).toRefuse("civic:D2", "why.short", "CC-16.2");
  });

  clause("CC-30.30", "E-12: Circus & Sports", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ mood: 8, advances: ["circus-and-sports"], cities: { D2: "academy, temple", C3: "" } }, {}],
    });
    expect(play.option("civic:D2")?.price).toEqual({ mood: 2 });
    expect(play.option("civic:C3")?.price).toEqual({ mood: 1 });
  });
});
