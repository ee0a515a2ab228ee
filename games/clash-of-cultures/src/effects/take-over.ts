import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { City, Clash, LandKind } from "../state.ts";
import { inSupply, recruit, remove, soldiersAt } from "../troops.ts";

interface Turned extends Option {
  readonly kind: LandKind;
}

/** CC-25.11, CC-25.15: the settlement is this player's Neutral city; one barbarian there becomes a unit, the others go. */
export function* takeSettlement(s: Clash, table: GameTable, seat: Seat, city: City): Rules {
  const { hex } = city;
  const barbarians = soldiersAt(s, hex, "barbarians");
  remove(s, hex, "barbarians", "soldier", barbarians);
  city.owner = seat;
  city.mood = "neutral";
  city.activations = 0;
  table.tell(() => ({
    what: say("log.taken-over", { who: { seat }, hex: sayHex(s, hex) }),
    seat,
    clause: "CC-25.11",
    moves: [{ piece: ref.piece(seat, "settlement"), from: ref.supply(seat), to: ref.city(hexName(s, hex)) }],
  }));
  const kinds: readonly LandKind[] = ["settler", "soldier"];
  const options = kinds
    .filter((kind) => barbarians > 0 && inSupply(s, seat, kind) > 0)
    .map((kind): Turned => ({ id: kind, label: say(`unit.${kind}`), kind }));
  if (options.length === 0) return;
  const { kind } = yield* choose(seat, say("ask.turned", { hex: sayHex(s, hex) }), options, { clause: "CC-25.15" });
  recruit(s, seat, hex, kind, 1);
  table.tell(() => ({
    what: say("log.placed", { who: { seat }, unit: say(`unit.${kind}`), hex: sayHex(s, hex) }),
    seat,
    clause: "CC-25.15",
  }));
}
