import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { onGrassland } from "./phases.ts";
import type { Side, Table } from "./position.ts";

/** Movement of the first player on open grassland. */
const moving = onGrassland("movement", { armies: ["p1"] });

const techs = (...ids: NonNullable<Side["techs"]>): Side => ({ techs: ids });

clause(["CV-21.1", "CV-21.2"], "figures move in groups that began together, each figure once", () => {
  const table = moving({ armies: ["f4", "f4"], scouts: ["f4"], techs: ["masonry"] });
  table.do("move:f4");
  expect(table.offered.toSorted()).toEqual(["group:0+1", "group:1+0", "group:1+1", "group:2+0", "group:2+1"]);
  table.do("group:1+1", "go:g4", "stop");
  expect(table.figures()).toEqual(["army f4", "army g4", "scout g4"]);
  expect(table.offers("move:")).toEqual(["move:f4"]);
  table.do("move:f4", "go:f5", "stop");
  expect(table.state.mover).toBe(1);
});

clause("CV-21.3", "travel speed: 2 to 6 by tech, the highest counts; the Spanish go one further", () => {
  const speed = (side: Side): number => moving(side).speed();
  expect(speed({})).toBe(2);
  expect(speed(techs("horseback-riding"))).toBe(3);
  expect(speed(techs("horseback-riding", "sailing"))).toBe(4);
  expect(speed(techs("steam-power", "sailing"))).toBe(5);
  expect(speed(techs("flight"))).toBe(6);
  expect(speed({ civ: "spanish", ...techs("flight") })).toBe(7);
});

clause(["CV-21.4", "CV-21.27"], "each step goes to an orthogonal neighbour and costs a movement point", () => {
  const table = moving({ armies: ["f4"] });
  table.do("move:f4");
  expect(table.offers("go:").toSorted()).toEqual(["go:e4", "go:f3", "go:f5", "go:g4"]);
  expect(table.offered).not.toContain("stop"); // it has not moved yet
  table.do("go:f3");
  expect(table).toOffer("stop");
  table.do("go:f2");
  expect(table.figures()).toEqual(["army f2"]);
  expect(table.state.mover).toBe(1); // no point is left
});

clause("CV-21.5", "water: not at all, crossing with Navigation, ending with Sailing", () => {
  const at = (side: Side): Table => moving({ armies: ["f4"], ...side }, { terrain: { g4: "water" } }).do("move:f4");
  expect(at({})).toRefuse("go:g4", "why.water", "CV-21.5");
  const crossing = at(techs("navigation")).do("go:g4");
  expect(crossing).toRefuse("stop", "why.water", "CV-21.5");
  expect(crossing.do("go:h4").figures()).toEqual(["army h4"]);
  expect(at(techs("sailing")).do("go:g4").offered).toContain("stop");
});

clause(["CV-21.5", "CV-21.22", "CV-21.27"], "no step onto water if the move could not end on land any more", () => {
  const table = moving(
    { armies: ["f4"], ...techs("navigation") },
    { terrain: { h4: "water", g4: "grassland", h3: "water", h5: "water", i4: "water" } },
  );
  table.do("move:f4", "go:g4");
  expect(table).toRefuse("go:h4", "why.water", "CV-21.5");
});

clause(["CV-21.5", "CV-21.11", "CV-21.13", "CV-21.25"], "E-57: Navigation and the sea", () => {
  const at = (side: Side): Table =>
    moving({ armies: ["f4"], ...side }, { terrain: { g4: "water" }, rival: { scouts: ["g4"] } }).do("move:f4");
  expect(at(techs("navigation"))).toRefuse("go:g4", "why.water", "CV-21.5");
  const flies = at(techs("flight")).do("go:g4");
  expect(flies.do("go:h4", "stop").figures(1)).toEqual(["scout g4"]);
  expect(at(techs("sailing")).do("go:g4").figures(1)).toEqual([]);
});

clause(
  ["CV-21.6", "CV-21.7"],
  "friends may be passed; no square holds more than the stacking limit after a move",
  () => {
    const table = moving({ armies: ["f4", "g4", "g4"] }).do("move:f4");
    expect(table).toOffer("go:g4");
    table.do("go:g4");
    expect(table).toRefuse("stop", "why.stack", "CV-21.6");
    expect(table.do("go:h4").figures()).toContain("army h4");
    const limit = (side: Side): number => moving(side).stack();
    expect([limit({}), limit(techs("masonry")), limit(techs("printing-press")), limit(techs("biology"))]).toEqual([
      2, 3, 4, 5,
    ]);
    expect([limit(techs("replaceable-parts", "masonry")), limit({ civ: "russians" })]).toEqual([6, 3]);
  },
);

clause(
  ["CV-21.8", "CV-2.8", "CV-8.19"],
  "own city centres may be passed; without the expansion nobody may end there",
  () => {
    const table = moving({ armies: ["c3"] }).do("move:c3", "go:b3");
    expect(table).toOffer("disband", "go:a3");
    expect(table.do("go:a3").figures()).toEqual(["army a3"]);
    const base = moving({ armies: ["c3"] }, { options: { expansion: false } }).do("move:c3", "go:b3");
    expect(base).toRefuse("stop", "why.own-city", "CV-21.8");
    expect(base.offered).not.toContain("disband");
  },
);

clause(
  ["CV-21.9", "CV-16.8", "CV-2.8"],
  "entering a hut ends the move; it takes an army, or scouts under the Republic",
  () => {
    const markers = { g4: "hut:silk" };
    const scout = moving({ scouts: ["f4"] }, { markers }).do("move:f4");
    expect(scout).toRefuse("go:g4", "why.needs-army", "CV-21.9");
    const army = moving({ armies: ["f4"] }, { markers }).do("move:f4", "go:g4");
    expect([army.kept(), army.marker("g4"), army.state.mover]).toEqual([["hut:silk"], null, 1]);
    const republic = moving({ scouts: ["f4"], government: "republic", techs: ["code-of-laws"] }, { markers }).do(
      "move:f4",
      "go:g4",
    );
    expect(republic.kept()).toEqual(["hut:silk"]);
  },
);

clause(
  ["CV-21.10", "CV-25.8"],
  "entering a village starts a battle with barbarians; scouts can't, not even under the Republic",
  () => {
    const markers = { g4: "village:spy" };
    const scout = moving({ scouts: ["f4"], government: "republic", techs: ["code-of-laws"] }, { markers }).do(
      "move:f4",
    );
    expect(scout).toRefuse("go:g4", "why.needs-army", "CV-21.10");
    const army = moving({ armies: ["f4"], units: ["infantry-a"] }, { markers }).do("move:f4", "go:g4");
    expect(army.state.battle).toMatchObject({ attacker: 0, defender: null, controller: 1 });
  },
);

clause(["CV-21.11", "CV-21.12"], "scouts alone enter neither enemy figures nor cities", () => {
  const table = moving({ scouts: ["f4"] }, { rival: { armies: ["g4"], cities: ["f6"] } }).do("move:f4");
  expect(table).toRefuse("go:g4", "why.needs-army", "CV-21.11");
  expect(table.do("go:f5")).toRefuse("go:f6", "why.needs-army", "CV-21.12");
});

clause("CV-21.13", "with Flight a group passes over everything and ends where it likes", () => {
  const table = moving(
    { armies: ["f4"], ...techs("flight"), units: ["infantry-a"] },
    { rival: { armies: ["g4"], cities: ["j4"] }, markers: { h4: "hut:silk", i4: "village:spy" } },
  );
  table.do("move:f4", "go:g4");
  expect(table.state.battle).toBe(null);
  table.do("go:h4", "go:i4", "go:j4", "go:k4");
  expect(table).toOffer("stop");
  const hut = table.fork();
  table.do("stop");
  expect(table.figures()).toEqual(["army k4"]);
  expect([hut.marker("h4"), hut.marker("i4"), hut.figures(1)]).toEqual(["hut", "village", ["army g4"]]);
});

clause(["CV-21.14", "CV-23.2"], "E-19: relics and scouts", () => {
  const side: Side = {
    scouts: ["f4", "g3"],
    armies: ["g3"],
    government: "republic",
    techs: ["code-of-laws", "horseback-riding"],
  };
  const table = moving(side, { markers: { g4: "school-of-confucius" } });
  expect(table.fork().do("move:f4")).toRefuse("go:g4", "why.needs-army", "CV-21.14");
  table.do("move:g3", "group:1+1", "go:g4");
  expect(table).toOffer("stop", "go:g5");
  const passes = table.fork().do("go:g5", "stop");
  expect([passes.marker("g4"), passes.realm().reserve]).toEqual(["school-of-confucius", []]);
  table.do("stop");
  expect(table.marker("g4")).toBe(null);
  expect(table).toAsk(0, "ask.place-great-person");
});

clause("CV-21.15", "the Brandenburg Gate: no enemy move ends in the outskirts but by an attack on figures", () => {
  const at = (army: string): Table =>
    moving(
      { armies: [army], units: ["infantry-a"] },
      { rival: { armies: ["m8"] }, markers: { m6: "brandenburg-gate" } },
    );
  expect(at("k6").do("move:k6", "go:l6")).toRefuse("go:m6", "why.gate", "CV-21.15");
  expect(at("l8").do("move:l8")).toOffer("go:m8");
});

clause(["CV-21.15", "CV-21.26"], "figures that stand there must leave if they can", () => {
  const table = moving({ armies: ["m7", "f4"] }, { rival: {}, markers: { m6: "brandenburg-gate" } });
  expect(table).toRefuse("done", "why.must-leave", "CV-21.26");
  table.do("move:m7", "go:l7", "stop");
  expect(table).toOffer("done");
});

clause("CV-21.16", "an attack is made by the group alone, before the next group moves", () => {
  const table = moving(
    { armies: ["f4", "f4"], units: ["infantry-c", "mounted-c", "artillery-c", "infantry-b"] },
    { rival: { armies: ["g4"], units: ["infantry-a", "mounted-a"] } },
  );
  table.do("move:f4", "group:1+0", "go:g4");
  expect(table.state.battle?.sides.attacker.hand).toHaveLength(3);
});

clause("CV-21.19", "a locked square may be entered but not left", () => {
  const table = moving({ armies: ["f4", "g5"], techs: ["horseback-riding"] }, { locked: ["g4"] });
  table.do("move:f4", "go:g4"); // two points are left, but there is nothing but to stop
  expect(table.realm().figures).toMatchObject([{ moved: true }, { moved: false }]);
  const stuck = moving({ armies: ["g4", "k4"] }, { locked: ["g4"] });
  expect(stuck).toRefuse("move:g4", "why.locked", "CV-21.19");
});

clause(
  ["CV-21.20", "CV-16.11", "CV-16.16"],
  "a friendly barbarian's figure stands beside the army and doesn't move this round",
  () => {
    const table = moving({ armies: ["f4"] }, { markers: { g4: "hut:friendly-barbarian" } });
    table.do("move:f4", "go:g4");
    expect(table).toOffer("army", "scout", "unit:infantry");
    expect(table.offered).not.toContain("unit:aircraft");
    table.do("scout");
    expect(table.figures()).toEqual(["army g4", "scout g4"]);
    expect(table.realm().figures.every(({ moved }) => moved)).toBe(true);
  },
);

clause("CV-21.23", "a group that neither stepped nor discovered may still move", () => {
  const table = moving({ armies: ["f4"] }).do("move:f4");
  expect(table.realm().figures).toMatchObject([{ moved: false }]);
  expect(table.offered).not.toContain("stop");
});

clause(["CV-29.8", "CV-21.22"], "figures that stand on water stay and may move off", () => {
  const table = moving({ armies: ["f4"] }, { terrain: { f4: "water" } });
  table.do("move:f4", "go:g4", "stop");
  expect(table.figures()).toEqual(["army g4"]);
});

clause(
  ["CV-23.3", "CV-23.4", "CV-23.5"],
  "disbanding leaves a fortification or a caravan, and flips the other one",
  () => {
    const at = (side: Side): Table => {
      const table = moving(side).do("move:c3", "go:b3");
      return table.offered.includes("disband") ? table.do("disband") : table;
    };
    const army = at({ armies: ["c3"] });
    expect(army).toAsk(0, "ask.post");
    expect(army.fork().do("none").city("b3").post).toBe(null);
    army.do("fortification");
    expect([army.city("b3").post, army.figures()]).toEqual(["fortification", []]);
    const flips = at({ armies: ["c3"], caravans: ["b3"] });
    const posts = flips.state.market.posts;
    expect(flips.do("fortification").city("b3").post).toBe("fortification");
    expect(flips.state.market.posts).toBe(posts);
    const again = at({ armies: ["c3"], fortified: ["b3"] });
    expect([again.prompt === "ask.post", again.figures()]).toEqual([false, []]);
  },
);

clause("CV-23.13", "a group is disbanded one figure after another, in the owner's order", () => {
  const table = moving({ armies: ["c3"], scouts: ["c3"] }).do("move:c3", "group:1+1", "go:b3", "disband");
  expect(table).toAsk(0, "ask.disband");
  table.do("army", "fortification");
  expect(table).toAsk(0, "ask.post"); // the scout may flip it
  table.do("caravan");
  expect([table.figures(), table.city("b3").post]).toEqual([[], "caravan"]);
});

clause(["CV-1.10", "CV-23.4"], "without a marker left there is no fortification", () => {
  const table = moving(
    { armies: ["c3"] },
    {
      but: (w) => {
        w.market.posts = 0;
      },
    },
  ).do("move:c3", "go:b3", "disband");
  expect([table.figures(), table.city("b3").post]).toEqual([[], null]);
});

clause(["CV-23.8", "CV-24.13"], "both squares of a metropolis are its centre", () => {
  const table = moving({ capital: "b3+c3", armies: ["d3"] }).do("move:d3", "go:c3", "disband", "fortification");
  expect(table.city("b3").post).toBe("fortification");
  const attack = moving(
    { armies: ["l7"], units: ["infantry-a"] },
    { rival: { capital: "n7+m7", units: ["infantry-a", "mounted-a"] } },
  ).do("move:l7", "go:m7");
  expect(attack.state.battle).toMatchObject({ defender: 1, city: attack.square("n7") });
  expect(attack.state.battle?.sides.defender.bonus).toBe(14);
});
