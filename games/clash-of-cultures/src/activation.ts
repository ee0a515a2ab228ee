import type { Reason, Rules } from "@civitas/kernel";
import type { Activation, GameTable, Stories } from "./agenda.ts";
import { canActivate, cityAt, shiftMood } from "./cities.ts";
import { occasion } from "./hooks/occasion.ts";
import { say } from "./say.ts";
import type { City, Clash } from "./state.ts";

/** CC-9.5: why this city can't be activated now. */
export function cantActivate(city: City): Reason | undefined {
  return canActivate(city) ? undefined : { why: say("why.angry-activated"), clause: "CC-9.5" };
}

/** CC-9.6: an activation begins; what comes at its end is put on the agenda. */
export function activate(table: GameTable, city: City, why: Activation): void {
  city.activations += 1;
  const { owner, hex } = city;
  if (owner !== "barbarians") table.next("activated", { seat: owner, hex, why });
}

/** CC-9.16 (3) and (4): the mood drops with the second activation of a turn; then the Great Lighthouse. */
export function* tellActivated(s: Clash, table: GameTable, { seat, hex }: Stories["activated"]): Rules {
  const city = cityAt(s, hex);
  if (city === undefined || city.owner !== seat) return;
  occasion(s, table, seat, "activated", { hex });
  if (city.activations >= 2) shiftMood(s, table, city, -1, "CC-9.7"); // what it completes comes before the ship move
}
