import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { buildingsIn, citiesOf, cityIn, destroy, piecesLeft, sizeOf } from "../cities.ts";
import { gainGoods } from "../goods.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex, sayOwner } from "../say.ts";
import { type City, type Clash, type Hex, isOwnTurn } from "../state.ts";
import { inSupply, recruit } from "../troops.ts";
import { battleIn } from "./sides.ts";

/** CC-21, CC-22.13. */
export function* tellCapture(s: Clash, table: GameTable, { by, hex }: Stories["capture"]): Rules {
  const city = cityIn(s, hex);
  const from = city.owner;
  battleIn(s).captured = from;
  s.now.captures.push({ by, from, hex });
  if (isOwnTurn(s, by)) s.now.justCaptured = { from, hex };
  table.tell(() => ({
    what: say("log.capture", { who: { seat: by }, whose: sayOwner(from), hex: sayHex(s, hex) }),
    seat: by,
    clause: "CC-21.1",
  }));
  if (from === "barbarians") yield* captureSettlement(s, table, by, city);
  else captureCity(s, table, by, city, from);
}

/** CC-21.2 to CC-21.7. */
function captureCity(s: Clash, table: GameTable, by: Seat, city: City, from: Seat): void {
  const size = sizeOf(city);
  const content = city.mood !== "angry";
  if (piecesLeft(s, by, "settlement") === 0) {
    raze(s, table, city, "CC-21.4");
    gainGoods(s, table, by, { gold: size }, "CC-21.4");
  } else {
    takeOver(s, table, by, city, from);
  }
  if (!content) return;
  gainGoods(s, table, by, { gold: size }, "CC-21.5");
  if (inSupply(s, from, "settler") > 0 && citiesOf(s, from).length > 0) table.next("refugees", { seat: from });
}

/** CC-21.2, CC-21.3, CC-21.6, CC-9.10: pieces of the previous owner's colour become yours. */
function takeOver(s: Clash, table: GameTable, by: Seat, city: City, from: Seat): void {
  let removed = 0;
  for (const building of buildingsIn(city)) {
    if (city.buildings[building] !== from) continue;
    if (piecesLeft(s, by, building) > 0) city.buildings[building] = by;
    else {
      city.buildings[building] = null;
      if (building === "port") city.portHex = null;
      removed++;
      table.tell(() => ({
        what: say("log.building-lost", { building: say(`building.${building}`), hex: sayHex(s, city.hex) }),
        seat: from,
        clause: "CC-21.3",
      }));
    }
  }
  adopt(city, by);
  gainGoods(s, table, by, { gold: removed }, "CC-21.3");
}

/** The city is this player's now, and Angry. */
function adopt(city: City, by: Seat): void {
  city.owner = by;
  city.activations = 0;
  city.mood = "angry";
}

/** CC-22.13: Gold for the barbarians, then keep it or destroy it. */
function* captureSettlement(s: Clash, table: GameTable, by: Seat, city: City): Rules {
  gainGoods(s, table, by, { gold: battleIn(s).defender.lost }, "CC-22.13");
  const keep: Option[] = piecesLeft(s, by, "settlement") > 0 ? [{ id: "keep", label: say("do.keep") }] : [];
  const options = [...keep, { id: "destroy", label: say("do.destroy") }];
  const { id } = yield* choose(by, say("ask.keep", { hex: sayHex(s, city.hex) }), options, { clause: "CC-22.13" });
  if (id === "keep") return adopt(city, by);
  raze(s, table, city, "CC-22.13");
  gainGoods(s, table, by, { gold: 1 }, "CC-22.13");
}

function raze(s: Clash, table: GameTable, city: City, clause: string): void {
  destroy(s, city);
  table.tell(() => ({ what: say("log.destroyed", { hex: sayHex(s, city.hex) }), clause }));
}

interface Home extends Option {
  readonly hex: Hex;
}

/** CC-21.5: the previous owner places a settler in a remaining city. */
export function* tellRefugees(s: Clash, table: GameTable, { seat }: Stories["refugees"]): Rules {
  const options = citiesOf(s, seat).map(
    ({ hex }): Home => ({
      id: `refugees:${hexName(s, hex)}`,
      label: sayHex(s, hex),
      refs: [ref.city(hexName(s, hex))],
      hex,
    }),
  );
  if (options.length === 0 || inSupply(s, seat, "settler") === 0) return;
  const { hex } = yield* choose(seat, say("ask.refugees"), options, { clause: "CC-21.5" });
  recruit(s, seat, hex, "settler", 1);
  table.tell(() => ({ what: say("log.refugees", { who: { seat }, hex: sayHex(s, hex) }), seat, clause: "CC-21.5" }));
}
