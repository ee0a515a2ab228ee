import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { titleFor } from "../src/content/hall-of-fame.ts";
import { position } from "./position.ts";

clause(["ND-22.3", "ND-22.4"], "E-37: the opponent's books", () => {
  const play = position({
    players: [{ dice: "W gold1", chits: "reroll" }],
    round: 3,
    step: "start",
    opponentBooks: 4,
    rolls: ["B book2", "B stone3", "B book1"],
  });
  expect(play.table.opponentBooks).toBe(7);
  expect(play.table.supply.dice).toEqual({ white: 19, blue: 8, orange: 8, red: 8 });
});

clause(["ND-22.5", "ND-22.6", "ND-22.7"], "E-38: the four-sided die", () => {
  const after = (roll: string) =>
    position({
      players: [{ dice: "W gold1", chits: "reroll, reroll" }],
      rows: [["irrigation"], ["bazaar", "academy"], ["hoplite", "agora"]],
      rolls: ["W food1", roll],
    }).do("reroll");
  expect(after("d4 2").tiles).toEqual(["irrigation", "bazaar", "hoplite", "agora"]);
  expect(after("d4 2").tileAt(3, 2)).toBe("agora");
  expect(after("d4 1").tiles).not.toContain("irrigation");
  expect(after("d4 3").tiles).toHaveLength(5);
  expect(after("d4 3").log()).toContain("log.solo-empty");
  expect(after("d4 4").tiles).toHaveLength(5);
  expect(after("d4 4").log()).toContain("log.solo-nothing");
});

clause("ND-22.6", "the four-sided die reaches the top row too", () => {
  const play = position({
    players: [{ dice: "W gold1", chits: "reroll, reroll" }],
    rows: [["irrigation"], ["bazaar"], ["hoplite", "agora"]],
    rolls: ["W food1", "d4 2"],
  }).do("reroll");
  expect(play.tiles).toEqual(["irrigation", "bazaar", "hoplite"]);
  expect(play.table.box).toBe(1);
});

clause(["ND-22.8", "ND-22.9"], "E-39: passing rolls nothing; equal books give nothing", () => {
  const play = position({
    players: [{ dice: "W book1", chits: "reroll", books: 6 }],
    opponentBooks: 7,
    round: 4,
    rows: [["museum", "hawaii", "ceylon"]],
  }).do("pass");
  expect(play.tiles).toHaveLength(3);
  expect(play.log()).toEqual(["log.passed"]);
  play.do("all");
  expect(play.match.result?.sheet[0]?.points).toEqual([0]);
  const ahead = position({ players: [{ books: 8 }], opponentBooks: 7, round: 4, step: "books" });
  expect(ahead.match.result?.sheet[0]?.points).toEqual([2]);
});

clause(["ND-22.11", "ND-22.12"], "E-40: titles", () => {
  const titles = [9, 10, 34, 35, 39, 50, 61].map(titleFor);
  expect(titles).toEqual([undefined, "dan-quayle", "saladin", "wu-zetian", "wu-zetian", "trajan", "trajan"]);
  const remark = (vp: number) => position({ players: [{ vp }], round: 4, step: "war" }).match.result?.remark;
  expect(remark(44)).toEqual({ say: "remark.title", with: { title: { say: "title.ashoka" } } });
  expect(remark(9)).toEqual({ say: "remark.no-title" });
});

clause(["ND-23.2", "ND-23.3"], "E-41: harder solo", () => {
  const at = (harder: boolean) =>
    position({
      players: [{ dice: "W gold1", chits: "reroll, reroll" }],
      rows: [[null, "irrigation"]],
      harder,
      rolls: ["W food1", "d4 4", "d4 4", "d4 1"],
    }).do("reroll");
  expect(at(true).log()).toEqual(["log.rerolled", "log.solo-again", "log.solo-again", "log.solo-empty"]);
  expect(at(true).tiles).toEqual(["irrigation"]);
  expect(at(false).log()).toEqual(["log.rerolled", "log.solo-nothing"]);
});
