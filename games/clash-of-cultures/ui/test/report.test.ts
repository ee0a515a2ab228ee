import { expect, test } from "vitest";
import { fight } from "../../test/fight.ts";
import { hexIn, lastBattle, pastRounds, rollIn } from "../battle/report.ts";

test("a battle is read from the log: who rolled what, what was lost, and where", () => {
  const play = fight({ soldiers: 2 }, { soldiers: 1 }, [5, 4, 2]);
  const lines = lastBattle(play.sight(0).log);
  expect(lines.map(({ what }) => what.say)).toEqual(["log.rolled", "log.rolled", "log.losses", "log.outcome-attacker"]);
  expect(lines.flatMap((line) => rollIn(line) ?? [])).toEqual([
    { owner: 0, dice: [5, 4], cv: 9, hits: 1 },
    { owner: 1, dice: [2], cv: 2, hits: 0 },
  ]);
  expect(hexIn(lines)).toBe("D4");
});

test("barbarians have no seat", () => {
  const play = fight({ soldiers: 2 }, {}, [5, 4, 2], { barbarians: { D4: 1 } });
  const owners = lastBattle(play.sight(0).log).flatMap((line) => rollIn(line)?.owner ?? []);
  expect(owners).toEqual([0, "barbarians"]);
});

test("without a battle there is nothing to read", () => {
  expect(lastBattle([])).toEqual([]);
});

test("the rounds before are told without this round's dice and cards", () => {
  const play = fight({ soldiers: 3, hand: ["ac-06"] }, { soldiers: 3, hand: ["ac-32"] }, Array(12).fill(1));
  const told = (rolled: boolean) => pastRounds(lastBattle(play.sight(0).log), rolled).map(({ what }) => what.say);
  play.do("pass", "pass");
  expect(told(true)).toEqual([]);
  play.do("continue");
  expect(told(false)).toEqual(["log.rolled", "log.rolled"]);
  play.do("commit:ac-06", "pass");
  expect(told(true)).toEqual(["log.rolled", "log.rolled"]);
});
