import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { draw } from "./drawing.ts";

describe("hardship", () => {
  clause("CC-23.23", "Famine: the Food must be paid; without it a city becomes Angry", () => {
    const fed = draw("ev-03", { food: 1, gold: 1, cities: { D2: "" } });
    expect(fed.has()).toMatchObject({ gold: 1 });
    expect(fed.has().food).toBeUndefined();
    expect(fed.cityText("D2")).toBe("0: neutral");
    const hungry = draw("ev-03", { gold: 3, cities: { D2: "happy" } });
    expect(hungry.has()).toMatchObject({ gold: 3 });
    expect(hungry.cityText("D2")).toBe("0: angry");
  });

  clause("CC-23.13", "E-64: Severe Famine and Myths", () => {
    const play = draw("ev-06", { food: 1, mood: 1, advances: ["myths"], cities: { D2: "" } });
    expect(play.has()).toEqual({ mood: 2 });
    const angry = play.fork().do("no");
    expect(angry.cityText("D2")).toBe("0: angry");
    play.do("yes");
    expect(play.cityText("D2")).toBe("0: neutral");
    expect(play.has()).toEqual({ mood: 1 });
  });

  clause(["CC-23.12", "CC-23.27"], "Pestilence: from 2 cities on, one falls, or two for those who travel", () => {
    const one = draw("ev-01", { cities: { D2: "happy" } });
    expect(one.cityText("D2")).toBe("0: happy");
    const two = draw("ev-01", { cities: { D2: "", C4: "", B4: "" }, advances: ["trade-routes"] });
    two.do("city:D2", "city:B4");
    expect(["D2", "C4", "B4"].map((hex) => two.cityText(hex))).toEqual(["0: angry", "0: neutral", "0: angry"]);
  });

  clause("CC-23.27", "Pestilence binds players with a single city, too", () => {
    const play = draw("ev-01", { cities: { D2: "" } });
    expect(play.state.pestilence).toBe(true);
  });

  clause("CC-23.25", "E-113: Epidemics at sea", () => {
    const mine = { advances: ["roads"], units: { E4: "ship with 2 soldiers", C4: "settler" } } as const;
    const play = draw("ev-02", mine);
    expect(play.offered).toEqual(["lose:settler@C4", "lose:soldier@ship-1", "lose:ship-1"]);
    const sunk = play.fork().do("lose:ship-1");
    expect(sunk.at("E4")).toEqual({});
    expect(sunk.at("C4")).toEqual({});
    play.do("lose:soldier@ship-1", "lose:soldier@ship-1");
    expect(play.cargo("E4")).toEqual([""]);
    expect(play.at("C4")).toEqual({ settler: 1 });
  });

  clause(
    ["CC-23.4", "CC-23.25"],
    "Epidemics: one unit without roads, none of a single one, none with Sanitation",
    () => {
      const play = draw("ev-02", { units: { C4: "2 settlers" } }, [{ units: { D7: "soldier" } }]);
      expect(play.at("C4")).toEqual({ settler: 1 });
      expect(play.at("D7", 1)).toEqual({ soldier: 1 });
      const safe = draw("ev-02", { units: { C4: "2 settlers" }, advances: ["sanitation"] });
      expect(safe.at("C4")).toEqual({ settler: 2 });
    },
  );

  clause(["CC-23.13", "CC-23.26"], "E-114: Civil War and Myths", () => {
    const play = draw("ev-36", { advances: ["myths"], cities: { D2: "" }, units: { D2: "soldier" } });
    expect(play.at("D2")).toEqual({});
    play.do("yes");
    expect(play.cityText("D2")).toBe("0: neutral");
    expect(play.has().mood).toBeUndefined();
  });

  clause("CC-23.26", "Civil War: an Angry city loses only the soldier; without a fitting city a mood falls", () => {
    const angry = draw("ev-36", { cities: { D2: "angry", C4: "happy" }, units: { D2: "soldier", C4: "soldier" } });
    expect([angry.at("D2"), angry.cityText("C4")]).toEqual([{}, "0: happy"]);
    const none = draw("ev-36", { cities: { D2: "happy" }, units: { D2: "soldier" } });
    expect([none.at("D2"), none.cityText("D2")]).toEqual([{ soldier: 1 }, "0: neutral"]);
  });
});

describe("destruction", () => {
  clause(["CC-23.14", "CC-23.16"], "Volcano: from 4 cities on one is lost with all in it, for points", () => {
    const cities = { D2: "", C4: "", B4: "", E5: "academy, temple of 1, great-wall" } as const;
    const play = draw("ev-29", { cities, units: { E5: "soldier, settler" } });
    play.do("city:E5");
    expect(play.city("E5")).toBeUndefined();
    expect(play.at("E5")).toEqual({});
    expect(play.player(0).eventHalves).toBe(4 + 4 + 10);
    expect(play.player(1).eventHalves).toBe(4);
    expect(play.player(0).gone).toMatchObject({ settlement: 1, academy: 1, temple: 0 });
    expect(play.player(1).gone).toMatchObject({ temple: 1 });
    expect(play.state.lostWonders).toEqual(["great-wall"]);
    expect(draw("ev-29", { cities: { D2: "", C4: "", B4: "" } }).prompt).toBe("ask.action");
  });

  clause(["CC-23.13", "CC-23.14", "CC-23.16", "CC-23.24"], "E-110: Earthquake", () => {
    const cities = { D2: "", C4: "academy, temple of 1", B4: "great-library" } as const;
    const play = draw("ev-30", { cities, advances: ["myths"], mood: 1 });
    expect(play.offered).toEqual(["ruin:D2:settlement", "ruin:C4:academy", "ruin:C4:temple", "ruin:B4:wonder"]);
    play.do("ruin:C4:temple");
    expect(play.offered).not.toContain("ruin:C4:settlement");
    const whole = play.fork().do("ruin:C4:academy");
    expect(whole.offered).toContain("ruin:C4:settlement");
    play.do("ruin:C4:academy", "ruin:B4:wonder");
    expect(play.player(1).eventHalves).toBe(4);
    expect(play.player(0).eventHalves).toBe(4 + 10);
    play.do("yes", "no");
    expect([play.cityText("C4"), play.cityText("B4")]).toEqual(["0: neutral", "0: angry"]);
    expect(play.state.lostWonders).toEqual(["great-library"]);
  });

  clause("CC-23.24", "Earthquake: at least one is chosen; a ruined settlement leaves its units", () => {
    const play = draw("ev-30", { cities: { D2: "", C4: "", B4: "" }, units: { C4: "soldier" } });
    expect(play.offered).not.toContain("done");
    play.do("ruin:C4:settlement", "done");
    expect(play.city("C4")).toBeUndefined();
    expect(play.at("C4")).toEqual({ soldier: 1 });
    expect(play.cityText("D2")).toBe("0: neutral");
    expect(draw("ev-30", { cities: { D2: "", C4: "" } }).prompt).toBe("ask.action");
  });

  clause("CC-23.3", "Heavy Earthquake: every player with 3 cities", () => {
    const play = draw("ev-31", { cities: { D2: "" } }, [{ cities: { D7: "", E6: "", C7: "" } }]);
    expect(play.asked).toBe(1);
    play.do("ruin:E6:settlement", "done");
    expect(play.player(1).eventHalves).toBe(4);
  });
});

describe("Revolution", () => {
  const autocrat = ["tactics", "draft", "nationalism", "totalitarianism"] as const;
  clause(["CC-23.1", "CC-23.15", "CC-23.28", "CC-7.10"], "E-111", () => {
    const advances = [...autocrat, "philosophy", "state-religion"] as const;
    const play = draw("ev-38", { advances, units: { D2: "soldier" } }, [{}], { actions: 2 });
    expect(play.has()).toMatchObject({ gold: 2 });
    expect(play.offered).toEqual(["lose:soldier@D2", "bear"]);
    const spared = play.fork().do("lose:soldier@D2");
    expect(spared.table.now.actions).toBe(1);
    expect(spared.prompt).toBe("ask.new-government");
    play.do("bear");
    expect(play.table.now.actions).toBe(0);
    expect(play.prompt).toBe("ask.revolt-government");
    const kept = play.fork().do("lose:soldier@D2");
    expect(kept.player().advances).toContain("nationalism");
    play.do("bear", "government:democracy", "cube:civil-liberties");
    expect(play.player().advances).toEqual(expect.arrayContaining(["voting", "civil-liberties"]));
    expect(play.player().advances).not.toContain("nationalism");
    expect(play.has()).toMatchObject({ gold: 2 });
  });

  clause("CC-23.15", "without an action left the next turn has one less", () => {
    const play = draw("ev-38", {}, [{}], { actions: 1 });
    expect(play.table.now.actions).toBe(0);
    expect(play.player().revolted).toBe(1);
    play.endTurn(2);
    expect(play.table.now.actions).toBe(2);
  });

  clause("CC-23.28", "soldiers aboard will do; with one other government nobody is asked which", () => {
    const mine = { advances: [...autocrat, "philosophy"], units: { E4: "ship with soldier" } } as const;
    const play = draw("ev-38", mine, [{}], { actions: 2 });
    expect(play.offered).toContain("lose:soldier@ship-1");
    play.do("lose:soldier@ship-1");
    expect(play.cargo("E4")).toEqual([""]);
    expect(play.prompt).toBe("ask.cubes");
  });
});
