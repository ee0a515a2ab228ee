import { type SeatHolder, toldApart } from "@civitas/table-kit";
import { expect, test } from "vitest";

test("seats of one name are told apart by numbers, others stay as they are", () => {
  const seats: SeatHolder[] = ["Anna", "Bot", "Bot"].map((name, seat) => ({ seat, name, kind: "person" }));
  expect(toldApart(seats).map(({ name }) => name)).toEqual(["Anna", "Bot 1", "Bot 2"]);
});
