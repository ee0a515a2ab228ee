import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

/** What a card protects or lowers, where a second card comes in between. */
const at = (phase: Position["phase"], me: Side, rival: Side = {}, more: Position = {}): Table =>
  new Table({
    land: "plain",
    ...(phase === undefined ? {} : { phase }),
    ...more,
    sides: [
      { civ: "americans", capital: "b3", ...me },
      { civ: "egyptians", capital: "n6", ...rival },
    ],
  });

clause(
  ["CV-33.18", "CV-28.6", "CV-11.16"],
  "Jerry Garcia leaves the capital the action that can't be cancelled",
  () => {
    const table = at(
      "city-management",
      { hidden: ["ada-lovelace", "jerry-garcia"] },
      { techs: ["writing"], kept: ["hut:spy"] },
      { markers: { a2: "builder", b2: "artist" } },
    );
    table.do("use:ada-lovelace", "use:jerry-garcia", "devote:b3");
    expect([table.asked, table.realm().culture]).toEqual([0, 6]); // nobody was asked
    expect(table.kept(1)).toEqual(["hut:spy"]);
  },
);

clause(
  ["CV-26.7", "CV-26.5", "CV-26.17"],
  "R-91: the Great Wall lowers the loot even where it falls with the city",
  () => {
    const table = at(
      "movement",
      { armies: ["h3", "h3"], units: ["infantry-c", "mounted-c"], investments: { "military-industrial-complex": 6 } },
      { cities: ["j3"], culture: 9 },
      { markers: { k3: "the-great-wall" } },
    );
    table.do("move:h3", "group:2+0", "go:i3", "go:j3");
    expect(table.match.view(0).battle?.sides.defender.stake.loot).toBe(1);
    table.fight().do("loot:culture");
    expect([table.realm(0).culture, table.realm(1).culture, table.marker("k3")]).toEqual([3, 6, null]);
    expect(table.prompt).not.toBe("ask.loot");
  },
);

clause(["CV-33.21", "CV-27.6", "CV-27.2"], "Tesla: what fits neither place is no matter of trade", () => {
  const table = at(
    "research",
    { techs: ["pottery", "writing"], trade: 11, hidden: ["nikola-tesla"] },
    {},
    { markers: { a2: "builder" } },
  );
  expect(table).toOffer("learn:sailing", "lower:sailing");
  expect(table.whyNot("learn:banking")?.why.say).toBe("why.short-trade"); // Tesla could place it on level II
  expect(table.whyNot("learn:flight")).toBeUndefined();
  expect(table.whyNot("learn:space-flight")).toBeUndefined();
});
