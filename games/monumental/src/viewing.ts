import type { Seat, Viewer } from "@civitas/kernel";
import { RESOURCES, type Resource, type Resources } from "@civitas/monumental-family";
import { acquisitionBill } from "./actions/acquire.ts";
import { countOf } from "./active.ts";
import { conquestsFor } from "./conquests-view.ts";
import { CARDS, type CardId, type WonderId } from "./content/cards.ts";
import { DISPLAY_SLOTS } from "./content/constants.ts";
import { TOKENS } from "./content/tokens.ts";
import { defenceModifiers } from "./defence.ts";
import { eraOf, leavingSlots } from "./display.ts";
import { heroAt, isProvince, spaceName } from "./map.ts";
import { pointsNow, type Tally, talliesOf } from "./scoring.ts";
import {
  activePolicy,
  cityOf,
  type Hero,
  isAutoma,
  type Monumental,
  type Owner,
  type Realm,
  realmOf,
  spaceAt,
  turnOrder,
} from "./state.ts";
import type {
  CityView,
  DisplayView,
  HeroView,
  MonumentalView,
  RealmView,
  SlotView,
  SpaceView,
  TurnView,
} from "./view.ts";
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
  const { tile, owner, token } = space;
  const front = token === null ? null : TOKENS[token];
  const modifiers = isProvince(space) ? defenceModifiers(m, n) : [];
  const realm = owner === null ? null : realmOf(m, owner);
  return {
    name: spaceName(m, n),
    tile,
    owner: owner ?? undefined,
    soldiers: space.soldiers || undefined,
    warlord: so(realm?.warlord === n),
    hero: owner !== null && heroAt(m, owner, n) ? realm?.hero?.id : undefined,
    outpost: so(space.outpost),
    wonder: space.wonder ?? undefined,
    barbarians: front === null || front.kind === "town" ? undefined : front.value,
    town: front?.kind === "town" ? front.cost : undefined,
    market: space.market ?? undefined,
    pile: space.pile.length || undefined,
    production: so(space.production),
    modifiers: modifiers.length === 0 ? undefined : modifiers,
  };
}

/** True, or left out. */
const so = (is: boolean): true | undefined => (is ? true : undefined);

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
        leaving: so(leaving.includes(slot)),
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
    automa: so(isAutoma(m, owner)),
    capital: named(realm.capital),
    warlord: named(realm.warlord),
    explorers: realm.explorers.map((n) => spaceName(m, n)),
    outposts: realm.outposts,
    supply: supplyView(realm),
    productionTokens: realm.productionTokens || undefined,
    markets: realm.markets.map((token) => ({ ...token })),
    tokens: [...realm.tokens],
    policies: [...realm.policies],
    construction: [...realm.construction],
    sectionPrice: wonder && secondSection(m, owner, wonder),
    hero: realm.hero === null ? undefined : heroView(m, realm.hero),
    monsters: some(realm.monsters),
    archived: [...realm.archived],
    counts: counts ?? { knowledge: 0, wonders: 0, policies: 0, provinces: 0 },
    points,
  };
}

/** What there is of each resource; what is missing is left out. */
function supplyView({ supply }: Realm): Resources {
  const seen: Partial<Record<Resource, number>> = {};
  for (const resource of RESOURCES) if (supply[resource] > 0) seen[resource] = supply[resource];
  return seen;
}

/** What completing a wonder costs now; out of turn as printed. */
const secondSection = (m: Monumental, owner: Owner, wonder: WonderId): number =>
  isAutoma(m, owner) || owner !== m.mover ? CARDS[wonder].sections[1] : sectionPrice(m, owner, { of: "own", wonder });

const heroView = (m: Monumental, { id, space, place, card }: Hero): HeroView => ({
  id,
  space: space === null ? undefined : spaceName(m, space),
  place: place === null ? undefined : place + 1,
  card: card ?? undefined,
});

/** A copy of a pile; nothing if it is empty. */
const some = <Id>(pile: readonly Id[]): readonly Id[] | undefined => (pile.length === 0 ? undefined : [...pile]);

function cityView(m: Monumental, seat: Seat, viewer: Viewer): CityView {
  const city = cityOf(m, seat);
  const used = (card: CardId | null): boolean =>
    card !== null && seat === m.mover && CARDS[card].use !== undefined && countOf(m, card) > 0;
  return {
    seat,
    places: city.places.map(({ top, under, activated, reinforced }) => ({
      top: top ?? undefined,
      under: under ?? undefined,
      activated: so(activated),
      reinforced: so(reinforced),
      topUsed: so(activated && used(top)),
      underUsed: so(activated && used(under)),
    })),
    deck: city.deck.length,
    known: city.known === 0 ? undefined : city.deck.slice(-city.known).reverse(),
    discard: city.discard.length,
    discarded: viewer === seat ? some(city.discard.toSorted()) : undefined,
    drawn: some(city.drawn),
    dealt: some(city.dealt),
    completing: city.completing ?? undefined,
  };
}

function turnView(m: Monumental, viewer: Viewer): TurnView {
  const { restricted, freeUnits, warlordRewarded, heroAcquired, acted, looking } = m.turn;
  const policy = activePolicy(realmOf(m, m.mover));
  return {
    restricted: restricted || undefined,
    freeUnits: freeUnits || undefined,
    warlordRewarded: so(warlordRewarded),
    heroAcquired: so(heroAcquired),
    acted: [...acted],
    policyUsed: so(policy !== undefined && countOf(m, policy) > 0),
    looking:
      looking === null
        ? undefined
        : { space: spaceName(m, looking), faces: viewer === m.mover ? [...spaceAt(m, looking).pile] : null },
  };
}
