import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { buildingOf, isTile } from "../src/buildings.ts";
import { startingBuildings } from "../src/content/boards.ts";
import { tileIds, tileOf } from "../src/content/tiles.ts";
import type { BuildingId } from "../src/state.ts";
import { type Board, position, rival } from "./position.ts";

const WHITES = "W gold1*, W food1, W stone1, W book1";

const buying = (board: Board) =>
  position({ players: [{ chits: "gold", ...board }, rival], rows: [["academy"]], rolls: ["B stone2"] });

clause(["ND-1.8", "ND-1.10"], "R-33: of all buildings only the starting ones are alike", () => {
  const bought = tileIds.filter((id) => tileOf(id).kind === "building");
  const alike = new Map<string, BuildingId[]>();
  for (const id of [...startingBuildings, ...bought]) {
    const values = JSON.stringify([buildingOf(id), isTile(id)]);
    alike.set(values, [...(alike.get(values) ?? []), id]);
  }
  expect([...alike.values()].filter((ids) => ids.length > 1)).toEqual([[...startingBuildings]]);
});

clause(["ND-11.1", "ND-24.6", "ND-24.11"], "R-33: with starting buildings only, the first is covered unasked", () => {
  const play = buying({ dice: `${WHITES}, W book1` }).do("buy:academy", "pay:chit");
  expect(play.prompt).toBe("ask.return");
  play.do("return:white-used");
  expect(play.player(0).spaces).toEqual(["academy", "farm", "caravan", "quarry", "temple"]);
  expect(play.line("log.covered-starting")?.what.with).toMatchObject({ building: { say: "tile.axeman" } });
});

clause(["ND-11.1", "ND-11.9"], "R-33: the first starting building left, and every bought one, are offered", () => {
  const board = { dice: `${WHITES}, O gold1`, on: { 1: "knight", 3: "irrigation" } } as const;
  const play = buying({ ...board, dice: `${board.dice}, R food2` }).do("buy:academy", "pay:chit");
  expect(play.match.pending[0]?.options.map(({ id, label, refs }) => [id, label.say, refs])).toEqual([
    ["cover:knight", "building.cover", ["space:0:1"]],
    ["cover:farm", "building.cover-starting", ["space:0:2"]],
    ["cover:irrigation", "building.cover", ["space:0:3"]],
  ]);
  const farm = play.fork().do("cover:farm", "return:white-used");
  expect(farm.player(0).spaces).toEqual(["knight", "academy", "irrigation", "quarry", "temple"]);
  const bought = play.fork().do("cover:irrigation");
  expect(bought.player(0).spaces).toEqual(["knight", "farm", "academy", "quarry", "temple"]);
  expect(bought.line("log.covered")?.what.with).toMatchObject({ building: { say: "tile.irrigation" } });
  expect([farm.table.box, bought.table.box]).toEqual([0, 1]);
});

clause(["ND-11.1", "ND-1.10"], "R-33: the others say that they are alike", () => {
  const play = buying({ dice: `${WHITES}, O gold1`, on: { 1: "irrigation" } }).do("buy:academy", "pay:chit");
  for (const id of ["cover:caravan", "cover:quarry", "cover:temple"]) {
    expect(play.whyNot(id)).toMatchObject({
      why: { say: "why.starting-alike", with: { building: { say: "tile.farm" } } },
      clause: "ND-1.10",
    });
  }
  expect(play.whyNot("cover:farm")).toBeUndefined();
  expect(play.whyNot("cover:irrigation")).toBeUndefined();
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

clause(["ND-24.7", "ND-24.8"], "R-33: every step before the roll can still be taken back, the roll can't", () => {
  const play = buying({ dice: `${WHITES}, W book1` });
  const before = play.match.hash();
  play.do("buy:academy", "pay:chit");
  play.match.undo(0);
  play.match.undo(0);
  expect(play.match.hash()).toBe(before);
  play.do("buy:academy", "pay:chit", "return:white-used");
  expect(play.match.barrier(0)).toBe("chance");
});
