import type { Resources } from "@civitas/monumental-family";
import { inWords } from "@civitas/monumental-family/testing";
import { Scene, topFirst, withoutZeros } from "@civitas/testing";
import type { CardId } from "../src/content/cards.ts";
import { GRIDS } from "../src/content/maps.ts";
import { defenceOf } from "../src/defence.ts";
import { game } from "../src/index.ts";
import type { MonumentalOptions } from "../src/options.ts";
import type { City, Monumental, Realm, Space } from "../src/state.ts";
import type { MonumentalView } from "../src/view.ts";
import type { Position } from "./given.ts";
import { positionOf } from "./laying-out.ts";

export type { Ground, Position, Side } from "./given.ts";

/** A match at a position of the test's choice: nothing on the table but what it names. */
export class Table extends Scene<Monumental, MonumentalView, MonumentalOptions> {
  constructor(given: Position = {}) {
    const automa = given.automa !== undefined;
    const sides = given.sides ?? [{}, {}];
    const seats = sides.length - (automa ? 1 : 0);
    const at = positionOf(given, sides, seats);
    super(game, {
      seats,
      at,
      seed: given.seed ?? "table",
      chance: given.chance,
    });
  }

  number(name: string): number {
    const number = GRIDS[this.state.map].named.get(name);
    if (number === undefined) throw new Error(`there is no space ${name}`);
    return number;
  }

  /** Names the units of a conquest: soldiers by space; figures not named stay. */
  send(soldiers: Readonly<Record<string, number>>, ...figures: readonly ("warlord" | "hero")[]): this {
    while (this.prompt === "ask.levy") {
      const [kind = "", place = ""] = (this.offered.find((id) => id !== "go") ?? "").split(":");
      if (kind === "from") this.do(`from:${place}:${soldiers[place] ?? 0}`);
      else this.do(`${kind}:${figures.some((figure) => figure === kind) ? "yes" : "no"}`);
    }
    return this;
  }

  /** The players whose turn it is pass, so many times. */
  pass(turns = 1): this {
    for (let n = 0; n < turns; n++) {
      if (this.prompt === "ask.activate") this.do("activate:a1");
      this.do("end");
    }
    return this;
  }

  space(name: string): Space {
    const space = this.state.spaces[this.number(name)];
    if (space === undefined) throw new Error(`there is no space ${name}`);
    return space;
  }

  defence(name: string): number {
    return defenceOf(this.state, this.number(name));
  }

  realm(owner = 0): Realm {
    const realm = this.state.realms[owner];
    if (realm === undefined) throw new Error(`there is no civilization ${owner}`);
    return realm;
  }

  city(seat = 0): City {
    const city = this.state.cities[seat];
    if (city === undefined) throw new Error(`there is no city ${seat}`);
    return city;
  }

  /** What a civilization has, without the zeros. */
  has(owner = 0): Resources {
    return withoutZeros(this.realm(owner).supply);
  }

  /** The city deck, the top card first. */
  deck(seat = 0): CardId[] {
    return topFirst(this.city(seat).deck);
  }

  /** What lies in a place, 1 to 9: `"fort+currency"`. */
  at(place: number, seat = 0): string | null {
    return inWords(this.city(seat).places[place - 1]);
  }

  where(owner = 0): { readonly warlord: string; readonly explorers: readonly string[] } {
    const { warlord, explorers } = this.realm(owner);
    const nameOf = (n: number | null): string => (n === null ? "" : (GRIDS[this.state.map].names[n] ?? ""));
    return { warlord: nameOf(warlord), explorers: explorers.map(nameOf) };
  }
}

/** A city of Forts, except in these places. */
export const cityOfForts = (places: Readonly<Record<number, string>>): Record<number, string> => ({
  ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [n + 1, "fort"])),
  ...places,
});
