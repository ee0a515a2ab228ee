import type { Blocked } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { asked, type Board, play, position } from "./position.ts";

/** What the open question says about one thing that it does not offer: the reason and the clause. */
const reason = (board: Board, id: string): string | undefined => {
  const blocked = asked(board)
    .blocked()
    .find((one) => one.id === id);
  return blocked === undefined ? undefined : `${blocked.why.say} ${blocked.clause}`;
};

const all = (board: Board): Record<string, string> =>
  Object.fromEntries(
    asked(board)
      .blocked()
      .map(({ id, why, clause: named }: Blocked) => [id, `${why.say} ${named}`]),
  );

clause(["MD-17.5", "MD-17.6"], "a free trade: each city that is not offered says why", () => {
  const board = position({
    me: { city: { 1: "market!" }, cities: ["venice*"] },
    rival: { cities: ["ragusa"] },
    freeCities: ["tyre 1/0*", "petra", "lubeck"],
  });
  play(board, "use:1");
  expect(all(board)).toEqual({
    "trade:tyre": "why.traded MD-17.6",
    "trade:venice": "why.traded MD-17.6",
    "trade:ragusa": "why.rivals-city MD-17.5",
  });
});

const mixed = { 1: "fort!", 2: "library^", 3: "mine+currency", 4: "irrigation" };

clause(["MD-21.2", "MD-21.3", "MD-21.14"], "archive: activated, reinforced and attached cards say why not", () => {
  const board = play(position({ me: { policies: ["zen-gardens"], city: mixed } }), "use:policy");
  expect(all(board)).toEqual({
    "archive:1": "why.activated MD-21.2",
    "archive:2": "why.was-reinforced MD-21.14",
    "archive:3:knowledge": "why.attached MD-21.3",
  });
});

clause(["MD-21.4", "MD-21.14"], "discard: the same reasons", () => {
  const board = play(position({ me: { civ: "aztec", policies: ["calendar"], city: mixed } }), "use:policy");
  expect(reason(board, "discard:1")).toBe("why.activated MD-21.4");
  expect(reason(board, "discard:2")).toBe("why.was-reinforced MD-21.14");
  expect(reason(board, "discard:3")).toBeUndefined();
});

clause(["MD-21.13", "MD-21.14"], "reinforce: only an activated card, and only once", () => {
  const city = { ...mixed, 5: "forum!" };
  const board = play(position({ me: { policies: ["tea-ceremony"], city } }), "use:policy");
  expect(reason(board, "reinforce:1")).toBeUndefined();
  expect(reason(board, "reinforce:2")).toBe("why.was-reinforced MD-21.14");
  expect(reason(board, "reinforce:3")).toBe("why.not-activated MD-21.13");
});

clause(["MD-6.11", "MD-21.14"], "activate: not itself, not twice, no reinforced card", () => {
  const city = { 1: "eiffel-tower!", 2: "great-zimbabwe", 3: "fort", 4: "library", 5: "mine^" };
  const board = play(position({ me: { city } }), "use:1", "apply:activation");
  expect(all(board)).toEqual({
    "activate:1": "why.activated MD-6.11",
    "activate:2": "why.activates-itself MD-6.11",
    "activate:5": "why.was-reinforced MD-21.14",
  });
});

clause("MD-21.12", "copy: not itself", () => {
  const city = { 1: "eiffel-tower!", 2: "notre-dame", 3: "panama-canal", 4: "fort" };
  const board = play(position({ me: { city } }), "use:1");
  expect(all(board)).toEqual({ "copy:1": "why.copies-itself MD-21.12" });
});

clause(["MD-22.10", "MD-22.12"], "type tokens: no type twice, and only what is in stock", () => {
  const provinces = ["lake-texcoco+coastal", "sahara+coastal", "nile-delta"];
  const board = play(position({ me: { civ: "aztec", provinces, city: { 1: "fort+land-use!" } } }), "use:1:knowledge");
  expect(reason(board, "token:coastal:lake-texcoco")).toBe("why.has-type MD-22.10");
  expect(reason(board, "token:agrarian:lake-texcoco")).toBe("why.has-type MD-22.10");
  expect(reason(board, "token:coastal:nile-delta")).toBe("why.tokens-placed MD-22.12");
  expect(reason(board, "token:mountain:nile-delta")).toBeUndefined();
});

clause(["MD-21.20", "MD-9.1"], "a wonder section: what is missing at the reduced price", () => {
  const board = position({
    me: { production: 1, city: { 1: "fort+industrialization!" } },
    row: ["great-zimbabwe", "notre-dame"],
  });
  play(board, "use:1:knowledge");
  expect(all(board)).toEqual({ complete: "why.no-wonder MD-9.1", "buy:notre-dame": "why.short MD-21.20" });
  expect(asked(board).blocked()[1]).toMatchObject({
    price: { production: 2 },
    why: { with: { what: { say: "amount.production", with: { n: 1 } } } },
  });
});

clause(["MD-8.5", "MD-23.8"], "a basic building to gain: not from an empty stack", () => {
  const board = position({ me: { gold: 1 }, freeCities: ["samarkand"], stacks: { laboratory: 0 } });
  play(board, "trade:samarkand");
  expect(all(board)).toEqual({ "take:laboratory": "why.stack-empty MD-8.5" });
});

clause("MD-23.9", "a card of the row to use: neither a wonder nor a province", () => {
  const board = position({
    me: { city: { 1: "fort+globalization!" } },
    row: ["bank", "eiffel-tower", "california", "market"],
  });
  play(board, "use:1:knowledge");
  expect(all(board)).toEqual({
    "use:eiffel-tower": "why.not-usable MD-23.9",
    "use:california": "why.not-usable MD-23.9",
  });
});
