import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { beside } from "./fight.ts";
import type { Position, Side } from "./position.ts";

// What both sides bring to a battle, what the other side sees of it, and where it goes afterwards.

const VILLAGE = {
  markers: { h3: "village:iron", b2: "general", c3: "barracks", n5: "academy" },
  unitDecks: { infantry: ["infantry-b"], mounted: ["mounted-b"], artillery: ["artillery-b"] },
} satisfies Partial<Position>;

clause(["CV-25.4", "CV-25.5"], "a hand has 3 units, and 2 more for each further army; the rest stays at home", () => {
  const units: Side["units"] = ["infantry-b", "infantry-b", "infantry-b", "mounted-b", "mounted-b", "mounted-b"];
  const play = beside({ armies: ["g3", "g3"], units }, { armies: ["h3"], units });
  play.walk("g3", "h3");
  const { sides } = play.state.battle ?? {};
  expect(sides?.attacker.hand).toHaveLength(5);
  expect(sides?.defender.hand).toHaveLength(3);
  expect(play.realm().units).toHaveLength(1);
  // Nobody but its owner sees the hand.
  expect(play.seenBy(0).battle?.sides.defender.hand).toBeNull();
  expect(play.seenBy(1).battle?.sides.defender.hand).toHaveLength(3);
});

clause(
  ["CV-25.9", "CV-32.9"],
  "the controller of barbarians sees their hand, but gives them nothing of its own",
  () => {
    const play = beside(
      { capital: "b3", units: ["infantry-b", "mounted-b"] },
      { capital: "n6", techs: ["mathematics", "chivalry"], events: ["duty-and-honor"], resources: { iron: 1 } },
      VILLAGE,
    ).walk("g3", "h3");
    expect(play).toAsk(1, "ask.unit"); // no window before drawing, no ability
    expect([play.bonus("attacker"), play.bonus("defender")]).toEqual([6, 0]);
    expect(play.seenBy(1).battle?.sides.defender.hand).toHaveLength(3);
    expect(play.seenBy(0).battle?.sides.defender).toMatchObject({
      hand: null,
      types: { infantry: 1, mounted: 1, artillery: 1 },
    });
    play.turn(1, "mounted-b");
    expect(play.table.battle?.fronts[0]).toMatchObject({ rank: 1, strength: 2 });
  },
);

clause(
  ["CV-25.31", "CV-25.33", "CV-25.42"],
  "a village that holds keeps its marker; its units return face up under their decks",
  () => {
    const play = beside({ units: [] }, {}, { ...VILLAGE, markers: { h3: "village:iron" } }).walk("g3", "h3");
    while (play.prompt === "ask.unit") play.do(play.offered.at(-1) ?? "");
    expect(play.marker("h3")).toBe("village");
    expect(play.figures()).toEqual([]);
    const { infantry, mounted, artillery } = play.state.market.units;
    expect([infantry.up, mounted.up, artillery.up]).toEqual([["infantry-b"], ["mounted-b"], ["artillery-b"]]);
  },
);

clause("CV-25.31", "after the battle all wounds are gone, and survivors are at home", () => {
  const play = beside({ units: ["aircraft-7", "infantry-a"] }, { armies: ["h3"], units: ["infantry-c"] });
  play.walk("g3", "h3").turn(1, "infantry-c").turn(0, "aircraft-7", 1);
  expect(play.state.battle).toBeNull();
  expect(play.realm().units.toSorted()).toEqual(["aircraft-7", "infantry-a"]);
});

clause("CV-32.6", "a unit is public once it is played; killed ones stay so", () => {
  const play = beside({ units: ["infantry-c", "infantry-b"] }, { armies: ["h3"], units: ["mounted-b", "mounted-a"] });
  play.walk("g3", "h3").turn(1, "mounted-b").turn(0, "infantry-c", 1);
  const { sides } = play.match.view("audience").battle ?? {};
  expect(sides?.defender.fallen).toEqual(["mounted-b"]);
  expect(sides?.attacker.hand).toBeNull();
});

clause(["CV-25.44", "CV-25.7"], "the bonus is fixed in step 2: what comes later changes nothing", () => {
  const play = beside(
    { capital: "b3", units: ["infantry-b", "infantry-c"] },
    { armies: ["h3"], units: ["mounted-b", "mounted-c"] },
  );
  play.walk("g3", "h3");
  const { battle } = play.state;
  expect(battle?.step).toBe("fight");
  expect(play.bonus("attacker")).toBe(0);
  const later = play.fork();
  Object.assign(later.state.realms[0] ?? {}, {
    investments: { ...later.realm().investments, "military-industrial-complex": 6 },
  });
  later.turn(1, "mounted-b");
  expect(later.bonus("attacker")).toBe(0);
});

clause("CV-25.38", "units in hands and in play are not part of a deck that is shuffled anew", () => {
  const play = beside(
    { units: [] },
    {},
    {
      ...VILLAGE,
      markers: { h3: "village:iron" },
      but: (w) => {
        const { infantry } = w.market.units;
        infantry.up.push(...infantry.down.splice(0));
      },
    },
  ).walk("g3", "h3");
  expect(play.state.battle?.sides.defender.hand).toHaveLength(3);
  expect(play.state.market.units.infantry).toMatchObject({ up: [], down: { length: 14 } });
});
