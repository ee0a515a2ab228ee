import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, type Position, position, type Side } from "./position.ts";

/** From D2 over D3, D4, D5 and D6 to D7: one space each. */
const influencing = (side: Side, rival: Side, dice: readonly number[] = []) =>
  position({ regions: EXPLORED, sides: [side, rival], dice });

describe("an attempt", () => {
  clause(["CC-17.3", "CC-17.4", "CC-17.5"], "E-41: boosting", () => {
    const play = influencing({ culture: 3, cities: { D2: "academy, temple" } }, { cities: { D6: "academy" } }, [3]);
    play.do("influence");
    expect(play.option("influence:D2>D6")?.price).toEqual({ culture: 1 });
    play.do("influence:D2>D6");
    expect(play).toAsk(0, "ask.boost");
    expect(play.option("boost")?.price).toEqual({ culture: 2 });
    play.do("boost");
    expect(play.cityText("D6")).toBe("1: neutral, academy of 0");
    expect(play.has()).toEqual({});
  });

  clause(["CC-17.3", "CC-17.11"], "E-42: range", () => {
    const red = { cities: { D2: "happy, academy, temple, fortress" } };
    expect(influencing(red, { cities: { D7: "academy" } })).toRefuse("influence", "why.no-target", "CC-17.2");
    expect(influencing(red, { cities: { D6: "academy" } })).toOffer("influence");
  });

  clause(["CC-17.1", "CC-17.2"], "E-43: source under influence", () => {
    const red = { cities: { D2: "temple of 1, academy, fortress", C3: "academy" } };
    const play = influencing(red, { cities: { D3: "academy" } }, [5]);
    play.do("influence");
    expect(play.offered.filter((id) => id.startsWith("influence:D2"))).toEqual([]);
    play.do("influence:C3>D2");
    expect(play.cityText("D2")).toBe("0: neutral, academy, fortress, temple");
    const next = influencing({ cities: { D2: "temple, academy, fortress" } }, { cities: { D3: "academy" } }).do(
      "influence",
    );
    expect(next).toOffer("influence:D2>D3");
    const empty = influencing({ ...red, gone: { temple: 7 } }, { cities: { D7: "" } });
    expect(empty).toRefuse("influence", "why.no-target", "CC-17.2");
  });

  clause(["CC-2.9", "CC-17.3"], "E-77: influence across the unexplored", () => {
    const sides = [{ culture: 2, cities: { E3: "academy, temple, fortress" } }, { cities: { B4: "academy" } }] as const;
    // E3, D3, C4, B4 is the straight line; D3 and C4 are unexplored. The way leads over F3, F4, E5, D5, C5.
    const way = { F2: "07", F4: "11", D5: "18", B4: "13" };
    const play = position({ regions: way, sides });
    play.do("influence");
    expect(play.option("influence:E3>B4")?.price).toEqual({ culture: 2 });
    const cut = position({ regions: { F2: "07", F4: "11", B4: "13" }, sides });
    expect(cut).toRefuse("influence", "why.no-target", "CC-17.2");
  });

  clause(["CC-17.1", "CC-17.2"], "E-78: influence on your own city", () => {
    const play = influencing({ cities: { D2: "temple, fortress", D5: "academy of 1" } }, { cities: { D7: "" } });
    play.do("influence");
    expect(play.offered).toEqual(["influence:D2>D5"]);
    expect(play.option("influence:D2>D5")?.price).toBeUndefined();
  });

  clause("CC-17.4", "E-79: roll boost is exact", () => {
    const given = (culture: number) =>
      influencing({ culture, cities: { D2: "academy" } }, { cities: { D3: "academy" } }, [3]).do(
        "influence",
        "influence:D2>D3",
      );
    const short = given(1);
    expect(short).toAsk(0, "ask.action");
    expect(short.has()).toEqual({ culture: 1 });
    expect(short).toTell("log.influence-failed");
    expect(given(2).do("boost").has()).toEqual({});
    const proud = given(2).do("no");
    expect(proud.has()).toEqual({ culture: 2 });
    expect(proud).toTell("log.influence-failed");
  });

  clause("CC-17.4", "5 and 6 succeed", () => {
    for (const [rolled, owner] of [
      [4, 1],
      [5, 0],
      [6, 0],
    ] as const) {
      const play = influencing({ cities: { D2: "academy" } }, { cities: { D3: "temple" } }, [rolled]);
      play.do("influence", "influence:D2>D3");
      expect(play.city("D3")?.buildings.temple).toBe(owner);
    }
  });

  clause("CC-17.2", "a target has at least size 2 and a building of which one has a piece", () => {
    const play = influencing(
      { cities: { D2: "academy" }, gone: { temple: 7 } },
      { cities: { D3: "", C3: "temple", C4: "temple, academy" } },
    );
    play.do("influence");
    expect(play.offered).toEqual(["influence:D2>C4"]);
  });

  clause(["CC-17.5", "CC-17.14"], "which building is asked only if there are several", () => {
    const play = influencing({ cities: { D2: "academy" } }, { cities: { D3: "temple, academy" } }, [6]);
    play.do("influence", "influence:D2>D3");
    expect(play.offered).toEqual(["replace:academy", "replace:temple"]);
    play.do("replace:temple");
    expect(play.cityText("D3")).toBe("1: neutral, academy, temple of 0");
    expect(play.table.players[1]?.supply.temple).toBe(7);
    expect(play.table.players[0]?.supply.temple).toBe(6);
  });

  clause(["CC-17.6", "CC-9.14"], "its owner keeps using the building, its points go to the colour", () => {
    const play = influencing(
      { cities: { D2: "academy" } },
      { advances: ["myths"], cities: { D3: "temple", D7: "" } },
      [6],
    );
    const before = play.table.players.map(({ score }) => score.pieces);
    play.do("influence", "influence:D2>D3");
    expect(play.city("D3")?.usable).toEqual(["temple"]);
    expect(play.table.players.map(({ score }) => score.pieces)).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) - 2]);
  });

  clause("CC-17.7", "one success a turn; failures may be repeated, each for an action", () => {
    const play = influencing({ cities: { D2: "academy" } }, { cities: { D3: "temple", C3: "temple" } }, [2, 6]);
    play.do("influence", "influence:D2>D3");
    expect(play.table.now.actions).toBe(2);
    play.do("influence", "influence:D2>D3");
    expect(play.table.now).toMatchObject({ actions: 1, influenced: true });
    expect(play).toRefuse("influence", "why.influenced", "CC-17.7");
  });

  clause(["CC-17.8", "CC-22.1"], "barbarian settlements are no targets", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ cities: { D2: "academy, temple" } }, {}],
      barbarians: { D3: 1 },
    });
    expect(play).toRefuse("influence", "why.no-target", "CC-17.2");
  });

  clause("CC-17.11", "tokens spent on range are lost on failure, too", () => {
    const play = influencing({ culture: 1, cities: { D2: "academy" } }, { cities: { D5: "temple" } }, [1]);
    play.do("influence", "influence:D2>D5");
    expect(play.has()).toEqual({});
    expect(play.cityText("D5")).toBe("1: neutral, temple");
  });

  clause("CC-17.13", "a building of one's own there does not prevent it, and a third player's may be taken", () => {
    const play = position({
      regions: { E4: "12", D4: "13" },
      sides: [
        { cities: { E4: "academy, temple, fortress" } },
        { cities: { G8: "", D4: "temple of 0, academy of 2" } },
        {},
      ],
      dice: [6],
    });
    play.do("influence", "influence:E4>D4");
    expect(play.cityText("D4")).toBe("1: neutral, academy of 0, temple of 0");
  });

  clause("CC-17.14", "the needed roll is shown beforehand, and the one that the tokens left would make enough", () => {
    const preview = (culture: number, hex: string) =>
      influencing({ culture, cities: { D2: "academy" } }, { cities: { [hex]: "temple" } })
        .do("influence")
        .option(`influence:D2>${hex}`)?.preview;
    expect(preview(0, "D3")).toEqual({ say: "preview.influence-bare", with: { needs: 5, chance: 33 } });
    const boosted = { needs: 5, chance: 33, n: 2, least: 3, boosted: 67 };
    expect(preview(2, "D3")).toEqual({ say: "preview.influence", with: boosted });
    // A token goes for the range.
    expect(preview(3, "D5")).toEqual({ say: "preview.influence", with: boosted });
    expect(preview(8, "D3")).toMatchObject({ with: { n: 4, least: 1, boosted: 100 } });
  });
});

describe("protection", () => {
  clause(["CC-17.9", "CC-30.46"], "E-45: no boost", () => {
    const blue = (hex: string) => ({ advances: ["devotion"], cities: { [hex]: "temple, academy" } }) as const;
    const far = influencing({ culture: 8, cities: { D2: "academy" } }, blue("D5"));
    expect(far).toRefuse("influence", "why.no-target", "CC-17.2");
    const near = influencing({ culture: 8, cities: { D2: "academy" } }, blue("D4"), [4]);
    near.do("influence");
    expect(near.option("influence:D2>D4")?.preview?.say).toBe("preview.influence-plain");
    near.do("influence:D2>D4");
    expect(near).toAsk(0, "ask.action");
    expect(near).toTell("log.influence-failed");
  });

  clause(["CC-30.38", "CC-30.42"], "Happy cities and cities with soldiers, if their owner has the advance", () => {
    const boosted = (blue: Side) =>
      influencing({ culture: 8, cities: { D2: "academy" } }, blue, [4]).do("influence", "influence:D2>D4").prompt;
    expect(boosted({ advances: ["separation-of-power"], cities: { D4: "happy, temple" } })).toBe("ask.action");
    expect(boosted({ advances: ["separation-of-power"], cities: { D4: "temple" } })).toBe("ask.boost");
    const army = { cities: { D4: "temple" }, units: { D4: "soldier" } };
    expect(boosted({ ...army, advances: ["totalitarianism"] })).toBe("ask.action");
    expect(boosted(army)).toBe("ask.boost");
  });

  clause("CC-17.10", "protections do not hold against the owner", () => {
    const play = influencing(
      { culture: 1, advances: ["devotion"], cities: { D2: "academy", D4: "temple of 1, great-statue" } },
      {},
      [4],
    );
    play.do("influence", "influence:D2>D4");
    expect(play).toAsk(0, "ask.boost");
  });

  clause(["CC-17.12", "CC-26.11"], "the Great Statue's range is no boosting; it shields cities within 2 spaces", () => {
    const red = { cities: { D2: "academy", C2: "great-statue" } };
    const play = influencing(red, { advances: ["devotion"], cities: { D5: "temple" } });
    play.do("influence");
    expect(play).toOffer("influence:D2>D5");
    const shielded = influencing(
      { cities: { D2: "academy, temple, fortress" } },
      { cities: { D3: "academy", D4: "great-statue", D5: "academy", D6: "academy" } },
    );
    // All are within 2 spaces of D4.
    expect(shielded).toRefuse("influence", "why.no-target", "CC-17.2");
  });
});

describe("why a city can't be influenced", () => {
  const asked = (red: Side, blue: Side, more: Position = {}) =>
    position({ regions: EXPLORED, sides: [{ cities: { D2: "academy" }, ...red }, blue], ...more });

  clause(["CC-17.1", "CC-17.2", "CC-17.3", "CC-17.8"], "every city that one would ask about has its reason", () => {
    const far = asked({ culture: 1 }, { cities: { D3: "", D7: "academy" } }, { barbarians: { C3: 1 } });
    expect(far).toRefuse("influence:D3", "why.too-small", "CC-17.2");
    expect(far).toRefuse("influence:D7", "why.too-far", "CC-17.3");
    expect(far).toRefuse("influence:C3", "why.barbarians", "CC-17.8");
    expect(asked({}, { cities: { D3: "academy of 0" } })).toRefuse("influence:D3", "why.all-yours", "CC-17.2");
    const spent = asked({ gone: { temple: 7 } }, { cities: { D3: "temple" } });
    expect(spent).toRefuse("influence:D3", "why.no-piece", "CC-17.2");
    const tainted = asked({ cities: { D2: "academy of 1" } }, { cities: { D3: "temple" } });
    expect(tainted).toRefuse("influence:D3", "why.no-source-city", "CC-17.1");
    const apart = asked({}, { cities: { D7: "temple" } }, { regions: {} });
    expect(apart).toRefuse("influence:D7", "why.no-way", "CC-17.3");
  });

  clause(["CC-17.9", "CC-26.11"], "protections say so, too", () => {
    const devout = asked({ culture: 8 }, { advances: ["devotion"], cities: { D5: "temple" } });
    expect(devout).toRefuse("influence:D5", "why.no-boost", "CC-17.9");
    const shielded = asked({}, { cities: { D3: "temple, great-statue" } });
    expect(shielded).toRefuse("influence:D3", "why.shielded", "CC-26.11");
    // Beside a possible target the reasons stand in the question itself.
    const open = asked({}, { cities: { D3: "temple", D7: "temple" } }).do("influence");
    expect(open).toRefuse("influence:D7", "why.too-far", "CC-17.3");
  });
});
