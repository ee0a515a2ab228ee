import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { near, seats } from "./neighbours.ts";
import type { Side, Table } from "./position.ts";

// Gift cards, which are spent as resources.

clause(["CV-15.19", "CV-28.5", "CV-28.6", "CV-28.16"], "E-61: a cancelled gift pays for nothing", () => {
  const sides: Side[] = near([{ events: ["jousting-tourney"] }, { techs: ["writing"], events: ["a-generous-gift"] }]);
  const start = (): Table => seats(sides, { phase: "city-management" }).do("devote:c3");
  const play = start();
  expect(play).toAsk(1, "ask.respond");
  play.do("use:writing");
  expect(play).toAsk(0, "ask.respond"); // about the gift
  const passed = play.fork();
  play.do("play:jousting-tourney");
  expect(play.realm().culture).toBe(1); // the action goes on
  expect(play.realm(1)).toMatchObject({ events: [], used: [] });
  expect(play).toTell("log.gives-up");
  passed.do("pass");
  expect(passed.realm().culture).toBe(0);
  expect(passed.realm(1).used).toContain("writing");
  expect(passed).toTell("log.cancelled");
});

clause("CV-28.16", "a gift opens its own window, and the ability that it pays for another one", () => {
  const play = seats(
    near([
      { events: ["primetime-tv"], techs: ["mass-media"], kept: ["hut:spy"] },
      { techs: ["writing"], events: ["a-princely-gift"] },
    ]),
    { phase: "city-management" },
  ).do("devote:c3", "use:writing");
  expect(play).toAsk(0, "ask.respond");
  expect(play.offered).toEqual(["play:primetime-tv", "pass"]); // a spy does not cancel an event
  play.do("pass");
  expect(play).toAsk(0, "ask.respond");
  expect(play).toOffer("play:primetime-tv", "use:mass-media");
  play.do("use:mass-media");
  expect(play.realm().culture).toBe(1);
  expect(play.realm(1).used).toContain("writing"); // cancelled, but used
});

clause(["CV-15.19", "CV-33.39", "CV-33.43"], "A Gift from Afar gives a coin to another player of choice", () => {
  const play = seats(
    near([{ techs: ["currency"], events: ["a-gift-from-afar"], resources: { incense: 1 } }, {}, {}, {}]),
    {
      phase: "city-management",
    },
  );
  play.do("use:currency"); // a gift is no incense: the token is spent unasked
  expect(play.realm()).toMatchObject({ culture: 3, events: ["a-gift-from-afar"] });
  const wheat = seats(near([{ techs: ["construction"], events: ["a-gift-from-afar"] }, {}, {}, {}]), {
    phase: "city-management",
  });
  wheat.do("use:construction");
  expect(wheat).toAsk(0, "ask.which-player");
  wheat.do("player:3");
  expect(wheat.realm(2).sheet).toBe(1);
  expect(wheat.city("c3").bonuses).toEqual([5]);
  expect(wheat.state.market.events[0]?.discard).toEqual(["a-gift-from-afar"]);
});

clause("CV-15.19", "a gift is no resource for the Arabs; where both would do, its owner chooses", () => {
  const play = seats(
    [
      { ...near([{}])[0], civ: "arabs", techs: ["construction"], events: ["a-generous-gift"], resources: { wheat: 1 } },
      {},
    ],
    {
      phase: "city-management",
    },
  );
  play.do("use:construction");
  expect(play.offered).toEqual(["pay:gift:a-generous-gift", "pay:own"]);
  const own = play.fork().do("pay:own");
  play.do("pay:gift:a-generous-gift");
  expect(play.realm()).toMatchObject({ culture: 0, resources: { wheat: 1 } });
  expect(own.realm()).toMatchObject({ culture: 1, resources: { wheat: 0 } });
});
