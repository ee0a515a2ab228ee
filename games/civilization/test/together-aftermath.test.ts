import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { assault, attack, Fight } from "./fight.ts";
import type { Side } from "./position.ts";

// Examples in which several clauses meet: what follows a battle.

const THREE: Side["units"] = ["infantry-b", "mounted-b", "artillery-b"];

clause(["CV-25.32", "CV-26.2", "CV-26.17", "CV-30.3"], "the Chinese save a unit, which still counts as killed", () => {
  const play = attack(
    {
      civ: "chinese",
      armies: ["g3", "g3"],
      units: ["infantry-a", "mounted-a", "aircraft-7", "aircraft-7", "artillery-a"],
    },
    { units: ["infantry-c", "mounted-c"] },
  );
  play.turn(1, "infantry-c").turn(0, "mounted-a", 1).turn(1, "mounted-c").turn(0, "artillery-a", 2);
  for (let n = 0; n < 30 && play.prompt === "ask.unit"; n++) play.do(play.offered[0] ?? "");
  if (play.prompt === "ask.use") play.do("use");
  if (play.prompt === "ask.save") play.do(play.offered[0] ?? "");
  // Whatever was saved: two killed units cost one of two armies.
  expect(play.figures(0)).toEqual(["army h3"]);
});

clause(
  ["CV-26.7", "CV-26.5", "CV-25.2"],
  "the Great Wall leaves nothing to loot from scouts, and 1 from a city",
  () => {
    const scouts = attack({}, { armies: [], scouts: ["h3"], trade: 9 }, { markers: { m5: "the-great-wall" } });
    expect([scouts.log().includes("log.loot"), scouts.realm(0).trade, scouts.figures(1)]).toEqual([false, 0, []]);
    expect(scouts.prompt).not.toBe("ask.loot");
    const city = assault(
      { units: ["infantry-c", "mounted-c", "artillery-c"] },
      { trade: 9 },
      { markers: { m5: "the-great-wall" } },
    ).fight();
    expect(city.question().prompt.with?.n).toBe(1);
  },
);

clause(
  ["CV-25.8", "CV-25.29", "CV-25.42", "CV-26.1"],
  "an army without units loses to a village, whose marker stays",
  () => {
    const play = new Fight({
      land: "plain",
      phase: "movement",
      markers: { h3: "village:uranium" },
      sides: [
        { civ: "americans", armies: ["g3"], scouts: ["g3"], capital: "b3" },
        { civ: "egyptians", capital: "n6" },
      ],
    }).walk("g3", "h3");
    for (let n = 0; n < 20 && play.state.battle !== null; n++) play.do(play.offered[0] ?? "");
    expect([play.figures(0), play.marker("h3")]).toEqual([[], "village"]);
    // The barbarians' three units lie face up under their decks.
    const { infantry, mounted, artillery } = play.state.market.units;
    expect([infantry, mounted, artillery].map(({ up }) => up.length)).toEqual([1, 1, 1]);
  },
);

clause(
  ["CV-25.40", "CV-26.1", "CV-26.2", "CV-26.3"],
  "all armies of the square defend together; its scouts die with them",
  () => {
    const play = attack(
      { units: ["infantry-c", "mounted-c", "artillery-c"] },
      { armies: ["h3", "h3"], scouts: ["h3"], units: [], techs: ["masonry"] },
    ).fight();
    while (play.prompt === "ask.loot") play.do("enough");
    expect([play.figures(0), play.figures(1)]).toEqual([["army h3"], []]);
  },
);

clause(
  ["CV-31.5", "CV-26.6", "CV-8.21", "CV-24.13"],
  "the fall of a metropolis by its second square ends the game",
  () => {
    const play = new Fight({
      land: "plain",
      phase: "movement",
      sides: [
        {
          civ: "americans",
          armies: ["g3", "g3"],
          capital: "b3",
          units: ["aircraft-7", "aircraft-7", "aircraft-6", "aircraft-6", "aircraft-6"],
        },
        { civ: "egyptians", capital: "i3+h3" },
      ],
    })
      .walk("g3", "h3")
      .fight();
    expect(play.match.over).toBe(true);
    expect(play.match.result?.places).toEqual([1, 2]);
  },
);

clause(["CV-26.16", "CV-26.17", "CV-26.20", "CV-17.4"], "Code of Laws: once a round, never a fifth coin", () => {
  const won = (coins: number): Fight =>
    attack({ techs: ["code-of-laws"], coins: { "code-of-laws": coins } }, { armies: [], scouts: ["h3"] });
  expect(won(3).realm().coins["code-of-laws"]).toBe(4);
  expect(won(4).realm().coins["code-of-laws"]).toBe(4);
});

clause(
  ["CV-8.22", "CV-25.7", "CV-17.8", "CV-31.9"],
  "a victory by somebody else's step: the Bank is free again",
  () => {
    const play = new Fight({
      land: "plain",
      phase: "movement",
      markers: { m6: "bank" },
      sides: [
        { civ: "americans", armies: ["m6"], capital: "b3" },
        { civ: "egyptians", capital: "n6", coins: { sheet: 14 } },
      ],
    });
    play.do("move:m6", "go:l6");
    expect(play.match.result?.places).toEqual([2, 1]);
  },
);

clause(["CV-26.11", "CV-26.18", "CV-26.14", "CV-15.10"], "looted events obey the winner's hand size at once", () => {
  const play = assault(
    { units: ["infantry-c", "mounted-c", "artillery-c"], events: ["drought", "sabotage"] },
    { events: ["jousting-tourney"] },
  ).fight();
  play.do("loot:event-2");
  expect(play).toAsk(0, "ask.discard-event");
  expect(play.offered.toSorted()).toEqual(["discard:drought", "discard:jousting-tourney", "discard:sabotage"]);
});

clause(["CV-26.1", "CV-26.5", "CV-26.6", "CV-26.7", "CV-32.1"], "everybody sees what hangs on a battle", () => {
  const stakes = (play: Fight) => {
    const sides = play.table.battle?.sides;
    return [sides?.attacker.stake, sides?.defender.stake];
  };
  const mine = { armies: ["g3", "g3"], scouts: [], units: THREE };
  expect(stakes(assault(mine, { units: THREE }))).toEqual([
    { armies: 2, scouts: 0, loot: 1, place: null },
    { armies: 0, scouts: 0, loot: 2, place: "city" },
  ]);
  const walled = attack(mine, { armies: ["h3"], scouts: ["h3"], units: THREE }, { markers: { m5: "the-great-wall" } });
  expect(stakes(walled)[1]).toEqual({ armies: 1, scouts: 1, loot: 0, place: null });
  const capital = attack(mine, { armies: [], capital: "h3", units: THREE });
  expect(stakes(capital)[1]).toEqual({ armies: 0, scouts: 0, loot: 0, place: "capital" });
  const village = attack(mine, { armies: [] }, { markers: { h3: "village:iron" } });
  expect(stakes(village)).toEqual([
    { armies: 2, scouts: 0, loot: 0, place: null },
    { armies: 0, scouts: 0, loot: 0, place: "village" },
  ]);
});
