import type { Random } from "@civitas/kernel";
import { type BarbarianValue, MARKETS, type Market } from "./content/maps.ts";
import {
  copiesOf,
  DISCOVERY_IDS,
  MARKET_GOODS,
  type MarketGood,
  MONSTER_TOKEN_IDS,
  TOKENS,
  type TokenId,
} from "./content/tokens.ts";
import type { DealtTile } from "./random-map.ts";
import type { Space } from "./state.ts";

/** The map with its tokens, and those that left the game unseen (MO-3.6, MO-2.10). */
export interface LaidMap {
  readonly spaces: Space[];
  readonly unseenTokens: TokenId[];
  readonly unseenGoods: Record<Market, MarketGood[]>;
}

/** MO-3.2 to MO-3.6, MO-13.1: tokens are drawn tile by tile in the order of the map. */
export function layMap(tiles: readonly DealtTile[], piles: number, monsters: number, random: Random): LaidMap {
  const bag = new TokenBag(random);
  const tokens = drawTokens(tiles, bag);
  const unseenGoods: Record<Market, MarketGood[]> = { tyre: [], kashgar: [], zanzibar: [], calicut: [] };
  for (const market of MARKETS) unseenGoods[market] = [...MARKET_GOODS];
  const spaces = tiles.map((tile, n): Space => {
    const pile = tile.market === undefined ? [] : dealGoods(unseenGoods[tile.market], piles, random);
    return {
      tile: tile.tile,
      market: tile.market ?? null,
      pile,
      production: tile.tile !== "water" && tile.tile !== "capital" && tile.market === undefined,
      token: tokens[n] ?? null,
      owner: null,
      soldiers: 0,
      outpost: false,
      wonder: null,
      builder: null,
    };
  });
  hideMonsters(spaces, bag.left, monsters, random);
  return { spaces, unseenTokens: bag.left, unseenGoods };
}

/** Tile by tile; tokens of any value (step 6 of MO-3.27) come after those whose value is fixed. */
function drawTokens(tiles: readonly DealtTile[], bag: TokenBag): (TokenId | null)[] {
  const fixed = tiles.map(({ town, barbarian }) => {
    if (town) return bag.town();
    return barbarian === undefined || barbarian === "any" ? null : bag.barbarian(barbarian);
  });
  return tiles.map(({ barbarian }, n) => (barbarian === "any" ? bag.barbarian("any") : (fixed[n] ?? null)));
}

/** MO-3.4: as many goods of the market as there are civilizations; the others stay behind. */
function dealGoods(goods: MarketGood[], n: number, random: Random): MarketGood[] {
  random.shuffle(goods);
  return goods.splice(0, n);
}

/** The tokens that have not been placed yet. */
class TokenBag {
  readonly left: TokenId[] = copiesOf(DISCOVERY_IDS);
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  #draw(fits: (id: TokenId) => boolean): TokenId {
    const token = this.#random.pick(this.left.filter(fits));
    this.left.splice(this.left.indexOf(token), 1);
    return token;
  }

  town(): TokenId {
    return this.#draw((id) => TOKENS[id].kind === "town");
  }

  barbarian(value: BarbarianValue | "any"): TokenId {
    return this.#draw((id) => TOKENS[id].kind === "barbarian" && (value === "any" || TOKENS[id].value === value));
  }
}

/** MO-13.1: random monster tokens replace ordinary barbarians of value 2; fewer if there are not enough of those. */
function hideMonsters(spaces: readonly Space[], left: TokenId[], monsters: number, random: Random): void {
  const places = random.shuffle(spaces.filter(({ token }) => token !== null && TOKENS[token].value === 2));
  const tokens: TokenId[] = random.shuffle([...MONSTER_TOKEN_IDS]);
  for (const space of places.slice(0, monsters)) {
    const monster = tokens.pop();
    if (monster === undefined || space.token === null) continue;
    left.push(space.token);
    space.token = monster;
  }
  left.push(...tokens);
}
