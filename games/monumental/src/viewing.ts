import type { Seat, Viewer } from "@civitas/kernel";
import { acquisitionBill } from "./actions/acquire.ts";
import { countOf } from "./active.ts";
import { conquestsFor } from "./conquests-view.ts";
import { CARDS, type CardId } from "./content/cards.ts";
import { DISPLAY_SLOTS } from "./content/constants.ts";
import { TOKENS } from "./content/tokens.ts";
import { defenceParts } from "./defence.ts";
import { eraOf, leavingSlots } from "./display.ts";
import { gridOf, heroAt, isCoastal, spaceName } from "./map.ts";
import { policyCost, undeveloped } from "./policies.ts";
import { pointsNow, type Tally, talliesOf } from "./scoring.ts";
import { activePolicy, cityOf, isAutoma, type Monumental, type Owner, realmOf, spaceAt, turnOrder } from "./state.ts";
import type { CityView, DisplayView, MonumentalView, RealmView, SlotView, SpaceView, TurnView } from "./view.ts";
import { sectionPrice } from "./wonders.ts";

/** Everything one seat, or the audience, may see. */
export function view(m: Monumental, viewer: Viewer): MonumentalView {
  const tallies = talliesOf(m);
  const points = pointsNow(m, tallies);
  return {
    viewer,
    round: m.round,
    lastRound: m.lastRound,
    phase: m.phase,
    mover: m.mover,
    first: m.first,
    order: turnOrder(m),
    map: { id: m.map, spaces: m.spaces.map((_, n) => spaceView(m, n)) },
    display: displayView(m, viewer),
    heroRow: [...m.heroRow],
    monsters: m.monsters.map(({ id, space, marker }) => ({
      id,
      space: spaceName(m, space),
      marker,
      turns: DISPLAY_SLOTS + 1 - marker,
    })),
    realms: m.realms.map((_, owner) => realmView(m, owner, tallies[owner], points[owner] ?? 0)),
    cities: m.cities.map((_, seat) => cityView(m, seat, viewer)),
    automa: m.automa && {
      column: m.automa.column.length,
      deck: m.automa.deck.length,
      discard: [...m.automa.discard],
      open: [...m.automa.open],
      cards: [...m.automa.cards],
    },
    turn: turnView(m, viewer),
    conquests: viewer === "audience" ? [] : conquestsFor(m, viewer),
  };
}

function spaceView(m: Monumental, n: number): SpaceView {
  const space = spaceAt(m, n);
  const { owner, token } = space;
  const { q, r } = gridOf(m).at[n] ?? { q: 0, r: 0 };
  const front = token === null ? null : TOKENS[token];
  const parts = space.tile === "water" || space.tile === "capital" ? [] : defenceParts(m, n);
  const realm = owner === null ? null : realmOf(m, owner);
  return {
    name: spaceName(m, n),
    q,
    r,
    tile: space.tile,
    coastal: space.tile !== "water" && isCoastal(m, n),
    owner,
    soldiers: space.soldiers,
    warlord: realm !== null && realm.warlord === n,
    hero: owner !== null && heroAt(m, owner, n) ? (realm?.hero?.id ?? null) : null,
    outpost: space.outpost,
    wonder: space.wonder,
    builder: space.builder,
    explorers: explorersAt(m, n),
    barbarians: front === null || front.kind === "town" ? null : front.value,
    town: front !== null && front.kind === "town" ? front.cost : null,
    market: space.market,
    pile: space.pile.length,
    production: space.production,
    defence: parts.reduce((sum, [, by]) => sum + by, 0),
    parts,
  };
}

function explorersAt(m: Monumental, n: number): [Owner, number][] {
  return m.realms.flatMap(({ explorers }, owner): [Owner, number][] => {
    const here = explorers.filter((space) => space === n).length;
    return here > 0 ? [[owner, here]] : [];
  });
}

function displayView(m: Monumental, viewer: Viewer): DisplayView {
  const leaving = leavingSlots(m);
  const top = m.deck[m.deck.length - 1];
  const buyer = viewer === "audience" ? null : viewer;
  return {
    deck: m.deck.length,
    era: top === undefined ? null : eraOf(top),
    slots: m.display.map(
      (card, slot): SlotView => ({
        card,
        price: card === null ? 0 : priceFor(m, buyer, card),
        leaving: leaving.includes(slot),
      }),
    ),
    rows: m.displayRows,
    basics: { ...m.piles },
    basicPrice: priceFor(m, buyer, "workshop"),
    gone: [...m.gone],
  };
}

/** What a card costs the viewer now; for others as printed. */
function priceFor(m: Monumental, seat: Seat | null, card: CardId): number {
  if (seat === null || seat !== m.mover || m.phase !== "actions") {
    const { kind, cost, sections } = CARDS[card];
    return kind === "wonder" ? sections[0] : cost;
  }
  const { production = 0, science = 0 } = acquisitionBill(m, seat, card);
  return production + science;
}

function realmView(m: Monumental, owner: Owner, counts: Tally | undefined, points: number): RealmView {
  const realm = realmOf(m, owner);
  const named = (n: number | null): string | null => (n === null ? null : spaceName(m, n));
  const [wonder] = realm.construction;
  return {
    owner,
    civilization: realm.civilization,
    automa: isAutoma(m, owner),
    capital: named(realm.capital),
    warlord: named(realm.warlord),
    explorers: realm.explorers.map((n) => spaceName(m, n)),
    outposts: realm.outposts,
    supply: { ...realm.supply },
    productionTokens: realm.productionTokens,
    markets: realm.markets.map((token) => ({ ...token })),
    tokens: [...realm.tokens],
    policies: [...realm.policies],
    undeveloped: isAutoma(m, owner) ? [] : undeveloped(realm),
    policyCost: isAutoma(m, owner) ? null : policyCost(realm),
    construction: [...realm.construction],
    sectionPrice:
      wonder === undefined || isAutoma(m, owner) || owner !== m.mover
        ? wonder === undefined
          ? null
          : CARDS[wonder].sections[1]
        : sectionPrice(m, owner, { of: "own", wonder }),
    hero: realm.hero && {
      id: realm.hero.id,
      space: named(realm.hero.space),
      place: realm.hero.place === null ? null : realm.hero.place + 1,
      card: realm.hero.card,
    },
    monsters: [...realm.monsters],
    archived: [...realm.archived],
    counts: counts ?? { knowledge: 0, wonders: 0, policies: 0, provinces: 0 },
    points,
  };
}

function cityView(m: Monumental, seat: Seat, viewer: Viewer): CityView {
  const city = cityOf(m, seat);
  const used = (card: CardId | null): boolean =>
    card !== null && seat === m.mover && CARDS[card].use !== undefined && countOf(m, card) > 0;
  return {
    seat,
    places: city.places.map(({ top, under, activated, reinforced }) => ({
      top,
      under,
      activated,
      reinforced,
      used: [activated && used(top), activated && used(under)],
    })),
    deck: city.deck.length,
    known: city.known === 0 ? [] : city.deck.slice(-city.known).reverse(),
    discard: city.discard.length,
    discarded: viewer === seat ? city.discard.toSorted() : null,
    drawn: [...city.drawn],
    dealt: [...city.dealt],
    completing: city.completing,
  };
}

function turnView(m: Monumental, viewer: Viewer): TurnView {
  const { restricted, freeUnits, warlordRewarded, heroAcquired, acted, looking } = m.turn;
  const policy = activePolicy(realmOf(m, m.mover));
  return {
    restricted,
    freeUnits,
    warlordRewarded,
    heroAcquired,
    acted: [...acted],
    policyUsed: policy !== undefined && countOf(m, policy) > 0,
    looking:
      looking === null
        ? null
        : { space: spaceName(m, looking), faces: viewer === m.mover ? [...spaceAt(m, looking).pile] : null },
  };
}
