import { expect, test } from "vitest";
import { meaningfulOptions, type OptionKind, type OptionValues } from "../src/index.ts";
import { pennies } from "./toys/pennies.ts";

const options: Readonly<Record<string, OptionKind>> = {
  map: { kind: "choice", of: ["drawn", "random"], default: "drawn" },
  outline: { kind: "number", min: 1, max: 9, default: 4, where: { map: "random" } },
  rival: { kind: "flag", default: true, seats: { min: 1, max: 1 } },
  strength: { kind: "number", min: 1, max: 3, default: 2, where: { rival: true } },
};

const asked = (given: OptionValues, seats: number): string[] =>
  meaningfulOptions({ ...pennies, options }, given, seats).map(([name]) => name);

test("an option is asked for where the others give it a meaning", () => {
  expect(asked({}, 2)).not.toContain("outline");
  expect(asked({ map: "random" }, 2)).toContain("outline");
});

test("one that means nothing with so many seats has its usual value, whatever was given", () => {
  expect(asked({ rival: false }, 1)).toEqual(["map", "rival"]);
  expect(asked({ rival: false }, 2)).toEqual(["map", "strength"]);
});
