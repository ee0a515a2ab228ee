import { choose, type Option, type Rules } from "@civitas/kernel";
import { sayAmount } from "@civitas/monumental-family";
import type { GameTable, Story } from "../agenda.ts";
import { clearPlace, discardPart, laidCards } from "../city.ts";
import { type CardId, givesPoints } from "../content/cards.ts";
import { MONSTERS } from "../content/monsters.ts";
import { laidOption } from "../effects/cards-laid.ts";
import { ref } from "../refs.ts";
import { monsterName, nameOf, say, whoFirst } from "../say.ts";
import {
  cityOf,
  deciderFor,
  isAutoma,
  type Monumental,
  type Owner,
  realmOf,
  type SpaceNumber,
  spaceAt,
} from "../state.ts";
import { dropWonder } from "../wonders.ts";

/** The scoring knowledge cards somebody could lose: in city and discard pile, or of the automa. */
function knowledgeAtHand(m: Monumental, owner: Owner): CardId[] {
  if (isAutoma(m, owner)) return (m.automa?.cards ?? []).filter(givesPoints);
  const city = cityOf(m, owner);
  return [...laidCards(city, () => true).map(({ card }) => card), ...city.discard].filter(givesPoints);
}

/** MO-13.14, MO-13.21: the controller archives a knowledge card or loses gold; what would change nothing can't be chosen. */
export function* loseKnowledgeOrGold(m: Monumental, table: GameTable, owner: Owner | null, gold: number): Rules {
  if (owner === null) return;
  const { supply } = realmOf(m, owner);
  const options: (Option & { readonly card?: CardId })[] = [...new Set(knowledgeAtHand(m, owner))].map((card) => ({
    id: `archive:${card}`,
    label: say("choice.archive", { card: nameOf(card) }),
    card,
  }));
  const lost = Math.min(gold, supply.gold);
  if (lost > 0)
    options.push({ id: "gold", label: say("choice.lose", { what: sayAmount("gold", lost) }), price: { gold: lost } });
  if (options.length === 0) return; // MO-13.15
  const { card } = yield* choose(deciderFor(m, owner), say("ask.sphinx"), options, { clause: "MO-13.14" });
  if (card === undefined) loseGold(m, table, owner, lost);
  else archiveAnywhere(m, table, owner, card);
}

function loseGold(m: Monumental, table: GameTable, owner: Owner, gold: number): void {
  realmOf(m, owner).supply.gold -= gold;
  table.tell(() => ({
    what: say("log.loses-gold", { who: whoFirst(m, owner), what: sayAmount("gold", gold) }),
    clause: "MO-13.14",
    moves: [{ piece: ref.token("gold"), from: ref.supply(owner, "gold"), to: ref.bank }],
  }));
}

/** MO-13.23: out of city, deck or discard pile, wherever it is; the order of a deck stays. */
function archiveAnywhere(m: Monumental, table: GameTable, owner: Owner, card: CardId): void {
  if (!removeAnywhere(m, owner, card)) return;
  realmOf(m, owner).archived.push(card);
  table.tell(() => ({
    what: say("log.archives", { who: whoFirst(m, owner), card: nameOf(card) }),
    clause: "MO-13.23",
    moves: [{ piece: ref.card(card), to: ref.archive(owner) }],
  }));
}

function removeAnywhere(m: Monumental, owner: Owner, card: CardId): boolean {
  if (isAutoma(m, owner)) return removeFrom(m.automa?.cards ?? [], card);
  const city = cityOf(m, owner);
  for (const place of city.places) {
    if (place.under === card) {
      place.under = null;
      return true;
    }
    if (place.top !== card) continue;
    if (place.under !== null) city.discard.push(place.under);
    clearPlace(place);
    return true;
  }
  if (removeFrom(city.discard, card)) return true;
  const depth = city.deck.length - city.deck.lastIndexOf(card);
  if (!removeFrom(city.deck, card)) return false;
  if (depth <= city.known) city.known--;
  return true;
}

function removeFrom(pile: CardId[], card: CardId): boolean {
  const at = pile.lastIndexOf(card);
  if (at < 0) return false;
  pile.splice(at, 1);
  return true;
}

/** The Dragon: the token leaves the game and its builder archives the card. */
export function razeWonder(m: Monumental, table: GameTable, n: SpaceNumber): void {
  const space = spaceAt(m, n);
  const { wonder, builder } = space;
  if (wonder === null || builder === null) return;
  space.wonder = null;
  space.builder = null;
  table.tell(() => ({
    what: say("log.wonder-razed", { card: nameOf(wonder) }),
    clause: "MO-13.23",
    moves: [{ piece: ref.wonderToken(wonder), to: ref.box }],
  }));
  archiveAnywhere(m, table, builder, wonder);
}

/** MO-13.22: Oni and Golem hit everybody, one after the other. */
export const tellEachPlayer: Story<"eachPlayer"> = function* (m, table, { monster, part, owners }) {
  const [owner, ...rest] = owners;
  const attack = MONSTERS[monster].attacks[part];
  if (owner === undefined || attack === undefined) return;
  if (rest.length > 0) table.next("eachPlayer", { monster, part, owners: rest });
  if (attack.attack === "gold-or-card") yield* loseGoldOrCard(m, table, owner, attack.gold);
  if (attack.attack === "construction") {
    yield* ransomConstruction(m, table, owner, attack.gold, say("ask.golem", { monster: monsterName(monster) }));
  }
};

/** The Oni. MO-13.19: the automa has no city to lose a card from. */
function* loseGoldOrCard(m: Monumental, table: GameTable, owner: Owner, gold: number): Rules {
  const { supply } = realmOf(m, owner);
  if (supply.gold > 0) {
    loseGold(m, table, owner, Math.min(gold, supply.gold));
    return;
  }
  if (isAutoma(m, owner)) return;
  const options = laidCards(cityOf(m, owner), () => true).map((laid) => ({ ...laidOption(owner, laid), laid }));
  if (options.length === 0) return;
  const { laid } = yield* choose(owner, say("ask.oni"), options, { clause: "MO-13.14" });
  discardPart(m, table, owner, laid, "MO-13.20");
}

/** The Golem. */
function* ransomConstruction(
  m: Monumental,
  table: GameTable,
  owner: Owner,
  gold: number,
  prompt: ReturnType<typeof say>,
): Rules {
  const realm = realmOf(m, owner);
  const [wonder] = realm.construction;
  if (wonder === undefined) return;
  const options: Option[] = [{ id: "lose", label: say("choice.lose-wonder", { card: nameOf(wonder) }) }];
  if (realm.supply.gold >= gold) {
    options.unshift({ id: "pay", label: say("choice.ransom", { what: sayAmount("gold", gold) }), price: { gold } });
  }
  const { id } = yield* choose(deciderFor(m, owner), prompt, options, { clause: "MO-13.14" });
  if (id === "pay") {
    loseGold(m, table, owner, gold);
    return;
  }
  realm.construction = [];
  dropWonder(m, table, owner, wonder, "MO-13.14");
}
