import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { facing } from "./fight.ts";
import { explored, position } from "./position.ts";

describe("great persons", () => {
  clause(["CC-23.11", "CC-4.5"], "an action, the parts in order; then the card is discarded", () => {
    const play = explored({ hand: ["ev-21"], advances: ["writing"] });
    play.do("person:ev-21", "advance:philosophy");
    expect(play.player().advances).toContain("philosophy");
    expect(play.has()).toEqual({ mood: 1, ideas: 2 });
    expect(play.table.now.actions).toBe(2);
    expect(play.player().greatPersons).toEqual([]);
    expect(play.table.piles.eventDiscard).toEqual(["ev-21"]);
    expect(play.table.openEvents).toEqual([]);
    const tired = explored({ hand: ["ev-21"] }, {}, { actions: 0 });
    expect(tired).toRefuse("person:ev-21", "why.no-actions", "CC-23.11");
  });

  clause(["CC-23.11", "CC-7.8"], "the advance may be declined; what is impossible is skipped", () => {
    const play = explored({ hand: ["ev-22"], advances: ["math"] }).do("person:ev-22", "none");
    expect(play.has()).toEqual({ ideas: 1 });
    expect(play.player().actionCards.length).toBe(1);
    const full = explored({ hand: ["ev-22"], advances: ["math", "astronomy", "chemistry", "metallurgy"] });
    expect(full.do("person:ev-22").has()).toEqual({ ideas: 1 });
  });

  clause("CC-23.11", "at least one part must be possible", () => {
    const advances = ["arts-and-sculpture", "circus-and-sports", "monuments", "drama-and-music"] as const;
    const play = explored({ hand: ["ev-19"], advances, cities: { D2: "happy" } });
    expect(play).toRefuse("person:ev-19", "why.no-effect", "CC-23.11");
    const sad = explored({ hand: ["ev-19"], advances, cities: { D2: "angry" } }).do("person:ev-19");
    expect(sad.city("D2")?.mood).toBe("happy");
  });

  clause(["CC-7.18", "CC-23.11"], "Elder Statesman: a government of any kind, and 2 Action cards", () => {
    const play = explored({ hand: ["ev-23"], advances: ["philosophy", "draft"] }).do("person:ev-23");
    expect(play.offered).toEqual(["advance:voting", "advance:nationalism", "none"]);
    play.do("advance:nationalism");
    expect(play.player().actionCards.length).toBe(2);
  });

  clause(
    ["CC-23.20", "CC-12.7"],
    "Great Engineer and Great Prophet: an increase at its cost, without activation",
    () => {
      const side = {
        food: 1,
        ore: 1,
        wood: 1,
        advances: ["myths", "tactics"],
        cities: { D2: "activated 1", C4: "angry" },
      } as const;
      const play = explored({ ...side, hand: ["ev-26"] }).do("person:ev-26", "none");
      expect(play.offered).toEqual(["increase:D2:fortress", "increase:D2:temple", "none"]);
      play.do("increase:D2:fortress");
      expect(play.city("D2")).toMatchObject({ activations: 1, mood: "neutral", size: 2 });
      expect(play.has()).toEqual({});
      const prophet = explored({ ...side, hand: ["ev-20"] }).do("person:ev-20", "none");
      expect(prophet.offered).toEqual(["increase:D2:temple", "none"]);
    },
  );

  clause("CC-23.27", "E-112: Pestilence", () => {
    const side = {
      food: 4,
      ore: 4,
      wood: 4,
      culture: 5,
      advances: ["storage", "tactics", "engineering", "roads"],
      hand: ["ac-17", "ev-26"],
      reserved: ["great-wall"],
      cities: { D2: "", C4: "" },
      units: { D4: "settler" },
    } as const;
    const play = explored(side, {}, { pestilence: true });
    expect(play).toRefuse("increase:D2:fortress", "why.pestilence", "CC-23.27");
    expect(play).toRefuse("card:ac-17", "why.no-effect", "CC-25.5");
    expect(play).toRefuse("wonder:great-wall", "why.needs", "CC-26.2");
    expect(play).toOffer("found:D4");
    play.do("person:ev-26", "none");
    expect(play).toAsk(0, "ask.action");
    const clean = explored({ ...side, advances: [...side.advances, "sanitation"] }, {}, { pestilence: true });
    expect(clean).toOffer("increase:D2:fortress");
    expect(clean).toOffer("card:ac-17");
  });

  clause(["CC-23.18", "CC-18.23"], "Great Warlord: a Move action, and +2 in the first battle it starts", () => {
    // 3 + 2 make a hit; without the Warlord there would be none.
    const play = facing({ soldiers: 1, hand: [] }, { soldiers: 1 }, [3, 1], {});
    const plain = play.fork().go("attack:C4>D4");
    expect(plain.at("D4", 1)).toEqual({ soldier: 1 });
    const led = explored(
      { hand: ["ev-24"], advances: ["tactics", "siegecraft", "steel-weapons", "draft"], units: { C4: "soldier" } },
      { units: { D4: "soldier" }, advances: ["steel-weapons"] },
      { dice: [3, 1] },
    );
    led.do("person:ev-24");
    expect(led).toAsk(0, "ask.move");
    led.do("attack:C4>D4");
    expect(led.at("D4", 1)).toEqual({});
    expect(led.at("D4")).toEqual({ soldier: 1 });
    expect(led.table.now.actions).toBe(2);
  });

  clause("CC-23.18", "the +2 ends with its Move action", () => {
    const play = explored(
      { hand: ["ev-24"], advances: ["tactics"], units: { C4: "soldier", D2: "soldier" } },
      { units: { D4: "soldier" } },
      { dice: [3, 1] },
    );
    play.do("person:ev-24", "none", "march:D2>C3", "stop").go("attack:C4>D4");
    expect(play.at("D4", 1)).toEqual({ soldier: 1 });
  });

  clause(["CC-23.11", "CC-30.27"], "Great Merchant: the income of the trade routes once more", () => {
    const play = explored(
      { hand: ["ev-25"], advances: ["storage", "trade-routes"], units: { F3: "ship" } },
      { cities: { F2: "" } },
    );
    play.do("person:ev-25", "none");
    expect(play.has()).toEqual({ food: 1 });
  });

  clause(["CC-23.11", "CC-23.19", "CC-15.13", "CC-22.2", "CC-5.12"], "E-118: Great Explorer", () => {
    const play = position({
      unexplored: { B2: "20" },
      sides: [{ food: 2, hand: ["ev-18"], advances: ["fishing"], cultureLevel: 0 }, {}],
    });
    play.do("person:ev-18", "advance:cartography");
    expect(play.player().levels.culture).toBe(1);
    expect(play.offeredFor("region:")).toContain("B2");
    play.do("region:B2", "turn:0");
    expect(play).toAsk(0, "ask.barbarians");
    const camp = play.offeredFor("camp:")[0] ?? "";
    play.do(`camp:${camp}`);
    expect(play).toAsk(0, "ask.found-there");
    expect(play.offeredFor("found:")).not.toContain(camp);
    const site = play.offeredFor("found:")[0] ?? "";
    play.do(`found:${site}`);
    expect(play.cityText(site)).toBe("0: neutral");
    expect(play.has()).toEqual({ culture: 1 });
    expect(play.table.now.actions).toBe(2);
  });

  clause("CC-23.20", "Great Prophet: a city grows with a Temple at its price, without activation", () => {
    const play = position({
      sides: [
        { hand: ["ev-20"], advances: ["myths"], food: 1, ore: 1, wood: 1, cities: { D2: "activated 1", C2: "angry" } },
        {},
      ],
    });
    play.do("person:ev-20", "none");
    expect(play.offered).toEqual(["increase:D2:temple", "none"]);
    play.do("increase:D2:temple", "take:mood");
    expect(play.cityText("D2")).toBe("0: neutral, temple");
    expect(play.city("D2")?.activations).toBe(1);
    expect(play.has()).toEqual({ mood: 1 });
  });
});
