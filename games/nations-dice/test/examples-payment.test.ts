import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { paid, payments, position, rival } from "./position.ts";

clause(["ND-8.4", "ND-8.5"], "E-06: there is no change", () => {
  const play = position({
    players: [{ dice: "O gold3" }, rival],
    round: 2,
    rows: [["angkor-wat"], ["montezuma"]],
  });
  expect(play.offered).toEqual(["buy:angkor-wat", "buy:montezuma", "pass"]);
  play.do("buy:montezuma");
  expect(play.player(0).advisor).toBe("montezuma");
  expect(play.player(0).available.gold).toBe(0);
  expect(play.dice(0)).toEqual(["O gold3*"]);
  play.do("pass");
  expect(play.log()).toContain("log.must-pass");
  expect(play.player(0).wonder).toBeNull();
});

clause(["ND-8.4", "ND-8.14", "ND-8.16", "ND-8.17"], "E-07: lean and wasteful payments", () => {
  const play = position({
    players: [{ dice: "W gold1, O gold2", chits: "gold, reroll" }, rival],
    round: 2,
    rows: [[], ["windmill"]],
  }).do("buy:windmill");
  expect(play.offered.filter((id) => id.startsWith("pay:"))).toEqual(["pay:orange-gold2", "pay:white-gold1+chit"]);
  expect(payments(play)).toEqual([
    "O gold2",
    "O gold2 + W gold1",
    "O gold2 + W gold1 + c:gold",
    "O gold2 + c:gold",
    "W gold1 + c:gold",
  ]);
});

clause(["ND-8.4", "ND-8.5", "ND-8.14", "ND-8.17"], "E-08: what is too much is lost", () => {
  const forAdvisor = (dice: string) =>
    position({ players: [{ dice }, rival], round: 2, rows: [[], [], ["montezuma"]] }).do("buy:montezuma");
  expect(paid(forAdvisor("O gold2, W gold1"))).toBe("O gold2 + W gold1");
  const play = forAdvisor("O gold3, W gold1");
  expect(play.offered[0]).toBe("pay:orange-gold3");
  expect(payments(play.fork())).toEqual(["O gold3", "O gold3 + W gold1"]);
  play.do("add:orange-gold3");
  const waste = play.option("add:white-gold1");
  expect(waste?.note).toEqual({ say: "note.lost", with: { amount: { say: "amount.gold", with: { n: 1 } } } });
});

clause(["ND-8.7", "ND-8.8", "ND-8.9", "ND-8.15"], "E-09: two dice are traded within a payment", () => {
  const play = position({
    players: [{ dice: "W gold1, W book1, W food1, R strength2", chits: "gold" }, rival],
    rows: [[], [], ["colossus"]],
  });
  play.do("buy:colossus", "add:white-gold1", "add:chit", "trade:white-book1", "with:white-food1");
  expect(play.dice(0)).toEqual(["W gold1*", "W book1*", "W food1*", "R strength2"]);
  expect(play.chits(0)).toEqual(["gold*"]);
  expect(play.player(0).wonder).toBe("colossus");
});

clause(["ND-8.7", "ND-8.13", "ND-8.17", "ND-8.19"], "E-10: trading although a gold die is at hand", () => {
  const play = position({
    players: [{ dice: "O gold2, W stone1, W stone1" }, rival],
    rows: [["hammurabi"]],
  }).do("buy:hammurabi");
  expect(payments(play.fork())).toEqual([
    "O gold2",
    "O gold2 + W stone1",
    "O gold2 + W stone1 + W stone1",
    "W stone1 + W stone1",
  ]);
  const wasteful = play.fork().do("trade:white-stone1").match.pending[0]?.options;
  expect(wasteful?.map(({ id, note }) => [id, note?.say])).toEqual([
    ["with:white-stone1", undefined],
    ["with:orange-gold2", "note.better-counted"],
  ]);
  play.do("trade:white-stone1", "with:white-stone1", "done");
  expect(play.dice(0)).toEqual(["O gold2", "W stone1*", "W stone1*"]);
});

clause(["ND-8.10", "ND-10.2"], "E-11: nothing can be traded for strength", () => {
  const play = position({
    players: [{ dice: "R strength1, W gold1, W gold1", chits: "gold, reroll" }],
    rows: [["hatshepsut"], ["thrace"]],
  });
  expect(play.offered).toEqual(["buy:hatshepsut", "reroll", "pass"]);
  expect(play.whyNot("buy:thrace")).toMatchObject({
    why: { say: "why.short-of-strength", with: { amount: { say: "amount.strength", with: { n: 1 } } } },
    clause: "ND-8.10",
    price: { strength: 2 },
  });
});

clause(["ND-8.4", "ND-8.10"], "a colony is just short of strength if there are no two dice to trade anyway", () => {
  const why = (dice: string) => {
    const play = position({ players: [{ dice, chits: "reroll" }, rival], rows: [[], ["thrace"]] });
    const { why: reason, clause: named } = play.whyNot("buy:thrace") ?? {};
    const amount = reason?.with?.amount as { with: { n: number } } | undefined;
    return [reason?.say, amount?.with.n, named];
  };
  expect(why("W gold1, R strength1")).toEqual(["why.just-short", 1, "ND-8.4"]);
  expect(why("W gold1, W gold1*")).toEqual(["why.just-short", 2, "ND-8.4"]);
  expect(why("W gold1, W food1")).toEqual(["why.short-of-strength", 2, "ND-8.10"]);
});

clause(["ND-8.14", "ND-8.19"], "a low die added to a trade frees the dear one there: all of it would be lost", () => {
  const play = position({
    players: [{ dice: "O gold3, W gold1, W stone1" }, rival],
    rows: [["hammurabi"]],
  }).do("buy:hammurabi", "trade:white-stone1", "with:orange-gold3");
  const waste = play.option("add:white-gold1");
  expect(waste?.note).toEqual({ say: "note.lost", with: { amount: { say: "amount.gold", with: { n: 3 } } } });
});

clause("ND-8.11", "E-12: chits can't be traded", () => {
  const play = position({
    players: [{ dice: "W stone1", chits: "food, book, reroll" }, rival],
    rows: [["academy"]],
  });
  expect(play.offered).toEqual(["reroll", "pass"]);
  expect(play.whyNot("buy:academy")?.why).toEqual({
    say: "why.short",
    with: { amount: { say: "amount.gold", with: { n: 1 } } },
  });
});

clause(["ND-8.12", "ND-24.1"], "E-45: there is no trade outside a payment", () => {
  const at = {
    dice: "W book1, W book1, W food1, W food1",
    rows: [[], [], ["academy", "hatshepsut", "thrace"]] as const,
  };
  const withReroll = position({ players: [{ dice: at.dice, chits: "reroll, gold*" }, rival], rows: at.rows });
  expect(withReroll.offered).toEqual(["reroll", "pass"]);
  const without = position({ players: [rival, { dice: at.dice, chits: "reroll*" }], rows: at.rows }).do("pass");
  expect(without.log()).toContain("log.must-pass");
});

clause(["ND-8.17", "ND-8.18", "ND-24.10"], "E-56: counting different payments", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1, W book1, W book1", chits: "gold" }, rival],
    rows: [[], ["hammurabi"]],
  }).do("buy:hammurabi");
  expect(play.offered.filter((id) => id.startsWith("pay:"))).toEqual([
    "pay:white-gold1+chit",
    "pay:white-gold1+white-gold1",
  ]);
  const all = payments(play).map((payment) => payment.split(" + "));
  const within = (small: string[], big: string[]): boolean => {
    const left = [...big];
    return small.every((thing) => left.includes(thing) && left.splice(left.indexOf(thing), 1).length === 1);
  };
  const lean = all.filter((one) => !all.some((other) => other.length < one.length && within(other, one)));
  expect(lean.map((one) => one.join(" + ")).sort()).toEqual([
    "W book1 + W book1 + W gold1",
    "W book1 + W book1 + c:gold",
    "W gold1 + W gold1",
    "W gold1 + c:gold",
  ]);
});

clause(["ND-11.6", "ND-24.1", "ND-24.8"], "E-57: nothing happens before the answer is complete", () => {
  const play = position({
    players: [{ dice: "W gold1*, W food1, W book1, B book1, B stone1", chits: "gold", on: { 5: "monastery" } }, rival],
    rows: [["academy"]],
  });
  const before = play.match.hash();
  const steps = ["buy:academy", "pay:chit", "cover:monastery"];
  play.do(...steps);
  expect(play.chits(0)).toEqual(["gold"]);
  expect(play.offered).toContain("return:blue-stone1");
  for (const _ of steps) play.match.undo(0);
  expect(play.match.hash()).toBe(before);
});
