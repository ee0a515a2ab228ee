import { expect, test } from "vitest";
import { EXPLORED, position } from "../../test/position.ts";
import { partiesOf, partyOf } from "../tray/parties.ts";

const moving = (units: Readonly<Record<string, string>>, way: string) =>
  position({ regions: EXPLORED, sides: [{ advances: ["tactics", "fishing"], units }, { cities: { D7: "" } }] }).do(
    "move",
    way,
  );

test("the tray has a stepper for each kind of land units, and finds the group that they make", () => {
  const play = moving({ C4: "2 soldiers, settler" }, "march:C4>C5");
  const parties = partiesOf(play.question().options, play.table);
  expect(parties?.sorts).toEqual([
    { key: "soldier none", kind: { of: "soldier", restriction: "none" }, most: 2 },
    { key: "settler none", kind: { of: "settler", restriction: "none" }, most: 1 },
  ]);
  const counts = new Map([["soldier none", 1]]);
  expect(parties && partyOf(parties, counts)?.option.id).toBe("group:1soldier");
  expect(parties && partyOf(parties, new Map())).toBeUndefined();
});

test("ships with the same cargo are counted together", () => {
  const play = moving({ E4: "2 ships, ship with soldier" }, "sail:E4>F3");
  const parties = partiesOf(play.question().options, play.table);
  expect(parties?.sorts.map(({ kind, most }) => [kind, most])).toEqual([
    [{ of: "ship", soldiers: 0, settlers: 0 }, 2],
    [{ of: "ship", soldiers: 1, settlers: 0 }, 1],
  ]);
  expect(parties?.parties).toHaveLength(5);
});

test("other questions have no tray", () => {
  const play = position({ regions: EXPLORED });
  expect(partiesOf(play.question().options, play.table)).toBeUndefined();
});
