import { Scene } from "@civitas/testing";
import { artsOf } from "../src/city/arts.ts";
import { tradeIncome } from "../src/city/gathering.ts";
import { outskirts } from "../src/city/outskirts.ts";
import { hidden } from "../src/content/huts.ts";
import type { MarketResource, TechId, Terrain } from "../src/content/ids.ts";
import { game } from "../src/index.ts";
import { cultureHand, productionOf, stackingLimit, travelSpeed } from "../src/limits.ts";
import { gridFor } from "../src/map/grid.ts";
import { resourceAt, terrainOf } from "../src/map/land.ts";
import type { CivilizationOptions } from "../src/options.ts";
import { coinsOf } from "../src/research/coins.ts";
import { type City, type Phase, type Realm, realmOf, type SquareNumber, type World } from "../src/state.ts";
import type { CivilizationView } from "../src/view/view.ts";
import type { Position } from "./given.ts";
import { squareNamed } from "./laying-land.ts";
import { CIVILIZATIONS, layOut } from "./laying-out.ts";

export type { Position, Side } from "./given.ts";

/** The name of the square in this column and row, counted from 0: (0, 0) is "a1". */
export const xy = (x: number, y: number): string => `${x < 26 ? "" : "a"}${String.fromCharCode(97 + (x % 26))}${y + 1}`;

/** A match at a position of the test's choice: nothing on the table but what it names. */
export class Table extends Scene<World, CivilizationView, CivilizationOptions> {
  constructor(given: Position = {}) {
    const at = layOut(given);
    super(game, { seats: at.realms.length, at, seed: given.seed ?? "table", chance: given.chance });
  }

  realm(seat = 0): Realm {
    return realmOf(this.state, seat);
  }

  square(name: string): SquareNumber {
    return squareNamed(this.state, name);
  }

  named(square: SquareNumber): string {
    return gridFor(this.state.realms.length).names[square] ?? "?";
  }

  city(name: string): City {
    const at = this.square(name);
    const city = this.state.realms.flatMap(({ cities }) => cities).find((one) => one.at === at || one.second === at);
    if (city === undefined) throw new Error(`there is no city on ${name}`);
    return city;
  }

  /** The squares of a player's cities. */
  cities(seat = 0): string[] {
    return this.realm(seat).cities.map(({ at, second }) =>
      second === null ? this.named(at) : `${this.named(at)}+${this.named(second)}`,
    );
  }

  production(name: string): number {
    return productionOf(this.state, this.ownerOf(name), this.city(name));
  }

  /** What devoting the city to the arts would bring. */
  arts(name: string): number {
    return artsOf(this.state, this.ownerOf(name), this.city(name));
  }

  income(seat = 0): number {
    return tradeIncome(this.state, seat);
  }

  coins(seat = 0): number {
    return coinsOf(this.state, seat);
  }

  speed(seat = 0): number {
    return travelSpeed(this.state, seat);
  }

  stack(seat = 0): number {
    return stackingLimit(this.state, seat);
  }

  handSize(seat = 0): number {
    return cultureHand(this.state, seat);
  }

  techs(seat = 0): TechId[] {
    return this.realm(seat).pyramid.flatMap(({ tech }) => tech ?? []);
  }

  /** Figures on the map: `"army c3"`, `"scout d4"`. */
  figures(seat = 0): string[] {
    return this.realm(seat)
      .figures.map(({ kind, at }) => `${kind} ${this.named(at)}`)
      .sort();
  }

  /** What lies on a square: `"granary"`, `"hut"`, or nothing. */
  marker(name: string): string | null {
    const marker = this.state.markers[this.square(name)] ?? null;
    return marker === null ? null : marker.kind === "hut" || marker.kind === "village" ? marker.kind : marker.id;
  }

  /** Markers kept face down: `"hut:silk"`. */
  kept(seat = 0): string[] {
    return this.realm(seat).kept.map(({ kind, id }) => `${kind}:${hidden(id).content}`);
  }

  terrain(name: string): Terrain | undefined {
    return terrainOf(this.state, this.square(name));
  }

  resource(name: string): MarketResource | null {
    return resourceAt(this.state, this.square(name));
  }

  outskirts(name: string): string[] {
    return outskirts(this.state, this.city(name)).map((square) => this.named(square));
  }

  /** Who sees an unseen thing as what: the table of one player. */
  seenBy(seat: number): CivilizationView {
    return this.match.view(seat);
  }

  /** Everybody passes, and does what can't be avoided, until this phase turn. */
  until(phase: Phase, mover?: number): this {
    for (let n = 0; n < 400 && !this.match.over; n++) {
      const here = this.state.phase === phase && (mover === undefined || this.state.mover === mover);
      if (here && this.match.pending.some((question) => mover === undefined || question.seat === mover)) return this;
      this.shrug();
    }
    if (this.match.over) return this;
    throw new Error(`${phase} never comes`);
  }

  /** The next who is asked does as little as possible. */
  shrug(): this {
    const question = this.match.pending[0];
    if (question === undefined) throw new Error("nobody is asked");
    const ids = question.options.map(({ id }) => id);
    const least = LEAST.find((id) => ids.includes(id)) ?? ids[0];
    return this.by(question.seat, least ?? "");
  }

  /** A city produces: what, and where if there is a choice; questions with one answer are not asked. */
  build(city: string, what: string, square?: string): this {
    this.do(`produce:${city}`);
    if (this.prompt === "ask.build") this.do(`build:${what}`);
    if (square !== undefined && this.prompt === "ask.where") this.do(`place:${square}`);
    return this;
  }

  /** The battle is played to its end, whoever is asked takes what is offered first. */
  fight(): this {
    for (let n = 0; n < 100 && this.state.battle !== null; n++) this.do(this.offered[0] ?? "");
    return this;
  }

  /** The mover's phase turn is over. */
  done(): this {
    return this.do("done");
  }

  /** A group walks: the square it stands on, then its way. It stops at the end if it can choose. */
  walk(from: string, ...way: readonly string[]): this {
    this.do(`move:${from}`);
    if (this.prompt === "ask.group") this.do(this.offered[0] ?? "");
    return this.steps(...way);
  }

  steps(...way: readonly string[]): this {
    for (const square of way) this.do(square.includes(":") ? square : `go:${square}`);
    if (!this.match.over && this.prompt === "ask.step" && this.offered.includes("stop")) this.do("stop");
    return this;
  }

  private ownerOf(name: string): number {
    const city = this.city(name);
    return this.state.realms.findIndex(({ cities }) => cities.includes(city));
  }
}

/** A game from its very beginning, up to the first capital: the players choose the civilizations of their sides. */
export function begin(given: Position): Table {
  const table = new Table({ ...given, fresh: true });
  const sides = given.sides ?? [{}, {}];
  for (const _ of sides) {
    const seat = table.asked;
    table.do(sides[seat]?.civ ?? CIVILIZATIONS[seat] ?? "romans");
  }
  return table;
}

const LEAST = ["pass", "none", "done", "finished", "enough", "stop", "stay", "reserve", "refuse"];
