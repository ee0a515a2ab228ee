import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { isSame, withKeptEntries, withKeptParts } from "../src/same.ts";

describe("whether two values say the same", () => {
  test("plain data is looked through", () => {
    expect(isSame({ at: "a1", n: [1, { seat: 0 }] }, { n: [1, { seat: 0 }], at: "a1" })).toBe(true);
    expect(isSame({ at: "a1", n: [1, { seat: 0 }] }, { at: "a1", n: [1, { seat: 1 }] })).toBe(false);
    expect(isSame([1, 2], [1, 2, 3])).toBe(false);
    expect(isSame({ of: undefined }, {})).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });

  test("so are drawings, by what is drawn, its key and its parts", () => {
    const card = (n: number, key = "card") => createElement("span", { key, title: "Forum" }, createElement("b", {}, n));
    expect(isSame(card(2), card(2))).toBe(true);
    expect(isSame(card(2), card(3))).toBe(false);
    expect(isSame(card(2), card(2, "other"))).toBe(false);
    expect(isSame(card(2), createElement("div", { key: "card", title: "Forum" }))).toBe(false);
  });

  test("a function is the same only if it is the same one, and so is a map", () => {
    const act = () => undefined;
    expect(isSame({ act }, { act })).toBe(true);
    expect(isSame({ act }, { act: () => undefined })).toBe(false);
    expect(isSame(new Map(), new Map())).toBe(false);
  });
});

describe("keeping parts", () => {
  test("what says the same stays the same thing, what changed is new, all around it too", () => {
    const before = {
      realms: [
        { trade: 1, cities: ["b3"] },
        { trade: 2, cities: [] },
      ],
      round: 3,
    };
    const now = {
      realms: [
        { trade: 1, cities: ["b3"] },
        { trade: 5, cities: [] },
      ],
      round: 3,
    };
    const kept = withKeptParts(before, now);
    expect(kept).toEqual(now);
    expect(kept.realms[0]).toBe(before.realms[0]);
    expect(kept.realms[1]).not.toBe(before.realms[1]);
    expect(kept.realms[1]?.cities).toBe(before.realms[1]?.cities);
    expect(withKeptParts(before, structuredClone(before))).toBe(before);
  });

  test("what is gone is gone", () => {
    expect(withKeptParts({ at: 1, picked: 2 }, { at: 1 })).toEqual({ at: 1 });
    expect(withKeptParts([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(withKeptParts({ at: 1 }, { at: 1, picked: undefined })).toEqual({ at: 1, picked: undefined });
  });

  test("entries of a map are kept one by one", () => {
    const before = new Map([
      ["a1", { n: 1 }],
      ["b2", { n: 2 }],
    ]);
    const kept = withKeptEntries(
      before,
      new Map([
        ["a1", { n: 1 }],
        ["b2", { n: 3 }],
      ]),
    );
    expect(kept.get("a1")).toBe(before.get("a1"));
    expect(kept.get("b2")).toEqual({ n: 3 });
    expect(withKeptEntries(before, structuredClone(before))).toBe(before);
  });
});
