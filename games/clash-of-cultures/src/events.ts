import { choose, confirm, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "./agenda.ts";
import { raidByIcon } from "./battle/raid.ts";
import { citiesOf, cityAt, piecesLeft } from "./cities.ts";
import { EVENTS } from "./content/events.ts";
import type { EventId, GreatPersonId } from "./content/ids.ts";
import { ARMY_LIMIT, EXHAUSTION_TOKENS } from "./content/pieces.ts";
import { drawEvent } from "./decks.ts";
import { gain } from "./goods.ts";
import { applyEventText } from "./hooks/events.ts";
import { beside, distancesFrom, hexName, terrainAt } from "./map.ts";
import { campOption, settleBarbarians } from "./movement/exploring.ts";
import { ref } from "./refs.ts";
import { say, sayHex } from "./say.ts";
import { type Clash, clockwiseFrom, type Hex, playerOf } from "./state.ts";
import { payableTokens, spendTokens } from "./token-swap.ts";
import { hasUnits, inSupply, recruit, soldiersAt } from "./troops.ts";

const GOLD_ICON = 2;
const SPAWN_SPACES = 2;

export const isGreatPerson = (event: EventId): event is GreatPersonId => EVENTS[event].affects === "great-person";

/** CC-23.1: the top card is shown, its icon applied, then its text; variants: CC-31.1, CC-31.2. */
export function* tellEvent(s: Clash, table: GameTable, { seat }: Stories["event"]): Rules {
  const wanted = yield* wantsText(s, seat);
  const event = drawEvent(s, table);
  if (event === undefined) return; // CC-1.11
  s.openEvents.push(event);
  table.tell(() => ({
    what: say("log.event", { who: { seat }, event: say(`event.${EVENTS[event].title}`) }),
    seat,
    clause: "CC-23.1",
    moves: [{ piece: ref.event(event), from: ref.eventDeck }],
  }));
  table.next("eventDone", { event });
  if (wanted) table.next("eventText", { seat, event });
  table.next("eventIcon", { seat, event });
}

/** CC-31.2: decided unseen. */
function* wantsText(s: Clash, seat: Seat): Rules<boolean> {
  if (s.variant.events === "none") return false;
  if (s.variant.events === "normal") return true;
  return yield* confirm(seat, say("ask.event"), { clause: "CC-31.2", yes: say("do.event"), no: say("do.icon-only") });
}

/** CC-23.2. */
export function* tellEventIcon(s: Clash, table: GameTable, { seat, event }: Stories["eventIcon"]): Rules {
  switch (EVENTS[event].icon) {
    case "gold":
      gain(s, table, seat, { gold: GOLD_ICON }, "CC-23.5");
      return;
    case "exhaustion":
      return yield* exhaust(s, table, seat);
    case "barbarian-spawn":
      return yield* spawn(s, table, seat);
    case "barbarian-attack":
      return yield* raidByIcon(s, table, seat);
    case "none":
  }
}

interface Place extends Option {
  readonly hex: Hex;
}

/** Land without city, unit or token that can carry a city: CC-23.6, CC-23.7. */
function isEmptyLand(s: Clash, hex: Hex): boolean {
  const terrain = terrainAt(s, hex);
  if (terrain === null || terrain === "sea" || terrain === "barren") return false;
  return cityAt(s, hex) === undefined && !hasUnits(s, hex) && !s.exhausted.includes(hex);
}

const besideCities = (s: Clash, seat: Seat): Hex[] => [
  ...new Set(citiesOf(s, seat).flatMap(({ hex }) => beside(s, hex).filter((next) => isEmptyLand(s, next)))),
];

/** CC-23.6, CC-1.6. */
function* exhaust(s: Clash, table: GameTable, seat: Seat): Rules {
  const options = besideCities(s, seat).map(
    (hex): Place => ({
      id: `exhaust:${hexName(s, hex)}`,
      label: sayHex(s, hex),
      refs: [ref.hex(hexName(s, hex))],
      hex,
    }),
  );
  if (options.length === 0 || s.exhausted.length >= EXHAUSTION_TOKENS) return;
  const { hex } = yield* choose(seat, say("ask.exhaust"), options, { clause: "CC-23.6" });
  s.exhausted.push(hex);
  table.tell(() => ({ what: say("log.exhausted", { hex: sayHex(s, hex) }), seat, clause: "CC-23.6" }));
}

/** CC-23.7: exactly 2 spaces from an own city, else adjacent to one. */
function* spawn(s: Clash, table: GameTable, seat: Seat): Rules {
  table.next("reinforceBarbarians", { seat });
  if (piecesLeft(s, "barbarians", "settlement") === 0) return;
  const distances = citiesOf(s, seat).map(({ hex }) => distancesFrom(s, hex));
  const apart = s.slots
    .flatMap((_, slot) => [0, 1, 2, 3].map((index) => slot * 4 + index))
    .filter((hex) => isEmptyLand(s, hex) && distances.some((from) => from[hex] === SPAWN_SPACES));
  const options = (apart.length > 0 ? apart : besideCities(s, seat)).map((hex) => campOption(s, hex));
  if (options.length === 0) return;
  const { hex } = yield* choose(seat, say("ask.barbarians"), options, { clause: "CC-23.7" });
  settleBarbarians(s, table, hex, "CC-23.7");
}

/** CC-23.8: one barbarian more in any settlement with fewer than 4. */
export function* tellReinforceBarbarians(s: Clash, table: GameTable, due: Stories["reinforceBarbarians"]): Rules {
  const { seat } = due;
  const options = citiesOf(s, "barbarians")
    .filter(({ hex }) => soldiersAt(s, hex, "barbarians") < ARMY_LIMIT)
    .map(({ hex }) => campOption(s, hex));
  if (options.length === 0 || inSupply(s, "barbarians", "soldier") === 0) return;
  const { hex } = yield* choose(seat, say("ask.reinforce"), options, { clause: "CC-23.8" });
  recruit(s, "barbarians", hex, "soldier", 1);
  table.tell(() => ({ what: say("log.reinforced", { hex: sayHex(s, hex) }), clause: "CC-23.8" }));
}

/** CC-23.1: the text; a great person is offered instead (CC-23.10). */
export function* tellEventText(s: Clash, table: GameTable, { seat, event }: Stories["eventText"]): Rules {
  if (isGreatPerson(event)) yield* offerGreatPerson(s, table, seat, event);
  else yield* applyEventText(s, table, seat, event);
}

/** CC-23.10: 1 culture token for the drawer, 2 for the others in turn order after the drawer. */
function* offerGreatPerson(s: Clash, table: GameTable, drawer: Seat, event: GreatPersonId): Rules {
  for (const seat of clockwiseFrom(s, drawer)) {
    const cost = seat === drawer ? 1 : 2;
    if (payableTokens(s, seat, "culture") < cost) continue;
    const person = say(`event.${EVENTS[event].title}`);
    const takes = yield* confirm(seat, say("ask.great-person", { person, n: cost }), {
      clause: "CC-23.10",
      yes: say("do.great-person", { n: cost }),
    });
    if (!takes) continue;
    spendTokens(s, table, seat, "culture", cost, "CC-23.10");
    s.openEvents = s.openEvents.filter((id) => id !== event);
    playerOf(s, seat).greatPersons.push(event);
    table.tell(() => ({ what: say("log.great-person", { who: { seat }, person }), seat, clause: "CC-23.10" }));
    return;
  }
}

/** CC-23.1: unless somebody has taken it, the card is discarded. */
export function* tellEventDone(s: Clash, _table: GameTable, { event }: Stories["eventDone"]): Rules {
  if (!s.openEvents.includes(event)) return;
  s.openEvents = s.openEvents.filter((id) => id !== event);
  s.eventDiscard.push(event);
}
