import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase } from "./phases.ts";
import { type Side, Table } from "./position.ts";

/** The first player moves; the second may interrupt. */
const moving = inPhase("movement", {
  me: { civ: "americans", capital: "c3" },
  rival: { civ: "egyptians", capital: "m3" },
});

clause(["CV-0.4", "CV-21.17", "CV-28.11", "CV-33.10"], "E-41: Defection kills an army before its second step", () => {
  // After the first step the army is 4 squares from the rival's army; a relic makes the second step one that matters.
  const play = moving({ armies: ["e6"] }, { armies: ["j6"], events: ["defection"] }, { markers: { g6: "atlantis" } });
  play.do("move:e6", "go:f6", "go:g6");
  expect(play).toAsk(1, "ask.interrupt");
  play.do("play:defection", "square:f6");
  expect(play.figures()).toEqual([]);
  expect(play.marker("g6")).toBe("atlantis");
});

clause("CV-0.4", "E-41: at a distance of 5 the card can't target it", () => {
  const play = moving({ armies: ["e6"] }, { armies: ["k6"], events: ["defection"] }, { markers: { g6: "atlantis" } });
  play.do("move:e6", "go:f6", "go:g6", "play:defection");
  expect(play.figures()).toEqual(["army f6"]);
  expect(play.figures(1)).toEqual([]); // the own army was the only one in range
});

clause("CV-34.7", "by default nobody is asked before a step that doesn't matter; after the move always", () => {
  const rival: Side = { armies: ["i6"], events: ["defection"] };
  const play = moving({ armies: ["e6"] }, rival).do("move:e6", "go:f6");
  expect(play).toAsk(0, "ask.step");
  play.do("stop");
  expect(play).toAsk(1, "ask.after-move");
  expect(play.question().standing?.kind).toBe("moves");
  const careful = moving({ armies: ["f6"] }, rival, {
    but: (w) => Object.assign(w.realms[1] ?? {}, { everyStep: true }),
  });
  careful.do("move:f6", "go:g6");
  expect(careful).toAsk(1, "ask.interrupt");
});

clause("CV-34.7", "steps into, within and out of own outskirts matter, and so do attacks", () => {
  const play = moving({ armies: ["k3"] }, { events: ["defection"] }).do("move:k3", "go:l3");
  expect(play).toAsk(1, "ask.interrupt");
  const scout = moving({ armies: ["g6"] }, { scouts: ["h6"], armies: ["i6"], events: ["defection"] });
  scout.do("move:g6", "go:h6");
  expect(scout).toAsk(1, "ask.interrupt");
});

clause(["CV-21.17", "CV-21.18"], "after an interruption the mover may change or withdraw the step", () => {
  const play = moving({ armies: ["k3", "k3"] }, { events: ["defection"] });
  play.do("move:k3", "group:2+0", "go:l3", "play:defection");
  expect(play).toAsk(0, "ask.step");
  expect(play).toOffer("go:l3", "go:k4", "stay");
  play.do("stay");
  expect(play.figures()).toEqual(["army k3"]);
  expect(play).toOffer("move:k3");
});

clause(["CV-21.19", "CV-33.10"], "Communism's spy: nobody leaves the square in this phase", () => {
  const play = moving({ armies: ["k3"], scouts: ["e6"] }, { scouts: ["n6"], techs: ["communism"], kept: ["hut:spy"] });
  play.do("move:k3", "go:l3");
  expect(play).toAsk(1, "ask.interrupt");
  play.do("use:communism", "square:k3");
  expect(play.realm(1).used).toContain("communism");
  // No step is left: the group stays, and has not moved.
  expect(play.figures()).toContain("army k3");
  expect(play).toRefuse("move:k3", "why.locked", "CV-21.19");
  play.do("move:e6", "go:f6", "stop").until("movement", 1);
  expect(play.state.locked).toHaveLength(1);
  play.until("city-management");
  expect(play.state.locked).toEqual([]);
});

clause(["CV-21.24", "CV-15.22"], "the mover may use such effects, too, between groups and between steps", () => {
  const play = moving({ armies: ["e6"], events: ["defection"] }, { armies: ["h6"] });
  expect(play).toOffer("play:defection");
  play.do("move:e6", "go:f6");
  expect(play).toOffer("play:defection", "stop");
  play.do("play:defection", "square:h6");
  expect(play.figures(1)).toEqual([]);
  expect(play).toAsk(0, "ask.step");
});

clause("CV-33.46", "the moving group and those who stand on the square are told apart", () => {
  const play = moving(
    { armies: ["i6", "j6"] },
    { events: ["defection"], scouts: ["j4"] },
    { markers: { k6: "atlantis" } },
  ).do("move:i6", "go:j6", "go:k6");
  expect(play).toAsk(1, "ask.interrupt");
  play.do("play:defection", "square:j6");
  expect(play.offered).toEqual(["kill:1:1+0:moving", "kill:1:1+0"]);
  play.do("kill:1:1+0");
  expect(play.figures()).toEqual(["army j6"]);
  expect(play).toAsk(0, "ask.step"); // the group still marches
});

clause(["CV-28.2", "CV-21.17"], "an interrupting event can be cancelled by the mover", () => {
  const play = moving({ armies: ["k3"], events: ["jousting-tourney"] }, { events: ["defection"] });
  play.do("move:k3", "go:l3", "play:defection");
  expect(play).toAsk(0, "ask.respond");
  play.do("play:jousting-tourney", "go:l3");
  expect(play.figures()).toEqual(["army l3"]);
});

clause("CV-14.2", "an army built onto an enemy scout fights at once and may still move in this round", () => {
  const play = moving({ trade: 12 }, { scouts: ["c4"] }, { phase: "city-management" });
  play.do("produce:c3", "build:army", "place:c4");
  expect(play.figures(1)).toEqual([]);
  play.until("movement", 0);
  expect(play).toOffer("move:c4");
});

clause(
  ["CV-21.17", "CV-28.10"],
  "an Any Time effect in the window interrupts nothing: the step is still announced",
  () => {
    const play = moving(
      { armies: ["k3"] },
      { events: ["defection"], hidden: ["marco-polo"] },
      { markers: { m2: "industrialist" } },
    );
    play.do("move:k3", "go:l3", "use:marco-polo");
    expect(play.realm(1).trade).toBe(27);
    expect(play).toAsk(1, "ask.interrupt"); // and not the mover, for another step
    play.do("pass");
    expect(play.figures()).toEqual(["army l3"]);
  },
);

clause(
  ["CV-28.10", "CV-34.8", "CV-33.47"],
  "on the march, too: Zheng He looks into the huts that were just discovered",
  () => {
    const play = moving(
      { armies: ["d3"], hidden: ["zheng-he"], techs: ["horseback-riding"] },
      {},
      { tiles: { e1: "neutral-02 down" }, markers: { b2: "industrialist" } },
    );
    play.do("move:d3", "discover:east", "use:zheng-he");
    expect(play.state.markers.flatMap((marker) => (marker?.kind === "hut" ? marker.seen : []))).toContain(0);
    expect(play).toAsk(0, "ask.step"); // the move goes on
  },
);

clause("CV-21.17", "R-97: the window after a move opens for a group that was killed on its way, too", () => {
  const play = new Table({
    land: "plain",
    phase: "movement",
    sides: [
      { civ: "americans", capital: "b3", armies: ["f6", "f2"] },
      { civ: "egyptians", capital: "o3", armies: ["j6"], events: ["defection"] },
      { civ: "germans", capital: "o14", scouts: ["h3"], events: ["defection"] },
      { civ: "russians", capital: "b14" },
    ],
    markers: { h6: "atlantis" },
  });
  play.do("move:f6", "go:g6", "go:h6", "play:defection", "square:g6");
  expect(play.figures()).toEqual(["army f2"]);
  expect(play).toAsk(2, "ask.after-move");
  play.do("play:defection", "square:f2");
  expect(play.figures()).toEqual([]);
});

clause(
  ["CV-0.20", "CV-33.42", "CV-21.17"],
  "Combustion destroys the building before others may strike at the army that has come",
  () => {
    const play = moving(
      { techs: ["combustion"], armies: ["k3"] },
      { events: ["defection"] },
      { markers: { l3: "library" } },
    );
    play.do("move:k3", "go:l3", "pass", "stop");
    expect(play).toAsk(0, "ask.use");
    play.do("use");
    expect(play.marker("l3")).toBeNull();
    expect(play).toAsk(1, "ask.after-move");
  },
);
