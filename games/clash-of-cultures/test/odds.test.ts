import { clause } from "@civitas/testing";
import { describe, expect, test } from "vitest";
import { foresee } from "../src/battle/chances.ts";
import { force, hitsOf, mixed, oddsOf } from "../src/odds.ts";

const whole = ({ win, draw, lose }: ReturnType<typeof oddsOf>): number => win + draw + lose;

describe("the chances of a battle", () => {
  clause("CC-18.8", "a hit for every 5 of the combat value", () => {
    const spread = hitsOf(force(1), 0);
    expect(spread.get(0)).toBeCloseTo(4 / 6);
    expect(spread.get(1)).toBeCloseTo(2 / 6);
    // 1 to 5 on the die make 5 to 9, a 6 makes 10.
    expect([...hitsOf(force(1, { cv: 4 }), 0)].sort()).toEqual([
      [1, expect.closeTo(5 / 6)],
      [2, expect.closeTo(1 / 6)],
    ]);
  });

  clause("CC-18.8", "cancelled hits never make fewer than none", () => {
    expect(hitsOf(force(1), 2).get(0)).toBeCloseTo(1);
  });

  clause("CC-18.12", "an extra hit is dealt whatever the dice show", () => {
    expect(hitsOf(force(1, { hits: 1 }), 0).has(0)).toBe(false);
  });

  clause("CC-18.13", "equal sides win equally often, and somebody always ends it", () => {
    const odds = oddsOf(force(2), force(2));
    expect(odds.win).toBeCloseTo(odds.lose);
    expect(whole(odds)).toBeCloseTo(1);
    // One against one: both hit with a third each.
    const duel = oddsOf(force(1), force(1));
    expect(duel.draw).toBeCloseTo(1 / 5);
    expect(duel.win).toBeCloseTo(2 / 5);
  });

  clause("CC-18.10", "a Fortress helps in the first round", () => {
    const open = oddsOf(force(3), force(2));
    const walled = oddsOf(force(3), force(2, { dice: 1, cancels: 1 }));
    expect(walled.win).toBeLessThan(open.win);
  });

  clause("CC-18.11", "a Fortress without soldiers holds only if no attacker is left", () => {
    const alone = oddsOf(force(1), force(0, { dice: 1, cancels: 1 }));
    expect(alone).toEqual({ win: expect.closeTo(4 / 6), draw: 0, lose: expect.closeTo(2 / 6) });
    expect(oddsOf(force(2), force(0, { dice: 1 })).win).toBeCloseTo(1);
  });

  test("ways a round may begin are weighed", () => {
    const odds = mixed([
      [0.5, { win: 1, draw: 0, lose: 0 }],
      [0.5, { win: 0, draw: 0, lose: 1 }],
    ]);
    expect(odds).toEqual({ win: 0.5, draw: 0, lose: 0.5 });
  });

  clause("CC-19.6", "with High Ground a 6 goes on: 7 to 12", () => {
    // 5 hits once; 6 and then 4 or more hits twice.
    const spread = hitsOf(force(1, { explodes: true }), 0);
    expect(spread.get(0)).toBeCloseTo(4 / 6);
    expect(spread.get(2)).toBeCloseTo(1 / 12);
  });

  clause("CC-19.13", "Encircled helps, most of all where nobody falls", () => {
    const plain = oddsOf(force(1), force(1));
    const better = oddsOf(force(1, { encircles: true }), force(1));
    // A third of the stalemates (4/9) is won at once.
    expect(better.win).toBeCloseTo(2 / 9 + (4 / 9) * (1 / 3 + (2 / 3) * plain.win) + 0);
    expect(whole(better)).toBeCloseTo(1);
  });

  clause("CC-23.18", "what the Great Warlord adds counts in every round", () => {
    const once = oddsOf(force(2, { cv: 2 }), force(2));
    const always = oddsOf(force(2, { cv: 2, lastingCv: 2 }), force(2));
    expect(always.win).toBeGreaterThan(once.win);
  });

  clause("CC-19.14", "a card's chances come from what it does; who retreats can't tell", () => {
    const [mine, theirs] = [force(2), force(2)];
    const plain = foresee("attacker", [mine, theirs], undefined, undefined)?.odds;
    for (const card of [
      "high-morale",
      "archers",
      "peltasts",
      "flanking",
      "siege",
      "wedge-formation",
      "encircled",
    ] as const) {
      const odds = foresee("attacker", [mine, theirs], card, undefined)?.odds;
      expect(odds?.win ?? 0).toBeGreaterThan(plain?.win ?? 1);
      expect(odds === undefined ? 0 : whole(odds)).toBeCloseTo(1);
    }
    expect(foresee("defender", [mine, theirs], "heavy-resistance", undefined)?.odds.win).toBeGreaterThan(
      plain?.win ?? 1,
    );
    expect(foresee("defender", [mine, theirs], "tactical-retreat", undefined)).toBeUndefined();
  });
});
