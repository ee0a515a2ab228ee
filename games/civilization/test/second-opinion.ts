import { BUILDINGS } from "../src/content/buildings.ts";
import { GREAT_CARDS } from "../src/content/great-cards.ts";
import { GREAT_PEOPLE } from "../src/content/great-people.ts";
import type { GreatCardId, TechId, Terrain, WonderId } from "../src/content/ids.ts";
import { LAYOUTS } from "../src/content/layouts.ts";
import { TILES } from "../src/content/tiles.ts";
import { WONDERS } from "../src/content/wonders.ts";
import type { City, Realm, World } from "../src/state.ts";

/*
 * A second implementation of what the rules count, written from the clauses alone. It shares the printed content with
 * the game and nothing else: no passives, no outskirts, no gathering.
 */

interface Yield {
  readonly production: number;
  readonly trade: number;
  readonly culture: number;
  readonly coin: number;
  readonly combat: number;
}

const NOTHING: Yield = { production: 0, trade: 0, culture: 0, coin: 0, combat: 0 };
/** CV-5.1, CV-29.1. */
const STANDARD: Readonly<Record<Terrain, Yield>> = {
  forest: { ...NOTHING, production: 2 },
  mountain: { ...NOTHING, production: 1 },
  desert: { ...NOTHING, trade: 1 },
  water: { ...NOTHING, trade: 1 },
  grassland: NOTHING,
};

export class SecondOpinion {
  protected readonly w: World;
  protected readonly width: number;

  constructor(w: World) {
    this.w = w;
    this.width = this.layout.width;
  }

  protected get layout() {
    const players = this.w.realms.length;
    return players === 2 ? LAYOUTS[2] : players === 3 ? LAYOUTS[3] : players === 4 ? LAYOUTS[4] : LAYOUTS[5];
  }

  protected realm(seat: number): Realm {
    const realm = this.w.realms[seat];
    if (realm === undefined) throw new Error(`there is no player ${seat}`);
    return realm;
  }

  protected column = (square: number): number => square % this.width;
  protected row = (square: number): number => Math.floor(square / this.width);

  protected slotOf(square: number): number {
    const [x, y] = [this.column(square), this.row(square)];
    return this.layout.slots.findIndex((one) => x >= one.x && x < one.x + 4 && y >= one.y && y < one.y + 4);
  }

  /** The tile that covers a square, and the square of it, as it lies (README of the rules: "Tiles"). */
  #printed(square: number) {
    const [x, y] = [this.column(square), this.row(square)];
    const slot = this.slotOf(square);
    const [place, tile] = [this.layout.slots[slot], this.w.tiles[slot]];
    if (place === undefined || tile === undefined || tile.id === null || !tile.explored) return undefined;
    let [row, column] = [y - place.y, x - place.x];
    for (let turns = 0; turns < tile.rotation; turns++) [row, column] = [3 - column, row];
    return TILES[tile.id].squares[row]?.[column];
  }

  /** CV-0.3: whether two squares share an edge or a corner. */
  apart(a: number, b: number): number {
    return Math.max(Math.abs(this.column(a) - this.column(b)), Math.abs(this.row(a) - this.row(b)));
  }

  centre = ({ at, second }: City): number[] => (second === null ? [at] : [at, second]);

  /** CV-0.3: the squares that share an edge or a corner with this one; a square without a tile is no square. */
  around(square: number): number[] {
    const found: number[] = [];
    for (const y of [-1, 0, 1].map((step) => this.row(square) + step)) {
      for (const x of [-1, 0, 1].map((step) => this.column(square) + step)) {
        const near = y * this.width + x;
        if (x < 0 || y < 0 || x >= this.width || y >= this.layout.height || near === square) continue;
        if (this.slotOf(near) >= 0) found.push(near);
      }
    }
    return found;
  }

  /** CV-8.1: in the order of the squares. */
  outskirts(city: City): number[] {
    const centre = this.centre(city);
    const found = new Set(centre.flatMap((square) => this.around(square)));
    return [...found].filter((square) => !centre.includes(square)).sort((one, other) => one - other);
  }

  terrain(square: number): Terrain | undefined {
    return this.w.disasters.find((one) => one.square === square)?.terrain ?? this.#printed(square)?.terrain;
  }

  /** CV-5.3 to CV-5.5. */
  yieldOf(square: number): Yield {
    const marker = this.w.markers[square] ?? null;
    if (marker?.kind === "building") return BUILDINGS[marker.id].icons;
    if (marker?.kind === "great-person") return GREAT_PEOPLE[marker.id].icons;
    if (marker?.kind === "wonder") {
      const { era } = WONDERS[marker.id];
      return { ...NOTHING, culture: era === "ancient" ? 1 : era === "medieval" ? 2 : 3 };
    }
    const changed = this.w.disasters.find((one) => one.square === square);
    if (changed !== undefined) return STANDARD[changed.terrain];
    return this.#printed(square)?.icons ?? NOTHING;
  }

  #showsResource(square: number): boolean {
    const marker = this.w.markers[square] ?? null;
    if (marker !== null && ["building", "wonder", "great-person"].includes(marker.kind)) return false;
    if (this.w.disasters.some((one) => one.square === square)) return false;
    return this.#printed(square)?.resource != null;
  }

  /** CV-8.12, CV-8.22. */
  blockaded = (seat: number, square: number): boolean =>
    this.w.realms.some(
      ({ figures }, other) => other !== seat && figures.some(({ at, marching }) => at === square && marching !== "yes"),
    );

  /** CV-7.4, CV-7.7: the squares whose icons count for a city. */
  #squaresOf(seat: number, city: City): number[] {
    const scouts = this.realm(seat).figures.filter(({ gathers, marching }) => gathers !== null && marching !== "yes");
    const serves = new Map<number, number | null>();
    for (const { at, gathers } of scouts) if (!serves.has(at)) serves.set(at, gathers);
    const own = this.outskirts(city).filter(
      (square) => !this.blockaded(seat, square) && (serves.get(square) ?? city.at) === city.at,
    );
    const scouted = [...serves].filter(([square, to]) => to === city.at && !own.includes(square));
    return [...own, ...scouted.map(([square]) => square)];
  }

  /** CV-9.15. */
  #counts(seat: number, square: number, kind: "trade" | "culture"): boolean {
    const marker = this.w.markers[square] ?? null;
    if (marker?.kind !== "building" || marker.owner !== seat) return true;
    const { government } = this.realm(seat);
    if (kind === "trade" && government === "fundamentalism") return !["library", "university"].includes(marker.id);
    if (kind === "culture" && government === "communism-gov") return !["temple", "cathedral"].includes(marker.id);
    return true;
  }

  #sum = (squares: readonly number[], kind: keyof Yield): number =>
    squares.reduce((total, square) => total + this.yieldOf(square)[kind], 0);

  knows = (seat: number, tech: TechId): boolean => this.realm(seat).pyramid.some((card) => card.tech === tech);

  /** CV-8.13, CV-13.10. */
  hasWonder(seat: number, id: WonderId): boolean {
    const at = this.w.markers.findIndex((marker) => marker?.kind === "wonder" && marker.id === id);
    const works = this.realm(seat).wonders.some((wonder) => wonder.id === id && !wonder.obsolete);
    return works && at >= 0 && !this.blockaded(seat, at);
  }

  /** CV-19.7, CV-19.15. */
  hasPerson(seat: number, id: GreatCardId): boolean {
    return this.realm(seat).greatCards.some((card) => card.id === id && card.up) && this.mayUse(seat, id);
  }

  /** CV-19.7: held, and a marker of its type is on the map. */
  protected mayUse(seat: number, id: GreatCardId): boolean {
    const { greatCards, cities } = this.realm(seat);
    if (!greatCards.some((card) => card.id === id)) return false;
    return cities.some((city) =>
      this.outskirts(city).some((square) => {
        const marker = this.w.markers[square] ?? null;
        return marker?.kind === "great-person" && marker.id === GREAT_CARDS[id].type && !this.blockaded(seat, square);
      }),
    );
  }

  #invested(seat: number, id: keyof Realm["investments"]): number {
    return this.w.settings.investments ? this.realm(seat).investments[id] : 0;
  }

  /** CV-17.1. */
  coins(seat: number): number {
    const { coins, sheet, wonders, cities } = this.realm(seat);
    const onTechs = Object.values(coins).reduce((sum, n) => sum + n, 0);
    const printed = (["civil-service", "railroad", "computers"] as const).filter((tech) => this.knows(seat, tech));
    const canal = this.hasWonder(seat, "panama-canal")
      ? (wonders.find(({ id }) => id === "panama-canal")?.coins ?? 0)
      : 0;
    const onMap = cities.reduce((sum, city) => sum + this.#sum(this.#squaresOf(seat, city), "coin"), 0);
    return onTechs + sheet + printed.length + canal + onMap + (this.hasPerson(seat, "adam-smith") ? 1 : 0);
  }

  /** CV-10.1. */
  trade(seat: number): number {
    return this.realm(seat).cities.reduce(
      (sum, city) =>
        sum +
        this.#sum(
          this.#squaresOf(seat, city).filter((square) => this.#counts(seat, square, "trade")),
          "trade",
        ),
      0,
    );
  }

  /** CV-11.7, CV-11.8. */
  production(seat: number, city: City): number {
    const each =
      (this.hasWonder(seat, "chichen-itza") ? 3 : 0) +
      (this.hasPerson(seat, "susan-b-anthony") ? 2 : 0) +
      Math.min(3, this.#invested(seat, "infrastructure")) +
      (this.knows(seat, "military-science") ? Math.floor(this.coins(seat) / 3) : 0) +
      (this.realm(seat).government === "communism-gov" ? 2 : 0);
    return this.#sum(this.#squaresOf(seat, city), "production") + each;
  }

  /** CV-11.13, CV-9.14, CV-30.7. */
  arts(seat: number, city: City): number {
    const { government, civilization } = this.realm(seat);
    const squares = this.#squaresOf(seat, city);
    const icons = this.#sum(
      squares.filter((square) => this.#counts(seat, square, "culture")),
      "culture",
    );
    const sacred = civilization === "indians" ? squares.filter((square) => this.#showsResource(square)).length : 0;
    return (city.second === null ? 1 : 2) + icons + (city.capital && government === "monarchy-gov" ? 2 : 0) + sacred;
  }

  /** CV-15.9. */
  cultureHand(seat: number): number {
    const techs = (["pottery", "civil-service", "theology"] as const).filter((tech) => this.knows(seat, tech)).length;
    return (
      2 +
      techs +
      (this.knows(seat, "computers") ? Math.floor(this.coins(seat) / 5) : 0) +
      (this.hasPerson(seat, "valmiki") ? 2 : 0) +
      (this.#invested(seat, "endowment-for-the-arts") > 0 ? 1 : 0) +
      (this.hasWonder(seat, "cristo-redentor") ? 4 : 0)
    );
  }

  #best(seat: number, ladder: readonly (readonly [TechId, number])[], least: number): number {
    return ladder.reduce((best, [tech, n]) => (this.knows(seat, tech) ? Math.max(best, n) : best), least);
  }

  /** CV-21.7. */
  stackingLimit(seat: number): number {
    const ladder = [
      ["masonry", 3],
      ["printing-press", 4],
      ["biology", 5],
      ["replaceable-parts", 6],
    ] as const;
    const russians = this.realm(seat).civilization === "russians" ? 1 : 0;
    return this.#best(seat, ladder, 2) + russians + (this.hasPerson(seat, "louis-pasteur") ? 1 : 0);
  }

  /** CV-21.3. */
  travelSpeed(seat: number): number {
    const ladder = [
      ["horseback-riding", 3],
      ["sailing", 4],
      ["steam-power", 5],
      ["flight", 6],
    ] as const;
    const { civilization, doubleSpeed } = this.realm(seat);
    const sum =
      this.#best(seat, ladder, 2) + (civilization === "spanish" ? 1 : 0) + (this.hasPerson(seat, "henry-ford") ? 1 : 0);
    return doubleSpeed ? 2 * sum : sum;
  }

  /** CV-25.4: what cards add to the battle hand. */
  battleHandBonus(seat: number): number {
    const fundamentalism = this.realm(seat).government === "fundamentalism" ? 1 : 0;
    return fundamentalism + (this.knows(seat, "computers") ? Math.floor(this.coins(seat) / 5) : 0);
  }

  /** CV-25.7: without a city's own defence. */
  combatBonus(seat: number): number {
    const buildings = this.realm(seat)
      .cities.flatMap((city) => this.outskirts(city))
      .filter((square) => !this.blockaded(seat, square));
    const markers = this.#invested(seat, "military-industrial-complex");
    return this.#sum(buildings, "combat") + (markers >= 6 ? 12 : markers >= 4 ? 8 : markers >= 2 ? 4 : 0);
  }

  /** CV-14.6. */
  rank(seat: number, type: "infantry" | "mounted" | "artillery"): number {
    const ladder = {
      infantry: [
        ["democracy", 2],
        ["gunpowder", 3],
        ["replaceable-parts", 4],
      ],
      mounted: [
        ["chivalry", 2],
        ["railroad", 3],
        ["combustion", 4],
      ],
      artillery: [
        ["mathematics", 2],
        ["metal-casting", 3],
        ["ballistics", 4],
      ],
    } as const;
    return this.#best(seat, ladder[type], 1);
  }

  /** CV-27.6, CV-27.7: cards by slot level, each level smaller than the one below. */
  pyramid(seat: number): number[] {
    const { pyramid } = this.realm(seat);
    return [1, 2, 3, 4, 5].map((level) => pyramid.filter((card) => card.level === level).length);
  }

  /** What is wrong on a table where nothing is being resolved. */
  *faults(): Generator<string> {
    const w = this.w;
    for (const [seat, realm] of w.realms.entries()) {
      const own = realm.cities.flatMap((city) => this.outskirts(city));
      if (realm.trade < 0 || realm.trade > 27) yield `CV-10.2 trade ${realm.trade}`;
      if (realm.culture < 0) yield `CV-15.1 culture ${realm.culture}`;
      if (realm.events.length > this.cultureHand(seat)) yield `CV-15.10 ${realm.events.length} events`;
      for (const [tech, n] of Object.entries(realm.coins)) if (n > 4) yield `CV-17.4 ${n} coins on ${tech}`;
      const levels = this.pyramid(seat);
      for (const [n, many] of levels.entries()) {
        if (n > 0 && many > 0 && many >= (levels[n - 1] ?? 0)) yield `CV-27.6 ${levels}`;
      }
      for (const { at } of realm.figures) {
        const here = realm.figures.filter((figure) => figure.at === at).length;
        if (here > this.stackingLimit(seat)) yield `CV-21.21 ${here} figures on ${at}`;
        if (this.blockaded(seat, at)) yield `CV-0.21 two players on ${at}`;
        if (w.realms.some(({ cities }) => cities.some((city) => this.centre(city).includes(at)))) {
          yield `CV-8.19 a figure in a city on ${at}`;
        }
      }
      const armies = realm.figures.filter(({ kind }) => kind === "army").length;
      if (armies > (realm.civilization === "russians" ? 7 : 6)) yield `CV-1.1 ${armies} armies`;
      if (realm.figures.length - armies > (realm.civilization === "spanish" ? 3 : 2)) yield "CV-1.1 scouts";
      if (realm.cities.length > (this.knows(seat, "irrigation") ? 3 : 2)) yield `CV-8.2 ${realm.cities.length} cities`;
      for (const city of realm.cities) yield* this.#faultsOf(seat, city);
      for (const { id } of realm.wonders) {
        const lies = own.some((square) => w.markers[square]?.kind === "wonder" && w.markers[square]?.id === id);
        if (!lies) yield `CV-13.8 ${id} has no marker`;
      }
    }
    for (const [square, marker] of w.markers.entries()) {
      if (marker?.kind !== "building" && marker?.kind !== "wonder" && marker?.kind !== "great-person") continue;
      const owner = w.realms[marker.owner];
      if (owner?.cities.some((city) => this.outskirts(city).includes(square)) !== true) yield `CV-8.11 ${marker.id}`;
    }
  }

  *#faultsOf(seat: number, city: City): Generator<string> {
    const w = this.w;
    const around = this.outskirts(city);
    if (around.length !== (city.second === null ? 8 : 10)) yield `CV-8.5 ${around.length} squares around ${city.at}`;
    const markers = around.map((square) => w.markers[square] ?? null);
    if (markers.some((marker) => marker?.kind === "hut" || marker?.kind === "village" || marker?.kind === "relic")) {
      yield `CV-8.6 a site beside ${city.at}`;
    }
    if (markers.filter((marker) => marker?.kind === "wonder").length > 1) yield `CV-13.5 two wonders at ${city.at}`;
    const limited = markers.filter((marker) => marker?.kind === "building" && BUILDINGS[marker.id].limited);
    if (limited.length > 1) yield `CV-12.3 two limited buildings at ${city.at}`;
    for (const marker of markers) {
      if (marker?.kind !== "building") continue;
      const { upgradesTo } = BUILDINGS[marker.id];
      if (upgradesTo !== null && this.knows(seat, BUILDINGS[upgradesTo].tech)) yield `CV-12.4 still a ${marker.id}`;
    }
    for (const [owner, realm] of w.realms.entries()) {
      for (const other of realm.cities) {
        if (owner === seat && other.at === city.at) continue;
        if (this.outskirts(other).some((square) => around.includes(square))) yield `CV-8.20 ${city.at} and ${other.at}`;
      }
    }
  }
}
