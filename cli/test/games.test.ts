import { expect, test } from "vitest";
import { civitas } from "./at-the-desk.ts";

test("games are listed with seats and options", async () => {
  expect((await civitas("games")).out).toBe(
    "caravans: Caravans, 2-4 seats\n  road=20  Stages of the road (10 to 40)\n",
  );
  expect(JSON.parse((await civitas("games --json --lang hu")).out)).toEqual({
    games: [
      {
        id: "caravans",
        name: "Karavánok",
        version: 1,
        seats: { min: 2, max: 4 },
        options: [{ name: "road", title: "Az út szakaszainak száma", kind: "number", min: 10, max: 40, default: 20 }],
      },
    ],
  });
});
