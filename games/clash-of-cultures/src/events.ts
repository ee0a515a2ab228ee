import { confirm, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "./agenda.ts";
import { EVENT_ICONS, EVENTS, type EventCard } from "./content/events.ts";
import type { EventId, GreatPersonId } from "./content/ids.ts";
import { drawEvent } from "./decks.ts";
import { can } from "./executor.ts";
import { changesOf } from "./hooks/query.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Clash, clockwiseFrom, playerOf, turnOrder } from "./state.ts";
import { payableTokens, spendTokens } from "./token-swap.ts";
import type { Verbs } from "./verbs/grammar.ts";

const isGreatPerson = (event: EventId): event is GreatPersonId => EVENTS[event].affects === "great-person";

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

/** CC-23.2: the icon concerns the drawer alone. */
export function* tellEventIcon(s: Clash, table: GameTable, { seat, event }: Stories["eventIcon"]): Rules {
  const { icon } = EVENTS[event];
  const verbs = EVENT_ICONS[icon];
  if (icon !== "none" && !changesAnything(s, table, seat, event, verbs))
    table.tell(() => ({ what: say("log.icon-idle", { icon: say(`event-icon.${icon}`) }), seat, clause: "CC-23.2" }));
  table.next("effects", { seat, source: { of: "event", id: event }, hex: null, verbs });
}

const changesAnything = (s: Clash, table: GameTable, seat: Seat, event: EventId, verbs: Verbs): boolean =>
  verbs.some((verb) => can(verb, { s, table, seat, source: { of: "event", id: event }, hex: null }));

/** CC-23.1: the text; a great person is offered instead (CC-23.10). */
export function* tellEventText(s: Clash, table: GameTable, { seat, event }: Stories["eventText"]): Rules {
  if (isGreatPerson(event)) yield* offerGreatPerson(s, table, seat, event);
  else applyText(s, table, seat, event);
}

/** CC-23.3, CC-23.4: every player in turn order, or the drawer alone; whoever is protected skips it. */
function applyText(s: Clash, table: GameTable, drawer: Seat, event: EventId): void {
  const { affects, does, title }: EventCard = EVENTS[event];
  const affected = affects === "all" ? turnOrder(s) : [drawer];
  const struck = affected.filter((seat) => !isProtected(s, seat, event));
  for (const seat of affected) {
    const spared = !struck.includes(seat);
    if (!spared && changesAnything(s, table, seat, event, does)) continue;
    table.tell(() => ({
      what: say(spared ? "log.protected" : "log.event-idle", { who: { seat }, event: say(`event.${title}`) }),
      seat,
      clause: spared ? "CC-23.4" : "CC-23.29",
    }));
  }
  for (const seat of struck.toReversed()) {
    table.next("effects", { seat, source: { of: "event", id: event }, hex: null, verbs: does });
  }
}

function isProtected(s: Clash, seat: Seat, event: EventId): boolean {
  const { tags }: EventCard = EVENTS[event];
  return changesOf(s, seat, "immune").some((against) => against.some((tag) => tags.includes(tag)));
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
