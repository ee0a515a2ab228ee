import type { Seat, Viewer } from "@civitas/kernel";
import { stakeOf } from "../battle/stakes.ts";
import type { Battle, Side, SideName } from "../battle/state.ts";
import {
  bonusParts,
  deciderOf,
  fighterStrength,
  handBonus,
  rankIn,
  seatOf,
  strengthBonus,
  totalOf,
} from "../battle/strength.ts";
import { passives } from "../cards/passives.ts";
import { greatCardWorks, wonderWorks } from "../cards/working.ts";
import { artsOf } from "../city/arts.ts";
import { cityIcons, countIcons, tradeIncome } from "../city/gathering.ts";
import { outskirts } from "../city/outskirts.ts";
import { BATTLE_HAND, CITY_MARKERS } from "../content/constants.ts";
import { EVENTS } from "../content/events.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import type { EventId, GreatType, UnitId, UnitType } from "../content/ids.ts";
import { UNITS } from "../content/units.ts";
import { cultureHand, governmentsOf, maxCities, productionOf, rankOf, stackingLimit, travelSpeed } from "../limits.ts";
import { grid, squareName } from "../map/grid.ts";
import { blockaded, figuresInSupply } from "../movement/figures.ts";
import { coinsOf, coinTokens } from "../research/coins.ts";
import { freeSlots } from "../research/pyramid.ts";
import { type City, type Figure, type Marker, playerOrder, type Realm, realmOf, type World } from "../state.ts";
import { winner } from "../victory.ts";
import { marketView } from "./market.ts";
import type {
  BattleView,
  CityView,
  CivilizationView,
  FigureView,
  MapView,
  MarkerView,
  OwnView,
  RealmView,
  SideView,
} from "./view.ts";

/** CV-32: what one seat sees. */
export function view(w: World, viewer: Viewer): CivilizationView {
  return {
    viewer,
    settings: { ...w.settings },
    round: w.round,
    phase: w.phase,
    step: w.step,
    first: w.first,
    mover: w.mover,
    order: playerOrder(w),
    map: mapView(w, viewer),
    realms: w.realms.map((_, seat) => realmView(w, seat, viewer)),
    market: marketView(w, viewer),
    announced: w.announced.map(({ what, cancelled }) => ({ what, cancelled })),
    battle: w.battle === null ? null : battleView(w, w.battle, viewer),
    winner: winner(w) ?? null,
  };
}

function mapView(w: World, viewer: Viewer): MapView {
  const { width, height, layout } = grid(w);
  return {
    width,
    height,
    tiles: layout.slots.map(({ x, y }, slot) => {
      const tile = w.tiles[slot];
      return tile?.explored === true ? { x, y, id: tile.id, rotation: tile.rotation } : { x, y, id: null, rotation: 0 };
    }),
    markers: w.markers.flatMap((marker, square) =>
      marker === null ? [] : [markerView(marker, squareName(w, square), viewer)],
    ),
    disasters: w.disasters.map(({ square, terrain }) => ({ square: squareName(w, square), terrain })),
    locked: w.locked.map((square) => squareName(w, square)),
  };
}

const hasSeen = (seen: readonly Seat[], viewer: Viewer): boolean => viewer !== "audience" && seen.includes(viewer);

function markerView(marker: Marker, square: string, viewer: Viewer): MarkerView {
  switch (marker.kind) {
    case "hut":
      return { square, kind: "hut", id: hasSeen(marker.seen, viewer) ? marker.id : null };
    case "village":
      return { square, kind: "village", id: hasSeen(marker.seen, viewer) ? marker.id : null };
    default:
      return { square, ...marker };
  }
}

function byLevel(events: readonly EventId[]): [number, number, number] {
  const held = (level: number): number => events.filter((id) => EVENTS[id].level === level).length;
  return [held(1), held(2), held(3)];
}

function byType(units: readonly UnitId[]): Record<UnitType, number> {
  const counts = { infantry: 0, mounted: 0, artillery: 0, aircraft: 0 };
  for (const id of units) counts[UNITS[id].type]++;
  return counts;
}

function realmView(w: World, seat: Seat, viewer: Viewer): RealmView {
  const realm = realmOf(w, seat);
  const inBattle = (["attacker", "defender"] as const).flatMap((side) =>
    w.battle !== null && seatOf(w.battle, side) === seat
      ? [...w.battle.sides[side].hand, ...w.battle.fronts.filter((f) => f.side === side).map(({ unit }) => unit)]
      : [],
  );
  const drawn = realm.drawn.events;
  return {
    seat,
    civilization: realm.civilization,
    cities: realm.cities.map((city) => cityView(w, seat, city)),
    figures: figureViews(w, realm),
    supply: {
      armies: figuresInSupply(w, seat, "army"),
      scouts: figuresInSupply(w, seat, "scout"),
      cities: CITY_MARKERS - realm.cities.filter(({ capital }) => !capital).length,
    },
    trade: realm.trade,
    income: tradeIncome(w, seat),
    culture: realm.culture,
    track: realm.track,
    coins: coinsOf(w, seat),
    tokens: coinTokens(w, seat),
    pyramid: realm.pyramid.map((card) => ({ ...card })),
    slots: [1, 2, 3, 4, 5].map((level) => freeSlots(realm, level)),
    government: realm.government,
    governments: governmentsOf(w, seat),
    resources: { ...realm.resources },
    kept: {
      huts: realm.kept.filter(({ kind }) => kind === "hut").length,
      villages: realm.kept.filter(({ kind }) => kind === "village").length,
    },
    events: byLevel([...realm.events, ...drawn]),
    units: byType([...realm.units, ...inBattle]),
    ranks: {
      infantry: rankOf(realm, "infantry"),
      mounted: rankOf(realm, "mounted"),
      artillery: rankOf(realm, "artillery"),
      aircraft: 1,
    },
    wonders: realm.wonders.map(({ id, obsolete, coins }) => ({ id, obsolete, coins, works: wonderWorks(w, seat, id) })),
    reserve: [...realm.reserve],
    greatCards: greatCardsView(w, seat, realm),
    investments: { ...realm.investments },
    relics: [...realm.relics],
    limits: {
      speed: travelSpeed(w, seat),
      stack: stackingLimit(w, seat),
      hand: cultureHand(w, seat),
      battleHand: BATTLE_HAND + handBonus(w, seat),
      combatBonus: countIcons(w, seat, "combat") + passives.sum(w, seat, "combatBonus"),
      cities: maxCities(w, seat),
    },
    used: realm.used.filter((key) => key !== "every-step"),
    finished: realm.finished,
    own: viewer === seat ? ownView(w, seat, realm) : null,
  };
}

function greatCardsView(w: World, seat: Seat, { greatCards, drawn }: Realm): RealmView["greatCards"] {
  const down: Partial<Record<GreatType, number>> = {};
  for (const { id, up } of greatCards) {
    const { type } = GREAT_CARDS[id];
    if (!up) down[type] = (down[type] ?? 0) + 1;
  }
  return {
    up: greatCards.flatMap(({ id, up, counters }) =>
      up ? [{ id, counters, works: greatCardWorks(w, seat, id) }] : [],
    ),
    down,
    drawn: drawn.greatCards.length + drawn.greatPeople.length,
  };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

function ownView(w: World, seat: Seat, realm: Realm): OwnView {
  return {
    events: realm.events.toSorted(),
    units: realm.units.toSorted(),
    huts: realm.kept.flatMap((marker) => (marker.kind === "hut" ? [marker.id] : [])),
    villages: realm.kept.flatMap((marker) => (marker.kind === "village" ? [marker.id] : [])),
    greatCards: realm.greatCards.flatMap(({ id, up }) => (up ? [] : [id])),
    drawn: [...realm.drawn.events, ...realm.drawn.greatCards, ...realm.drawn.greatPeople],
    // In an order that tells nothing of their places.
    looked: w.realms.flatMap(({ kept }, other) => {
      const seen = other === seat ? [] : kept.filter((marker) => marker.seen.includes(seat));
      return seen.map(({ id }) => ({ seat: other, id })).sort(byId);
    }),
    shown: w.realms.flatMap(({ shown }, other) =>
      shown.flatMap(({ card, to }) => (to === seat ? [{ seat: other, id: card }] : [])).sort(byId),
    ),
    everyStep: realm.everyStep,
  };
}

function cityView(w: World, seat: Seat, city: City): CityView {
  const squares = outskirts(w, city);
  const names = (list: readonly number[]): string[] => list.map((square) => squareName(w, square));
  return {
    at: squareName(w, city.at),
    second: city.second === null ? null : squareName(w, city.second),
    capital: city.capital,
    walls: city.walls,
    post: city.post,
    actions: city.actions,
    bonuses: [...city.bonuses],
    production: productionOf(w, seat, city),
    arts: artsOf(w, seat, city),
    trade: cityIcons(w, seat, city, "trade"),
    outskirts: names(squares),
    blockaded: names(squares.filter((square) => blockaded(w, seat, square))),
  };
}

const alike = (a: Figure, b: Figure): boolean =>
  a.kind === b.kind && a.at === b.at && a.moved === b.moved && a.marching === b.marching && a.gathers === b.gathers;

function figureViews(w: World, { figures }: Realm): FigureView[] {
  const first = figures.filter((figure, n) => figures.findIndex((other) => alike(figure, other)) === n);
  return first.map((figure) => ({
    at: squareName(w, figure.at),
    kind: figure.kind,
    n: figures.filter((other) => alike(figure, other)).length,
    moved: figure.moved,
    marching: figure.marching !== "no",
    gathers: figure.gathers === null ? null : squareName(w, figure.gathers),
  }));
}

/** CV-32.2, CV-32.4, CV-32.9: a hand is seen by the player who plays it, and by an opponent with the Oracle. */
function seesHand(w: World, battle: Battle, side: SideName, viewer: Viewer): boolean {
  if (viewer === "audience") return false;
  if (deciderOf(battle, side) === viewer) return true;
  const opponent = seatOf(battle, side === "attacker" ? "defender" : "attacker");
  return opponent === viewer && passives.has(w, viewer, "opponentHandOpen");
}

function sideView(w: World, battle: Battle, name: SideName, viewer: Viewer): SideView {
  const side: Side = battle.sides[name];
  return {
    hand: seesHand(w, battle, name, viewer) ? side.hand.toSorted() : null,
    types: byType(side.hand),
    bonus: side.bonus,
    parts: bonusParts(w, battle, name),
    fallen: [...side.fallen],
    total: totalOf(w, battle, name),
    unitStrength: strengthBonus(w, battle, name),
    strengthNext: side.strengthNext,
    stake: stakeOf(w, battle, name),
  };
}

function battleView(w: World, battle: Battle, viewer: Viewer): BattleView {
  return {
    square: squareName(w, battle.square),
    attacker: battle.attacker,
    defender: battle.defender,
    controller: battle.controller,
    city: battle.city === null ? null : squareName(w, battle.city),
    step: battle.step,
    turn: battle.turn,
    part: battle.part,
    sides: {
      attacker: sideView(w, battle, "attacker", viewer),
      defender: sideView(w, battle, "defender", viewer),
    },
    fronts: battle.fronts.map((fighter) => ({
      front: fighter.front,
      side: fighter.side,
      unit: fighter.unit,
      type: UNITS[fighter.unit].type,
      rank: rankIn(w, battle, fighter.side, fighter.unit),
      strength: fighterStrength(w, battle, fighter),
      wounds: fighter.wounds,
    })),
    winner: battle.winner,
  };
}
