import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import type { ActionCardId } from "../src/content/ids.ts";
import { facing } from "./fight.ts";
import { explored } from "./position.ts";

describe("playing an Action card", () => {
  clause(["CC-25.1", "CC-4.5"], "each card is used once, shown to all and discarded", () => {
    const play = explored({ culture: 2, hand: ["ac-25"] });
    play.do("card:ac-25");
    expect(play.table.now.actions).toBe(4);
    expect(play.table.piles.actionDiscard).toEqual(["ac-25"]);
    expect(play.player().actionCards).toEqual([]);
    expect(play.line("log.plays", "audience")).toBeDefined();
  });

  clause("CC-25.2", "as an action it costs 1, otherwise it is free; its cost is paid first", () => {
    const hand: readonly ActionCardId[] = ["ac-37", "ac-17"];
    const play = explored({ culture: 2, hand, advances: ["tactics"], cities: { D2: "", C4: "" } });
    play.do("card:ac-37", "city:D2");
    expect(play.at("D2")).toEqual({ soldier: 1 });
    expect(play.table.now.actions).toBe(3);
    expect(play.has()).toEqual({ culture: 1 });
    play.do("card:ac-17", "increase:C4:fortress");
    expect(play.cityText("C4")).toBe("0: neutral, fortress");
    expect(play.table.now.actions).toBe(2);
    expect(play.has()).toEqual({});
    const tired = explored(
      { culture: 1, hand: ["ac-17"], advances: ["tactics"], cities: { D2: "", C4: "" } },
      {},
      { actions: 0 },
    );
    expect(tired).toRefuse("card:ac-17", "why.no-actions", "CC-25.2");
    expect(explored({ hand: ["ac-25"] })).toRefuse("card:ac-25", "why.short", "CC-25.2");
  });

  clause("CC-25.17", "a card that is an action is not interrupted", () => {
    const play = explored({
      culture: 1,
      mood: 3,
      hand: ["ac-17", "ac-26"],
      advances: ["voting", "tactics", "myths"],
      cities: { D2: "", C4: "" },
    });
    play.do("card:ac-17");
    expect(play).toAsk(0, "ask.increase");
    expect(play.offered.every((id) => id.startsWith("increase:"))).toBe(true);
  });

  clause("CC-25.3", "cards without an occasion are not limited", () => {
    const play = explored({ culture: 2, hand: ["ac-25", "ac-26"] }).do("card:ac-25", "card:ac-26");
    expect(play.table.now.actions).toBe(5);
  });

  clause(["CC-25.3", "CC-25.4"], "E-66: same action card", () => {
    const play = facing({ soldiers: 1, hand: ["ac-35", "ac-36"] }, { city: "", advances: ["math", "storage"] }, []);
    play.go("attack:C4>D4");
    expect(play.offeredFor("card:")).toEqual(["ac-35", "ac-36"]);
    play.do("card:ac-35", "advance:math");
    expect(play.player().advances).toContain("math");
    expect(play.offeredFor("card:")).toEqual([]);
  });

  clause("CC-25.4", "after a capture only as the next thing; the end of the Move action does not count", () => {
    const given = () => facing({ soldiers: 1, hand: ["ac-35"] }, { city: "", advances: ["math"] }, []);
    const ended = given().go("attack:C4>D4").do("stop");
    expect(ended).toOffer("card:ac-35");
    const busy = ended.fork().do("collect:D2");
    if (busy.prompt === "ask.collect") busy.do("take:food1");
    expect(busy).toRefuse("card:ac-35", "why.not-now", "CC-25.4");
    expect(given()).toRefuse("card:ac-35", "why.not-now", "CC-25.4");
  });

  clause("CC-25.4", "barbarians teach nothing", () => {
    const play = explored(
      { advances: ["tactics"], hand: ["ac-35"], units: { C4: "soldier" } },
      { advances: ["math"] },
      { barbarians: { D4: 0 } },
    );
    play.go("attack:C4>D4").do("destroy");
    expect(play.offeredFor("card:")).toEqual([]);
  });

  clause(["CC-25.3", "CC-18.4"], "two Hero Generals need two won battles", () => {
    const cities = { D2: "angry", C3: "angry" };
    const play = facing(
      { soldiers: 2, hand: ["ac-05", "ac-06"], mood: 1, more: { cities } },
      { soldiers: 1 },
      [5, 5, 1],
    );
    expect(play).toRefuse("card:ac-05", "why.no-feat", "CC-25.3");
    play.go("attack:C4>D4", "2soldier");
    if (play.prompt === "ask.combat-card") play.do("pass");
    if (play.prompt === "ask.move") play.do("stop");
    play.do("card:ac-05", "city:D2");
    expect(play).toAsk(0, "ask.may-pay");
    play.do("yes", "city:D2");
    expect(play.city("D2")?.mood).toBe("happy");
    expect(play.has()).toEqual({});
    expect(play).toRefuse("card:ac-06", "why.no-feat", "CC-25.3");
  });

  clause(["CC-25.3", "CC-32.3"], "Great Ideas: a capture without a battle will do, also of barbarians", () => {
    const play = explored(
      { advances: ["tactics"], hand: ["ac-11", "ac-12"], units: { C4: "soldier" } },
      {},
      { barbarians: { D4: 0 } },
    );
    expect(play).toRefuse("card:ac-11", "why.no-feat", "CC-25.3");
    play.go("attack:C4>D4").do("destroy");
    if (play.prompt === "ask.move") play.do("stop");
    play.do("card:ac-11");
    expect(play.has()).toMatchObject({ ideas: 2 });
    expect(play).toRefuse("card:ac-12", "why.no-feat", "CC-25.3");
  });

  clause("CC-25.5", "not if all it gains would be lost, or nothing would come of it", () => {
    const ideas = { hand: ["ac-09"], advances: ["writing"], cities: { D2: "academy of 1" } } as const;
    expect(explored({ ...ideas, ideas: 8 })).toRefuse("card:ac-09", "why.no-effect", "CC-25.5");
    expect(explored({ hand: ["ac-09"] })).toRefuse("card:ac-09", "why.no-effect", "CC-25.5");
    expect(
      explored({ ...ideas, ideas: 7 })
        .do("card:ac-09")
        .has(),
    ).toEqual({ ideas: 8 });
    const full = { culture: 1, hand: ["ac-37"], units: { D2: "4 soldiers" } } as const;
    expect(explored(full)).toRefuse("card:ac-37", "why.no-effect", "CC-25.5");
  });

  clause(["CC-25.6", "CC-28.9"], "no civil half in the Status phase", () => {
    const play = explored({ culture: 2, hand: ["ac-25", "ac-01"] }, {}, { phase: "free-advance", waiting: [0] });
    expect(play.offeredFor("card:")).toEqual([]);
  });

  clause(["CC-6.4", "CC-25.4", "CC-25.8", "CC-13.15"], "E-117: Negotiations", () => {
    const play = explored(
      { culture: 1, advances: ["tactics"], hand: ["ac-23"], units: { C4: "soldier" } },
      { units: { D4: "soldier" }, advances: ["tactics"] },
    );
    const late = play.fork().do("collect:D2", "take:food1");
    expect(late).toRefuse("card:ac-23", "why.not-now", "CC-25.4");
    play.do("card:ac-23").do("move");
    expect(play.offered).not.toContain("attack:C4>D4");
    play.do("march:C4>C5").endTurn().do("move");
    expect(play.offered).not.toContain("attack:D4>C5");
    play.do("march:D4>D5").endTurn();
    expect(play.table.truces).toEqual([]);
  });

  clause("CC-6.4", "a turn-start card does not end the start of the turn", () => {
    const play = explored({ culture: 2, hand: ["ac-23", "ac-24"] }).do("card:ac-23");
    expect(play).toOffer("card:ac-24");
    const after = explored({ culture: 2, hand: ["ac-23", "ac-25"] }).do("card:ac-25");
    expect(after).toRefuse("card:ac-23", "why.not-now", "CC-25.4");
  });
});
