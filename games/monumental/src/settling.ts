import { choose, type Random, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { drawTop } from "./city-deck.ts";
import { ACTION_CARD_IDS, civilizationCard } from "./content/automa-cards.ts";
import { CARDS, civilizationCards, isKnowledge, isWonder, policiesOf } from "./content/cards.ts";
import { CIVILIZATION_IDS } from "./content/civilizations.ts";
import { EXPLORERS, SOLDIERS } from "./content/constants.ts";
import { dealDisplay } from "./display.ts";
import { spaceName } from "./map.ts";
import { ref } from "./refs.ts";
import { nameOf, say, whoFirst } from "./say.ts";
import { cityOf, type Monumental, type Owner, realmOf, type SpaceNumber, spaceAt, turnOrder } from "./state.ts";

/** MO-3.14: the players choose in turn order, after the automa's civilization was fixed; or all are dealt already. */
export function* chooseCivilization(m: Monumental, table: GameTable): Rules {
  const seat = m.mover;
  if (realmOf(m, seat).civilization === null) {
    const taken = m.realms.map(({ civilization }) => civilization);
    const options = CIVILIZATION_IDS.filter((id) => !taken.includes(id)).map((civilization) => ({
      id: `civilization:${civilization}`,
      label: say(`civilization.${civilization}`),
      note: say(`civilization.${civilization}.note`),
      civilization,
    }));
    const { civilization } = yield* choose(seat, say("ask.civilization"), options, { clause: "MO-3.14" });
    realmOf(m, seat).civilization = civilization;
  }
  tellCivilization(m, table, seat);
  const order = turnOrder(m).filter((owner) => owner < m.cities.length);
  const next = order[order.indexOf(seat) + 1];
  if (next !== undefined) {
    m.mover = next;
    return;
  }
  dealToAll(m, table);
}

function tellCivilization(m: Monumental, table: GameTable, owner: Owner): void {
  const { civilization } = realmOf(m, owner);
  if (civilization === null) return;
  table.tell(() => ({
    what: say("log.civilization", { who: whoFirst(m, owner), civilization: say(`civilization.${civilization}`) }),
    clause: "MO-3.14",
  }));
}

/** MO-3.17, MO-11.2, MO-11.3, MO-11.5: cities in turn order, then the automa's cards and its capital. */
function dealToAll(m: Monumental, table: GameTable): void {
  tellReplaced(m, table);
  for (const owner of turnOrder(m)) if (owner < m.cities.length) dealCity(m, owner, table.random);
  m.phase = "capitals";
  // MO-3.15: the last player in turn order chooses first.
  m.mover = (m.first + m.cities.length - 1) % m.cities.length;
  if (m.automa === null) return;
  const owner = m.cities.length;
  const { civilization } = realmOf(m, owner);
  if (civilization === null) return;
  tellCivilization(m, table, owner);
  m.automa.column = table.random.shuffle([...policiesOf(civilization)]);
  m.automa.deck = table.random.shuffle([...ACTION_CARD_IDS, civilizationCard(civilization)]);
  settle(m, table, owner, table.random.pick(freeCapitals(m)));
}

/** MO-2.10: a wonder replaced by an alternative one is announced. */
function tellReplaced(m: Monumental, table: GameTable): void {
  for (const card of m.gone) {
    if (!isWonder(card) || CARDS[card].alternative || CARDS[card].era === "R") continue;
    table.tell(() => ({ what: say("log.replaced", { card: nameOf(card) }), clause: "MO-3.8" }));
  }
}

/** MO-3.17: nine places, one by one; a card is laid on a knowledge card at once. */
function dealCity(m: Monumental, seat: Seat, random: Random): void {
  const city = cityOf(m, seat);
  const { civilization } = realmOf(m, seat);
  if (civilization === null) return;
  city.deck = random.shuffle(civilizationCards(civilization));
  for (const place of city.places) {
    place.top = drawTop(city) ?? null;
    if (place.top === null || !isKnowledge(place.top)) continue;
    place.under = place.top;
    place.top = drawTop(city) ?? null;
  }
}

const freeCapitals = (m: Monumental): SpaceNumber[] =>
  m.spaces.flatMap(({ tile, owner }, n) => (tile === "capital" && owner === null ? [n] : []));

/** MO-3.15: counter-clockwise from the last player. */
export function* chooseCapital(m: Monumental, table: GameTable): Rules {
  const seat = m.mover;
  const options = freeCapitals(m).map((n) => ({
    id: `capital:${spaceName(m, n)}`,
    label: say("space", { name: spaceName(m, n).toUpperCase() }),
    refs: [ref.space(spaceName(m, n))],
    n,
  }));
  const { n } = yield* choose(seat, say("ask.capital"), options, { clause: "MO-3.15" });
  settle(m, table, seat, n);
  if (seat !== m.first) {
    m.mover = (seat + m.cities.length - 1) % m.cities.length;
    return;
  }
  dealDisplay(m, table);
  m.round = 1;
  m.phase = "activation";
}

/** MO-3.16: all units and explorers on the capital. */
function settle(m: Monumental, table: GameTable, owner: Owner, n: SpaceNumber): void {
  const realm = realmOf(m, owner);
  const space = spaceAt(m, n);
  realm.capital = n;
  realm.warlord = n;
  realm.explorers = Array<SpaceNumber>(EXPLORERS).fill(n);
  space.owner = owner;
  space.soldiers = SOLDIERS;
  table.tell(() => ({
    what: say("log.capital", { who: whoFirst(m, owner), name: spaceName(m, n).toUpperCase() }),
    clause: "MO-3.15",
  }));
}
