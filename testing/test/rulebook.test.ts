import { describe, expect, test } from "vitest";
import { latinWords, readRulebook } from "../src/index.ts";

describe("reading a rulebook", () => {
  test("clauses with their ids, marks and texts", () => {
    const { headings, clauses } = readRulebook(
      "# Book\n\n## 1. Part\n- **XX-1.1** One.\n- **XX-1.2** *(definition)* **Two**: see XX-1.1.\n",
    );
    expect(headings).toEqual(["#", "##"]);
    expect(clauses).toEqual([
      { id: "XX-1.1", definition: false, text: "One." },
      { id: "XX-1.2", definition: true, text: "**Two**: see XX-1.1." },
    ]);
  });

  test("a list item without an id is a mistake", () => {
    expect(() => readRulebook("- **XX-1** One.")).toThrow("Not a clause");
  });

  test("words left in Latin letters are found; ids, code, Roman numbers and loanwords are not among them", () => {
    expect(
      latinWords("- **XX-1.1** *(definition)* Эпоха III, X карт, `a: b`, см. XX-2 и Nations", ["Nations"]),
    ).toEqual([]);
    expect(latinWords("Возьмите card")).toEqual(["card"]);
  });
});
