import type { Random } from "@civitas/kernel";
import { emptySupply } from "@civitas/monumental-family";
import { drawTop } from "./city-deck.ts";
import { type Box, eraCards, TRADE } from "./content/boxes.ts";
import { ERAS, isKnowledge } from "./content/cards.ts";
import { CIVILIZATION_IDS, CIVILIZATIONS, type CivilizationId, typeTokensOf } from "./content/civilizations.ts";
import { CITY_PLACES, FREE_CITY_ROW, ROW_PLACES, STACK, START_GOLD } from "./content/constants.ts";
import { type Duel, other, type Player, playerAt } from "./state.ts";

/** What the players agree on before the game. */
export interface DuelOptions {
  /** MD-2.9. */
  readonly civilizations: "choose" | "random";
  /** MD-4.16. */
  readonly payment: "default" | "ask";
}

/** MD-2, with the random steps in the order of MD-2.19. `boxes`: MD-24. */
export function setup(options: DuelOptions, random: Random, boxes: readonly Box[] = [TRADE]): Duel {
  const first = random.int(2);
  const dealt = options.civilizations === "random" ? random.shuffle([...CIVILIZATION_IDS]) : [];
  // MD-2.1, MD-2.2: each era is shuffled separately, era I on top; the end of the list is the top of the deck.
  const [one, two, three] = ERAS.map((era) => random.shuffle(eraCards(boxes, era, random)));
  const deck = [...(three ?? []), ...(two ?? []), ...(one ?? [])];
  const freeCityDeck = random.shuffle(boxes.flatMap((box) => [...box.freeCities]));
  const duel: Duel = {
    round: 0,
    phase: "civilizations",
    seat: other(first), // MD-2.9: the player who is not first picks first
    first,
    final: false,
    payment: options.payment,
    deck,
    row: [],
    discard: [],
    borrowed: null,
    stacks: { workshop: STACK, laboratory: STACK, "archery-range": STACK, barricade: STACK },
    trade: freeCityDeck.length > 0,
    freeCityDeck,
    freeCities: [],
    advantage: { holder: null, of: null, tokens: 0 },
    players: [emptyPlayer(), emptyPlayer()],
  };
  // MD-2.5: places 1 to 6 in draw order.
  for (let place = 0; place < ROW_PLACES; place++) duel.row.push(deck.pop() ?? null);
  if (duel.trade) {
    for (let place = 0; place < FREE_CITY_ROW; place++) {
      const id = freeCityDeck.pop();
      duel.freeCities.push(id === undefined ? null : { id, gold: [0, 0], traded: [false, false] });
    }
  }
  const [firstCivilization, secondCivilization] = dealt;
  if (firstCivilization !== undefined && secondCivilization !== undefined) {
    giveCivilization(duel, first, firstCivilization);
    giveCivilization(duel, other(first), secondCivilization);
    dealCities(duel, random);
  }
  return duel;
}

function emptyPlayer(): Player {
  return {
    civilization: null,
    passed: false,
    supply: { ...emptySupply(), gold: START_GOLD }, // MD-2.16
    restricted: 0,
    gained: emptySupply(),
    city: Array.from({ length: CITY_PLACES }, () => ({ top: null, under: null, turned: "ready", tokens: 0 })),
    deck: [],
    known: 0,
    discard: [],
    archived: [],
    aside: [],
    provinces: [],
    typeTokens: { coastal: 0, mountain: 0, agrarian: 0 },
    policies: [],
    policyUsed: false,
    policyResolved: false,
    warlordUsed: false,
    scoutUsed: false,
    usedUp: [],
    underConstruction: [],
    completing: null,
    freeCities: [],
  };
}

/** MD-2.14, MD-2.15: a civilization brings its cards and its extra pieces. */
export function giveCivilization(duel: Duel, seat: number, id: CivilizationId): void {
  const player = playerAt(duel, seat);
  const { deck, provinces } = CIVILIZATIONS[id];
  player.civilization = id;
  player.deck = [...deck];
  player.provinces = provinces.map((province) => ({ id: province, tokens: [] }));
  player.typeTokens = typeTokensOf(id);
}

/** MD-2.10 to MD-2.12, and the first round begins. */
export function dealCities(duel: Duel, random: Random): void {
  for (const seat of [duel.first, other(duel.first)]) {
    const player = playerAt(duel, seat);
    random.shuffle(player.deck);
    for (const place of player.city) {
      place.top = drawTop(player) ?? null;
      // MD-2.11: the next card covers a knowledge; there is only one in the deck.
      if (place.top !== null && isKnowledge(place.top)) {
        place.under = place.top;
        place.top = drawTop(player) ?? null;
      }
    }
  }
  beginRound(duel);
}

/** MD-5, MD-4.12, MD-19.10: counters at 0, reinforced cards ordinary again, the first player activates first. */
export function beginRound(duel: Duel): void {
  duel.round++;
  duel.phase = "activation";
  duel.seat = duel.first;
  for (const player of duel.players) {
    player.passed = false;
    player.gained = emptySupply();
    player.usedUp = [];
    for (const place of player.city) place.turned = "ready";
  }
}
