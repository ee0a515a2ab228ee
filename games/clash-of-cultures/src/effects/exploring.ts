import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { cantFound, found } from "../actions/found.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { citiesOf } from "../cities.ts";
import { canPay, payBill, price, saidGoods } from "../goods.ts";
import { beside, hexesOf, hexName, regionName, slotOf } from "../map.ts";
import { revealByCard } from "../movement/revealing.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { Clash, Hex } from "../state.ts";
import type { Deeds } from "./deeds.ts";

interface Region extends Option {
  readonly slot?: number;
}

const regionOption = (s: Clash, slot: number): Region => ({
  id: `region:${regionName(s, slot)}`,
  label: say("region", { name: regionName(s, slot) }),
  refs: [ref.region(regionName(s, slot))],
  slot,
});

/** Unexplored regions beside these hexes. */
const unknownBeside = (s: Clash, hexes: readonly Hex[]): number[] => [
  ...new Set(
    hexes.flatMap((hex) =>
      beside(s, hex)
        .map(slotOf)
        .filter((slot) => s.slots[slot]?.explored === false),
    ),
  ),
];

/** A hex of the region beside an own city. */
const besideCities = (s: Clash, seat: Seat): number[] =>
  unknownBeside(
    s,
    citiesOf(s, seat).map(({ hex }) => hex),
  );

/** CC-25.14: a region next to one with an own city. */
const besideRegions = (s: Clash, seat: Seat): number[] =>
  unknownBeside(
    s,
    citiesOf(s, seat).flatMap(({ hex }) => hexesOf(slotOf(hex))),
  );

export const exploringDeeds: Deeds<"explore" | "expedition"> = {
  explore: {
    *run(_verb, { s, table, seat }): Rules {
      const options = besideCities(s, seat).map((slot) => regionOption(s, slot));
      if (options.length === 0) return;
      const { slot } = yield* choose(seat, say("ask.explore"), options, { clause: "CC-15.13" });
      if (slot !== undefined) revealByCard(s, table, seat, slot);
    },
    can: (_verb, { s, seat }) => besideCities(s, seat).length > 0,
  },

  expedition: {
    *run({ cost }, { s, table, seat }): Rules {
      const options = besideRegions(s, seat).map((slot) => regionOption(s, slot));
      if (options.length === 0) return;
      const none: Region = { id: "none", label: say("do.no-explore"), apart: "end" };
      const { slot } = yield* choose(seat, say("ask.explore"), [...options, none], { clause: "CC-23.19" });
      if (slot === undefined) return;
      table.next("settleNewRegion", { seat, slot, cost });
      revealByCard(s, table, seat, slot);
    },
    can: (_verb, { s, seat }) => besideRegions(s, seat).length > 0,
  },
};

interface Site extends Option {
  readonly hex?: Hex;
}

/** CC-23.19: after the barbarians, a city there without a settler. */
export function* tellSettleNewRegion(s: Clash, table: GameTable, due: Stories["settleNewRegion"]): Rules {
  const { seat, slot, cost } = due;
  if (!canPay(s, seat, cost)) return;
  const sites = hexesOf(slot)
    .filter((hex) => cantFound(s, seat, hex) === undefined)
    .map(
      (hex): Site => ({
        id: `found:${hexName(s, hex)}`,
        label: say("do.found", { hex: sayHex(s, hex) }),
        refs: [ref.hex(hexName(s, hex))],
        price: price(cost),
        hex,
      }),
    );
  if (sites.length === 0) return;
  const none: Site = { id: "none", label: say("do.no-found"), apart: "end" };
  const prompt = say("ask.found-there", { what: saidGoods(cost) });
  const { hex } = yield* choose(seat, prompt, [...sites, none], { clause: "CC-23.19" });
  if (hex === undefined) return;
  yield* payBill(s, table, seat, cost, "CC-23.19");
  found(s, table, seat, hex);
}
