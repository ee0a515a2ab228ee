import { BUILDINGS } from "../src/content/buildings.ts";
import { BUILDING_IDS, type BuildingId, TECH_IDS, UNIT_TYPES, WONDER_IDS, type WonderId } from "../src/content/ids.ts";
import { TECHS } from "../src/content/techs.ts";
import { WONDERS } from "../src/content/wonders.ts";
import type { City } from "../src/state.ts";
import { SecondOpinion } from "./second-opinion.ts";

/** A second implementation of what players may choose: cities to found, things to build, techs, and steps. */
export class SecondChoices extends SecondOpinion {
  readonly #explored = (square: number): boolean => this.w.tiles[this.slotOf(square)]?.explored === true;
  readonly #kind = (square: number): string => this.w.markers[square]?.kind ?? "nothing";
  readonly #isSite = (square: number): boolean => ["hut", "village", "relic"].includes(this.#kind(square));
  readonly #endsOnWater = (seat: number): boolean =>
    (["sailing", "steam-power", "flight"] as const).some((tech) => this.knows(seat, tech));
  readonly #isPeaceful = (seat: number): boolean => this.realm(seat).government === "democracy-gov";

  /** "a1" in the north-west. */
  name(square: number): string {
    const x = this.column(square);
    return `${x < 26 ? "" : "a"}${String.fromCharCode(97 + (x % 26))}${this.row(square) + 1}`;
  }

  cityNamed(seat: number, name: string): City | undefined {
    return this.realm(seat).cities.find(({ at }) => this.name(at) === name);
  }

  #beside(square: number): number[] {
    return this.around(square).filter(
      (near) => this.column(near) === this.column(square) || this.row(near) === this.row(square),
    );
  }

  /** Whose city centre a square is. */
  #centreOwner(square: number): number | undefined {
    const owner = this.w.realms.findIndex(({ cities }) => cities.some((city) => this.centre(city).includes(square)));
    return owner < 0 ? undefined : owner;
  }

  #standing(seat: number, square: number): number {
    return this.realm(seat).figures.filter(({ at, marching }) => at === square && marching === "no").length;
  }

  /** CV-21.15: also a Gate that only the group under way blockades (CV-8.22). */
  #gateForbids(seat: number, square: number): boolean {
    return this.w.realms.some(({ cities, wonders }, owner) => {
      if (owner === seat || !cities.some((city) => this.outskirts(city).includes(square))) return false;
      if (!wonders.some(({ id, obsolete }) => id === "brandenburg-gate" && !obsolete)) return false;
      const gate = this.w.markers.findIndex((marker) => marker?.kind === "wonder" && marker.id === "brandenburg-gate");
      return this.w.realms.every((_, other) => other === owner || this.#standing(other, gate) === 0);
    });
  }

  /** CV-8.9: figures that could step aside to a square. */
  #room(seat: number, square: number): number {
    if (!this.#explored(square) || this.#centreOwner(square) !== undefined || this.#isSite(square)) return 0;
    if (this.blockaded(seat, square) || this.#gateForbids(seat, square)) return 0;
    if (this.terrain(square) === "water" && !this.#endsOnWater(seat)) return 0;
    return Math.max(0, this.stackingLimit(seat) - this.#standing(seat, square));
  }

  /** CV-8.2 to CV-8.9. */
  founding(seat: number): string[] {
    const { cities, figures } = this.realm(seat);
    if (cities.length >= (this.knows(seat, "irrigation") ? 3 : 2)) return [];
    const squares = new Set(figures.flatMap(({ kind, at }) => (kind === "scout" ? [at] : [])));
    const legal = [...squares].filter((square) => {
      const near = this.around(square);
      if (this.terrain(square) === "water" || this.#kind(square) !== "nothing" || near.length < 8) return false;
      if (near.some((other) => !this.#explored(other) || this.#isSite(other))) return false;
      if ([square, ...near].some((other) => this.blockaded(seat, other))) return false;
      const centres = this.w.realms.flatMap((realm) => realm.cities.flatMap(this.centre));
      if (centres.some((other) => this.apart(other, square) < 3)) return false;
      const company = figures.filter(({ at }) => at === square).length - 1;
      return near.reduce((room, other) => room + this.#room(seat, other), 0) >= company;
    });
    return legal.map((square) => `found:${this.name(square)}`).sort();
  }

  /** CV-12.2, CV-12.3, CV-13.4, CV-13.5, CV-14.2: where a product could go; nothing if it needs no square. */
  placing(seat: number, city: City, product: string): string[] | undefined {
    const squares = this.#squaresFor(seat, city, product);
    return squares?.map((square) => `place:${this.name(square)}`).sort();
  }

  #squaresFor(seat: number, city: City, product: string): number[] | undefined {
    const around = this.outskirts(city);
    if (product === "army" || product === "scout") {
      const full = (square: number): boolean => this.#standing(seat, square) >= this.stackingLimit(seat);
      const attacks = product === "army" && !this.#isPeaceful(seat);
      return around.filter((square) => {
        if (this.#isSite(square) || (this.terrain(square) === "water" && !this.#endsOnWater(seat))) return false;
        return this.blockaded(seat, square) ? attacks : !full(square);
      });
    }
    const open = around.filter((square) => !this.blockaded(seat, square) && !this.#isSite(square));
    const building = BUILDING_IDS.find((id) => id === product);
    if (building !== undefined) return open.filter((square) => this.#suits(building, square, around));
    if (WONDER_IDS.every((id) => id !== product)) return undefined;
    const first = around.find((square) => this.#kind(square) === "wonder");
    return open.filter((square) => this.terrain(square) !== "water" && (first ?? square) === square);
  }

  #suits(id: BuildingId, square: number, around: readonly number[]): boolean {
    const { terrain, limited } = BUILDINGS[id];
    if (!terrain.some((kind) => kind === this.terrain(square))) return false;
    const isLimited = (other: number): boolean => {
      const marker = this.w.markers[other] ?? null;
      return marker?.kind === "building" && BUILDINGS[marker.id].limited;
    };
    return !limited || around.every((other) => other === square || !isLimited(other));
  }

  /** CV-11.6, CV-11.20: what a city could build and pay for. */
  building(seat: number, city: City): string[] {
    const { civilization, figures, trade } = this.realm(seat);
    const { market } = this.w;
    const scouts = figures.filter(({ kind }) => kind === "scout").length;
    const prices = new Map<string, number>();
    if (figures.length - scouts < (civilization === "russians" ? 7 : 6)) prices.set("army", 4);
    if (scouts < (civilization === "spanish" ? 3 : 2)) prices.set("scout", 6);
    for (const type of UNIT_TYPES) {
      if (market.units[type].down.length + market.units[type].up.length === 0) continue;
      if (type !== "aircraft") prices.set(type, 3 + 2 * this.rank(seat, type));
      else if (this.knows(seat, "flight")) prices.set(type, 12);
    }
    for (const id of BUILDING_IDS) {
      const { tech, pool, upgradesTo, price } = BUILDINGS[id];
      const outdated = upgradesTo !== null && this.knows(seat, BUILDINGS[upgradesTo].tech);
      if (this.knows(seat, tech) && !outdated && market.buildings[pool] > 0) prices.set(id, price);
    }
    const master = this.mayUse(seat, "michelangelo") ? 5 : 0;
    for (const id of market.wonders) prices.set(id, this.#wonderPrice(seat, id) - master);
    if (this.knows(seat, "masonry") && !city.walls) prices.set("walls", 7);
    const means =
      this.production(seat, city) +
      city.bonuses.reduce((sum, n) => sum + n, 0) +
      (city.post === "caravan" ? 2 : 0) +
      Math.floor(trade / 3) * (civilization === "americans" ? 2 : 1);
    return [...prices]
      .filter(([id, price]) => price <= means && this.#squaresFor(seat, city, id)?.length !== 0)
      .map(([id]) => `build:${id}`)
      .sort();
  }

  #wonderPrice(seat: number, id: WonderId): number {
    const { price, cheaper } = WONDERS[id];
    return cheaper !== null && this.knows(seat, cheaper.tech) ? cheaper.price : price;
  }

  producing(seat: number): string[] {
    const cities = this.realm(seat).cities.filter((city) => city.actions > 0 && this.building(seat, city).length > 0);
    return cities.map(({ at }) => `produce:${this.name(at)}`).sort();
  }

  /** CV-27.6. */
  #fits(seat: number, level: number): boolean {
    const cards = this.pyramid(seat);
    return level === 1 || (cards[level - 1] ?? 0) + 1 < (cards[level - 2] ?? 0);
  }

  /** CV-27.1, CV-27.2, CV-33.21. */
  research(seat: number): string[] {
    const tesla = this.mayUse(seat, "nikola-tesla");
    const less = this.hasWonder(seat, "porcelain-tower") ? 5 : 0;
    const techs = TECH_IDS.filter((id) => {
      const { level, set } = TECHS[id];
      if (this.knows(seat, id) || (set === "ff" && !this.w.settings.expansion)) return false;
      return this.realm(seat).trade >= 1 + 5 * level - less;
    });
    const usual = techs.filter((id) => this.#fits(seat, TECHS[id].level)).map((id) => `learn:${id}`);
    const lower = techs.filter(
      (id) => tesla && TECHS[id].level > 1 && TECHS[id].level < 5 && this.#fits(seat, TECHS[id].level - 1),
    );
    return [...usual, ...lower.map((id) => `lower:${id}`), "none"].sort();
  }

  /** CV-21.4 to CV-21.27: where the group under way may step, with this many movement points. */
  steps(seat: number, left: number): string[] {
    const group = this.realm(seat).figures.filter(({ marching }) => marching !== "no");
    const at = group[0]?.at;
    if (at === undefined || left === 0) return [];
    const walker = { seat, size: group.length, army: group.some(({ kind }) => kind === "army") };
    const legal = this.#beside(at).filter((to) => this.#mayStep(walker, at, to, left - 1));
    return legal.map((square) => `go:${this.name(square)}`).sort();
  }

  #mayStep(walker: Walker, from: number, to: number, left: number): boolean {
    const { seat, army } = walker;
    if (this.w.locked.includes(from) || !this.#explored(to) || (this.#kind(to) === "relic" && !army)) return false;
    const crosses = this.knows(seat, "navigation") || this.#endsOnWater(seat);
    if (this.#isSea(to) && !crosses) return false;
    if (this.#mayEnd(walker, to)) return true;
    if (left === 0 || this.#endsMoves(seat, to)) return false;
    return this.#beside(to).some((next) => this.#mayStep(walker, to, next, left - 1));
  }

  /** CV-24.4. */
  #isSea = (square: number): boolean => this.terrain(square) === "water" && this.#centreOwner(square) === undefined;

  /** CV-21.9 to CV-21.13. */
  #endsMoves(seat: number, square: number): boolean {
    if (this.knows(seat, "flight")) return false;
    const owner = this.#centreOwner(square);
    if (this.blockaded(seat, square) || (owner !== undefined && owner !== seat)) return true;
    return ["hut", "village"].includes(this.#kind(square));
  }

  #mayEnd({ seat, size, army }: Walker, square: number): boolean {
    const owner = this.#centreOwner(square);
    if (owner === seat) return this.w.settings.expansion; // CV-23.3
    if (this.#isSea(square) && !this.#endsOnWater(seat)) return false;
    if (owner !== undefined && size === 1 && this.#maySpy(seat, owner)) return true;
    if (owner !== undefined || this.blockaded(seat, square)) return army && !this.#isPeaceful(seat);
    const republican = this.#kind(square) === "hut" && this.realm(seat).government === "republic";
    if (this.#isSite(square) && !army && !republican) return false;
    return !this.#gateForbids(seat, square) && this.#standing(seat, square) + size <= this.stackingLimit(seat);
  }

  /** CV-30.9. */
  #maySpy(seat: number, owner: number): boolean {
    const { civilization, used } = this.realm(seat);
    if (civilization !== "russians" || used.includes("espionage")) return false;
    return this.realm(owner).pyramid.some(
      ({ tech }) => tech !== null && !this.knows(seat, tech) && this.#fits(seat, TECHS[tech].level),
    );
  }
}

/** A group under way. */
interface Walker {
  readonly seat: number;
  readonly size: number;
  readonly army: boolean;
}
