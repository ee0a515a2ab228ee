import type { Seat, Viewer } from "@civitas/kernel";
import { BATTLE_SIDES, settlersOn, unitsOn } from "./battle/sides.ts";
import { strengthsOf } from "./battle/strength.ts";
import { capacityOf, isInfluenced, isUsable, piecesLeft, sizeOf } from "./cities.ts";
import { BUILDING_IDS, EXHAUSTION_TOKENS } from "./content/pieces.ts";
import { limitsOf } from "./goods.ts";
import { boardIn, hexName, regionName, slotOf, terrainAt } from "./map.ts";
import { scoreOf } from "./scoring.ts";
import { type City, type Clash, type Hex, playerOf, turnOrder } from "./state.ts";
import { tradeRoutes } from "./trade-routes.ts";
import { tradeView } from "./trading/viewing.ts";
import { inSupply } from "./troops.ts";
import { roundsOf } from "./turn-track.ts";
import type {
  BattleSideView,
  BattleView,
  CityView,
  ClashView,
  Colour,
  HexView,
  PlayerView,
  RegionView,
} from "./view.ts";
import { sourcesByHex } from "./yields.ts";

const COLOURS: readonly Colour[] = ["red", "green", "blue", "yellow"];

/** Everything one seat, or the audience, may see (CC-4). */
export function view(s: Clash, viewer: Viewer): ClashView {
  return {
    viewer,
    variant: s.variant,
    round: s.round,
    rounds: roundsOf(s),
    turn: s.turn,
    phase: s.phase,
    mover: s.mover,
    first: s.first,
    order: turnOrder(s),
    hexes: boardIn(s).names.map((_, hex) => hexView(s, hex)),
    regions: s.slots.map((_, slot) => regionView(s, slot)),
    cities: s.cities.map((city) => cityView(s, city, viewer)),
    troops: s.troops.map((troop) => ({ ...troop, hex: hexName(s, troop.hex) })),
    ships: s.ships.map((ship) => ({
      ...ship,
      hex: hexName(s, ship.hex),
      cargo: ship.cargo.map((passenger) => ({ ...passenger })),
    })),
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    piles: {
      actionDeck: s.actionDeck.length,
      actionDiscard: [...s.actionDiscard],
      objectiveDeck: s.objectiveDeck.length,
      objectiveDiscard: [...s.objectiveDiscard],
      eventDeck: s.eventDeck.length,
      eventDiscard: [...s.eventDiscard],
      wonderDeck: s.wonderDeck.length,
    },
    wonders: s.wonders.map((id) => ({ id })),
    lostWonders: [...s.lostWonders],
    inPlay: [...s.inPlay],
    openEvents: [...s.openEvents],
    plans: { n: s.plans.length, cards: viewer === s.mover ? s.plans.toSorted() : null },
    truces: s.truces.map((truce) => ({ ...truce })),
    pestilence: s.pestilence,
    barbarians: {
      settlements: piecesLeft(s, "barbarians", "settlement"),
      soldiers: inSupply(s, "barbarians", "soldier"),
    },
    exhaustionLeft: EXHAUSTION_TOKENS - s.exhausted.length,
    now: {
      actions: s.now.actions,
      used: [...s.now.used],
      influenced: s.now.influenced,
      collects: s.now.collects,
      forcedLabor: s.now.forcedLabor,
      negotiations: s.now.negotiations,
    },
    battle: battleView(s, viewer),
    trade: tradeView(s, viewer),
  };
}

function hexView(s: Clash, hex: Hex): HexView {
  const { q, r } = boardIn(s).at[hex] ?? { q: 0, r: 0 };
  return {
    name: hexName(s, hex),
    q,
    r,
    slot: slotOf(hex),
    terrain: terrainAt(s, hex),
    exhausted: s.exhausted.includes(hex),
  };
}

function regionView(s: Clash, slot: number): RegionView {
  const { region, explored, orientation } = s.slots[slot] ?? { region: null, explored: false, orientation: 0 };
  const printed = boardIn(s).layout.slots[slot];
  return {
    name: regionName(s, slot),
    explored,
    region: explored ? region : null,
    orientation: explored ? orientation : 0,
    hexes: printed?.names ?? [],
    home: printed?.home === null || printed === undefined ? null : (s.seating[printed.home] ?? null),
  };
}

function cityView(s: Clash, city: City, viewer: Viewer): CityView {
  return {
    hex: hexName(s, city.hex),
    owner: city.owner,
    mood: city.owner === "barbarians" ? null : city.mood,
    size: sizeOf(city),
    buildings: { ...city.buildings },
    usable: BUILDING_IDS.filter((building) => isUsable(s, city, building)),
    portHex: city.portHex === null ? null : hexName(s, city.portHex),
    wonder: city.wonder,
    activations: city.activations,
    capacity: city.owner === "barbarians" ? 0 : capacityOf(s, city),
    sources: city.owner === viewer ? sourcesView(s, viewer, city) : null,
    influenced: city.owner !== "barbarians" && isInfluenced(city),
  };
}

const sourcesView = (s: Clash, seat: Seat, city: City): CityView["sources"] =>
  Object.fromEntries([...sourcesByHex(s, seat, city)].map(([hex, goods]) => [hexName(s, hex), goods]));

function playerView(s: Clash, seat: Seat, viewer: Viewer): PlayerView {
  const player = playerOf(s, seat);
  return {
    seat,
    colour: COLOURS[seat] ?? "red",
    goods: { ...player.goods },
    limits: limitsOf(s, seat),
    levels: { ...player.levels },
    advances: [...player.advances],
    startHex: hexName(s, player.startHex),
    actionCards: player.actionCards.length,
    objectiveCards: player.objectiveCards.length,
    hand:
      viewer === seat || (s.spied?.by === viewer && s.spied.on === seat)
        ? { actionCards: player.actionCards.toSorted(), objectiveCards: player.objectiveCards.toSorted() }
        : null,
    greatPersons: [...player.greatPersons],
    completed: player.completed.map((one) => ({ ...one })),
    reserved: [...player.reserved],
    supply: {
      settlement: piecesLeft(s, seat, "settlement"),
      port: piecesLeft(s, seat, "port"),
      academy: piecesLeft(s, seat, "academy"),
      fortress: piecesLeft(s, seat, "fortress"),
      temple: piecesLeft(s, seat, "temple"),
      soldier: inSupply(s, seat, "soldier"),
      settler: inSupply(s, seat, "settler"),
      ship: inSupply(s, seat, "ship"),
    },
    lostActions: (player.assassinated ? 1 : 0) + player.revolted,
    assassinated: player.assassinated,
    tradeRoutes: tradeRoutes(s, seat),
    score: scoreOf(s, seat),
  };
}

function battleView(s: Clash, viewer: Viewer): BattleView | null {
  const { battle } = s;
  if (battle === null) return null;
  const { kind, hex, from, round, city, siege } = battle;
  const open = BATTLE_SIDES.every((side) => battle[side].decided);
  const sideView = (side: "attacker" | "defender"): BattleSideView => {
    const { owner, began, lost, card, decided, cancelled, bonus, dice, cv, hits } = battle[side];
    return {
      owner,
      began,
      units: unitsOn(s, side),
      settlers: settlersOn(s, side),
      lost,
      committed: card !== null,
      decided,
      card: open || owner === viewer ? card : null,
      cancelled,
      bonus: { ...bonus },
      dice: [...dice],
      cv,
      hits,
      strengths: strengthsOf(s, side),
    };
  };
  return {
    kind,
    hex: hexName(s, hex),
    from: from === null ? null : hexName(s, from),
    round,
    attacker: sideView("attacker"),
    defender: sideView("defender"),
    city: city && {
      owner: city.owner,
      fortress: city.fortress,
      die: city.fortress && !siege.die,
      cancel: city.fortress && !siege.cancel,
    },
  };
}
