import { BASIC_IDS, CARDS, type CardId } from "../src/content/cards.ts";
import { HEROES } from "../src/content/heroes.ts";
import { GRIDS, TERRAIN } from "../src/content/maps.ts";
import { MONSTERS } from "../src/content/monsters.ts";
import { TOKENS } from "../src/content/tokens.ts";
import type { Monumental, Space } from "../src/state.ts";
import type { Lasting } from "../src/verbs/lasting.ts";

/**
 * The arithmetic of the rulebook once more, written from its clauses and as plainly as possible: everything is counted
 * anew from the table, nothing is shared with the rules but the data of the cards.
 */

type Table = Readonly<Monumental>;

const spaceOf = (m: Table, n: number): Space => {
  const space = m.spaces[n];
  if (space === undefined) throw new Error(`no space ${n}`);
  return space;
};
const realmOf = (m: Table, owner: number) => {
  const realm = m.realms[owner];
  if (realm === undefined) throw new Error(`no realm ${owner}`);
  return realm;
};
const nameOf = (m: Table, n: number): string => GRIDS[m.map].names[n] ?? "";
const neighbours = (m: Table, n: number): readonly number[] => GRIDS[m.map].beside[n] ?? [];
const numbers = (m: Table): number[] => m.spaces.map((_, n) => n);
const isLand = (m: Table, n: number): boolean => !["water", "capital"].includes(spaceOf(m, n).tile);
export const provinces = (m: Table): number[] => numbers(m).filter((n) => isLand(m, n));
const isCoast = (m: Table, n: number): boolean => neighbours(m, n).some((next) => spaceOf(m, next).tile === "water");

/** MO-6.1, MO-12.10: the lasting effects a player has in the own turn, with the card they stand on. */
function lastingOf(m: Table, seat: number): { readonly id: string; readonly effect: Lasting }[] {
  const found: { id: string; effect: Lasting }[] = [];
  const add = (id: string, effects: readonly Lasting[]) => {
    for (const effect of effects) found.push({ id, effect });
  };
  for (const place of m.cities[seat]?.places ?? []) {
    if (!place.activated) continue;
    for (const card of [place.top, place.under]) if (card !== null) add(card, CARDS[card].lasting);
  }
  const { policies, hero } = realmOf(m, seat);
  const policy = policies.at(-1);
  if (policy !== undefined) add(policy, CARDS[policy].lasting);
  if (hero !== null) add(hero.id, HEROES[hero.id].lasting);
  return found;
}

/** MO-6.10: how often the card has counted this turn. */
const counted = (m: Table, id: string): number => Object.entries(m.turn.counts).find(([card]) => card === id)?.[1] ?? 0;

/** MO-5.10: a price after all reductions in force. */
function lowered(m: Table, seat: number, what: string, price: number, withHero = false): number {
  let by = 0;
  const minima = [0];
  for (const { id, effect } of lastingOf(m, seat)) {
    if (effect.lasting !== "reduction" || effect.what !== what || (effect.withHero && !withHero)) continue;
    if (effect.uses !== "each" && counted(m, id) >= effect.uses) continue;
    by += effect.by;
    minima.push(effect.min);
  }
  for (const reduction of m.turn.reductions) {
    if (reduction.what !== what || reduction.uses <= 0) continue;
    by += reduction.by;
    minima.push(reduction.min);
  }
  const least = Math.max(...minima);
  return price <= least ? price : Math.max(least, price - by);
}

/** MO-9.7, MO-9.16, MO-9.34. */
export function defence(m: Table, n: number): number {
  const { tile, token, owner, soldiers, outpost, wonder, builder } = spaceOf(m, n);
  const ground = TERRAIN[tile] + (token === null ? 0 : TOKENS[token].value);
  if (owner === null) return ground;
  const { warlord, hero, policies } = realmOf(m, owner);
  const heroHere = hero !== null && hero.space === n ? 2 : 0;
  let sum = ground + soldiers + (warlord === n ? 2 : 0) + (outpost ? 3 : 0) + (wonder === null ? 0 : 2) + heroHere;
  for (const monster of m.monsters) if (monster.space === n && monster.id === "hydra") sum += 2;
  if (owner >= m.cities.length) return sum; // MO-11.35
  if (policies.at(-1) === "shogunate") sum += 1;
  if (policies.at(-1) === "sacred-guard" && wonder !== null && builder === owner) sum += 2;
  if (hero?.id === "saladin" && heroHere > 0) sum += 2;
  return sum;
}

const isUnitHero = (m: Table, owner: number): boolean => {
  const { hero } = realmOf(m, owner);
  return hero !== null && ["hannibal", "joan-of-arc", "suleiman"].includes(hero.id);
};

/** The units of the owner of a space. */
function unitsAt(m: Table, n: number): { soldiers: number; warlord: number; hero: number } {
  const { owner, soldiers } = spaceOf(m, n);
  if (owner === null) return { soldiers: 0, warlord: 0, hero: 0 };
  const realm = realmOf(m, owner);
  return {
    soldiers,
    warlord: realm.warlord === n ? 1 : 0,
    hero: isUnitHero(m, owner) && realm.hero?.space === n ? 1 : 0,
  };
}

/** MO-9.9, MO-9.39: own tiles from which units get to the target over own tiles. */
function sources(m: Table, seat: number, target: number): number[] {
  const sea = lastingOf(m, seat).some(({ effect }) => effect.lasting === "coastal-adjacency");
  const joined = (a: number, b: number): boolean =>
    neighbours(m, a).includes(b) || (sea && isCoast(m, a) && isCoast(m, b));
  const own = numbers(m).filter((n) => spaceOf(m, n).owner === seat);
  const reached = new Set(own.filter((n) => joined(n, target)));
  for (let grown = true; grown; ) {
    grown = false;
    for (const n of own) {
      if (reached.has(n) || ![...reached].some((other) => joined(n, other))) continue;
      reached.add(n);
      grown = true;
    }
  }
  return [...reached];
}

/** MO-5.3, MO-5.6, MO-5.11: whether a bill can be paid at all, tried out. */
function payable(m: Table, seat: number, bill: Partial<Record<string, number>>, restricted = 0, rate = 1): boolean {
  const { supply } = realmOf(m, seat);
  if ((bill.culture ?? 0) > supply.culture) return false;
  let gold = bill.gold ?? 0;
  gold += Math.max(0, (bill.production ?? 0) - supply.production);
  gold += Math.max(0, (bill.science ?? 0) - supply.science);
  let military = (bill.military ?? 0) - Math.min(restricted, bill.military ?? 0);
  military -= Math.min(military, supply.military);
  for (; military > 0; military -= rate) gold++;
  return gold <= supply.gold;
}

/** MO-9.6 to MO-9.9, MO-9.43, MO-9.44: the provinces that can be conquered now. */
export function conquests(m: Table, seat: number): string[] {
  const rate = lastingOf(m, seat).some(({ effect }) => effect.lasting === "gold-as-military") ? 2 : 1;
  return numbers(m)
    .filter((target) => {
      if (!isLand(m, target) || spaceOf(m, target).owner === seat) return false;
      const from = sources(m, seat, target);
      if (from.length === 0) return false;
      const { token } = spaceOf(m, target);
      const barbarians = token !== null && TOKENS[token].kind !== "town";
      return [false, true].some((withHero) => {
        const need = Math.max(1, lowered(m, seat, "conquest", Math.max(1, defence(m, target)), withHero));
        let others = 0;
        let hero = 0;
        for (const n of from) {
          const units = unitsAt(m, n);
          const all = units.soldiers + units.warlord + units.hero;
          const must = spaceOf(m, n).tile === "capital" || spaceOf(m, n).outpost ? 0 : 1;
          const go = withHero ? Math.max(0, all - must) : Math.min(units.soldiers + units.warlord, all - must);
          others += go;
          if (units.hero === 1 && all > must) hero = 1;
        }
        if ((withHero && hero === 0) || others < need) return false;
        const military = Math.max(1, need - m.turn.freeUnits);
        const town = token === null ? {} : TOKENS[token].cost;
        return payable(m, seat, { ...town, military }, barbarians ? m.turn.restricted : 0, rate);
      });
    })
    .map((n) => `conquer:${nameOf(m, n)}`);
}

/** MO-7.1 to MO-7.8, MO-8.1: what can be bought, completed and developed. */
export function purchases(m: Table, seat: number): string[] {
  const realm = realmOf(m, seat);
  const found: string[] = [];
  const cards: CardId[] = m.display.filter((card) => card !== null);
  for (const card of [...cards, ...BASIC_IDS.filter((id) => m.piles[id] > 0)]) {
    const { kind, cost, sections } = CARDS[card];
    const bill =
      kind === "knowledge"
        ? { science: lowered(m, seat, "knowledge", cost) }
        : kind === "wonder"
          ? { production: lowered(m, seat, "wonder-section", sections[0]) }
          : { production: lowered(m, seat, "building", cost) };
    if (payable(m, seat, bill)) found.push(`buy:${card}`);
  }
  const [wonder] = realm.construction;
  if (wonder !== undefined) {
    const free = numbers(m).some((n) => spaceOf(m, n).owner === seat && spaceOf(m, n).wonder === null);
    const production = lowered(m, seat, "wonder-section", CARDS[wonder].sections[1]);
    if (free && payable(m, seat, { production })) found.push(`complete:${wonder}`);
  }
  const { deck, discard } = m.cities[seat] ?? { deck: [], discard: [] };
  const advance = { science: lowered(m, seat, "progress", 2) };
  if (deck.length + discard.length > 0 && payable(m, seat, advance)) found.push("advance");
  return found;
}

/** MO-9.21, MO-9.23, MO-9.26, MO-9.28, MO-13.16, MO-12.4: what pieces on the map can do. */
export function pieceActions(m: Table, seat: number): string[] {
  const realm = realmOf(m, seat);
  const found: string[] = [];
  const left = (lasting: "free-steps" | "free-moves"): number =>
    lastingOf(m, seat).reduce((sum, { id, effect }) => {
      if (effect.lasting !== lasting) return sum;
      return sum + Math.max(0, effect.n - counted(m, id));
    }, 0);
  const canMove = left("free-moves") > 0 || payable(m, seat, { military: 1 });
  const canStep = left("free-steps") > 0 || payable(m, seat, { military: 1 });
  for (const n of numbers(m)) {
    const { owner, tile, outpost } = spaceOf(m, n);
    if (owner !== seat) continue;
    const { soldiers, warlord, hero } = unitsAt(m, n);
    const leaving = soldiers + warlord + hero - (tile === "capital" || outpost ? 0 : 1);
    if (canMove && leaving > 0 && connected(m, seat, n).some((to) => to !== n && isLand(m, to))) {
      found.push(`move:${nameOf(m, n)}`);
    }
    if (tile !== "capital" && !outpost && realm.outposts > 0 && soldiers + warlord >= 3) {
      found.push(`outpost:${nameOf(m, n)}`);
    }
  }
  realm.explorers.forEach((from, i) => {
    const twin = i === 1 && realm.explorers[0] === from && m.turn.acted[0] === m.turn.acted[1];
    for (const to of neighbours(m, from)) {
      const { tile } = spaceOf(m, to);
      if (!canStep || twin || tile === "water" || (tile === "capital" && to !== realm.capital)) continue;
      found.push(`explore:${i + 1}:${nameOf(m, from)}>${nameOf(m, to)}`);
    }
    const { production, market, pile } = spaceOf(m, from);
    const guarded = m.monsters.some(({ id, space }) => id === "basilisk" && space === from);
    if (m.turn.acted[i] === true || guarded) return;
    if (production) found.push(`take-production:${nameOf(m, from)}`);
    if (market !== null && pile.length > 0 && realm.markets.every((token) => token.market !== market)) {
      found.push(`take-market:${nameOf(m, from)}`);
    }
  });
  for (const { id, space } of m.monsters) {
    const there = realm.explorers.some(
      (at) =>
        (id !== "kraken" && at === space) ||
        (id === "kraken" && (neighbours(m, space).includes(at) || (isLand(m, space) && at === space))),
    );
    if (there && payable(m, seat, MONSTERS[id].price)) found.push(`defeat:${id}`);
  }
  return [...new Set(found)];
}

function connected(m: Table, seat: number, from: number): number[] {
  const reached = [from];
  for (const n of reached) {
    for (const next of neighbours(m, n)) {
      if (spaceOf(m, next).owner === seat && !reached.includes(next)) reached.push(next);
    }
  }
  return reached;
}

/** MO-14.4 to MO-14.8, MO-11.34: everybody's points. */
export function points(m: Table): number[] {
  const tallies = m.realms.map((realm, owner) => {
    const city = m.cities[owner];
    const cards: (CardId | null)[] =
      city === undefined
        ? [...(m.automa?.cards ?? [])]
        : [...city.places.flatMap(({ top, under }) => [top, under]), ...city.deck, ...city.discard];
    const count = (kind: string) =>
      cards.filter((card) => card !== null && CARDS[card].kind === kind && CARDS[card].era !== null).length;
    const controlled = provinces(m).filter((n) => spaceOf(m, n).owner === owner);
    return [count("knowledge"), count("wonder"), realm.policies.length, controlled.length];
  });
  return m.realms.map((realm, owner) => {
    let sum = realm.monsters.length;
    if (owner >= m.cities.length) sum += Math.floor(realm.supply.gold / 3);
    [1, 2, 2, 1].forEach((each, category) => {
      const own = tallies[owner]?.[category] ?? 0;
      const most = Math.max(...tallies.map((tally) => tally[category] ?? 0));
      sum += own * each + (own > 0 && own === most ? 3 : 0);
    });
    return sum;
  });
}
