import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { ARMY, battle, fight, town } from "./fight.ts";
import { EXPLORED, position, type Side } from "./position.ts";

describe("in every round", () => {
  const SIDES = [
    { ...ARMY, hand: ["ac-06", "ac-08"], units: { D2: "2 soldiers" } },
    { ...ARMY, hand: ["ac-32"], units: { D3: "2 soldiers" } },
  ] as const;

  clause(["CC-19.1", "CC-19.2"], "first the attacker, then the defender decides; who lacks Tactics isn't asked", () => {
    const play = position({ regions: EXPLORED, sides: SIDES });
    play.go("attack:D2>D3", "2soldier");
    expect(play).toAsk(0, "ask.combat-card");
    play.do("commit:ac-06");
    expect(play).toAsk(1, "ask.combat-card");
    play.do("pass");
    expect(play.prompt).not.toBe("ask.combat-card");
    const simple = position({ regions: EXPLORED, sides: [SIDES[0], { ...SIDES[1], advances: [] }] });
    simple.go("attack:D2>D3", "2soldier").do("pass");
    expect(simple.prompt).not.toBe("ask.combat-card");
  });

  clause("CC-19.3", "E-47: card requirement", () => {
    // Heavy Resistance needs an army or a Fortress.
    const defending = (blue: Side) =>
      battle({ units: { D2: "2 soldiers" } }, { ...blue, hand: ["ac-07"] }).go("attack:D2>D3", "2soldier");
    expect(defending(town("fortress", "", ARMY))).toOffer("commit:ac-07");
    const open = defending({ ...ARMY, units: { D3: "settler" } });
    expect(open.prompt).not.toBe("ask.combat-card");
  });

  clause("CC-19.7", "committed cards lie open until the attacker has decided, and are then discarded", () => {
    const play = position({ regions: EXPLORED, sides: SIDES, dice: [1, 1, 1, 1] });
    play.go("attack:D2>D3", "2soldier").do("commit:ac-06", "commit:ac-32");
    expect(play.table.battle).toMatchObject({ attacker: { card: "ac-06" }, defender: { card: "ac-32" } });
    expect(play.table.piles.actionDiscard).toEqual([]);
    play.do("continue");
    expect([...play.table.piles.actionDiscard].sort()).toEqual(["ac-06", "ac-32"]);
    expect(play.player(0).actionCards).toEqual(["ac-08"]);
  });

  clause(["CC-19.15", "CC-19.16"], "both are asked in every round, and may commit later what they kept", () => {
    const play = position({ regions: EXPLORED, sides: SIDES, dice: [1, 1, 1, 1] });
    play.go("attack:D2>D3", "2soldier").do("pass", "pass").do("continue");
    expect(play).toAsk(0, "ask.combat-card");
    play.do("commit:ac-06");
    expect(play).toAsk(1, "ask.combat-card");
  });

  clause("CC-19.16", "great persons are no combat cards", () => {
    const play = battle({ units: { D2: "soldier" } }, { ...ARMY, hand: ["ev-24"], units: { D3: "soldier" } }, [1, 1]);
    play.go("attack:D2>D3");
    expect(play).toAsk(0, "ask.continue");
  });
});

describe("who may commit a card", () => {
  clause("CC-19.1", "without Tactics nobody is asked", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], units: { C4: "3 soldiers" } },
        { units: { D4: "2 soldiers" }, hand: ["ac-26"] },
      ],
      dice: [1, 1, 1, 1, 1],
    });
    play.go("attack:C4>D4", "3soldier");
    expect(play.prompt).toBe("ask.continue");
  });

  clause("CC-19.2", "the attacker decides first, then the defender, who does not see the card", () => {
    const play = fight({ soldiers: 2, hand: ["ac-06"] }, { soldiers: 2, hand: ["ac-26"] }, [1, 1, 1, 1]);
    expect(play.asked).toBe(0);
    play.do("commit:ac-06");
    expect(play.asked).toBe(1);
    expect(play.sight(1).view.battle?.attacker).toMatchObject({ committed: true, card: null });
    expect(play.sight(0).view.battle?.attacker.card).toBe("ac-06");
    play.do("pass");
    expect(play.log()).toContain("log.combat-card");
  });

  clause("CC-4.4", "a card that was committed is hidden until both have decided; that it was is public", () => {
    const play = fight({ soldiers: 2, hand: ["ac-06"] }, { soldiers: 2, hand: ["ac-26"] }, []);
    play.do("commit:ac-06");
    expect(play.table.battle?.attacker).toMatchObject({ committed: true, card: null });
    expect(play.log()).toContain("log.committed");
    expect(play.log()).not.toContain("log.combat-card");
  });

  clause(["CC-19.3", "CC-19.16"], "E-95: asked without a fitting card", () => {
    const play = fight({ soldiers: 2 }, { soldiers: 1, hand: ["ac-31"] }, [1, 1, 1]);
    expect(play.asked).toBe(1);
    expect(play.offered).toEqual(["pass"]);
    const unasked = fight({ soldiers: 2 }, { soldiers: 1 }, [1, 1, 1]);
    expect(unasked.prompt).toBe("ask.continue");
  });

  clause("CC-19.3", "E-47: a Fortress without soldiers may play a card for army or Fortress", () => {
    const play = fight({ soldiers: 2 }, { city: "fortress", hand: ["ac-13", "ac-26"] }, []);
    expect(play.offered).toEqual(["commit:ac-13", "pass"]);
  });

  clause(
    "CC-19.3",
    "roles and places: attackers flank, Siege and For the People need a city, High Ground no attacked one",
    () => {
      const hand = ["ac-31", "ac-11", "ac-13", "ac-09", "ac-16", "ac-22"] as const;
      const open = fight({ soldiers: 2, hand }, { soldiers: 2, hand: [] }, []);
      expect(open.offeredFor("commit:")).toEqual(["ac-31", "ac-09"]);
      const city = fight({ soldiers: 2, hand }, { soldiers: 2, city: "" }, []);
      expect(city.offeredFor("commit:")).toEqual(["ac-31", "ac-11"]);
      const defence = fight({ soldiers: 2 }, { soldiers: 2, hand }, []);
      expect(defence.offeredFor("commit:")).toEqual(["ac-09", "ac-22"]);
      const home = fight({ soldiers: 2 }, { soldiers: 2, hand, city: "" }, []);
      expect(home.offeredFor("commit:")).toEqual(["ac-13", "ac-09", "ac-16", "ac-22"]);
    },
  );

  clause(["CC-19.3", "CC-20.1"], "at sea only cards for ships may be committed", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], units: { E4: "2 ships" }, hand: ["ac-06", "ac-26", "ac-24", "ac-31"] },
        { advances: ["tactics"], units: { F4: "ship" }, cities: { D7: "" } },
      ],
      dice: [6, 6, 1],
    });
    play.do("move", "sail:E4>F4");
    if (play.prompt === "ask.fleet") play.do(play.offered[0] ?? "");
    expect(play.offeredFor("commit:")).toEqual(["ac-06", "ac-24"]);
  });

  clause(["CC-19.15", "CC-19.7"], "who passes may commit in a later round; a card is used once", () => {
    const play = fight({ soldiers: 3, hand: ["ac-06"] }, { soldiers: 3 }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    play.do("pass", "continue", "commit:ac-06");
    expect(play.prompt).toBe("ask.continue");
    play.do("continue");
    expect(play.state.actionDiscard).toEqual(["ac-06"]);
    expect(play.player().actionCards).toEqual([]);
  });

  clause("CC-19.3", "a card that doesn't fit says why, to its owner alone", () => {
    const open = fight({ soldiers: 1, hand: ["ac-11", "ac-29"] }, { soldiers: 1, hand: ["ac-13", "ac-31"] }, []);
    expect(open).toRefuse("commit:ac-11", "why.misfit-city", "CC-19.3");
    expect(open).toRefuse("commit:ac-29", "why.misfit-defender", "CC-19.3");
    expect(JSON.stringify(open.sight(1))).not.toContain("ac-11");
    open.do("pass");
    expect(open).toRefuse("commit:ac-13", "why.misfit-city", "CC-19.3");
    expect(open).toRefuse("commit:ac-31", "why.misfit-attacker", "CC-19.3");
    const storm = fight({ soldiers: 1, hand: ["ac-09"] }, { soldiers: 1, city: "" }, []);
    expect(storm).toRefuse("commit:ac-09", "why.misfit-storm", "CC-19.3");
    const bare = fight({ soldiers: 1 }, { city: "fortress", hand: ["ac-01"] }, []);
    expect(bare).toRefuse("commit:ac-01", "why.misfit-fighters", "CC-19.3");
  });
});
