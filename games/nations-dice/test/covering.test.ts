import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { startingBuildings } from "../src/content/boards.ts";
import { type Board, position, rival } from "./position.ts";

const WHITES = "W gold1*, W food1, W stone1, W book1";

const buying = (board: Board) =>
  position({ players: [{ chits: "gold", ...board }, rival], rows: [["academy"]], rolls: ["B stone2"] });

clause(["ND-11.1", "ND-24.2"], "R-33: the buyer names the space, also when all buildings are alike", () => {
  const play = buying({ dice: `${WHITES}, W book1` }).do("buy:academy", "pay:chit");
  expect(play.prompt).toBe("ask.cover");
  expect(play.offered).toEqual(startingBuildings.map((building) => `cover:${building}`));
  play.do("cover:temple", "return:white-used");
  expect(play.player(0).spaces).toEqual(["axeman", "farm", "caravan", "quarry", "academy"]);
  expect(play.line("log.covered")?.what.with).toMatchObject({ building: { say: "tile.temple" } });
});

clause(["ND-11.1", "ND-11.9", "ND-11.10"], "any of the five spaces may be covered, bought buildings too", () => {
  const board = { dice: `${WHITES}, O gold1, R food2`, on: { 1: "knight", 3: "irrigation" } } as const;
  const play = buying(board).do("buy:academy", "pay:chit");
  expect(play.match.pending[0]?.options.map(({ id, refs }) => [id, refs])).toEqual([
    ["cover:knight", ["space:0:1"]],
    ["cover:farm", ["space:0:2"]],
    ["cover:irrigation", ["space:0:3"]],
    ["cover:quarry", ["space:0:4"]],
    ["cover:temple", ["space:0:5"]],
  ]);
  const quarry = play.fork().do("cover:quarry", "return:white-used");
  expect(quarry.player(0).spaces).toEqual(["knight", "farm", "irrigation", "academy", "temple"]);
  const bought = play.fork().do("cover:irrigation");
  expect(bought.player(0).spaces).toEqual(["knight", "farm", "academy", "quarry", "temple"]);
  expect(bought.line("log.covered")?.what.with).toMatchObject({ building: { say: "tile.irrigation" } });
  expect([quarry.table.box, bought.table.box]).toEqual([0, 1]);
});

clause("ND-1.18", "a space where the new building would lack its dice says so", () => {
  const play = position({
    players: [{ dice: "O gold1*, O gold2*, W gold1", chits: "gold", on: { 1: "irrigation", 2: "windmill" } }, rival],
    round: 2,
    rows: [["mechanised-farm"]],
    supply: { dice: [9, 8, 0, 8] },
  }).do("buy:mechanised-farm", "pay:chit");
  expect(play.offered).toEqual(["cover:irrigation", "cover:windmill"]);
  expect(play.whyNot("cover:caravan")).toMatchObject({ why: { say: "why.no-dice" }, clause: "ND-1.18" });
});

clause(["ND-24.7", "ND-24.8"], "every step before the roll can still be taken back, the roll can't", () => {
  const play = buying({ dice: `${WHITES}, W book1` });
  const before = play.match.hash();
  play.do("buy:academy", "pay:chit", "cover:temple");
  play.match.undo(0);
  play.match.undo(0);
  play.match.undo(0);
  expect(play.match.hash()).toBe(before);
  play.do("buy:academy", "pay:chit", "cover:temple", "return:white-used");
  expect(play.match.barrier(0)).toBe("chance");
});
