import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { fight } from "../../test/fight.ts";
import { forceOf } from "../battle/forces.ts";

describe("what a side goes into the coming round with", () => {
  clause(["CC-18.10", "CC-18.12", "CC-19.6"], "Fortress, steel and cards of a round that is rolled are over", () => {
    const play = fight(
      { soldiers: 2, advances: ["steel-weapons"], hand: ["ac-06"] },
      { soldiers: 2, city: "fortress" },
      [1, 1, 1, 1, 1],
    );
    const before = play.table.battle;
    if (before === null) throw new Error("there is no battle");
    expect([forceOf(before, "attacker").hits, forceOf(before, "defender").dice]).toEqual([1, 1]);
    play.do("commit:ac-06");
    const rolled = play.table.battle;
    if (rolled === null) throw new Error("the battle is over");
    expect(forceOf(rolled, "attacker")).toMatchObject({ cv: 0, hits: 0 });
    expect(forceOf(rolled, "defender")).toMatchObject({ dice: 0, cancels: 0 });
  });
});
