import { expect, test } from "vitest";
import { Table } from "../../test/position.ts";
import { nearest, ways } from "../index.tsx";

test("each nation sees how far it has come on its four ways, and which is the nearest", () => {
  const table = new Table({
    land: "plain",
    sides: [
      { capital: "c3", armies: ["l4"], coins: { sheet: 6 }, track: 7, techs: ["masonry", "writing", "pottery"] },
      { capital: "m3", track: 14 },
    ],
  });
  const [mine, theirs] = ways(table.table);
  expect(mine?.map(({ icon, short }) => [icon, short])).toEqual([
    ["coin", "6/15"],
    ["culture", "7/21"],
    ["tech", `${table.realm(0).pyramid.length}/15`],
    ["army", "2"],
  ]);
  expect(theirs?.at(-1)).toMatchObject({ name: { say: "ui.way.no-army" }, short: "–" });
  expect(nearest(table.table)).toMatchObject([
    { icon: "coin", n: 6, of: 15 },
    { icon: "culture", n: 14, of: 21 },
  ]);
});
