import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { fight } from "./fight.ts";
import { EXPLORED, position } from "./position.ts";

describe("what changes the roll", () => {
  clause("CC-19.6", "High Morale: 2 more, in this round only", () => {
    // 1 + 2 + 2 = 5: a hit. In the next round 1 + 2 is none.
    const play = fight({ soldiers: 2, hand: ["ac-06"] }, { soldiers: 3 }, [1, 2, 1, 1, 1, 1, 2, 1, 1]);
    play.do("commit:ac-06");
    expect(play.at("D4", 1)).toEqual({ soldier: 2 });
    play.do("continue");
    expect(play.at("D4", 1)).toEqual({ soldier: 2 });
  });

  clause("CC-19.6", "Flanking and Defensive Formation: one more die each", () => {
    const play = fight({ soldiers: 1, hand: ["ac-31"] }, { soldiers: 1, hand: ["ac-22"] }, [2, 3, 1, 4]);
    play.do("commit:ac-31", "commit:ac-22");
    expect(play.at("D4")).toEqual({});
    expect(play.at("D4", 1)).toEqual({});
    expect(play.log()).toContain("log.outcome-draw");
  });

  clause("CC-19.9", "E-54: Heavy Resistance takes 1 for each attacker", () => {
    const play = fight({ soldiers: 3 }, { soldiers: 3, hand: ["ac-07"] }, [5, 4, 3, 1, 1, 1]);
    play.do("commit:ac-07");
    expect(play.table.battle?.attacker).toMatchObject({ cv: 9, hits: 1 });
  });

  clause("CC-19.9", "Wedge Formation counts defenders after the reveal", () => {
    // Martyr would cancel the card; Archers of the defender take an attacker, not a defender.
    const play = fight({ soldiers: 3, hand: ["ac-05"] }, { soldiers: 4, hand: ["ac-26"] }, [6, 1, 1, 1, 1, 1, 1]);
    play.do("commit:ac-05", "commit:ac-26");
    expect(play.table.battle?.attacker).toMatchObject({ units: 2, dice: [1, 1], cv: 6, hits: 1 });
  });

  clause("CC-19.6", "E-56: High Ground rolls each 6 once more", () => {
    const play = fight({ soldiers: 3 }, { soldiers: 2, hand: ["ac-09"] }, [1, 1, 1, 6, 3, 6]);
    play.do("commit:ac-09");
    expect(play.at("C4")).toEqual({});
    expect(play.line("log.outcome-defender")).toBeDefined();
    const rolls = play.match.log("audience").filter(({ what }) => what.say === "log.rolled");
    expect(rolls[1]?.what).toMatchObject({ with: { cv: 15, hits: 3 } });
  });

  clause("CC-19.8", "cancelled hits of the Fortress and of Improved Defenses add up", () => {
    const play = fight({ soldiers: 3 }, { soldiers: 1, city: "fortress", hand: ["ac-16"] }, [5, 5, 5, 1, 1]);
    play.do("commit:ac-16");
    // 15 are 3 hits, 2 of them cancelled.
    expect(play.at("D4", 1)).toEqual({});
    const weaker = fight({ soldiers: 2 }, { soldiers: 1, city: "fortress", hand: ["ac-16"] }, [6, 6, 1, 1]);
    weaker.do("commit:ac-16");
    expect(weaker.at("D4", 1)).toEqual({ soldier: 1 });
  });
});

describe("what happens when the cards are shown", () => {
  clause(["CC-19.4", "CC-19.7"], "E-55: Scout voids the card and takes it", () => {
    const play = fight({ soldiers: 2, hand: ["ac-26"] }, { soldiers: 2, hand: ["ac-23"] }, [1, 1, 1, 1]);
    play.do("commit:ac-26", "commit:ac-23");
    expect(play.at("D4", 1)).toEqual({ soldier: 2 });
    expect(play.player(1).actionCards).toEqual(["ac-26"]);
    expect(play.do("withdraw").state.actionDiscard).toEqual(["ac-23"]);
  });

  clause("CC-19.4", "Scout comes before Martyr, whoever plays it", () => {
    const play = fight({ soldiers: 2, hand: ["ac-24"] }, { soldiers: 2, hand: ["ac-23"] }, [1, 1, 1, 1]);
    play.do("commit:ac-24", "commit:ac-23");
    expect(play.table.battle).toMatchObject({ attacker: { units: 2 }, defender: { units: 2 } });
    expect(play.player(1).actionCards).toEqual(["ac-24"]);
  });

  clause("CC-19.17", "Scout against no card is spent all the same", () => {
    const play = fight({ soldiers: 2, hand: ["ac-23"] }, { soldiers: 2 }, [1, 1, 1, 1]);
    play.do("commit:ac-23");
    expect(play.do("withdraw").state.actionDiscard).toEqual(["ac-23"]);
  });

  clause(["CC-19.12", "CC-19.5"], "Martyr takes a unit of each side and voids the other card", () => {
    const play = fight({ soldiers: 2, hand: ["ac-24"] }, { soldiers: 2, hand: ["ac-26"] }, [1, 1]);
    play.do("commit:ac-24", "commit:ac-26");
    expect(play.table.battle).toMatchObject({
      attacker: { units: 1, dice: [1] },
      defender: { units: 1, dice: [1], cancelled: true },
    });
  });

  clause(["CC-19.12", "CC-19.5"], "Martyr with the last unit of both sides: a draw without a roll", () => {
    const play = fight({ soldiers: 1, hand: ["ac-24"] }, { soldiers: 1 }, []);
    play.do("commit:ac-24");
    expect(play.log()).toContain("log.outcome-draw");
    expect(play.log()).not.toContain("log.rolled");
  });

  clause(["CC-19.5", "CC-19.12", "CC-18.11"], "E-83: Martyr against a lone Fortress", () => {
    const play = fight({ soldiers: 1, hand: ["ac-24"] }, { city: "fortress" }, []);
    play.do("commit:ac-24");
    expect(play.at("C4")).toEqual({});
    expect(play.log()).toContain("log.outcome-defender");
    expect(play.cityText("D4")).toBe("1: neutral, fortress");
  });

  clause(["CC-19.4", "CC-19.5"], "Archers: on 5 the last defender falls before the roll", () => {
    const play = fight({ soldiers: 1, hand: ["ac-26"] }, { soldiers: 1 }, [5]);
    play.do("commit:ac-26");
    expect(play.log()).toContain("log.outcome-attacker");
    expect(play.log()).not.toContain("log.rolled");
    const missed = fight({ soldiers: 1, hand: ["ac-26"] }, { soldiers: 1 }, [4, 1, 1]);
    missed.do("commit:ac-26");
    expect(missed.table.battle?.defender.units).toBe(1);
  });

  clause("CC-19.4", "the attacker's Archers shoot first, the defender's shoot back all the same", () => {
    const play = fight({ soldiers: 2, hand: ["ac-26"] }, { soldiers: 1, hand: ["ac-28"] }, [6, 6]);
    play.do("commit:ac-26", "commit:ac-28");
    expect(play.at("D4", 1)).toEqual({});
    expect(play.at("D4")).toEqual({ soldier: 1 });
  });

  clause("CC-19.8", "Peltasts: a die for each soldier, one 5 cancels one hit", () => {
    const play = fight({ soldiers: 2 }, { soldiers: 2, hand: ["ac-01"] }, [5, 6, 5, 5, 1, 1]);
    play.do("commit:ac-01");
    // 5 + 5 are 2 hits; the Peltasts' two dice cancel only one.
    expect(play.table.battle).toMatchObject({ defender: { units: 1 }, attacker: { units: 2 } });
  });

  clause("CC-19.11", "Siege: the defender pays 2 Food, or the attacker has 2 more", () => {
    const given = [
      { soldiers: 2, hand: ["ac-11"] },
      { soldiers: 1, city: "", food: 1, gold: 1 },
    ] as const;
    const paid = fight(...given, [1, 2, 1]);
    paid.do("commit:ac-11");
    expect(paid.asked).toBe(1);
    paid.do("yes");
    expect(paid.has(1)).toEqual({});
    expect(paid.table.battle?.attacker).toMatchObject({ cv: 4, hits: 0 });
    const unpaid = fight(...given, [1, 2, 1]);
    unpaid.do("commit:ac-11", "no");
    expect(unpaid.at("D4")).toEqual({ soldier: 2 });
    expect(unpaid.has(1)).toEqual({ food: 1, gold: 1 });
  });

  clause("CC-19.11", "E-125: Siege against barbarians", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["tactics"], units: { C4: "2 soldiers" }, hand: ["ac-11"] }, {}],
      barbarians: { D4: 3 },
      dice: [1, 1, 1, 1, 1],
    });
    play.go("attack:C4>D4", "2soldier").do("commit:ac-11");
    expect(play.table.battle?.attacker).toMatchObject({ cv: 5, hits: 1 });
  });

  clause(["CC-19.4", "CC-19.10", "CC-18.4"], "E-57: Tactical Retreat from a city", () => {
    const play = fight(
      { soldiers: 2, hand: ["ac-26"], objectives: ["oc-02"] },
      { soldiers: 2, settlers: 1, city: "", hand: ["ac-17"] },
      [1],
    );
    play.do("commit:ac-26", "commit:ac-17");
    expect(play.asked).toBe(1);
    expect(play.offeredFor("retreat:")).toEqual(expect.arrayContaining(["D3", "D5", "E5", "C4", "C5"]));
    play.do("retreat:D5");
    expect(play.at("D5", 1)).toEqual({ soldier: 2 });
    expect(play.at("D4", 1)).toEqual({});
    expect(play.cityText("D4")).toBe("0: angry");
    expect(play.at("D4")).toEqual({ soldier: 2 });
    expect(play.log()).toContain("log.outcome-retreat");
    expect(play.state.now.battles).toMatchObject([{ winner: 0 }]);
  });

  clause("CC-19.10", "Tactical Retreat: those who retreated may march in their own next turn", () => {
    const play = fight({ soldiers: 2 }, { soldiers: 2, hand: ["ac-17"] }, []);
    play.do("commit:ac-17", "retreat:D5").do("end").go("march:D5>E5", "2soldier");
    expect(play.at("E5", 1)).toEqual({ soldier: 2 });
  });

  clause("CC-19.10", "Tactical Retreat needs a hex with room for all", () => {
    const full = { D3: "3 soldiers", D5: "3 soldiers", E5: "3 soldiers", C5: "3 soldiers" };
    const play = fight(
      { soldiers: 2, more: { units: { C4: "3 soldiers" } } },
      { soldiers: 2, hand: ["ac-17"], more: { units: full } },
      [],
    );
    expect(play.asked).toBe(1);
    expect(play.offered).toEqual(["pass"]);
  });
});

describe("what happens after the casualties", () => {
  clause(["CC-19.13", "CC-18.13"], "E-82: Encircled without losses", () => {
    const play = fight({ soldiers: 1 }, { soldiers: 1, hand: ["ac-02"] }, [4, 3, 5]);
    play.do("commit:ac-02");
    expect(play.at("C4")).toEqual({});
    expect(play.at("D4", 1)).toEqual({ soldier: 1 });
    expect(play.log()).toContain("log.outcome-defender");
  });

  clause("CC-19.13", "Encircled does nothing if its player lost more", () => {
    const play = fight({ soldiers: 2 }, { soldiers: 2, hand: ["ac-02"] }, [5, 2, 1, 1, 6, 6]);
    play.do("commit:ac-02");
    expect(play.table.battle?.attacker.units).toBe(2);
    expect(play.log()).not.toContain("log.card-works");
  });

  clause("CC-19.13", "two Encircled use the same numbers, and both may take one more", () => {
    const play = fight({ soldiers: 2, hand: ["ac-02"] }, { soldiers: 2, hand: ["ac-03"] }, [1, 1, 1, 1, 5, 6]);
    play.do("commit:ac-02", "commit:ac-03");
    expect(play.table.battle).toMatchObject({ attacker: { units: 1 }, defender: { units: 1 } });
  });

  clause(["CC-19.6", "CC-1.13"], "Surprise: 1 more, and a card if the opponent lost a unit", () => {
    const play = fight({ soldiers: 1, hand: ["ac-10"] }, { soldiers: 2 }, [4, 1, 1], { actionDeck: ["ac-31"] });
    play.do("commit:ac-10");
    expect(play.player().actionCards).toEqual(["ac-31"]);
    const none = fight({ soldiers: 1, hand: ["ac-10"] }, { soldiers: 2 }, [3, 1, 1], { actionDeck: ["ac-31"] });
    none.do("commit:ac-10");
    expect(none.player().actionCards).toEqual([]);
  });

  clause("CC-1.13", "a committed card is not shuffled into the deck that it makes", () => {
    const play = fight({ soldiers: 1, hand: ["ac-10"] }, { soldiers: 2 }, [4, 1, 1], {
      shortDecks: true,
      actionDiscard: ["ac-31"],
    });
    play.do("commit:ac-10");
    expect(play.player().actionCards).toEqual(["ac-31"]);
    expect(play.do("withdraw").state.actionDiscard).toEqual(["ac-10"]);
  });
});
