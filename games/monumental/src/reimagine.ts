import type { Random, Viewer } from "@civitas/kernel";
import { HEROES, isHero } from "./content/heroes.ts";
import { MARKETS } from "./content/maps.ts";
import { TOKENS, type TokenId } from "./content/tokens.ts";
import { eraOf } from "./display.ts";
import type { City, Monumental } from "./state.ts";

/** MO-2.5: deals anew what this viewer can't know, from what it sees and from chance alone. */
export function reimagine(m: Monumental, viewer: Viewer, random: Random): void {
  redealDeck(m, random);
  redealTokens(m, random);
  redealMarkets(m, viewer, random);
  m.cities.forEach((city, seat) => {
    redealCity(city, seat === viewer, random);
  });
  if (m.automa !== null) {
    random.redeal(m.automa.column);
    random.redeal(m.automa.deck);
  }
}

/** The era of each card is known by its place; which heroes were chosen is not, nor where they lie. */
function redealDeck(m: Monumental, random: Random): void {
  for (let from = 0; from < m.deck.length; ) {
    const era = eraOf(m.deck[from] ?? "market");
    let to = from + 1;
    while (to < m.deck.length && eraOf(m.deck[to] ?? "market") === era) to++;
    const cards = m.deck.slice(from, to);
    const heroes = cards.filter(isHero);
    const pool = random.redeal([...heroes, ...m.unseenHeroes.filter((id) => HEROES[id].era === era)]);
    const chosen = pool.splice(0, heroes.length);
    m.unseenHeroes = [...m.unseenHeroes.filter((id) => HEROES[id].era !== era), ...pool];
    m.deck.splice(from, to - from, ...random.redeal([...cards.filter((id) => !isHero(id)), ...chosen]));
    from = to;
  }
}

/** What everybody sees of a token: barbarians by their value, a town by its price. */
const frontOf = (id: TokenId): string => {
  const { kind, value, cost } = TOKENS[id];
  return kind === "town" ? JSON.stringify(cost) : String(value);
};

/**
 * Tokens with the same front may lie anywhere on the map or have left the game; the number of hidden monsters stays.
 */
function redealTokens(m: Monumental, random: Random): void {
  const placed = m.spaces.filter(({ token }) => token !== null);
  const fronts = new Set(placed.map(({ token }) => (token === null ? "" : frontOf(token))));
  for (const front of [...fronts].sort()) {
    const spaces = placed.filter(({ token }) => token !== null && frontOf(token) === front);
    const there = spaces.flatMap(({ token }) => (token === null ? [] : [token]));
    const pool = [...there, ...m.unseenTokens.filter((id) => frontOf(id) === front)];
    const monsters = random.redeal(pool.filter((id) => TOKENS[id].kind === "monster"));
    const others = random.redeal(pool.filter((id) => TOKENS[id].kind !== "monster"));
    const hidden = there.filter((id) => TOKENS[id].kind === "monster").length;
    const dealt = [...monsters.splice(0, hidden), ...others.splice(0, spaces.length - hidden)];
    random.redeal(dealt).forEach((token, i) => {
      const space = spaces[i];
      if (space !== undefined) space.token = token;
    });
    m.unseenTokens = [...m.unseenTokens.filter((id) => frontOf(id) !== front), ...monsters, ...others];
  }
}

/** MO-2.8: only the player who looks at a pile knows its faces, while the choice is open. */
function redealMarkets(m: Monumental, viewer: Viewer, random: Random): void {
  for (const market of MARKETS) {
    const at = m.spaces.findIndex((space) => space.market === market);
    const space = m.spaces[at];
    if (space === undefined || (m.turn.looking === at && m.mover === viewer)) continue;
    const pool = random.redeal([...space.pile, ...m.unseenGoods[market]]);
    space.pile = pool.splice(0, space.pile.length);
    m.unseenGoods[market] = pool;
  }
}

/** MO-2.6, MO-2.7: the known cards stay on top; of others' discard piles only the number is known. */
function redealCity(city: City, own: boolean, random: Random): void {
  const hidden = city.deck.length - city.known;
  if (own) {
    city.deck.splice(0, hidden, ...random.redeal(city.deck.slice(0, hidden)));
    return;
  }
  const pool = random.redeal([...city.deck.slice(0, hidden), ...city.discard]);
  city.deck.splice(0, hidden, ...pool.splice(0, hidden));
  city.discard = pool;
}
