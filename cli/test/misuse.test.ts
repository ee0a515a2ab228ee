import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { civitas, folder } from "./at-the-desk.ts";

test.each([
  ["sim chess", 'there is no game "chess"; the games are caravans'],
  ["sim caravans --seats 9", "caravans is for 2 to 4 seats, not 9"],
  ["sim caravans --seats two", "whole number"],
  ["sim caravans --games 0", "whole number"],
  ["sim caravans --bots genius", 'there is no bot "genius"'],
  ["sim caravans --bots random,random,random", "3 bots don't fit on 2 seats"],
  ["sim caravans --option road", 'an option is written name=value, not "road"'],
  ["sim caravans --option camels=2", 'caravans has no option "camels"; it has road'],
  ["sim caravans --option road=99", 'option "road" of caravans can\'t be "99"; it may be 10 to 40'],
  ["sim caravans --speed 3", "unknown option '--speed'"],
  ["sim", "missing required argument 'game'"],
  ["dance", "unknown command 'dance'"],
  ["replay nowhere.civitas", 'the file "nowhere.civitas" can\'t be read'],
  ["rules chess", 'there is no game "chess"'],
  ["play chess", 'there is no game "chess"'],
  ["play", "which game? The games are caravans"],
  ["play caravans --seat 7", "there is no seat 7"],
  ["play caravans --lang de", "en, ru, hu"],
  ["bench chess", 'there is no game "chess"'],
  ["games --verbose", "unknown option '--verbose'"],
])("`civitas %s` gets one clear line and code 2", async (line, complaint) => {
  const { code, out, err } = await civitas(line);
  expect(err).toContain(complaint);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(err).not.toMatch(/\bat .*:\d+:\d+/);
  expect(out).toBe("");
  expect(code).toBe(2);
});

test.each([
  ["", 'line 1 of the record: it should read "civitas record 1"'],
  ["civitas record 1\ngame: caravans\n", 'the record has no line "rules: …"'],
  ["civitas record 1\ngame: chess\nrules: 1\nseats: 2\noptions: {}\nseed: x\n", 'there is no game "chess"'],
  ["civitas record 1\ngame: caravans\nrules: 9\nseats: 2\noptions: {}\nseed: x\n", "played by rules 9"],
  ["civitas record 1\ngame: caravans\nrules: 1\nseats: 2\noptions: {}\nseed: x\n\n0 fly\n", '"fly" is not offered'],
])("a bad record (%j) gets one clear line and code 2", async (text, complaint) => {
  const file = join(folder(), "bad.civitas");
  writeFileSync(file, text);
  const { code, err } = await civitas(`replay ${file}`);
  expect(err).toContain(complaint);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(code).toBe(2);
});

test("without a command it explains itself", async () => {
  const { code, out } = await civitas("");
  expect(code).toBe(0);
  for (const command of ["games", "play", "sim", "replay", "rules", "bench"]) expect(out).toContain(`  ${command} `);
});
