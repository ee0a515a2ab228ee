import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { defencePartsSeen, defenceSeen } from "../src/view.ts";
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
    expect(view.cities[0]?.discarded).toEqual(viewer === 0 ? ["fort", "mine"] : undefined);
    expect(view.realms[0]?.markets).toEqual([{ market: "tyre", good: "gold", used: false }]);
    expect(view.map.spaces.find(({ name }) => name === "a2")?.pile).toBe(2);
    expect(view.turn.looking).toBeUndefined();
  }
});

clause(["MO-9.7", "MO-9.35", "MO-12.10"], "the map shows what a defence is made of, as the rules count it", () => {
  const table = new Table({
    sides: [
      {},
      {
        civ: "japan",
        policies: ["shogunate"],
        soldiers: { b3: 1, c4: 2 },
        warlord: "b3",
        outposts: ["c4"],
        tokens: { c4: "stonehenge" },
        hero: { id: "saladin", space: "b3" },
      },
    ],
    spaces: { b3: { tile: "swamp" }, c4: { tile: "meadow" } },
    monsters: [{ id: "hydra", space: "c4", marker: 4 }],
  });
  const seen = (name: string) => table.table.map.spaces.find((space) => space.name === name);
  const parts = (name: string) => Object.fromEntries(defencePartsSeen(seen(name) ?? expect.fail()));
  expect(parts("b3")).toEqual({ terrain: 2, soldiers: 1, warlord: 2, hero: 4, policy: 1 });
  expect(parts("c4")).toEqual({ soldiers: 2, outpost: 3, wonder: 2, policy: 1, hydra: 2 });
  for (const name of ["b3", "c4"]) expect(defenceSeen(seen(name) ?? expect.fail())).toBe(table.defence(name));
});
