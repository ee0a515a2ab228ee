import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { plain } from "./phases.ts";
import type { Position, Side, Table } from "./position.ts";

const inCities = (me: Side, given: Position = {}, rival: Side = {}): Table =>
  plain(me, { phase: "city-management", ...given }, rival);
const atStart = (me: Side, given: Position = {}, rival: Side = {}): Table =>
  plain(me, { phase: "start-of-turn", ...given }, rival);

clause("CV-6.7", "an ability of a phase is used once a round, and only in that phase", () => {
  const table = inCities({ techs: ["democracy"], trade: 20, armies: ["g4"] });
  table.do("use:democracy");
  expect(table.realm()).toMatchObject({ trade: 14, coins: { democracy: 1 } });
  expect(table).toRefuse("use:democracy", "why.used", "CV-6.7");
  table.until("movement", 0);
  expect(table.offers("use:")).toEqual([]);
  table.until("city-management", 0);
  expect(table).toOffer("use:democracy");
});

clause(
  "CV-6.8",
  "what a wonder gives at the Start of Turn comes when its owner wants it, at the latest at the end",
  () => {
    const table = atStart({}, { markers: { d3: "stonehenge" } });
    const now = table.fork();
    now.do("use:stonehenge");
    expect(now.realm().culture).toBe(1);
    expect(now).toRefuse("use:stonehenge", "why.used", "CV-6.7");
    now.done();
    expect(now.realm().culture).toBe(1);
    table.done();
    expect(table.realm().culture).toBe(1);
  },
);

clause("CV-6.11", "changing the government, one uses the old ability before and the new one after", () => {
  const table = atStart(
    {
      government: "democracy-gov",
      techs: ["democracy", "chivalry"],
      rule: { fresh: ["feudalism"] },
      capital: "c3",
    },
    { land: "homes" },
  );
  const before = table.realm().trade;
  table.do("use:democracy-gov", "government:feudalism");
  expect(table.realm().trade).toBe(before + 2);
  expect(table).toOffer("use:feudalism");
  expect(table.offered).not.toContain("use:democracy-gov");
});

clause("CV-0.23", "an ability that would change nothing can't be used", () => {
  const table = inCities({ techs: ["pottery"], coins: { pottery: 4 }, resources: { wheat: 2 } });
  expect(table).toRefuse("use:pottery", "why.changes-nothing", "CV-0.23");
});

clause("CV-0.17", "an effect is carried out as far as it is possible", () => {
  const table = plain(
    { civ: "germans", techs: ["metalworking@1", "currency@1", "philosophy@1"], trade: 11 },
    {
      phase: "research",
      but: (w) => {
        w.market.units.mounted = { down: [], up: [] };
      },
    },
  );
  table.by(0, "learn:chivalry");
  expect(table.prompt).toBe("ask.which-resource");
});

clause("CV-0.26", "a cost is paid in full, or the ability can't be used", () => {
  const short = inCities({ techs: ["philosophy", "democracy"], resources: { wheat: 1, silk: 1 }, trade: 5 });
  expect(short).toRefuse("use:philosophy", "why.resources", "CV-16.5");
  expect(short).toRefuse("use:democracy", "why.short-trade", "CV-0.26");
});

clause("CV-16.2", "spent tokens return to the market", () => {
  const table = inCities({ techs: ["currency"], resources: { incense: 1 } });
  table.do("use:currency");
  expect(table.realm()).toMatchObject({ culture: 3, resources: { incense: 0 } });
  expect(table.state.market.resources.incense).toBe(2);
});

clause("CV-16.3", "a hut marker is revealed, spent and leaves the game", () => {
  const table = inCities({ techs: ["currency"], kept: ["hut:incense"] });
  table.do("use:currency");
  expect(table.kept()).toEqual([]);
  expect(table.state.gone.huts).toHaveLength(1);
  expect(table.state.market.resources.incense).toBe(2);
  expect(table.log()).toContain("log.reveals");
});

clause("CV-16.4", "a resource ability is used once a round", () => {
  const table = inCities({ techs: ["currency"], resources: { incense: 2 } });
  table.do("use:currency");
  expect(table).toRefuse("use:currency", "why.used", "CV-6.7");
});

clause("CV-16.5", "any resources: tokens and markers, spies and uranium too, but no teachers and workers", () => {
  const table = inCities({
    techs: ["philosophy"],
    resources: { wheat: 1 },
    kept: ["village:uranium", "hut:spy", "hut:teacher", "village:friendly-workers"],
  });
  table.do("use:philosophy");
  expect(table.kept()).toEqual(["hut:teacher", "village:friendly-workers"]);
  expect(table.realm().resources.wheat).toBe(0);
});

clause("CV-16.17", "how to pay is asked only if there are several ways", () => {
  const table = inCities({ techs: ["currency"], resources: { incense: 2 }, kept: ["hut:incense"] });
  table.do("use:currency");
  expect(table.offered).toEqual(["pay:incense", "pay:hut:incense"]);
  table.do("pay:hut:incense");
  expect(table.realm().resources.incense).toBe(2);
  expect(table.kept()).toEqual([]);
});

clause("CV-16.6", "the Indians pay market resources with anything, but no spy", () => {
  const table = inCities(
    {
      civ: "indians",
      capital: "c3+d3",
      techs: ["currency", "mysticism"],
      resources: { wheat: 1 },
    },
    {},
    { coins: { sheet: 1 } },
  );
  expect(table).toRefuse("use:mysticism", "why.resource", "CV-16.17");
  table.do("use:currency");
  expect(table.realm()).toMatchObject({ culture: 3, resources: { wheat: 0 } });
});

clause("CV-33.6", "the Kremlin: two resources for a spy, once a round; the Arabs get 2 culture for them", () => {
  const table = inCities(
    { civ: "arabs", techs: ["mysticism"], resources: { wheat: 1, silk: 1, iron: 1 } },
    { markers: { d3: "the-kremlin" } },
    { coins: { sheet: 2 } },
  );
  table.do("use:mysticism", "pay:silk");
  expect(table.realm()).toMatchObject({ culture: 2, resources: { wheat: 0, silk: 0, iron: 1 } });
  expect(table.realm(1).sheet).toBe(1);
});

clause(["CV-16.6", "CV-19.8"], "Marie Curie pays uranium with another resource and goes under the deck", () => {
  const table = inCities(
    { techs: ["atomic-theory"], resources: { wheat: 1 }, hidden: ["marie-curie"] },
    { markers: { d3: "scientist" } },
  );
  table.do("use:atomic-theory");
  expect(table.realm()).toMatchObject({ greatCards: [], resources: { wheat: 0 } });
  expect(table.city("c3").actions).toBe(2);
  expect(table.state.market.greatDeck[0]).toEqual({ id: "marie-curie", up: false });
});

clause("CV-16.7", "the Arabs gain 1 culture for each resource spent, tokens and markers", () => {
  const table = inCities({ civ: "arabs", techs: ["philosophy"], resources: { wheat: 1, silk: 1 }, kept: ["hut:iron"] });
  table.do("use:philosophy");
  expect(table.realm().culture).toBe(3);
});

clause("CV-34.13", "two triggers with a choice are asked for their order", () => {
  const table = atStart(
    { coins: { sheet: 1 }, open: ["a-p-giannini"], techs: ["pottery"] },
    { markers: { d3: "machu-picchu", b3: "industrialist" } },
  );
  table.do("invest", "invest:infrastructure");
  expect(table.prompt).toBe("ask.which-first");
  expect(table.offered).toEqual(["next:machu-picchu", "next:a-p-giannini"]);
});

const onABank = (...way: readonly string[]): Table =>
  plain(
    { techs: ["computers"], coins: { sheet: 8 }, events: ["sabotage", "drought", "flooding", "lost"] },
    { phase: "movement", mover: 1, markers: { d3: "bank" } },
    { armies: ["e3"], techs: ["horseback-riding"] },
  ).walk("e3", ...way);

clause(["CV-15.10", "CV-8.22"], "E-56: passing over a Bank changes nothing, stopping on it does", () => {
  const beyond = onABank("d3", "d2", "d1");
  expect(beyond.coins()).toBe(10);
  expect(beyond.realm().events).toHaveLength(4);
  const there = onABank("d3");
  expect(there.coins()).toBe(9);
  expect(there.asked).toBe(0);
  there.do("discard:lost");
  expect(there.realm().events).toEqual(["sabotage", "drought", "flooding"]);
});

clause("CV-9.11", "a government that only the Pyramids had unlocked is left when they are blockaded", () => {
  const table = plain(
    { government: "monarchy-gov", techs: ["code-of-laws"] },
    { phase: "movement", mover: 1, markers: { d3: "the-pyramids" } },
    { armies: ["e3"] },
  );
  table.walk("e3", "d3");
  expect(table.asked).toBe(0);
  expect(table.offered).toEqual(["government:despotism", "government:republic"]);
  table.do("government:republic");
  expect(table.realm().government).toBe("republic");
});

clause(["CV-34.3", "CV-34.4"], "for what comes by itself nobody is asked", () => {
  const table = atStart({ government: "anarchy" }, { markers: { d3: "stonehenge" } });
  expect(table.asked).toBe(1);
  expect(table.realm().culture).toBe(1);
});
