import { clause } from "@civitas/testing";
import { expect } from "vitest";
import type { EventId } from "../src/content/ids.ts";
import { type Position, type Side, Table } from "./position.ts";

// CV-10.7: hidden things that are shown, and what others know of them from then on.

/** The Trade phase of three players; the second and third are finished. */
function trading(mine: Side, second: Side = {}, third: Side = {}, more: Position = {}): Table {
  const table = new Table({ sides: [mine, second, third], land: "plain", phase: "trade", ...more });
  return table.by(1, "finished").by(2, "finished");
}

/** The events in the first player's hand, as somebody imagines them in many worlds. */
function imagined(table: Table, viewer: number): EventId[][] {
  return Array.from({ length: 40 }, (_, stream) => {
    const world = table.match.imagine(viewer, stream);
    return world.view(0).realms[0]?.own?.events.slice() ?? [];
  });
}

const shownTo = (table: Table, seat: number) => table.seenBy(seat).realms[seat]?.own?.shown;
const lookedAtBy = (table: Table, seat: number) => table.seenBy(seat).realms[seat]?.own?.looked;

clause("CV-10.7", "a marker is shown to one player; the others see only that it happens", () => {
  const table = trading({ kept: ["hut:silk", "village:uranium"] });
  table.by(0, "show");
  expect(table).toAsk(0, "ask.show-whom");
  expect(table.offered).toEqual(["player:2", "player:3"]);
  table.do("player:2");
  expect(table.offered).toEqual(["show:hut:silk", "show:village:uranium"]);
  table.do("show:hut:silk");
  expect(lookedAtBy(table, 1)).toMatchObject([{ seat: 0, id: expect.stringContaining("silk") }]);
  expect(lookedAtBy(table, 2)).toEqual([]);
  expect(table.line("log.shows", 1)?.what).toMatchObject({ with: { what: { say: "marker.silk" } } });
  expect(JSON.stringify(table.match.log(2))).not.toContain("silk");
  expect(table.log(0, 2)).toContain("log.shows-hidden");
  expect(table.kept(0)).toEqual(["hut:silk", "village:uranium"]); // it stays where it is
  expect(table.realm(0).offers).toBe(0);
});

clause(["CV-10.7", "CV-32.2"], "a shown culture event is known to that player in every world it imagines", () => {
  const table = trading({ events: ["sabotage", "drought"] });
  table.by(0, "show", "player:2", "show:sabotage");
  expect(shownTo(table, 1)).toEqual([{ seat: 0, id: "sabotage" }]);
  expect(shownTo(table, 2)).toEqual([]);
  expect(imagined(table, 1).every((hand) => hand.includes("sabotage"))).toBe(true);
  expect(imagined(table, 2).every((hand) => hand.includes("sabotage"))).toBe(false);
  expect(new Set(imagined(table, 1).flat()).size).toBeGreaterThan(2); // the other card may still be anything
});

clause(
  ["CV-10.7", "CV-0.23"],
  "what somebody has seen can't be shown again; in the end there is nothing to show",
  () => {
    const table = trading({ events: ["sabotage", "sabotage"] });
    table.by(0, "show", "player:2");
    expect(table).toAsk(0, "ask.trade"); // equal cards are one option, and it is not asked for
    table.do("show", "player:2");
    expect(shownTo(table, 1)).toHaveLength(2);
    table.do("show"); // only the third player is left
    table.do("show");
    expect(table.offered).not.toContain("show");
    expect(shownTo(table, 2)).toHaveLength(2);
  },
);

clause(
  ["CV-10.7", "CV-15.13"],
  "of two equal events one was shown: when one is played, it could have been that one",
  () => {
    const table = trading({ events: ["we-love-the-despot-day", "we-love-the-despot-day"] });
    table.by(0, "show", "player:2").do("finished");
    table.do("play:we-love-the-despot-day");
    expect(table.realm(0).events).toEqual(["we-love-the-despot-day"]);
    expect(shownTo(table, 1)).toEqual([]);
  },
);

clause(["CV-10.7", "CV-10.12", "CV-10.11"], "a shown marker may be named in an offer, and no other is given", () => {
  const table = trading({ kept: ["hut:silk", "hut:wheat"], trade: 1 }, { trade: 5 });
  table.by(0, "offer:2");
  expect(table.offers("gives:hut:wheat")).toEqual([]); // it must be shown first
  table.do("never-mind", "show", "player:2", "show:hut:wheat", "offer:2");
  table.do("gives:hut:wheat:1", "asks:trade:3", "offer");
  const { gives = [] } = table.question(1).exchange?.() ?? {};
  expect(gives).toMatchObject([{ id: "hut:wheat", n: 1 }]);
  table.do("accept");
  expect(table.kept(1)).toEqual(["hut:wheat"]); // nobody was asked which
  expect(table.kept(0)).toEqual(["hut:silk"]);
  const told = JSON.stringify(table.match.log(2));
  expect(told).toContain("log.exchange");
  expect(told).not.toContain("wheat"); // others hear of a hut marker
});

clause(["CV-10.12", "CV-10.11"], "named and unnamed together: never more than there is of the kind", () => {
  const table = trading({ kept: ["hut:silk"], trade: 1 }, { trade: 9 });
  table.by(0, "show", "player:2").do("offer:2");
  expect(table).toOffer("gives:hut:1", "gives:hut:silk:1");
  table.do("gives:hut:1");
  expect(table.offers("gives:hut:")).toEqual([]); // the silk is the one hut
});

clause(["CV-10.7", "CV-10.12"], "a named culture event changes hands, and its giver knows where it is", () => {
  const table = trading({ events: ["sabotage", "drought"], trade: 1 }, { trade: 5 });
  table.by(0, "show", "player:2", "show:drought", "offer:2", "gives:event-1:drought:1", "offer").by(1, "accept");
  expect(table.realm(1).events).toEqual(["drought"]);
  expect(shownTo(table, 1)).toEqual([]); // it is no longer with the giver
  expect(shownTo(table, 0)).toEqual([{ seat: 1, id: "drought" }]);
});

clause(["CV-10.7", "CV-32.2"], "after a hidden exchange a third player is no longer sure of what was shown", () => {
  const table = trading({ events: ["sabotage", "drought"], trade: 1 }, { trade: 5 });
  table.by(0, "show", "player:3", "show:drought");
  expect(shownTo(table, 2)).toEqual([{ seat: 0, id: "drought" }]);
  table.do("offer:2", "gives:event-1:1", "offer").by(1, "accept").do("give:sabotage");
  // It could have been either of the two.
  expect(shownTo(table, 2)).toEqual([]);
  expect(imagined(table, 2).every((hand) => hand.includes("drought"))).toBe(false);
});

clause(
  ["CV-10.11", "CV-10.12"],
  "hut against hut: each side gives one of its own, unseen, and never the one it gets",
  () => {
    const table = trading({ kept: ["hut:silk", "hut:spy"], trade: 1 }, { kept: ["hut:wheat", "hut:iron"], trade: 2 });
    table.by(0, "offer:2").do("gives:hut:1", "asks:hut:1", "offer").by(1, "accept");
    // Both are asked at once, and neither sees the other's pick.
    expect(table.offeredTo(0).toSorted()).toEqual(["give:silk", "give:spy"]);
    expect(table.offeredTo(1).toSorted()).toEqual(["give:iron", "give:wheat"]);
    table.by(0, "give:spy");
    expect(table.kept(1)).toEqual(["hut:wheat", "hut:iron"]);
    table.by(1, "give:iron");
    expect(table.kept(0).toSorted()).toEqual(["hut:iron", "hut:silk"]);
    expect(table.kept(1).toSorted()).toEqual(["hut:spy", "hut:wheat"]);
  },
);

clause(
  ["CV-10.11", "CV-10.12", "CV-0.26"],
  "two huts and an event against one hut: the pieces go one after another, all from what each side had",
  () => {
    const table = trading(
      { kept: ["hut:silk", "hut:spy"], events: ["drought"], trade: 1 },
      { kept: ["hut:wheat", "hut:iron"], events: ["sabotage"], trade: 2 },
    );
    table.by(0, "offer:2").do("gives:hut:2", "gives:event-1:1", "asks:hut:1", "offer").by(1, "accept");
    table.by(0, "give:silk").by(1, "give:wheat");
    expect(table).toAsk(0, "ask.trade"); // the spy and the event were without a choice
    expect(table.kept(0)).toEqual(["hut:wheat"]);
    expect(table.kept(1).toSorted()).toEqual(["hut:iron", "hut:silk", "hut:spy"]);
    expect(table.realm(1).events.toSorted()).toEqual(["drought", "sabotage"]);
  },
);

clause(["CV-10.12", "CV-32.2"], "the order of what may be named doesn't tell how its owner holds it", () => {
  const asked = (...kept: readonly ("hut:silk" | "hut:wheat")[]): string[] => {
    const table = trading(
      { trade: 1 },
      { kept },
      {},
      {
        but: (w) => {
          for (const marker of w.realms[1]?.kept ?? []) marker.seen = [0];
        },
      },
    );
    return table.by(0, "offer:2").offers("asks:hut:");
  };
  expect(asked("hut:wheat", "hut:silk")).toEqual(asked("hut:silk", "hut:wheat"));
});

clause("CV-10.5", "a promise binds nobody: the table knows nothing of it, and the next phase begins as ever", () => {
  const table = trading({ trade: 5 }, { trade: 5 });
  table.by(0, "offer:2").do("gives:trade:2", "offer").by(1, "accept");
  // What the second player gave in return is a word; nothing of it is kept, and it may do as it likes.
  expect([table.realm(0).trade, table.realm(1).trade]).toEqual([3, 7]);
  table.do("finished");
  expect(table.state.phase).toBe("city-management");
  expect(table.state.announced).toEqual([]);
});
