import { Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { paid, payments, position, rival } from "./position.ts";

clause(
  ["ND-8.1", "ND-8.2", "ND-8.3"],
  "dice showing the resource count in full, a chit counts 1, all become used",
  () => {
    const play = position({
      players: [{ dice: "O gold2, O food2", chits: "gold, food" }, rival],
      rows: [[], [], ["hatshepsut"]],
    }).do("buy:hatshepsut");
    expect(paid(play)).toBe("O gold2 + c:gold");
    expect(play.dice(0)).toEqual(["O gold2*", "O food2"]);
    expect(play.chits(0)).toEqual(["gold*", "food"]);
  },
);

clause(["ND-8.8", "ND-8.19"], "several trades in one payment; an odd die finds no partner", () => {
  const play = position({
    players: [{ dice: "W food1, W food1, W stone1, W stone1, W book1" }, rival],
    rows: [[], ["hammurabi"]],
  }).do("buy:hammurabi");
  expect(payments(play)).toEqual([
    "W book1 + W food1 + W food1 + W stone1",
    "W book1 + W food1 + W stone1 + W stone1",
    "W food1 + W food1 + W stone1 + W stone1",
  ]);
});

clause(["ND-8.13", "ND-8.18", "ND-8.19"], "the questions lead to every legal payment and to no other", () => {
  const dice = ["W gold1", "O gold2", "W stone1", "B book2", "R food2"];
  const value: Record<string, number> = { "W gold1": 1, "O gold2": 2 };
  const chance = Random.seeded("payments");
  for (let n = 0; n < 10; n++) {
    const mine = Array.from({ length: 5 }, () => chance.pick(dice));
    const cost = 1 + chance.int(3);
    const legal = new Set<string>();
    for (let set = 0; set < 64; set++) {
      const picked = mine.filter((_, i) => (set & (1 << i)) !== 0);
      const gold = picked.flatMap((die) => value[die] ?? []);
      const others = picked.length - gold.length;
      const chits = set >= 32 ? 1 : 0;
      const odd = others % 2 === 1;
      if (odd && gold.length === 0) continue;
      const worth = gold.reduce((sum, v) => sum + v, 0) + chits + Math.ceil(others / 2) - (odd ? Math.min(...gold) : 0);
      if (worth >= cost) legal.add([...picked, ...(chits ? ["c:gold"] : [])].sort().join(" + "));
    }
    const play = position({
      players: [{ dice: mine.join(", "), chits: "gold" }, rival],
      rows: [1, 2, 3].map((row) => (row === cost ? ["hammurabi"] : [])),
    });
    if (legal.size === 0) {
      expect(play.offered).not.toContain("buy:hammurabi");
      continue;
    }
    expect(play.do("buy:hammurabi").prompt.startsWith("ask.pay")).toBe(legal.size > 1);
    expect(payments(play)).toEqual([...legal].sort());
  }
});

clause(["ND-24.6", "ND-24.11"], "R-36: one payment only, with a die to spare, is made without a question", () => {
  const buying = (dice: string, row: number, chits = "") =>
    position({
      players: [{ dice, chits }, rival],
      rows: [1, 2, 3].map((n) => (n === row ? ["hammurabi"] : [])),
    }).do("buy:hammurabi");
  const trade = buying("W book1, W book1, W book1", 2, "gold");
  expect(trade.asked).toBe(1);
  expect(trade.dice(0)).toEqual(["W book1*", "W book1*", "W book1"]);
  expect(paid(buying("O gold2, W book1, W book1, W book1", 3))).toBe("O gold2 + W book1 + W book1");
  // Another die to spare is another payment, and so is a trade of the gold die itself.
  expect(payments(buying("W book1, W book1, W food1", 2, "gold"))).toHaveLength(2);
  expect(payments(buying("W gold1, W book1, W book1, W book1", 2))).toHaveLength(2);
});

clause(["ND-24.6", "ND-24.9"], "R-36: the rest of a payment isn't asked for if all that is left is needed", () => {
  const play = position({
    players: [{ dice: "W book1, W food1, W food1, W food1, W food1", chits: "gold" }, rival],
    rows: [[], [], ["hammurabi"]],
  }).do("buy:hammurabi");
  expect(payments(play.fork())).toHaveLength(2);
  play.do("trade:white-book1");
  expect(paid(play)).toBe("W book1 + W food1 + W food1 + W food1 + c:gold");
  expect(play.asked).toBe(1);
});

clause(["ND-10.1", "ND-10.2", "ND-10.3"], "the row alone is the price; colonies cost strength", () => {
  const priceIn = (row: number, column: number, tile: "abraham-lincoln" | "hawaii") => {
    const line = Array<null>(column - 1).fill(null);
    const rows = [1, 2, 3].map((n) => (n === row ? [...line, tile] : []));
    const play = position({ players: [{ dice: "O gold3, R strength3" }, rival, rival, rival], round: 4, rows });
    return play.match.pending[0]?.options[0]?.price;
  };
  for (const row of [1, 2, 3]) {
    for (const column of [1, 3, 4]) {
      expect(priceIn(row, column, "abraham-lincoln")).toEqual({ gold: row });
      expect(priceIn(row, column, "hawaii")).toEqual({ strength: row });
    }
  }
});

clause(["ND-10.4", "ND-10.7"], "a paid tile is placed at once; what it brings can't pay for it", () => {
  const play = position({
    players: [{ dice: "W strength1", chits: "reroll" }, rival],
    rows: [[], ["crimea"]],
    round: 2,
  });
  expect(play.offered).toEqual(["reroll", "pass"]);
  const gold = position({ players: [{ chits: "gold" }, rival], rows: [["sun-tzu"]] }).do("buy:sun-tzu");
  expect(gold.tiles).toEqual([]);
  expect(gold.player(0).advisor).toBe("sun-tzu");
});

clause("ND-24.2", "a buy names tile, payment, space and dice; an advisor's the reroll chits", () => {
  const building = position({
    players: [{ dice: "W gold1, W food1, W stone1, W book1, B book1", chits: "gold", on: { 3: "monastery" } }, rival],
    rows: [["academy"]],
  });
  const prompts: string[] = [];
  while (building.asked === 0) {
    prompts.push(building.prompt);
    building.do(building.offered[0] ?? "");
  }
  expect(prompts).toEqual(["ask.turn", "ask.pay", "ask.cover", "ask.return"]);
  const advisor = position({
    players: [{ dice: "W gold1, W gold1", chits: "reroll, reroll*", advisor: "hammurabi" }, rival],
    rows: [["hatshepsut"]],
  }).do("buy:hatshepsut", "pay:white-gold1");
  expect(advisor.prompt).toBe("ask.return-rerolls");
});

clause("ND-24.9", "step by step: matching dice, chits and trades; finishing once the total suffices", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1, O gold2, B book1, B stone1", chits: "gold" }, rival],
    rows: [[], [], ["hammurabi"]],
  }).do("buy:hammurabi");
  const steps = () => play.offered.filter((id) => !id.startsWith("pay:"));
  expect(steps()).toEqual(["add:white-gold1", "add:orange-gold2", "add:chit", "trade:blue-book1", "trade:blue-stone1"]);
  play.do("add:white-gold1");
  expect(play.offered).not.toContain("done");
  play.do("trade:blue-book1", "with:blue-stone1");
  expect(play.offered).toEqual(["add:white-gold1", "add:orange-gold2", "add:chit"]);
  play.do("add:chit");
  expect(play.offered).toEqual(["done", "add:white-gold1", "add:orange-gold2"]);
});

clause("ND-24.10", "ready-made payments by their excess; wasteful additions last and marked", () => {
  const play = position({
    players: [{ dice: "O gold3, O gold2, W gold1", chits: "gold" }, rival],
    rows: [[], ["hammurabi"]],
  }).do("buy:hammurabi");
  expect(play.offered.slice(0, 3)).toEqual(["pay:orange-gold2", "pay:white-gold1+chit", "pay:orange-gold3"]);
  play.do("add:orange-gold2");
  expect(play.match.pending[0]?.options.map(({ id, note, group }) => [id, note?.say, group?.say])).toEqual([
    ["done", undefined, undefined],
    ["add:orange-gold3", "note.lost", "group.waste"],
    ["add:white-gold1", "note.lost", "group.waste"],
    ["add:chit", "note.lost", "group.waste"],
  ]);
});

clause("ND-24.12", "the only lean payment stands first, and can still be added to", () => {
  const play = position({ players: [{ dice: "O gold3, O gold3" }, rival], rows: [["hammurabi"]] }).do("buy:hammurabi");
  expect(play.offered).toEqual(["pay:orange-gold3", "add:orange-gold3"]);
  expect(payments(play)).toEqual(["O gold3", "O gold3 + O gold3"]);
});
