import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { explored } from "./position.ts";

describe("civil cards, clause against clause", () => {
  clause(["CC-25.12", "CC-6.4"], "Assassination and Revolution add up, and nobody is assassinated twice", () => {
    const play = explored({ culture: 2, hand: ["ac-27", "ac-28"] }, { revolted: 1 });
    play.do("card:ac-27");
    expect(play).toRefuse("card:ac-28", "why.no-effect", "CC-25.5");
    play.endTurn();
    expect(play.table.now.actions).toBe(1);
  });

  clause(["CC-6.4", "CC-25.8", "CC-13.15"], "Negotiations: before anything else, and binding in both turns", () => {
    const play = explored(
      { culture: 2, hand: ["ac-23", "ac-25"], advances: ["tactics"], units: { C4: "soldier" } },
      { advances: ["tactics"], units: { D4: "soldier", D7: "settler" } },
    );
    const late = play.fork().do("card:ac-25");
    expect(late).toRefuse("card:ac-23", "why.not-now", "CC-25.4");
    play.do("card:ac-23", "move");
    expect(play.whyNot("attack:C4>D4")?.clause).toBe("CC-13.15");
    play.go("march:C4>C5").do("end");
    expect(play.do("move").whyNot("attack:D4>C5")?.clause).toBe("CC-13.15");
    play.go("march:D7>D6").do("stop", "end");
    // In the turn after that everything is as before.
    expect(play.do("move")).toOffer("attack:C5>D4");
  });

  clause(
    ["CC-25.16", "CC-7.7"],
    "Shared Knowledge from a ship's distance; what is out of order can't be learned",
    () => {
      const play = explored(
        { hand: ["ac-03"], units: { F3: "ship" } },
        { advances: ["myths", "priesthood", "tactics", "steel-weapons"], cities: { D7: "" }, units: { E5: "settler" } },
      );
      play.do("card:ac-03");
      expect(play.offered).toEqual(["advance:myths", "advance:tactics"]);
    },
  );

  clause(["CC-25.16", "CC-7.8"], "Technology Trade: the other may refuse what is offered", () => {
    const play = explored(
      { hand: ["ac-39"], advances: ["fishing"], units: { D6: "settler" } },
      { advances: ["myths"] },
    );
    play.do("card:ac-39");
    expect(play.player(0).advances).toContain("myths");
    expect(play).toAsk(1, "ask.free-advance");
    expect(play.offered).toEqual(["advance:fishing", "none"]);
    play.do("none");
    expect(play.player(1).advances).not.toContain("fishing");
  });

  clause(
    ["CC-13.9", "CC-1.4"],
    "Militia find room in a city with fewer than four, and no soldier beyond the sixteenth",
    () => {
      const full = explored({ culture: 1, hand: ["ac-37"], units: { D2: "4 soldiers" } }, {});
      expect(full).toRefuse("card:ac-37", "why.no-effect", "CC-25.5");
      const all = { D2: "", C4: "", units: {} };
      const spent = explored(
        {
          culture: 1,
          hand: ["ac-37"],
          cities: { D2: all.D2, C4: all.C4 },
          units: { C3: "4 soldiers", D3: "4 soldiers", E3: "4 soldiers", C2: "4 soldiers" },
        },
        {},
      );
      expect(spent).toRefuse("card:ac-37", "why.no-effect", "CC-25.5");
    },
  );

  clause(["CC-25.10", "CC-1.10"], "New Plans from a deck of one card", () => {
    const play = explored(
      { culture: 1, hand: ["ac-31"], objectives: ["oc-01"] },
      {},
      { shortDecks: true, objectiveDeck: ["oc-02"] },
    );
    play.do("card:ac-31");
    expect(play.offered).toEqual(["keep:oc-01>oc-02", "none"]);
    play.do("keep:oc-01>oc-02");
    expect(play.player().objectiveCards).toEqual(["oc-02"]);
    expect(play.state.objectiveDeck).toEqual(["oc-01"]);
  });

  clause(
    ["CC-25.18", "CC-30.23", "CC-30.16"],
    "New Ideas with Priesthood: a Science advance for nothing, and three Ideas with Philosophy",
    () => {
      const play = explored({ hand: ["ac-41"], advances: ["priesthood", "philosophy", "math"] }, {});
      play.do("card:ac-41", "advance:chemistry:priesthood");
      expect(play.has()).toEqual({ ideas: 3, culture: 1 });
      expect(play.table.now.actions).toBe(2);
    },
  );
});
