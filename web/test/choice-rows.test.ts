import { type Option, startingSpots } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { type List, type ListRow, MOST, rowsOf } from "../src/table/choice-rows.ts";

const spot = (name: string) => ({ ref: `hex:${name}`, name: { say: name } });
const march = (from: string, to: string): Option => ({
  id: `march:${from}>${to}`,
  label: { say: `march ${from} ${to}` },
  group: { say: "March" },
  from: spot(from),
  to: spot(to),
});
const buy = (n: number): Option => ({ id: `buy:${n}`, label: { say: `buy ${n}` }, group: { say: "Buy" } });
const END: Option = { id: "end", label: { say: "end" } };

const wording = {
  labelOf: ({ label }: Option) => label.say,
  groupOf: ({ group }: Option) => group?.say,
};
const show = (row: ListRow): string => {
  if (row.is === "choice") return row.option.id;
  if (row.is === "source") return `${row.source.spot.name.say}…`;
  if (row.is === "sole") return `• ${row.group}: ${row.option.id}`;
  if (row.is === "fold") return `${row.open ? "▾" : "▸"} ${row.group} ${row.n}`;
  return row.is === "heading" ? `# ${row.text}` : `+${row.n}`;
};
function list(options: readonly Option[], more: Partial<List> = {}): string[] {
  const sources = startingSpots(options);
  const all = { options, sources, from: undefined, sought: "", open: undefined, flat: false, all: false, ...more };
  return rowsOf(all, wording).map(show);
}

const marches = [march("A1", "A2"), march("A1", "B1"), march("C3", "C2"), march("C3", "B1")];

describe("the list of choices", () => {
  test("few choices stand under their headings, those that begin at one spot as one line", () => {
    expect(list([...marches, buy(1), END])).toEqual(["# March", "A1…", "C3…", "# Buy", "buy:1", "end"]);
  });

  test("many fold up to their groups; below them stands what is in the open one", () => {
    const many = [...marches, ...Array.from({ length: 20 }, (_, i) => buy(i)), END];
    expect(list(many)).toEqual(["▾ March 4", "▸ Buy 20", "# March", "A1…", "C3…", "end"]);
    expect(list(many, { open: "Buy" }).slice(0, 4)).toEqual(["▸ March 4", "▾ Buy 20", "# Buy", "buy:0"]);
    expect(list(many, { open: "" })).toEqual(["▸ March 4", "▸ Buy 20", "end"]);
    expect(list(many, { flat: true })).toContain("buy:19");
  });

  test("among many, the only choice of a group needs no fold", () => {
    const many = [buy(1), ...Array.from({ length: 12 }, (_, i) => march("A1", `B${i}`)), march("C3", "C2")];
    expect(list(many)).toEqual(["• Buy: buy:1", "▾ March 13", "# March", "A1…", "march:C3>C2"]);
    expect(list(many, { open: "Buy" })).toContain("# March");
  });

  test("what begins at the picked spot stands alone", () => {
    expect(list([...marches, END], { from: startingSpots(marches)[1] })).toEqual(["march:C3>C2", "march:C3>B1"]);
  });

  test("a search looks through folds and sources, by words in any order and by the group's name", () => {
    const many = [...marches, ...Array.from({ length: 20 }, (_, i) => buy(i)), END];
    expect(list(many, { sought: "b1 march" })).toEqual(["march:A1>B1", "march:C3>B1"]);
    expect(list(many, { sought: "BUY 19" })).toEqual(["buy:19"]);
    expect(list(many, { sought: "dragon" })).toEqual([]);
  });

  test("of 300 choices of a kind the first are drawn, and the others when asked for", () => {
    const lots = Array.from({ length: 300 }, (_, i) => buy(i));
    expect(list(lots)).toHaveLength(MOST + 2);
    expect(list(lots).at(-1)).toBe(`+${300 - MOST}`);
    expect(list(lots, { all: true })).toHaveLength(301);
    expect(list(lots, { sought: "buy 299" })).toEqual(["buy:299"]);
  });
});
