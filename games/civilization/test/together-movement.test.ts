import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { AMERICANS, inPhase } from "./phases.ts";
import { Table } from "./position.ts";

// Examples in which several clauses meet: figures on the map.

const moving = inPhase("movement", AMERICANS);

clause(["CV-21.13", "CV-21.9", "CV-21.3"], "Flight: over an enemy army and a city, and down on a hut", () => {
  const table = moving(
    { techs: ["flight"], armies: ["f3"] },
    { armies: ["g3"], cities: ["h3"] },
    { markers: { j3: "hut:wheat" } },
  );
  table.do("move:f3", "go:g3", "go:h3", "go:i3", "go:j3");
  if (table.prompt === "ask.step") table.do("stop");
  expect([table.figures(0), table.kept(0), table.figures(1)]).toEqual([["army j3"], ["hut:wheat"], ["army g3"]]);
});

clause(["CV-30.9", "CV-9.12", "CV-27.12"], "Russian espionage by an army under Democracy, once a round", () => {
  const table = moving(
    { civ: "russians", government: "democracy-gov", armies: ["m6", "n5"], techs: ["communism@1", "democracy@1"] },
    { techs: ["pottery", "banking", "writing"] },
  );
  table.do("move:m6", "go:n6");
  expect(table.offered).toEqual(["learn:pottery", "learn:writing"]); // Banking has no slot
  table.do("learn:pottery");
  expect(table.techs(0)).toEqual(["communism", "democracy", "pottery"]);
  expect(table.figures(0)).toEqual(["army n5"]);
  table.do("move:n5");
  expect(table).toRefuse("go:n6", "why.democracy", "CV-9.12");
});

clause(
  ["CV-21.17", "CV-21.18", "CV-33.46"],
  "Defection leaves scouts without an army: they can't attack any more",
  () => {
    const table = moving(
      { armies: ["f3"], scouts: ["f3"], techs: ["horseback-riding"] },
      { armies: ["h3"], events: ["defection"] },
    );
    table.do("move:f3", "group:1+1", "go:g3", "go:h3");
    expect(table).toAsk(1, "ask.interrupt");
    table.do("play:defection");
    while (table.asked === 1) table.do(table.offered.find((id) => /g3|1\+0/.test(id)) ?? table.offered[0] ?? "");
    expect(table.figures(0)).toEqual(["scout g3"]);
    expect(table).toRefuse("go:h3", "why.needs-army", "CV-21.11");
    expect(table).toOffer("stop");
  },
);

clause(["CV-21.19", "CV-33.10", "CV-21.1"], "Communism locks a square: others may enter it, nobody leaves", () => {
  const table = moving(
    { armies: ["f3", "g3", "k3"] },
    { techs: ["communism"], kept: ["hut:spy"], cities: ["h4"], armies: ["j3"] },
  );
  table.do("move:f3", "go:g3");
  expect(table).toAsk(1, "ask.interrupt");
  table.do("use:communism", "square:g3", "go:g3");
  if (table.prompt === "ask.step") table.do("stop");
  expect(table.figures(0)).toEqual(["army g3", "army g3", "army k3"]);
  expect(table).toRefuse("move:g3", "why.locked", "CV-21.19");
});

clause(["CV-21.15", "CV-21.26", "CV-8.12"], "the Brandenburg Gate sends a scout away before the turn may end", () => {
  const table = moving({ scouts: ["m6"], armies: ["k3"] }, {}, { markers: { o7: "brandenburg-gate" } });
  expect(table).toRefuse("done", "why.must-leave", "CV-21.26");
  table.do("move:m6");
  expect(table).toOffer("go:l6", "go:m5"); // on through the outskirts, with a step left
  table.do("go:m5");
  expect(table).toRefuse("stop", "why.gate", "CV-21.15");
  table.do("go:m4");
  expect(table).toOffer("done");
});

clause(
  ["CV-22.1", "CV-22.4", "CV-22.6", "CV-21.23"],
  "a group in a corner of two unknown tiles discovers both and has moved",
  () => {
    const table = new Table({
      phase: "movement",
      tiles: { e1: "neutral-02 down", a5: "neutral-03 down" },
      sides: [{ civ: "romans", capital: "b3", armies: ["d4"] }, { civ: "chinese" }],
    });
    table.do("move:d4");
    expect(table.offers("discover:").toSorted()).toEqual(["discover:east", "discover:south"]);
    table.do("discover:east", "discover:south");
    expect(table.state.tiles.every(({ explored }) => explored)).toBe(true);
    expect(table.figures(0)).toEqual(["army d4"]);
    expect(table.offers("move:")).toEqual([]);
  },
);

clause(
  ["CV-30.10", "CV-0.13", "CV-12.5", "CV-12.3"],
  "a Spanish discovery builds the upgraded form and respects the limits",
  () => {
    const table = new Table({
      phase: "movement",
      tiles: { e1: "neutral-02 down" },
      land: "plain",
      markers: { a2: "temple" },
      sides: [
        { civ: "spanish", capital: "b3", armies: ["d3"], techs: ["navigation", "engineering"] },
        { civ: "chinese" },
      ],
    });
    table.do("move:d3", "discover:east");
    expect(table).toAsk(0, "ask.use");
    table.do("use");
    expect(table.offered).not.toContain("build:granary");
    expect(table).toOffer("build:aqueduct");
    table.do("build:market"); // a limited building may only take the Temple's square
    expect(table.marker("a2")).toBe("market");
  },
);

clause(["CV-23.3", "CV-23.5", "CV-23.13", "CV-1.10"], "an army and a scout disbanded in a city with a caravan", () => {
  const table = moving({ armies: ["b4"], scouts: ["b4"], caravans: ["b3"] });
  table.do("move:b4", "group:1+1", "go:b3", "disband");
  expect(table).toAsk(0, "ask.disband");
  const turned = table.fork().do("army");
  expect(turned).toAsk(0, "ask.post");
  turned.do("fortification");
  expect(turned).toAsk(0, "ask.post"); // the scout may turn it back
  turned.do("none");
  expect([turned.city("b3").post, turned.figures(0)]).toEqual(["fortification", []]);
  table.do("scout"); // a second caravan brings nothing
  expect(table).toAsk(0, "ask.post");
  table.do("none");
  expect(table.city("b3").post).toBe("caravan");
});

clause(["CV-16.10", "CV-16.16", "CV-21.20", "CV-30.3"], "the Chinese find friendly barbarians in a hut", () => {
  const table = moving({ civ: "chinese", armies: ["f3"] }, {}, { markers: { g3: "hut:friendly-barbarian" } });
  table.do("move:f3", "go:g3");
  expect(table).toAsk(0, "ask.friendly-barbarians");
  table.do("scout");
  expect(table.figures(0)).toEqual(["army g3", "scout g3"]);
  expect(table.realm().culture).toBe(3);
  expect(table.offers("move:")).toEqual([]);
});

clause(["CV-8.22", "CV-15.10", "CV-7.5"], "a scout that leaves a coin behind costs its owner a card at once", () => {
  const table = moving(
    {
      techs: ["computers"],
      coins: { sheet: 8 },
      scouts: ["m6>b3"],
      events: ["drought", "sabotage", "defection", "disoriented"],
    },
    {},
    { markers: { m6: "bank" } },
  );
  expect([table.coins(0), table.handSize()]).toEqual([10, 4]);
  table.do("move:m6", "go:l6");
  expect(table).toAsk(0, "ask.discard-event");
});

clause(
  ["CV-33.11", "CV-8.16", "CV-18.7", "CV-31.8"],
  "an atomic bomb on a city: everything in its outskirts goes, loot comes to nobody",
  () => {
    const table = moving(
      { techs: ["atomic-theory"], kept: ["village:uranium"], armies: ["g4"] },
      { cities: ["h3"], armies: ["i3"], scouts: ["i4"], trade: 9, fortified: ["h3"] },
      { markers: { g2: "library", h2: "stonehenge", i2: "artist" } },
    );
    table.do("use:atomic-theory:1");
    expect(table.cities(1)).toEqual(["n6"]);
    expect([table.figures(0), table.figures(1)]).toEqual([[], []]);
    expect([table.marker("g2"), table.realm(1).wonders, table.realm(1).trade]).toEqual([null, [], 9]);
    expect(table.state.market.posts).toBe(15);
  },
);

clause(["CV-15.18", "CV-0.21", "CV-21.6", "CV-7.5"], "Lost moves a scout off its square: it gathers no more", () => {
  const table = moving(
    { civ: "romans", events: ["lost"] },
    { scouts: ["g3>n6"], armies: ["h3", "h3"] },
    { phase: "city-management", terrain: { g4: "water", f3: "water" } },
  );
  table.do("play:lost", "square:g3");
  // Not into the water, not onto a full square; but through it.
  expect(table.offered).not.toContain("square:h3");
  expect(table.offered).not.toContain("square:g4");
  expect(table.offered).toContain("square:i3");
  table.do("square:i3");
  expect(table.realm(1).figures.find(({ kind }) => kind === "scout")).toMatchObject({ gathers: null });
});
