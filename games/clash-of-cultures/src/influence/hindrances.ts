import { type No, no, type Reason, type Seat } from "@civitas/kernel";
import { headingOf } from "../actions/action.ts";
import { buildingsIn, citiesOf, isInfluenced, sizeOf } from "../cities.ts";
import { saidGoods } from "../goods.ts";
import { distancesFrom, hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { City, Clash, Hex } from "../state.ts";
import { payableTokens } from "../token-swap.ts";
import { attempts, isShielded, mayBoost, reachOf, replaceable } from "./targets.ts";

/** The cities that can't be influenced now although a player might ask, each with the reason. */
export function untouchables(s: Clash, seat: Seat, from: Hex | null): No[] {
  const targets = attempts(s, seat, from).map(({ target }) => target);
  return s.cities
    .filter((city) => !targets.includes(city) && (city.owner !== seat || isInfluenced(city)))
    .map((city) => no(() => candidate(s, city), hindrance(s, seat, city, from)));
}

const candidate = (s: Clash, { hex }: City) => ({
  id: `influence:${hexName(s, hex)}`,
  label: say("do.influence-on", { target: sayHex(s, hex) }),
  refs: [ref.city(hexName(s, hex))],
  group: headingOf("influence"),
});

/** CC-17.1 to CC-17.3, CC-17.8 to CC-17.10. */
function hindrance(s: Clash, seat: Seat, target: City, from: Hex | null): Reason {
  if (target.owner === "barbarians") return { why: say("why.barbarians"), clause: "CC-17.8" };
  if (sizeOf(target) < 2) return { why: say("why.too-small"), clause: "CC-17.2" };
  if (buildingsIn(target).every((id) => target.buildings[id] === seat))
    return { why: say("why.all-yours"), clause: "CC-17.2" };
  if (replaceable(s, seat, target).length === 0) return { why: say("why.no-piece"), clause: "CC-17.2" };
  if (isShielded(s, seat, target)) return { why: say("why.shielded"), clause: "CC-26.11" };
  return farness(s, seat, target, from);
}

/** CC-17.3: how far the target lies beyond the reach of the nearest city. */
function farness(s: Clash, seat: Seat, target: City, from: Hex | null): Reason {
  const sources = citiesOf(s, seat).filter((city) => !isInfluenced(city) && (from === null || city.hex === from));
  if (sources.length === 0) return { why: say("why.no-source-city"), clause: "CC-17.1" };
  const missing = sources.flatMap((source) => {
    const distance = distancesFrom(s, source.hex)[target.hex] ?? null;
    return distance === null ? [] : [distance - reachOf(s, source)];
  });
  if (missing.length === 0) return { why: say("why.no-way"), clause: "CC-17.3" };
  const culture = Math.min(...missing);
  if (!mayBoost(s, seat, target)) return { why: say("why.no-boost", { n: culture }), clause: "CC-17.9" };
  const held = payableTokens(s, seat, "culture");
  return { why: say("why.too-far", { n: culture, what: saidGoods({ culture }), held }), clause: "CC-17.3" };
}
