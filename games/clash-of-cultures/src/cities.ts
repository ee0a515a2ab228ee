import type { Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { BARBARIAN_SUPPLY, BUILDING_IDS, type Building, type CityPiece, MOODS, SUPPLY } from "./content/pieces.ts";
import { changesOf } from "./hooks/query.ts";
import { hexName } from "./map.ts";
import { say } from "./say.ts";
import { type City, type Clash, type Hex, isOwnTurn, type Owner, playerOf } from "./state.ts";

export function cityAt(s: Clash, hex: Hex): City | undefined {
  for (const city of s.cities) if (city.hex === hex) return city;
  return undefined;
}

export function cityIn(s: Clash, hex: Hex): City {
  const city = cityAt(s, hex);
  if (city === undefined) throw new RangeError(`there is no city in ${hexName(s, hex)}`);
  return city;
}

export const citiesOf = (s: Clash, owner: Owner): City[] => s.cities.filter((city) => city.owner === owner);

/** CC-9.1: its pieces, of whatever colour. */
export const sizeOf = ({ buildings }: City): number =>
  1 +
  (buildings.port === null ? 0 : 1) +
  (buildings.academy === null ? 0 : 1) +
  (buildings.fortress === null ? 0 : 1) +
  (buildings.temple === null ? 0 : 1);

export const buildingsIn = ({ buildings }: City): Building[] => BUILDING_IDS.filter((id) => buildings[id] !== null);

/** CC-7.13: a building that this player may build and use. */
export const mayHave = (s: Clash, owner: Owner, building: Building): boolean =>
  changesOf(s, owner, "allows").includes(building);

/** CC-9.14, CC-32.10: it stands there and the city's owner has its advance. */
export const isUsable = (s: Clash, city: City, building: Building): boolean =>
  city.buildings[building] !== null && mayHave(s, city.owner, building);

/** CC-9.13. */
export const isInfluenced = ({ buildings, owner }: City): boolean =>
  BUILDING_IDS.some((id) => buildings[id] !== null && buildings[id] !== owner);

/** CC-30.44: whether this city's anger counts now. */
export const actsAngry = (s: Clash, city: City): boolean =>
  city.mood === "angry" && !(s.now.forcedLabor && isOwnTurn(s, city.owner));

/** CC-9.4, CC-9.5: how much it can build or collect. */
export function capacityOf(s: Clash, city: City): number {
  if (actsAngry(s, city)) return 1;
  return sizeOf(city) + (city.mood === "happy" ? 1 : 0);
}

/** CC-9.5: an Angry city can be activated once a turn, under Forced Labor too. */
export const canActivate = (city: City): boolean => city.mood !== "angry" || city.activations === 0;

/** CC-1.4: pieces of this colour that are not on the board. */
export function piecesLeft(s: Clash, owner: Owner, piece: CityPiece): number {
  if (owner === "barbarians")
    return piece === "settlement" ? BARBARIAN_SUPPLY.settlement - citiesOf(s, owner).length : 0;
  return SUPPLY[piece] - playerOf(s, owner).gone[piece] - piecesInPlay(s, owner, piece);
}

export function piecesInPlay(s: Clash, seat: Seat, piece: CityPiece): number {
  let n = 0;
  for (const city of s.cities) {
    if (piece === "settlement" ? city.owner === seat : city.buildings[piece] === seat) n++;
  }
  return n;
}

/** A new city: CC-8.3, CC-22.1. */
export function settle(s: Clash, owner: Owner, hex: Hex): City {
  const city: City = {
    hex,
    owner,
    mood: "neutral",
    buildings: { port: null, academy: null, fortress: null, temple: null },
    portHex: null,
    wonder: null,
    activations: 0,
  };
  s.cities.push(city);
  return city;
}

/** CC-9.12: its pieces go back to their owners, its Wonder is lost, units stay. */
export function destroy(s: Clash, city: City): void {
  if (city.wonder !== null) s.lostWonders.push(city.wonder);
  s.cities = s.cities.filter((one) => one !== city);
}

/** CC-9.9: this many steps up or down. */
export function shiftMood(s: Clash, table: GameTable, city: City, steps: number, clause: string): void {
  const before = city.mood;
  const at = Math.min(MOODS.length - 1, Math.max(0, MOODS.indexOf(before) + steps));
  const mood = MOODS[at] ?? before;
  if (mood !== before) setMood(s, table, city, mood, clause);
}

/** CC-24.14: an own city that becomes Angry in its owner's turn may complete an objective. */
export function setMood(s: Clash, table: GameTable, city: City, mood: City["mood"], clause: string): void {
  if (city.mood === mood) return;
  city.mood = mood;
  const { owner, hex } = city;
  if (owner === "barbarians") return;
  table.tell(() => ({
    what: say("log.mood", { city: say("hex", { name: hexName(s, hex) }), mood: say(`mood.${mood}`) }),
    seat: owner,
    clause,
  }));
  if (mood === "angry" && isOwnTurn(s, owner)) table.next("objectives", { occurrence: { what: "angry", by: owner } });
}
