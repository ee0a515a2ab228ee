import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import type { Goods } from "./content/goods.ts";
import { gainGoods, saidGoods } from "./goods.ts";
import { change } from "./hooks/query.ts";
import { within } from "./map.ts";
import { say } from "./say.ts";
import type { Clash, Hex } from "./state.ts";

const ROUTE_SPACES = 2;

/** CC-30.27: a maximum pairing of own settlers and ships with content cities of other players. */
export function tradeRoutes(s: Clash, seat: Seat, shipsOnly = false): number {
  const traders = shipsOnly ? shipHexes(s, seat) : [...shipHexes(s, seat), ...settlerHexes(s, seat)];
  const cities = s.cities
    .filter(({ owner, mood }) => owner !== seat && owner !== "barbarians" && mood !== "angry")
    .map(({ hex }) => hex);
  if (traders.length === 0 || cities.length === 0) return 0;
  const partners = traders.map((hex) => {
    const near = within(s, hex, ROUTE_SPACES);
    return cities.filter((city) => near.includes(city));
  });
  const routes = new Map<Hex, number>();
  return partners.filter((_, trader) => pair(trader, partners, routes, new Set())).length;
}

/** Finds a city for this trader, if need be by moving another trader to another city. */
function pair(
  trader: number,
  partners: readonly (readonly Hex[])[],
  routes: Map<Hex, number>,
  tried: Set<Hex>,
): boolean {
  for (const city of partners[trader] ?? []) {
    if (tried.has(city)) continue;
    tried.add(city);
    const other = routes.get(city);
    if (other === undefined || pair(other, partners, routes, tried)) {
      routes.set(city, trader);
      return true;
    }
  }
  return false;
}

const shipHexes = (s: Clash, seat: Seat): Hex[] => s.ships.filter(({ owner }) => owner === seat).map(({ hex }) => hex);

function settlerHexes(s: Clash, seat: Seat): Hex[] {
  const ashore = s.troops.flatMap(({ owner, kind, hex, n }) =>
    owner === seat && kind === "settler" ? Array<Hex>(n).fill(hex) : [],
  );
  const aboard = s.ships.flatMap(({ owner, hex, cargo }) =>
    owner === seat ? cargo.flatMap(({ kind }) => (kind === "settler" ? [hex] : [])) : [],
  );
  return [...ashore, ...aboard];
}

interface Income extends Option {
  readonly goods: Goods;
}

/** CC-6.4 (3), CC-30.27, CC-30.28. */
export function* tradeRouteIncome(s: Clash, table: GameTable, seat: Seat): Rules {
  const routes = change(s, seat, "tradeRoutes");
  if (routes === undefined) return;
  const n = Math.min(routes.most, tradeRoutes(s, seat));
  if (n === 0) return;
  const also = change(s, seat, "tradeRoutesAlso");
  if (also === undefined) return gainGoods(s, table, seat, { [routes.gain]: n }, "CC-30.27");
  const options = Array.from({ length: n + 1 }, (_, other): Income => {
    const goods = { [routes.gain]: n - other, [also]: other };
    return { id: `routes:${other}`, label: say("take", { what: saidGoods(goods) }), goods };
  });
  const { goods } = yield* choose(seat, say("ask.routes", { n }), options, { clause: "CC-30.28" });
  gainGoods(s, table, seat, goods, "CC-30.28");
}
