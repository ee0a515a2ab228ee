import type { Random, Seat } from "@civitas/kernel";
import { settle } from "./cities.ts";
import { ACTION_CARD_IDS } from "./content/action-cards.ts";
import { START_ADVANCES } from "./content/advances.ts";
import { EVENT_IDS } from "./content/events.ts";
import { START_FOOD } from "./content/goods.ts";
import { OBJECTIVE_CARD_IDS } from "./content/objective-cards.ts";
import { REGION_IDS } from "./content/regions.ts";
import { WONDER_IDS } from "./content/wonders.ts";
import { boardFor } from "./map.ts";
import type { ClashOptions } from "./options.ts";
import { newPlayerTurn } from "./player-turn.ts";
import { type Clash, noGoods, type Player, playerOf, type SlotNow } from "./state.ts";
import { place } from "./troops.ts";

/** CC-3, CC-31.4. Chance is drawn in the order of CC-3.9. */
export function setup(options: ClashOptions, seats: number, random: Random): Clash {
  const seating = random.shuffle(Array.from({ length: seats }, (_, seat) => seat));
  const regions = random.shuffle([...REGION_IDS]);
  const slots = boardFor(seats).layout.slots.map(
    ({ home }): SlotNow =>
      home === null
        ? { region: regions.pop() ?? null, explored: false, orientation: 0 }
        : { region: null, explored: true, orientation: 0 },
  );
  const s: Clash = {
    variant: variantOf(options),
    seating,
    round: 1,
    turn: 1,
    phase: "turn-begins",
    first: 0,
    mover: 0,
    waiting: [],
    freeAdvancesLeft: 0,
    lastPlayerTurn: false,
    slots,
    setAside: regions,
    exhausted: [],
    cities: [],
    troops: [],
    ships: [],
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seating.indexOf(seat))),
    actionDeck: random.shuffle([...ACTION_CARD_IDS]),
    actionDiscard: [],
    objectiveDeck: random.shuffle([...OBJECTIVE_CARD_IDS]),
    objectiveDiscard: [],
    eventDeck: random.shuffle([...EVENT_IDS]),
    eventDiscard: [],
    wonderDeck: random.shuffle([...WONDER_IDS]),
    wonders: [],
    lostWonders: [],
    inPlay: [],
    openEvents: [],
    plans: [],
    spied: null,
    truces: [],
    pestilence: false,
    wondersBuilt: [],
    now: newPlayerTurn(0),
    battle: null,
    trade: null,
  };
  s.first = random.pick(seating);
  s.mover = s.first;
  for (const seat of seating) begin(s, seat);
  return s;
}

/** CC-31.12: four rounds allow only the fixed ending. */
const variantOf = ({ events, rounds, ending }: ClashOptions): Clash["variant"] => ({
  events,
  rounds,
  ending: rounds === "four" ? "fixed" : ending,
});

/** CC-3.4, CC-3.5. The home slots come first on the board, in the order of the seating. */
const newPlayer = (home: number): Player => ({
  goods: { ...noGoods(), food: START_FOOD },
  levels: { mood: 0, culture: 0 },
  advances: [...START_ADVANCES],
  startHex: home * 4,
  actionCards: [],
  objectiveCards: [],
  greatPersons: [],
  completed: [],
  eventHalves: 0,
  reserved: [],
  gone: { settlement: 0, port: 0, academy: 0, fortress: 0, temple: 0 },
  assassinated: false,
  revolted: 0,
  writingDone: false,
});

/** CC-3.6, CC-3.7, CC-31.4. */
function begin(s: Clash, seat: Seat): void {
  const player = playerOf(s, seat);
  const four = s.variant.rounds === "four";
  const city = settle(s, seat, player.startHex);
  if (four) city.mood = "happy";
  place(s, { owner: seat, hex: city.hex, kind: "settler", restriction: "none", moved: false, n: four ? 2 : 1 });
  const action = s.actionDeck.pop();
  const objective = s.objectiveDeck.pop();
  if (action !== undefined) player.actionCards.push(action);
  if (objective !== undefined) player.objectiveCards.push(objective);
}
