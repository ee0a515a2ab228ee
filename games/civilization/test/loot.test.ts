import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Fight } from "./fight.ts";
import type { Position, Side } from "./position.ts";

/** The first player's army with a sure hand attacks h3 of the second from g3. */
const win = (me: Side, rival: Side, more: Partial<Position> = {}): Fight =>
  new Fight({
    land: "plain",
    phase: "movement",
    ...more,
    sides: [
      { civ: "americans", capital: "b3", armies: ["g3"], units: ["aircraft-7"], ...me },
      { civ: "egyptians", capital: "n6", ...rival },
    ],
  }).walk("g3", "h3");

const CITY: Side = { cities: ["h3"] };

clause(
  ["CV-26.5", "CV-26.8", "CV-26.9", "CV-26.15"],
  "E-2: two loot buy one thing of 2, or two of 1, also twice the same",
  () => {
    const play = win({}, { ...CITY, trade: 7, coins: { sheet: 1 } });
    expect(play).toAsk(0, "ask.loot");
    expect(play.offered).toEqual(["loot:trade", "loot:discard-coin:sheet", "loot:coin:sheet", "enough"]);
    const stolen = play.fork().do("loot:coin:sheet");
    play.do("loot:trade", "loot:trade");
    expect([play.realm().trade, play.realm(1).trade]).toEqual([6, 1]);
    expect(play.prompt).not.toBe("ask.loot");
    expect([stolen.realm().sheet, stolen.realm(1).sheet]).toEqual([1, 0]);
    expect(stolen.prompt).not.toBe("ask.loot");
  },
);

clause(["CV-26.8", "CV-26.9", "CV-26.11", "CV-26.13", "CV-26.14"], "E-45: loot with little to take", () => {
  const play = win({ techs: ["pottery"] }, { ...CITY, trade: 2, resources: { silk: 1 }, techs: ["pottery"] });
  expect(play.offered).toEqual(["loot:trade", "loot:silk", "enough"]);
  play.do("loot:trade");
  expect(play.offered).toEqual(["loot:silk", "enough"]);
  play.do("loot:silk");
  expect(play.realm()).toMatchObject({ trade: 2, resources: { silk: 1 } });
  expect(play.prompt).not.toBe("ask.loot");
});

clause(["CV-23.6", "CV-25.7"], "E-13: a fortified city holds, and its fortification is gone", () => {
  const play = win({ units: ["infantry-b"] }, { ...CITY, fortified: ["h3"], units: ["infantry-c", "infantry-b"] });
  expect(play.bonus("defender")).toBe(8);
  play.turn(1, "infantry-c").turn(0, "infantry-b").turn(1, "infantry-b");
  expect(play.line("log.battle-won.defender")?.what.with).toMatchObject({ attacker: 2 });
  expect(play.city("h3").post).toBeNull();
});

clause(["CV-26.5", "CV-26.19"], "one loot for figures; a defender gains it, too", () => {
  const beaten = win({}, { armies: ["h3"], trade: 7 });
  beaten.do("loot:trade");
  expect(beaten.realm().trade).toBe(3);
  expect(beaten.prompt).not.toBe("ask.loot");
  const repelled = win({ units: [], trade: 7 }, { armies: ["h3"], units: ["infantry-b"] });
  expect(repelled).toAsk(1, "ask.loot");
});

clause("CV-26.7", "the Great Wall lowers loot by 1", () => {
  const play = win({}, { ...CITY, trade: 7 }, { markers: { n5: "the-great-wall" } });
  play.do("loot:trade");
  expect(play.realm().trade).toBe(3);
  expect(play.prompt).not.toBe("ask.loot");
  const none = win({}, { armies: ["h3"], trade: 7 }, { markers: { n5: "the-great-wall" } });
  expect(none.prompt).not.toBe("ask.loot");
});

clause(
  ["CV-26.11", "CV-26.14", "CV-26.18", "CV-26.20"],
  "hidden things are taken unseen; hand size and secrecy follow",
  () => {
    const play = win(
      { events: ["drought", "drought"] },
      { ...CITY, kept: ["hut:spy", "hut:silk"], events: ["sabotage"] },
    );
    expect(play).toOffer("loot:hut", "loot:event-1");
    play.do("loot:event-1");
    expect(play).toAsk(0, "ask.discard-event"); // three cards, hand size 2
    play.do("discard:drought");
    expect(play.realm().events).toEqual(["drought", "sabotage"]);
    expect(play.seenBy(1).realms[0]?.own).toBeNull();
  },
);

clause(["CV-26.13", "CV-26.21"], "a tech of the loser costs 2 loot", () => {
  const play = win({ techs: ["pottery"] }, { ...CITY, techs: ["pottery", "writing", "masonry", "chivalry"] });
  play.do("loot:tech");
  expect(play.offered).toEqual(["learn:masonry", "learn:writing"]); // no slot for Chivalry
  play.do("learn:writing");
  expect(play.techs()).toEqual(["pottery", "writing"]);
});

clause("CV-26.12", "a discarded coin goes to nobody", () => {
  const play = win({}, { armies: ["h3"], techs: ["democracy"], coins: { democracy: 2 } });
  play.do("loot:discard-coin:democracy");
  expect(play.realm(1).coins).toEqual({ democracy: 1 });
  expect(play.coins()).toBe(0);
});

clause(["CV-26.6", "CV-31.5"], "who conquers a capital wins at once", () => {
  const play = win({ units: ["aircraft-7", "aircraft-7", "aircraft-6"] }, { capital: "h3" });
  play.turn(0, "aircraft-7").turn(0, "aircraft-7");
  expect(play.match.over).toBe(true);
  expect(play.match.result?.places).toEqual([1, 2]);
});

clause(["CV-26.16", "CV-26.17"], "Code of Laws: a coin after a won battle, once a round, after the loot", () => {
  const play = win({ techs: ["code-of-laws"] }, { armies: ["h3"], trade: 3 });
  expect(play.realm().coins).toEqual({});
  play.do("loot:trade");
  expect(play.realm().coins).toEqual({ "code-of-laws": 1 });
});
