import { Random, Refusal } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, paid, payments, position, rival } from "./position.ts";

const TEN = "W gold1, W gold1, W gold1, W gold1, W gold1, W gold1, W gold1, W gold1, W gold1, W gold1";

clause(["ND-7.6", "ND-10.6"], "as many turns as a player likes, one tile each, also useless ones", () => {
  const play = position({
    players: [{ dice: TEN, chits: "reroll", advisor: "sun-tzu" }, { passed: true }],
    rows: [["hatshepsut", "hammurabi", "colossus"], ["great-library"], ["pyramids"]],
  });
  for (const tile of ["hatshepsut", "hammurabi", "colossus", "great-library", "pyramids"]) {
    play.do(`buy:${tile}`);
    while (play.prompt !== "ask.turn" && play.table.step === "actions") play.do(play.offered[0] ?? "");
  }
  expect(play.player(0)).toMatchObject({ advisor: "hammurabi", wonder: "pyramids" });
  expect(play.table.box).toBe(4);
});

clause(["ND-7.2", "ND-7.7", "ND-15.1"], "a turn is one action or a pass, nothing else", () => {
  const play = position({
    players: [{ dice: "W gold1, B stone3, W strength1", chits: "reroll", wonder: "colossus" }, rival],
    rows: [["academy", "thrace"], ["sun-tzu"]],
  });
  expect(play.offered).toEqual(["buy:academy", "buy:thrace", "buy:sun-tzu", "build:colossus", "reroll", "pass"]);
  expect(() => play.do("skip")).toThrow(Refusal);
});

clause(["ND-7.10", "ND-18.4"], "the order changes only in the order step, and holds from then on", () => {
  const play = position({
    players: [
      { dice: "W gold1, W gold1", chits: "reroll" },
      { dice: "R strength3, W gold1", chits: "reroll" },
    ],
    event: "sea-peoples",
    rows: [["hammurabi", "thrace"]],
  });
  play.do("buy:hammurabi", "pay:white-gold1", "reroll", "all", "reroll");
  expect(play.table.order).toEqual([0, 1]);
  const later = position({
    players: [rival, { dice: "R strength3", chits: "reroll" }],
    event: "sea-peoples",
  }).do("pass", "pass");
  expect(later.table.step).toBe("war");
  expect(later.table.order).toEqual([1, 0]);
  later.do("decline");
  expect(later.table.round).toBe(2);
  expect(later.asked).toBe(1);
});

clause("ND-15.4", "who passes first or last makes no difference", () => {
  const after = (order: readonly [number, number]) => {
    const play = position({
      players: [
        { ...rival, books: 1 },
        { ...rival, books: 2 },
      ],
      round: 4,
      turn: order[0],
    });
    while (!play.match.over) play.do(play.offered.at(-1) ?? "");
    return play.match.result;
  };
  expect(after([0, 1])).toEqual(after([1, 0]));
});

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

clause("ND-11.10", "a building may cover one bought in the same round", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1, W gold1*, W gold1*, W gold1*" }, { passed: true }],
    rows: [["academy", "hoplite"]],
    rolls: ["B stone1", "R food2"],
  });
  play.do("buy:academy", "pay:white-gold1", "return:white-used");
  play.do("buy:hoplite", "pay:white-gold1", "cover:academy");
  expect(play.player(0).spaces[0]).toBe("hoplite");
  expect(play.table.box).toBe(1);
  expect(play.table.supply.dice).toMatchObject({ blue: 8, red: 7 });
});

clause("ND-12.1", "a player has one advisor at most", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1", chits: "reroll" }, { passed: true }],
    rows: [["hatshepsut", "hammurabi"]],
  }).do("buy:hatshepsut", "pay:white-gold1");
  expect(play.player(0).advisor).toBe("hatshepsut");
  play.do("buy:hammurabi");
  expect(play.player(0)).toMatchObject({ advisor: "hammurabi", forecast: { advisor: 1 } });
});

clause(["ND-13.3", "ND-14.7", "ND-14.9"], "colonies and completed wonders stay, in any number", () => {
  const play = position({
    players: [
      {
        dice: "R strength3, B stone3, O gold1",
        colonies: ["sicily", "cyprus"],
        wonders: ["colossus"],
        wonder: "pyramids",
        chits: "reroll",
      },
      { passed: true },
    ],
    rows: [["great-library"], [], ["thrace"]],
  }).do("buy:thrace", "build:pyramids", "buy:great-library");
  expect(play.player(0).colonies).toEqual(["sicily", "cyprus", "thrace"]);
  expect(play.player(0).wonders).toEqual(["colossus", "pyramids"]);
});

clause(["ND-9.3", "ND-24.11"], "all unused dice at once, or some; alike dice are offered once", () => {
  const play = position({
    players: [{ dice: "W book1, W book1, O gold2, B book1", chits: "reroll" }, rival],
    rolls: ["W gold1", "W gold1", "O gold3", "B stone1"],
  }).do("reroll");
  expect(play.offered).toEqual(["all", "roll:white-book1", "roll:orange-gold2", "roll:blue-book1"]);
  expect(play.fork().do("all").dice(0)).toEqual(["W gold1", "W gold1", "O gold3", "B stone1"]);
  expect(() => play.do("done")).toThrow(Refusal);
  expect(play.fork().do("roll:white-book1", "done").dice(0)).toEqual(["W gold1", "W book1", "O gold2", "B book1"]);
});

clause("ND-24.5", "rerolled dice are rolled in the order received, whatever the order of picking", () => {
  const play = position({
    players: [{ dice: "W book1, O gold2, W food1", chits: "reroll" }, rival],
    rolls: ["W gold1", "W strength1"],
  }).do("reroll", "roll:white-food1", "roll:white-book1", "done");
  expect(play.dice(0)).toEqual(["W gold1", "O gold2", "W strength1"]);
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

clause("ND-24.7", "what led to a roll can't be taken back", () => {
  const play = position({
    players: [{ dice: "W book1, W gold1", chits: "reroll" }, { passed: true }],
  }).do("reroll", "all");
  expect(play.match.barrier(0)).toBe("chance");
  expect(() => play.match.undo(0)).toThrow(Refusal);
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

clause("ND-9.1", "without an unused reroll chit there is no reroll", () => {
  const play = position({ players: [{ dice: "W gold1", chits: "reroll*" }, rival], rows: [["sun-tzu"]] });
  expect(play.offered).toEqual(["buy:sun-tzu", "pass"]);
  expect(play.whyNot("reroll")).toMatchObject({ why: { say: "why.no-reroll-chit" }, clause: "ND-9.1" });
});

clause("ND-7.5", "the actions step lasts until all have passed", () => {
  const play = begin(3, "until all have passed");
  const passed = new Set<number>();
  while (play.table.step === "actions" && play.table.round === 1) {
    passed.add(play.asked);
    play.do("pass");
  }
  expect(passed.size).toBe(3);
});
