import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { position, type Side } from "./position.ts";

const trading = (...sides: readonly Side[]) => position({ sides });

describe("trade", () => {
  clause("CC-27.1", "the active player trades with any other; the others not with each other", () => {
    const play = trading({ wood: 2 }, { ore: 1 }, { gold: 1 });
    expect(play).toOffer("trade:1", "trade:2", "invite:1", "invite:2");
    expect(play.match.pending.map(({ seat }) => seat)).toEqual([0]);
  });

  clause(["CC-27.2", "CC-27.3", "CC-27.5"], "goods and cards against goods, in any ratio", () => {
    const play = trading(
      { wood: 3, mood: 1, hand: ["ac-01", "ev-21"], objectives: ["oc-01"] },
      { gold: 2, culture: 1 },
    );
    play.do("trade:1");
    expect(play.offered.filter((id) => id.startsWith("gives:")).map((id) => id.split(":")[1])).toEqual([
      ...["wood", "wood", "wood", "mood", "ac-01", "ev-21", "oc-01"],
    ]);
    play.do("gives:wood:3", "gives:ac-01:1", "gives:oc-01:1", "asks:gold:1", "asks:culture:1", "offer");
    expect(play).toAsk(1, "ask.accept");
    play.do("accept");
    expect(play.has()).toEqual({ mood: 1, gold: 1, culture: 1 });
    expect(play.has(1)).toEqual({ wood: 3, gold: 1 });
    expect(play.player(1)).toMatchObject({ actionCards: ["ac-01"], objectiveCards: ["oc-01"] });
  });

  clause("CC-27.2", "one side may give nothing, but not both", () => {
    const play = trading({ wood: 1 }, {});
    play.do("trade:1");
    expect(play).toRefuse("offer", "why.empty-offer", "CC-27.3");
    play.do("gives:wood:1", "offer", "accept");
    expect([play.has(), play.has(1)]).toEqual([{}, { wood: 1 }]);
  });

  clause("CC-27.3", "cards are asked for by number", () => {
    const play = trading({ gold: 1 }, { hand: ["ac-01", "ac-02"], objectives: ["oc-01"] });
    play.do("trade:1");
    expect(play).toOffer("asks:action-cards:2", "asks:objective-cards:1");
    expect(JSON.stringify(play.sight(0).question)).not.toContain("ac-01");
  });

  clause("CC-27.4", "offered cards are shown; of cards asked the other picks, and the proposer confirms", () => {
    const play = trading({ gold: 1, hand: ["ac-03"] }, { hand: ["ac-01", "ac-02"] }, {});
    play.do("trade:1", "gives:ac-03:1", "asks:action-cards:1", "offer");
    expect(play.match.view(1).trade?.gives.cards?.actionCards).toEqual(["ac-03"]);
    expect(play.match.view(2).trade?.gives).toMatchObject({ actionCards: 1, cards: null });
    play.do("accept");
    expect(play).toAsk(1, "ask.give-cards");
    play.do("give:ac-02");
    expect(play).toAsk(0, "ask.confirm");
    expect(play.match.view(0).trade?.answered?.cards?.actionCards).toEqual(["ac-02"]);
    expect(play.match.view(2).trade?.answered).toMatchObject({ actionCards: 1, cards: null });
    const cancelled = play.fork().do("no");
    expect(cancelled.player(0).actionCards).toEqual(["ac-03"]);
    play.do("yes");
    expect([play.player(0).actionCards, play.player(1).actionCards]).toEqual([["ac-02"], ["ac-01", "ac-03"]]);
  });

  clause("CC-27.5", "nothing changes hands unless both agree", () => {
    const play = trading({ wood: 2 }, { ore: 1 });
    play.do("trade:1", "gives:wood:2", "asks:ore:1", "offer", "refuse");
    expect([play.has(), play.has(1)]).toEqual([{ wood: 2 }, { ore: 1 }]);
    expect(play).toAsk(0, "ask.action");
  });

  clause("CC-27.6", "a trade above a limit is not allowed", () => {
    const over = (mine: Side, theirs: Side, ...ids: readonly string[]) => {
      const play = trading(mine, theirs).do("trade:1", ...ids);
      expect(play).toRefuse("offer", "why.over-limit", "CC-27.6");
    };
    over({ ore: 1 }, { ore: 8 }, "gives:ore:1");
    over({ food: 1 }, { food: 2 }, "gives:food:1");
    over({ mood: 1 }, { happiness: 0 }, "gives:mood:1");
    over({ ideas: 2 }, { ideas: 1, advances: ["dogma"] }, "gives:ideas:2");
    // What goes the other way makes room.
    const play = trading({ ore: 1 }, { ore: 8 }).do("trade:1", "gives:ore:1", "asks:ore:2", "offer", "accept");
    expect(play.has()).toEqual({ ore: 2 });
  });

  clause("CC-27.7", "only goods and cards are on offer", () => {
    const play = trading({ wood: 1, units: { D2: "2 soldiers" }, advances: ["tactics"] }, { gold: 1 });
    play.do("trade:1");
    expect(play.offered.sort()).toEqual(["asks:gold:1", "gives:wood:1", "never-mind"]);
  });

  clause("CC-27.8", "the active player may invite an offer instead", () => {
    const play = trading({ wood: 2 }, { ore: 1 });
    play.do("invite:1");
    expect(play).toAsk(1, "ask.offer");
    play.do("gives:ore:1", "asks:wood:1", "offer");
    expect(play).toAsk(0, "ask.accept");
    play.do("accept");
    expect(play.has()).toEqual({ wood: 1, ore: 1 });
  });

  clause("CC-27.8", "one counter-offer, which is accepted or refused", () => {
    const play = trading({ wood: 2 }, { ore: 2 });
    play.do("trade:1", "gives:wood:1", "asks:ore:1", "offer");
    expect(play.offered).toEqual(["accept", "counter", "refuse"]);
    play.do("counter", "gives:ore:1", "asks:wood:2", "offer");
    expect(play).toAsk(0, "ask.accept");
    expect(play.offered).toEqual(["accept", "refuse"]);
  });

  clause(["CC-27.1", "CC-27.5", "CC-27.6", "CC-27.8", "CC-27.9"], "E-97: trade with a counter-offer", () => {
    const play = trading({ wood: 2, mood: 1 }, { ore: 1, happiness: 1 }, {});
    play.do("trade:1", "gives:wood:2", "asks:ore:1", "offer", "counter");
    play.do("gives:ore:1", "asks:wood:2", "asks:mood:1", "offer", "accept");
    expect([play.has(), play.has(1)]).toEqual([{ ore: 1 }, { wood: 2, mood: 1 }]);
    const refused = trading({ wood: 2, mood: 1 }, { ore: 1, happiness: 1 });
    refused.do("trade:1", "gives:wood:2", "asks:ore:1", "offer", "counter");
    refused.do("gives:ore:1", "asks:wood:2", "asks:mood:1", "offer", "refuse");
    refused.do("trade:1", "gives:wood:2", "asks:ore:1");
    expect(refused).toRefuse("offer", "why.refused-before", "CC-27.9");
  });

  clause("CC-27.9", "five negotiations a turn; a refused offer can't be made again to the same player", () => {
    const play = trading({ wood: 3 }, {}, {});
    play.do("trade:1", "gives:wood:1", "offer", "refuse", "trade:1", "gives:wood:1");
    expect(play).toRefuse("offer", "why.refused-before", "CC-27.9");
    expect(play.fork().do("gives:wood:2")).toOffer("offer");
    play.do("never-mind", "trade:2", "gives:wood:1", "offer", "refuse");
    play.do("invite:1", "never-mind", "invite:2", "never-mind");
    expect(play).toRefuse("trade:1", "why.negotiations", "CC-27.9");
    expect(play).toRefuse("invite:2", "why.negotiations", "CC-27.9");
    play.endTurn(3).do("trade:1", "gives:wood:1");
    expect(play).toOffer("offer");
  });

  clause("CC-27.10", "what changed hands is used at once; of cards the others learn how many", () => {
    const play = trading({ wood: 1, hand: ["ac-01"] }, { food: 2 }, {});
    play.do("trade:1", "gives:ac-01:1", "asks:food:2", "offer", "accept");
    expect(play).toOffer("advance:storage");
    const line = play.match.log(2).find(({ what }) => what.say === "log.trade");
    expect(JSON.stringify(line)).toContain("so-many-action-cards");
    expect(JSON.stringify(play.match.log(2))).not.toContain("ac-01");
  });
});
