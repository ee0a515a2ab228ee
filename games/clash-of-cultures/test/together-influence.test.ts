import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { explored, position, type Side } from "./position.ts";

/** D2 and D4 are two spaces apart. */
const NEIGHBOUR: Side = { cities: { D7: "", D4: "temple" } };

describe("Cultural Influence, clause against clause", () => {
  clause(["CC-30.29", "CC-17.3", "CC-17.12"], "the token of Arts & Sculpture reaches no farther", () => {
    const side = (culture: number): Side => ({ culture, advances: ["arts-and-sculpture"] });
    const poor = explored(side(1), NEIGHBOUR);
    expect(poor).toOffer("influence");
    expect(poor).toRefuse("use:arts-and-sculpture", "why.no-effect", "CC-6.11");
    const rich = explored(side(2), NEIGHBOUR, { dice: [5], actions: 0 });
    rich.do("use:arts-and-sculpture", "influence:D2>D4");
    expect(rich.has()).toEqual({});
    expect(rich.cityText("D4")).toBe("1: neutral, temple of 0");
  });

  clause(["CC-30.47", "CC-17.4"], "Conversion: a 3 and one token succeed, and a token comes back", () => {
    const play = explored({ culture: 2, advances: ["conversion"] }, NEIGHBOUR, { dice: [3] });
    play.do("influence", "influence:D2>D4", "boost");
    expect(play.has()).toEqual({ culture: 1 });
    expect(play.cityText("D4")).toBe("1: neutral, temple of 0");
    expect(play).toRefuse("influence", "why.influenced", "CC-17.7");
  });

  clause(["CC-26.11", "CC-17.10"], "the Great Statue shields its neighbourhood from others, not from its owner", () => {
    const shielded = explored({ culture: 8 }, { cities: { D5: "great-statue", D4: "temple", D7: "academy" } });
    // D4 and D7 are one and two spaces from D5.
    expect(shielded).toRefuse("influence", "why.no-target", "CC-17.2");
    expect(shielded.whyNot("influence:D4")?.clause).toBe("CC-26.11");
    expect(shielded.whyNot("influence:D7")?.clause).toBe("CC-26.11");
    const own = explored({ cities: { D5: "great-statue", D4: "temple of 1" } }, {}, { dice: [6] });
    own.do("influence", "influence:D5>D4");
    expect(own.cityText("D4")).toBe("0: neutral, temple");
  });

  clause(
    ["CC-30.38", "CC-30.42", "CC-17.9"],
    "no boost against Happy cities or garrisons, once their protection is owned",
    () => {
      const tries = (rival: Side) => explored({ culture: 8 }, rival, { dice: [4] });
      const happy: Side = { advances: ["separation-of-power"], cities: { D7: "", D4: "happy, temple" } };
      expect(tries(happy)).toRefuse("influence", "why.no-target", "CC-17.2");
      const calm = tries({ ...happy, cities: { D7: "", D4: "temple" } }).do("influence", "influence:D2>D4");
      expect(calm).toAsk(0, "ask.boost");
      const near: Side = { cities: { D7: "", D3: "temple" } };
      const watched = tries({ ...near, advances: ["totalitarianism"], units: { D3: "soldier" } });
      watched.do("influence", "influence:D2>D3");
      expect(watched).toTell("log.influence-failed");
      const unwatched = tries({ ...near, advances: ["totalitarianism"], units: { D3: "settler" } });
      expect(unwatched.do("influence", "influence:D2>D3")).toAsk(0, "ask.boost");
    },
  );

  clause(
    ["CC-17.13", "CC-17.2", "CC-17.5"],
    "a third player's building may be chosen, one's own and one without a piece left may not",
    () => {
      const play = position({
        dice: [6],
        sides: [
          { cities: { E4: "academy" }, gone: { port: 7 } },
          { cities: { D3: "academy of 0, temple of 2, fortress, port on E3" } },
          {},
        ],
      });
      play.do("influence", "influence:E4>D3");
      expect(play.offeredFor("replace:")).toEqual(["fortress", "temple"]);
      play.do("replace:temple");
      expect(play.city("D3")?.buildings).toEqual({ port: 1, academy: 0, fortress: 1, temple: 0 });
    },
  );

  clause(
    ["CC-25.11", "CC-25.15", "CC-30.29"],
    "Cultural Takeover with Arts & Sculpture, of an empty camp: a city and nobody in it",
    () => {
      const play = explored(
        { culture: 1, hand: ["ac-15"], advances: ["arts-and-sculpture"] },
        {},
        { barbarians: { C3: 0 }, dice: [5], actions: 0 },
      );
      play.do("use:arts-and-sculpture", "influence:D2>C3:ac-15");
      expect(play.cityText("C3")).toBe("0: neutral");
      expect(play.at("C3")).toEqual({});
      expect(play.table.piles.actionDiscard).toEqual(["ac-15"]);
    },
  );
});
