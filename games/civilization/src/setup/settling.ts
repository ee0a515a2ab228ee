import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { buildUnit } from "../battle/units.ts";
import { tradeIncome } from "../city/gathering.ts";
import { outskirts } from "../city/outskirts.ts";
import { putMarker, squaresForWonder } from "../city/placing.ts";
import { CIVILIZATIONS, EXTRA_INFANTRY } from "../content/civilizations.ts";
import { MARKET_RESOURCES } from "../content/ids.ts";
import { TILE_SIZE } from "../content/layouts.ts";
import { placingOption } from "../culture/great-people.ts";
import { stackingLimit, water } from "../limits.ts";
import { beside, grid, squareName } from "../map/grid.ts";
import { printed, terrainOf } from "../map/land.ts";
import { figuresInSupply, newFigure, standingAt } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type City, capitalOf, playerOrder, realmOf, type SquareNumber, type World } from "../state.ts";
import { gainTrade } from "../stock.ts";
import { beginRound } from "../turn/rounds.ts";
import { openMarket, settleCivilization } from "./beginning.ts";
import { civilizationsInPlay } from "./setup.ts";

/** The next in player order; false after the last one. */
export function passOn(w: World): boolean {
  const order = playerOrder(w);
  const next = order[order.indexOf(w.mover) + 1];
  w.mover = next ?? w.first;
  return next !== undefined;
}

/** CV-2.6: one after another, seeing the earlier picks. */
export function* chooseCivilization(w: World, table: GameTable): Rules {
  const seat = w.mover;
  const taken = new Set(w.realms.map(({ civilization }) => civilization));
  const options = civilizationsInPlay(w.settings).flatMap((id) =>
    taken.has(id) ? [] : [{ id, label: say(`civilization.${id}`), refs: [ref.sheet(id)], civilization: id }],
  );
  const { civilization } = yield* choose(seat, say("ask.civilization"), options, { clause: "CV-2.6" });
  settleCivilization(w, seat, civilization);
  table.tell(() => ({
    what: say("log.civilization", { who: { seat }, civilization: say(`civilization.${civilization}`) }),
    seat,
    clause: "CV-2.6",
  }));
  if (passOn(w)) return;
  openMarket(w);
  w.phase = "capitals";
}

interface Site extends Option {
  readonly city: City;
}

const newCity = (at: SquareNumber, second: SquareNumber | null): City => ({
  at,
  second,
  capital: true,
  walls: false,
  post: null,
  actions: 0,
  sure: 0,
  bonuses: [],
});

/** CV-4.1, CV-4.12: on one of the four centre squares of the home tile; a metropolis takes two. */
function capitalSites(w: World, seat: Seat): Site[] {
  const { covered, layout } = grid(w);
  const slot = layout.slots.findIndex(({ home }) => home?.seat === seat);
  const centre = (covered[slot] ?? []).filter((_, n) => {
    const [row, column] = [Math.floor(n / TILE_SIZE), n % TILE_SIZE];
    return row > 0 && row < TILE_SIZE - 1 && column > 0 && column < TILE_SIZE - 1;
  });
  const site = (at: SquareNumber, second: SquareNumber | null): Site => {
    const squares = second === null ? [at] : [at, second];
    const names = squares.map((square) => squareName(w, square));
    const hint = squares.some((square) => printed(w, square)?.recommendedCapital === true);
    return {
      id: `found:${names.join("+")}`,
      label: say("choice.capital", { places: squares.map((square) => sayPlace(w, square)) }),
      refs: names.map(ref.square),
      ...(hint ? { note: say("note.recommended") } : {}),
      city: newCity(at, second),
    };
  };
  const realm = realmOf(w, seat);
  if (realm.civilization !== "indians") {
    return centre.filter((square) => terrainOf(w, square) !== "water").map((square) => site(square, null));
  }
  return centre.flatMap((at) =>
    beside(w, at).flatMap((second) => (second > at && centre.includes(second) ? [site(at, second)] : [])),
  );
}

export function* placeCapital(w: World, table: GameTable): Rules {
  const seat = w.mover;
  const { city } = yield* choose(seat, say("ask.capital"), capitalSites(w, seat), { clause: "CV-4.1" });
  realmOf(w, seat).cities.push(city);
  table.tell(() => ({
    what: say("log.capital", { who: { seat }, place: sayPlace(w, city.at) }),
    seat,
    clause: city.second === null ? "CV-4.1" : "CV-4.12",
    moves: [{ piece: ref.city(squareName(w, city.at)), to: ref.square(squareName(w, city.at)) }],
  }));
  if (passOn(w)) return;
  for (const player of playerOrder(w)) startingThings(w, table, player);
  w.phase = "gifts";
}

/** CV-4.3 to CV-4.11: what is given without a choice. */
function startingThings(w: World, table: GameTable, seat: Seat): void {
  const realm = realmOf(w, seat);
  if (realm.civilization === null) throw new Error(`player ${seat} has no civilization`);
  const { tech, government, begins } = CIVILIZATIONS[realm.civilization];
  realm.pyramid.push({ tech, level: 1 }); // CV-4.3
  realm.government = government;
  for (const type of ["infantry", "mounted", "artillery"] as const) buildUnit(w, table.random, seat, type);
  if (begins === "infantry") {
    for (let n = 0; n < EXTRA_INFANTRY; n++) buildUnit(w, table.random, seat, "infantry");
  }
  if (begins === "walls") capitalOf(realm).walls = true;
  if (begins === "market-resources") {
    for (const resource of MARKET_RESOURCES) {
      w.market.resources[resource] -= 1;
      realm.resources[resource] += 1;
    }
  }
}

/** CV-4.8, CV-4.13: the Egyptians' wonder and the Americans' great person are placed. */
export function* placeGifts(w: World, table: GameTable): Rules {
  const seat = w.mover;
  const realm = realmOf(w, seat);
  const begins = realm.civilization === null ? null : CIVILIZATIONS[realm.civilization].begins;
  if (begins === "wonder") yield* placeFirstWonder(w, table, seat);
  if (!passOn(w)) w.phase = "figures";
  if (begins === "great-person") table.next("greatPerson", { seat });
}

function* placeFirstWonder(w: World, table: GameTable, seat: Seat): Rules {
  const realm = realmOf(w, seat);
  const id = realm.wonders[0]?.id;
  if (id === undefined) return;
  const options = squaresForWonder(w, seat, capitalOf(realm)).map((square) => placingOption(w, square));
  const wonder = say(`wonder.${id}`);
  const { square } = yield* choose(seat, say("ask.place-wonder", { wonder }), options, { clause: "CV-4.13" });
  if (square === undefined) return;
  putMarker(w, table, square, { kind: "wonder", id, owner: seat });
  table.tell(() => ({
    what: say("log.wonder", { who: { seat }, wonder, place: sayPlace(w, square) }),
    seat,
    clause: "CV-4.13",
    moves: [{ piece: ref.wonder(id), from: ref.wonderDeck, to: ref.square(squareName(w, square)) }],
  }));
}

/** CV-4.2, CV-4.14, CV-4.15: the first figures, one after the other. */
export function* placeFigures(w: World, table: GameTable): Rules {
  const seat = w.mover;
  const realm = realmOf(w, seat);
  const begins = realm.civilization === null ? null : CIVILIZATIONS[realm.civilization].begins;
  const kinds: ("army" | "scout")[] = ["army", "scout"];
  if (begins === "army" || begins === "scout") kinds.push(begins);
  const kind = kinds[realm.figures.length];
  if (kind !== undefined && figuresInSupply(w, seat, kind) > 0) {
    const options = outskirts(w, capitalOf(realm))
      .filter((square) => mayStartOn(w, seat, square))
      .map((square) => placingOption(w, square));
    const { square } = yield* choose(seat, say("ask.first-figure", { figure: say(`figure.${kind}`) }), options, {
      clause: "CV-4.2",
    });
    if (square !== undefined) realm.figures.push(newFigure(kind, square));
  }
  if (realm.figures.length < kinds.length) return;
  table.tell(() => ({ what: say("log.first-figures", { who: { seat } }), seat, clause: "CV-4.2" }));
  if (passOn(w)) return;
  for (const player of playerOrder(w)) gainTrade(w, player, tradeIncome(w, player)); // CV-4.18
  beginRound(w, table);
}

const mayStartOn = (w: World, seat: Seat, square: SquareNumber): boolean =>
  (terrainOf(w, square) !== "water" || water(w, seat) === "end") &&
  standingAt(w, seat, square) < stackingLimit(w, seat);
