import {
  choose,
  late,
  no,
  type Price,
  type Reason,
  type Ref,
  type Rules,
  type Seat,
  type Verdict,
} from "@civitas/kernel";
import type { About, GameTable, Stories } from "../agenda.ts";
import { announce } from "../announcing/announce.ts";
import type { Aims, Source } from "../announcing/announced.ts";
import { saySource } from "../cards/source-name.ts";
import { COUNTED_COSTS, type Cost, costsResources, FREE, type Moment } from "../content/ability.ts";
import { leaveHand } from "../culture/hand.ts";
import { aimsOf, canAny, targetsOf } from "../effects/all.ts";
import { asking } from "../effects/asking.ts";
import { refusals } from "../effects/consent.ts";
import type { Stage } from "../effects/deed.ts";
import { deedOf } from "../effects/registry.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import type { Verbs } from "../verbs/grammar.ts";
import { sayVerbs } from "../verbs/sayings.ts";
import { chooseGift, lessGifts, playGift } from "./gifts.ts";
import {
  abilityOf,
  type Held,
  isEvent,
  isGovernment,
  isGreatCard,
  isInvestment,
  isTech,
  isWonder,
  usesOf,
  whyIdle,
} from "./held.ts";
import { abilityKey, isMet, isSpent, markSpent } from "./limits.ts";
import { occasion } from "./occasion.ts";
import { pay, whyNotPay } from "./paying.ts";
import { turnUp, turnUpEntries } from "./turning-up.ts";

/** What the cards of a player let it do at this moment, and why not. */
export function abilityEntries(w: World, table: GameTable, seat: Seat, moment: Moment): Verdict<Entry>[] {
  const entries: Verdict<Entry>[] = [];
  for (const held of usesOf(w, seat, moment)) {
    if (isOffered(w, seat, held))
      entries.push(judge({ w, table, seat, source: held.source, about: NOTHING_YET }, held));
  }
  if (moment === "anyTime") entries.push(...turnUpEntries(w, table, seat));
  return entries;
}

const NOTHING_YET: About = {};

/** CV-19.15: what works automatically is offered only where its owner chooses the moment (CV-6.8). */
const isOffered = (w: World, seat: Seat, { ability, up }: Held): boolean =>
  isMet(w, seat, ability.condition) && (ability.optional || !up || ability.limit === "round");

/** Whether the cards of a player let it do anything at this moment. */
export const couldUse = (w: World, table: GameTable, seat: Seat, moment: Moment): boolean =>
  usesOf(w, seat, moment).some(
    (held) =>
      isOffered(w, seat, held) &&
      whyNotUse({ w, table, seat, source: held.source, about: NOTHING_YET }, held) === undefined,
  );

/** CV-0.23, CV-0.26, CV-6.7: whether an ability may be used now, or why not. */
export function judge(stage: Stage, held: Held): Verdict<Entry> {
  const reason = whyNotUse(stage, held);
  return reason === undefined ? entryOf(stage, held) : no(() => entryOf(stage, held), reason);
}

function whyNotUse(stage: Stage, { ability, index }: Held): Reason | undefined {
  const { w, seat, source } = stage;
  if (isSpent(w, seat, abilityKey(source, index), ability)) return ability.limit === "battle" ? USED_IN_BATTLE : USED;
  const reason = whyNotPay(w, seat, ability.cost) ?? whyIdle(w, seat, source);
  return reason ?? (canAny(deedOf, ability.does, stage) ? undefined : CHANGES_NOTHING);
}

const USED: Reason = { why: say("why.used"), clause: "CV-6.7" };
const USED_IN_BATTLE: Reason = { why: say("why.used-in-battle"), clause: "CV-25.35" };
const CHANGES_NOTHING: Reason = { why: say("why.changes-nothing"), clause: "CV-0.23" };

function entryOf(stage: Stage, held: Held): Entry {
  const { w, seat, source } = stage;
  const { ability, index } = held;
  return {
    id: isEvent(source) ? `play:${source}` : `use:${abilityKey(source, index)}`,
    label: saySource(w, seat, source),
    refs: [refOf(seat, source)],
    price: priceOf(ability.cost),
    group: say(isEvent(source) ? "group.events" : "group.abilities"),
    preview: late(() => sayVerbs(ability.does)),
    act: () => use(stage, held),
    automatic: ability.optional || !held.up ? undefined : true,
  };
}

/** Aims, pays, and carries it out; others may cancel events and resource abilities first (CV-28.1). */
export function* use(stage: Stage, held: Held): Rules {
  const { source } = stage;
  const { ability } = held;
  const aimed = yield* aimsOf(deedOf, ability.does, stage);
  const aims = isEvent(source) ? yield* allowed(stage, ability.does, aimed) : aimed;
  if (aims === undefined) return;
  yield* settle(stage, held, aims, 0);
}

/** Whether the card is still in the player's hands. */
function holds({ w, seat, source }: Stage): boolean {
  const { events, greatCards } = realmOf(w, seat);
  if (isEvent(source)) return events.includes(source);
  return !isGreatCard(source) || greatCards.some(({ id }) => id === source);
}

/** CV-28.16: gift cards go first, each through its own window; then the rest is paid, and it is announced. */
function* settle(stage: Stage, held: Pick<Held, "ability" | "index">, aims: readonly Aims[], gifts: number): Rules {
  const { w, table, seat, source, about } = stage;
  const { ability, index } = held;
  const cost = lessGifts(ability.cost, gifts);
  if (!holds(stage) || whyNotPay(w, seat, cost) !== undefined) return; // only in an imagined world: see below
  const gift = yield* chooseGift(stage, cost, whyNotPay(w, seat, cost, false) === undefined);
  if (gift !== undefined) {
    realmOf(w, seat).gifts.push(gifts);
    table.next("payOn", { seat, source, ability: index, aims, about, gifts: gifts + 1 });
    return yield* playGift(stage, gift, cost, aims);
  }
  // This never happens at the table. In imagined worlds hidden cards and markers are others, so the chosen ones may be
  // gone.
  if (whyNotPay(w, seat, cost, false) !== undefined) return;
  const paid = yield* pay(stage, cost);
  markSpent(w, seat, abilityKey(source, index), ability);
  if (isGreatCard(source)) turnUp(w, seat, source);
  tellUse(stage);
  if (isEvent(source)) {
    leaveHand(realmOf(w, seat), source);
    announce(w, table, {
      kind: "event",
      seat,
      card: source,
      aims,
      targets: targetsOf(deedOf, ability.does, stage, aims),
    });
  } else if (costsResources(ability.cost)) {
    announce(w, table, { kind: "ability", seat, card: source, ability: index, aims, paid, about });
  } else table.next("effects", { seat, source, ability: index, verb: 0, aims, about });
  if (paid.length > 0) occasion(w, table, [seat], "spendResource", { seat, n: paid.length });
}

/** CV-28.16: a gift card was spent or cancelled; if cancelled, its owner may pay otherwise or give up. */
export function* tellPayOn(w: World, table: GameTable, due: Stories["payOn"]): Rules {
  const { seat, source, aims, about } = due;
  const stage: Stage = { w, table, seat, source, about };
  const ability = abilityOf(w, seat, source, due.ability);
  const gifts = realmOf(w, seat).gifts.pop() ?? 0;
  const payable = whyNotPay(w, seat, lessGifts(ability.cost, gifts)) === undefined;
  if (gifts < due.gifts && !(payable && (yield* paysOtherwise(stage)))) {
    table.tell(() => ({
      what: say("log.gives-up", { who: { seat }, card: saySource(w, seat, source) }),
      seat,
      clause: "CV-28.16",
    }));
    return;
  }
  yield* settle(stage, { ability, index: due.ability }, aims, gifts);
}

function* paysOtherwise(stage: Stage): Rules<boolean> {
  const options = [
    { id: "pay", label: say("choice.pay-otherwise") },
    { id: "give-up", label: say("choice.give-up"), apart: "end" as const },
  ];
  return (yield* choose(stage.seat, asking(stage, "ask.pay"), options, { clause: "CV-28.16" })).id === "pay";
}

/** CV-28.9, CV-28.15: the aims without those who refuse; nothing if the event can't do without them. */
function* allowed(stage: Stage, does: Verbs, aims: readonly Aims[]): Rules<readonly Aims[] | undefined> {
  const everybody = does.every((verb) => verb.verb === "otherDiscardsCoin" && verb.players === "all");
  const hit = everybody ? aims.flat().flatMap(({ seat }) => seat ?? []) : targetsOf(deedOf, does, stage, aims);
  const refused = yield* refusals(stage, hit, aims);
  if (refused.length === 0) return aims;
  const left = aims.map((aim) => aim.filter(({ seat }) => seat === undefined || !refused.includes(seat)));
  return everybody && left.some((aim) => aim.length > 0) ? left : undefined;
}

function tellUse({ w, table, seat, source }: Stage): void {
  table.tell(() => ({
    what: say(isEvent(source) ? "log.plays" : "log.uses", { who: { seat }, card: saySource(w, seat, source) }),
    seat,
    clause: isEvent(source) ? "CV-15.14" : "CV-6.7",
    moves: [{ piece: refOf(seat, source), from: ref.realm(seat), to: ref.realm(seat) }],
  }));
}

/** CV-6.8, CV-19.15: what happens automatically at this moment and has not been used yet. */
export function happen(w: World, table: GameTable, seat: Seat, moment: Moment, about: About = {}): void {
  for (const { source, index, ability, up } of usesOf(w, seat, moment).toReversed()) {
    const key = abilityKey(source, index);
    if (ability.optional || !up || isSpent(w, seat, key, ability) || !isMet(w, seat, ability.condition)) continue;
    if (whyIdle(w, seat, source) !== undefined) continue;
    markSpent(w, seat, key, ability);
    table.next("effects", { seat, source, ability: index, verb: 0, aims: [], about });
  }
}

/** The countable things that a cost takes away. */
function priceOf(cost: Cost): Price | undefined {
  if (cost === FREE) return undefined;
  const price: Record<string, number> = {};
  for (const kind of COUNTED_COSTS) {
    const n = cost[kind];
    if (n !== undefined) price[kind] = n;
  }
  return Object.keys(price).length === 0 ? undefined : price;
}

function refOf(seat: Seat, source: Source): Ref {
  if (isEvent(source)) return ref.event(source);
  if (isGreatCard(source)) return ref.greatCard(source);
  if (isWonder(source)) return ref.wonderCard(seat, source);
  if (isTech(source)) return ref.tech(seat, source);
  if (isInvestment(source)) return ref.investment(seat, source);
  return isGovernment(source) ? ref.government(seat, source) : ref.civilization(seat);
}
