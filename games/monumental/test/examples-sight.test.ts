import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

clause(["MO-2.4", "MO-2.5", "MO-2.6", "MO-2.7", "MO-2.8", "MO-9.38"], "E81: what a seat sees", () => {
  const table = new Table({
    sides: [{ production: 3, explorers: ["a2"], discard: ["fort", "mine"], deck: ["library"] }, {}, {}],
    spaces: { a2: { market: "tyre", production: false, pile: ["gold", "science", "military"] } },
  }).do("buy:workshop", "take-market:a2");
  const looking = (viewer: number) => table.match.view(viewer).turn.looking?.faces;
  expect([...(looking(0) ?? [])].sort()).toEqual(["gold", "military", "science"]);
  expect([looking(1), looking(2)]).toEqual([null, null]);
  table.do("keep:gold");
  for (const viewer of [0, 1, 2, "audience"] as const) {
    const view = table.match.view(viewer);
    expect(view.cities[0]).toMatchObject({ known: ["workshop"], deck: 2, discard: 2 });
    expect(view.cities[0]?.discarded).toEqual(viewer === 0 ? ["fort", "mine"] : null);
    expect(view.realms[0]?.markets).toEqual([{ market: "tyre", good: "gold", used: false }]);
    expect(view.map.spaces.find(({ name }) => name === "a2")?.pile).toBe(2);
    expect(view.turn.looking).toBeNull();
  }
});
