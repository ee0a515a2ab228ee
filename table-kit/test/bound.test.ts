import { parts } from "@civitas/words";
import { expect, test } from "vitest";
import { boundTogether } from "../src/bound.ts";

/** What stays on one line, in brackets. */
const lines = (sentence: string): string =>
  boundTogether(parts(sentence))
    .map((bound) => {
      const text = bound.map((part) => ("icon" in part ? `<${part.icon}>` : part.text)).join("");
      return bound.length === 1 ? text : `{${text}}`;
    })
    .join("");

test("punctuation stays with its icon", () => {
  expect(lines("Pay 2 [gold].")).toBe("Pay 2 {<gold>.}");
  expect(lines("Gain [food], then [stone] (or [gold]); done")).toBe("Gain {<food>,} then <stone> (or {<gold>);} done");
  expect(lines("It gives (+[gold]) now")).toBe("It gives {(+<gold>)} now");
  expect(lines("[gold] is gold")).toBe("<gold> is gold");
});
