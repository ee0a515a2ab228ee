import type { Option, Question } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { inPlaces, narrowed } from "../src/narrowing.ts";

const spot = (name: string) => ({ ref: `hex:${name}`, name: { say: "space", with: { name } } });
const march = (from: string, to: string): Option => ({
  id: `march:${from}>${to}`,
  label: { say: "march" },
  from: spot(from),
  to: spot(to),
});
const asked = (...options: Option[]): Question => ({ seat: 0, prompt: { say: "what" }, options, blocked: [] });

const question = asked(
  march("A1", "A2"),
  march("A1", "B1"),
  march("C3", "C2"),
  march("C3", "B1"),
  { id: "build", label: { say: "build" }, refs: ["hex:A1"] },
  { id: "end", label: { say: "end" } },
);
const lit = (pick?: string, only?: readonly string[]) => {
  const { at } = narrowed(question, only, pick);
  return Object.fromEntries(
    [...at].map(([ref, { options, source, picked }]) => [
      ref,
      [...options.map(({ id }) => id), ...(source === undefined ? [] : ["begins"]), ...(picked ? ["picked"] : [])],
    ]),
  );
};

describe("from, then to", () => {
  test("first the beginnings are lit, beside what has none", () => {
    expect(lit()).toEqual({ "hex:A1": ["build", "begins"], "hex:C3": ["begins"] });
  });

  test("a beginning that was picked leaves only its targets, and itself to go back", () => {
    expect(lit("hex:A1")).toEqual({
      "hex:A1": ["picked"],
      "hex:A2": ["march:A1>A2"],
      "hex:B1": ["march:A1>B1"],
    });
  });

  test("what was picked and is no beginning any more is forgotten", () => {
    expect(lit("hex:Z9")).toEqual(lit());
  });

  test("with one beginning there is nothing to ask: both its ends are lit", () => {
    const { at, sources } = narrowed(asked(march("A1", "A2"), march("A1", "B1")), undefined, undefined);
    expect(sources).toEqual([]);
    expect(at.get("hex:A2")?.options.map(({ id }) => id)).toEqual(["march:A1>A2"]);
    expect(at.get("hex:A1")?.options).toHaveLength(2);
  });

  test("a beginning with one choice is that choice", () => {
    const { at } = narrowed(asked(march("A1", "A2"), march("A1", "B1"), march("C3", "C2")), undefined, undefined);
    expect(at.get("hex:C3")?.options.map(({ id }) => id)).toEqual(["march:C3>C2"]);
    expect(at.get("hex:C2")?.options.map(({ id }) => id)).toEqual(["march:C3>C2"]);
    expect(at.get("hex:A1")?.source?.options).toHaveLength(2);
  });

  test("the guided game lights only what it asks for", () => {
    expect(lit(undefined, ["march:C3*"])).toEqual({
      "hex:C3": ["march:C3>C2", "march:C3>B1"],
      "hex:C2": ["march:C3>C2"],
      "hex:B1": ["march:C3>B1"],
    });
  });
});

test("a space stands for what lies on it, also where several of them are beginnings", () => {
  const onSpace = { id: "stay", label: { say: "stay" }, refs: ["hex:A1"] };
  const inCity = { id: "collect", label: { say: "collect" }, refs: ["city:A1"] };
  const byTroops = (to: string): Option => ({
    id: `troops>${to}`,
    label: { say: "march" },
    from: { ref: "troops:A1", name: { say: "troops" } },
    to: spot(to),
  });
  const places = new Map([
    ["city:A1", "hex:A1"],
    ["troops:A1", "hex:A1"],
  ]);
  const at = (...options: Option[]) => inPlaces(narrowed(asked(...options), undefined, undefined).at, places);
  const whole = at(onSpace, inCity, byTroops("B1"), byTroops("C1"), march("C3", "C2"), march("C3", "B1")).get("hex:A1");
  expect(whole?.options.map(({ id }) => id)).toEqual(["stay", "collect"]);
  expect(whole?.source?.spot.ref).toBe("troops:A1");
  const both = at(byTroops("B1"), byTroops("C1"), march("A1", "A2"), march("A1", "B1")).get("hex:A1");
  expect(both?.source).toBeUndefined();
  expect(both?.options.map(({ id }) => id).sort()).toEqual(["march:A1>A2", "march:A1>B1", "troops>B1", "troops>C1"]);
});
