import { expect, test } from "vitest";
import { EXPLORED, position, type Side } from "../../test/position.ts";
import { type Commission, commissionIn, costOfAll, keptOf, mayAdd, picksOf } from "../tray/orders.ts";

const RICH: Side = {
  food: 4,
  ore: 1,
  gold: 1,
  mood: 1,
  advances: ["storage", "tactics", "draft"],
  cities: { D2: "happy, academy, temple", C4: "" },
  units: { D2: "2 soldiers" },
};

function building(side: Side, ...answers: readonly string[]) {
  const play = position({ regions: EXPLORED, sides: [side, {}] }).do("build:D2", ...answers);
  const { question, view } = play.sight(0);
  const found = question && commissionIn(question, question.options, view);
  return { play, found, me: play.table.players[0] };
}

test("the tray of a Build knows kinds, prices and room from the question itself", () => {
  const { found } = building(RICH);
  expect(found?.sorts.map(({ id, most }) => [id, most])).toEqual([
    ["settler", 2],
    ["soldier", 2],
    ["draft", 1],
  ]);
  expect([found?.city.hex, found?.room, found?.named]).toEqual(["D2", 4, 0]);
});

test("costs are added up, and no more can be had than room, army and purse allow together", () => {
  const { found, me } = building(RICH);
  if (found === undefined || me === undefined) throw new Error("there is no tray");
  const sort = (id: string) => found.sorts.find((one) => one.id === id) as Commission["sorts"][number];
  const counts = new Map([
    ["soldier", 1],
    ["draft", 1],
  ]);
  expect(costOfAll(found, counts)).toMatchObject({ food: 1, ore: 1, mood: 1, wood: 0 });
  // Four soldiers are in the city then.
  expect(mayAdd(found, counts, sort("soldier"), me)).toBe(false);
  expect(mayAdd(found, counts, sort("settler"), me)).toBe(true);
  const settlers = new Map([...counts, ["settler", 1]]);
  // 1 Food is left, and the Gold: enough for the last one.
  expect(mayAdd(found, settlers, sort("settler"), me)).toBe(true);
  expect(keptOf(me, costOfAll(found, new Map([...settlers, ["settler", 2]])))).toMatchObject({
    food: 0,
    gold: 0,
    mood: 0,
  });
  expect(mayAdd(found, new Map([...settlers, ["settler", 2]]), sort("settler"), me)).toBe(false);
});

test("its answers are what the rules ask for, one by one", () => {
  const { play, found } = building(RICH);
  if (found === undefined) throw new Error("there is no tray");
  const picks = picksOf(
    found,
    new Map([
      ["settler", 1],
      ["draft", 1],
    ]),
  );
  expect(picks).toEqual(["settler", "draft", "done"]);
  play.do(...picks);
  expect(play).toAsk(0, "ask.pay");
  play.do("pay:food2+mood1");
  expect(play.at("D2")).toEqual({ soldier: 3, settler: 1 });
});

test("what has been named already counts; where only one may be named there is no tray", () => {
  const { found } = building(RICH, "soldier");
  expect([found?.room, found?.named]).toEqual([3, 1]);
  expect(found && costOfAll(found, new Map())).toMatchObject({ food: 1, ore: 1 });
  expect(building({ ...RICH, cities: { D2: "", C4: "" } }).found).toBeUndefined();
});
