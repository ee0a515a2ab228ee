import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { attack } from "./fight.ts";
import type { Side } from "./position.ts";

/** Generals stand in the capitals' outskirts. */
const GENERALS = { markers: { b2: "general", n5: "general" } };

clause(
  ["CV-16.4", "CV-25.22", "CV-25.23", "CV-25.11", "CV-25.12"],
  "E-44: Metalworking strengthens the unit played next, until the battle ends",
  () => {
    const play = attack(
      { techs: ["metalworking"], resources: { iron: 2 }, units: ["infantry-b", "artillery-a"] },
      { units: ["infantry-c", "aircraft-5"] },
    );
    play.turn(1, "infantry-c");
    expect(play).toAsk(0, "ask.battle-ability");
    play.do("use:metalworking").turn(0, "infantry-b", 1);
    expect(play.fronts).toContain("1 attacker infantry-b 3");
    expect(play.table.battle?.fronts[0]?.strength).toBe(5);
    expect(play.realm().resources.iron).toBe(1);
    // The second iron can't be used in this round any more.
    play.turn(1, "aircraft-5");
    expect(play).toAsk(0, "ask.unit");
  },
);

clause("CV-25.24", "Mathematics deals up to three wounds, divided freely, but at least one", () => {
  const play = attack(
    { techs: ["mathematics"], resources: { iron: 1 }, units: ["infantry-a", "infantry-a"] },
    { units: ["mounted-b", "artillery-b"] },
  );
  play.turn(1, "mounted-b");
  expect(play).toAsk(0, "ask.battle-ability");
  play.do("none").turn(0, "infantry-a").do("none").turn(1, "artillery-b");
  expect(play).toAsk(0, "ask.battle-ability");
  play.do("use:mathematics");
  expect(play.offered).toEqual(["wound:1", "wound:3"]);
  play.do("wound:1");
  expect(play).toOffer("enough");
  play.do("wound:1"); // the mounted unit of strength 2 is dead
  expect(play.fronts).toEqual(["2 attacker infantry-a 0", "3 defender artillery-b 0"]);
  play.do("wound:3");
  expect(play.fronts).toContain("3 defender artillery-b 1");
  expect(play).toAsk(0, "ask.unit");
});

clause("CV-25.24", "without an enemy unit in play nothing can be wounded", () => {
  const play = attack(
    { techs: ["mathematics"], resources: { iron: 1 }, units: ["infantry-a", "infantry-b"] },
    { cities: ["h4"], armies: ["h3"] },
  );
  expect(play).toAsk(0, "ask.unit");
});

clause(["CV-25.24", "CV-25.35"], "Animal Husbandry heals three wounds, once a battle", () => {
  const play = attack(
    { techs: ["animal-husbandry", "sailing"], units: ["aircraft-7", "infantry-a", "infantry-b"] },
    { units: ["infantry-c", "mounted-b", "mounted-c"] },
  );
  play.turn(1, "infantry-c").turn(0, "aircraft-7", 1);
  expect(play.fronts).toEqual(["1 attacker aircraft-7 3"]);
  expect(play).toAsk(0, "ask.battle-ability"); // step (3)
  play.do("use:animal-husbandry");
  expect(play.fronts).toEqual(["1 attacker aircraft-7 0"]);
  play.turn(1, "mounted-b", 1);
  expect(play.fronts).toEqual(["1 attacker aircraft-7 2"]);
  expect(play).toAsk(0, "ask.unit"); // not a second time
});

clause(["CV-25.18", "CV-25.20", "CV-25.25"], "E-16: Zhukov strikes back before the enemy may use an ability", () => {
  const play = attack(
    { techs: ["mathematics"], resources: { iron: 1 }, units: ["artillery-c", "aircraft-5", "infantry-c"] },
    { open: ["georgy-zhukov"], units: ["infantry-b", "artillery-a", "infantry-c"] },
    GENERALS,
  );
  play.turn(1, "infantry-b").do("none").turn(0, "infantry-c").do("none").turn(1, "artillery-a");
  play.do("none").turn(0, "artillery-c", 1);
  // The unit on front 1 fell to artillery: its owner answers before step (3).
  expect(play).toAsk(1, "ask.wound");
  play.do("wound:2");
  expect(play.fronts).toContain("2 attacker infantry-c 1");
  expect(play).toAsk(0, "ask.battle-ability");
});

clause("CV-25.28", "E-15: Leonidas helps a defender with fewer units", () => {
  const few: Side["units"] = ["infantry-b", "infantry-b", "infantry-b"];
  const many: Side["units"] = [...few, "mounted-b", "mounted-b"];
  const armies = ["g3", "g3"];
  const defending = attack({ armies, units: many }, { open: ["leonidas"], units: few }, GENERALS);
  expect([defending.bonus("attacker"), defending.bonus("defender")]).toEqual([4, 12]);
  const attacking = attack({ open: ["leonidas"], units: few }, { armies: ["h3", "h3"], units: many }, GENERALS);
  expect([attacking.bonus("attacker"), attacking.bonus("defender")]).toEqual([4, 4]);
});

clause(["CV-33.34", "CV-25.6"], "Joan of Arc adds the culture of a defender, who keeps it", () => {
  const play = attack(
    { hidden: ["joan-of-arc"], culture: 9, units: ["infantry-b", "infantry-c"] },
    { culture: 7, units: ["infantry-b", "infantry-c"] },
    GENERALS,
  );
  expect(play.question(0)).toMatchObject({ formality: true }); // an attacker has no use for her
  play.do("pass");
  expect(play).toAsk(1, "ask.unit");
  const defended = attack(
    { units: ["infantry-b", "infantry-c"] },
    { hidden: ["joan-of-arc"], culture: 7, units: ["infantry-b", "infantry-c"] },
    GENERALS,
  );
  expect(defended).toAsk(1, "ask.battleStart");
  defended.do("use:joan-of-arc");
  expect(defended.bonus("defender")).toBe(11);
  expect(defended.realm(1)).toMatchObject({ culture: 7, greatCards: [] });
});

clause(["CV-25.27", "CV-33.48", "CV-25.33"], "Gustavus Adolphus exchanges the whole battle force", () => {
  const play = attack(
    { units: ["infantry-b", "infantry-c"] },
    { hidden: ["gustavus-adolphus"], units: ["infantry-a", "infantry-a"] },
    { ...GENERALS, unitDecks: { mounted: ["mounted-c"], artillery: ["artillery-c"] } },
  );
  play.do("use:gustavus-adolphus");
  expect(play).toAsk(1, "ask.recruit");
  expect(play.offered).toEqual(["unit:infantry", "unit:mounted", "unit:artillery"]); // no aircraft without Flight
  play.do("unit:mounted", "unit:artillery");
  expect(play.state.battle?.sides.defender.hand).toEqual(["mounted-c", "artillery-c"]);
  expect(play.state.market.units.infantry.up).toEqual(["infantry-a", "infantry-a"]);
});

clause("CV-25.26", "Sun Tzu passes a battle turn for 3 trade, once a battle", () => {
  const play = attack(
    { open: ["sun-tzu"], trade: 7, units: ["infantry-b", "mounted-b"] },
    { units: ["artillery-b", "aircraft-5", "aircraft-6"] },
    GENERALS,
  );
  play.turn(1, "artillery-b");
  expect(play).toOffer("use:sun-tzu");
  play.do("use:sun-tzu");
  expect(play.realm().trade).toBe(4);
  expect(play).toAsk(1, "ask.unit");
  play.turn(1, "aircraft-5");
  for (const id of play.offered) expect(id).toMatch(/^unit:(infantry|mounted)-b>(1|2|new)$/);
});

clause(["CV-25.32", "CV-30.3"], "the Chinese may save one killed unit; it still counts as killed", () => {
  const play = attack(
    { civ: "chinese", armies: ["g3", "g3"], units: ["artillery-a", "artillery-b", "aircraft-7"] },
    { units: ["mounted-c"] },
  );
  play.turn(1, "mounted-c").turn(0, "artillery-a", 1).turn(0, "artillery-b", 1).turn(0, "aircraft-7", 1);
  expect(play).toAsk(0, "ask.use");
  play.do("use");
  expect(play.offered).toEqual(["save:artillery-a", "save:artillery-b"]);
  play.do("save:artillery-b");
  expect(play.realm().units.toSorted()).toEqual(["aircraft-7", "artillery-b"]);
  expect(play.figures()).toEqual(["army h3"]);
});

clause("CV-0.20", "after a battle the player whose phase turn it is comes first, then the other", () => {
  const play = attack(
    { hidden: ["florence-nightingale"], units: ["artillery-a", "artillery-b", "aircraft-7"] },
    { civ: "chinese", units: ["mounted-c"] },
    { markers: { b2: "humanitarian" } },
  );
  play.turn(1, "mounted-c").turn(0, "artillery-a", 1).turn(0, "artillery-b", 1).turn(0, "aircraft-7", 1);
  expect(play).toAsk(0, "ask.face-down");
  play.do("pass");
  expect(play).toAsk(1, "ask.use");
});

clause("CV-25.32", "Florence Nightingale saves all, without further questions", () => {
  const play = attack(
    { hidden: ["florence-nightingale"], units: ["artillery-a", "artillery-b", "aircraft-7"] },
    { units: ["mounted-c"] },
    { markers: { b2: "humanitarian" } },
  );
  play.turn(1, "mounted-c").turn(0, "artillery-a", 1).turn(0, "artillery-b", 1).turn(0, "aircraft-7", 1);
  play.do("use");
  expect(play.realm().units.toSorted()).toEqual(["aircraft-7", "artillery-a", "artillery-b"]);
});

clause(
  ["CV-25.3", "CV-25.34", "CV-25.39"],
  "before drawing, the defender first: Duty and Honor brings a unit into this battle",
  () => {
    const play = attack(
      { events: ["nationalism"], units: ["infantry-b"] },
      { events: ["duty-and-honor"], units: ["infantry-b"] },
      { unitDecks: { mounted: ["mounted-c"] } },
    );
    expect(play).toAsk(1, "ask.battleBeforeDraw");
    play.do("play:duty-and-honor", "unit:mounted");
    expect(play).toAsk(0, "ask.battleBeforeDraw");
    play.do("pass");
    expect(play.state.battle?.sides.defender.hand.toSorted()).toEqual(["infantry-b", "mounted-c"]);
    expect(play.state.market.events[0]?.discard).toEqual(["duty-and-honor"]);
  },
);

clause(["CV-32.4", "CV-25.5"], "the Oracle shows its owner the opponent's hand", () => {
  const play = attack(
    { units: ["infantry-b"] },
    { units: ["infantry-c", "mounted-b"] },
    { markers: { b4: "the-oracle" } },
  );
  expect(play.seenBy(0).battle?.sides.defender.hand).toEqual(["infantry-c", "mounted-b"]);
  expect(play.seenBy(1).battle?.sides.attacker.hand).toBeNull();
});

clause("CV-25.22", "Himeji makes all own units stronger", () => {
  const play = attack(
    { units: ["infantry-b", "mounted-b"] },
    { units: ["infantry-c", "mounted-b"] },
    { markers: { b4: "himeji-samurai-castle" } },
  );
  play.turn(1, "infantry-c").turn(0, "infantry-b");
  expect(play.table.battle?.fronts.map(({ strength }) => strength)).toEqual([3, 3]);
});
