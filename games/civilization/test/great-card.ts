import type { GreatCardId, GreatType } from "../src/content/ids.ts";
import { type Position, type Side, Table } from "./position.ts";

/** The first player holds a great person card, and its marker lies on the map. */
export function holding(card: GreatCardId, type: GreatType, given: Position & { me?: Side; rival?: Side } = {}): Table {
  const { me, rival, ...rest } = given;
  return new Table({
    land: "plain",
    ...rest,
    markers: { d3: type, ...rest.markers },
    sides: [
      { capital: "c3", hidden: [card], ...me },
      { capital: "n6", ...rival },
    ],
  });
}
