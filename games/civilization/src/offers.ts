import {
  choose,
  drawFurther,
  type Goods,
  goodsIn,
  type Offer,
  offer,
  type Rules,
  type Seat,
  type Terms,
} from "@civitas/kernel";
import type { GameTable, Stories } from "./agenda.ts";
import { EVENTS } from "./content/events.ts";
import { MARKET_RESOURCES } from "./content/ids.ts";
import { eventOptions } from "./culture.ts";
import { amountOf, goodsOf, shortOf, TRADED_LEVELS, TRADED_MARKERS } from "./goods.ts";
import { hidden } from "./kept.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { realmOf, type World } from "./state.ts";
import { gainTrade } from "./stock.ts";

/** Goods that are set in one story; then it is told anew. */
const CHANGES_A_STORY = 10;

/** CV-10.11: the terms are put together, one good at a time; a counter-offer begins with the offer that it answers. */
export function* tellTerms(w: World, table: GameTable, due: Stories["terms"]): Rules {
  const { by, to } = due;
  const about = {
    by,
    to: [to],
    prompt: say("ask.terms", { who: { seat: to } }),
    clause: "CV-10.11",
    gives: goodsOf(w, by),
    asks: goodsOf(w, to),
    flaw: flawOf,
  };
  let { draft } = due;
  for (let left = CHANGES_A_STORY; left > 0; left--) {
    const drawn = yield* drawFurther(about, draft);
    if (drawn.did !== "change") return drawnUp(w, table, due, drawn.terms);
    draft = drawn.draft;
  }
  table.next("terms", { ...due, draft });
}

/** CV-10.13: changed offers are not counted. One that is given up counts like one that is made, so that every phase ends. */
function drawnUp(w: World, table: GameTable, { by, to, counter }: Stories["terms"], terms: Terms | undefined): void {
  if (!counter) realmOf(w, by).offers += 1;
  if (terms !== undefined) table.next("offer", { by, to, terms, counter });
  else if (counter) refuse(table, by);
}

const isEmpty = (goods: Goods): boolean => Object.values(goods).every((n) => n === 0);

const flawOf = ({ gives, asks }: Terms) =>
  isEmpty(gives) && isEmpty(asks) ? { why: say("why.empty-offer"), clause: "CV-10.11" } : undefined;

/** CV-10.11: the other accepts, refuses or answers with one changed offer. */
export function* tellOffer(w: World, table: GameTable, due: Stories["offer"]): Rules {
  const { by, to, terms, counter } = due;
  if (shortOf(w, by, terms.gives) !== undefined) return; // it has become impossible and lapses
  table.tell(() => ({
    what: say("log.offers", { who: { seat: by }, to: { seat: to } }),
    seat: by,
    clause: "CV-10.11",
  }));
  const reply = yield* offer<Terms>({ by, to: [to], terms }, bargain(w), !counter);
  if (reply.did === "accept") table.next("exchange", { by, to, terms });
  else if (reply.did === "counter") {
    const draft = { terms: { gives: terms.asks, asks: terms.gives }, at: 0 };
    table.next("terms", { by: to, to: by, counter: true, draft });
  } else if (reply.did === "refuse") refuse(table, to);
}

function refuse(table: GameTable, seat: Seat): void {
  table.tell(() => ({ what: say("log.refuses", { who: { seat } }), seat, clause: "CV-10.11" }));
}

const bargain = (w: World) => ({
  prompt: ({ by }: Offer<Terms>) => say("ask.offer", { who: { seat: by } }),
  clause: "CV-10.11",
  goods: ({ by, to, terms }: Offer<Terms>) => ({
    gives: goodsIn(terms.gives, goodsOf(w, by)),
    asks: goodsIn(terms.asks, goodsOf(w, to[0] ?? by)),
  }),
  hindrance: ({ terms }: Offer<Terms>, seat: Seat) => shortOf(w, seat, terms.asks),
  // CV-10.13: for this phase, or for the rest of the game.
  standing: { kind: "offers", scopes: { phase: String(w.round), game: "game" } },
});

/** CV-10.12: the giver of hidden things picks which ones, one after another; then both sides change hands. */
export function* tellExchange(w: World, table: GameTable, due: Stories["exchange"]): Rules {
  const { by, to, terms } = due;
  settle(w, by, to, terms);
  yield* handOver(w, table, by, to, terms.gives);
  yield* handOver(w, table, to, by, terms.asks);
  table.tell(() => ({
    what: say("log.exchange", {
      who: { seat: by },
      to: { seat: to },
      gives: goodsIn(terms.gives, ALL_GOODS).map(({ n, name }) => say("thing.some", { n, name })),
      asks: goodsIn(terms.asks, ALL_GOODS).map(({ n, name }) => say("thing.some", { n, name })),
    }),
    seat: by,
    clause: "CV-10.11",
  }));
  for (const seat of [to, by]) table.next("handLimit", { seat }); // CV-10.8
}

const ALL_GOODS = [
  { id: "trade", name: say("thing.trade"), n: 0 },
  { id: "culture", name: say("thing.culture"), n: 0 },
  ...MARKET_RESOURCES.map((id) => ({ id, name: say(`resource.${id}`), n: 0 })),
  ...TRADED_MARKERS.map((id) => ({ id, name: say(`thing.${id}`), n: 0 })),
  ...TRADED_LEVELS.map((level) => ({ id: `event-${level}`, name: say("thing.event", { level }), n: 0 })),
];

/** What is counted changes hands at once, so that the limit of the dials (CV-10.2) applies to what is left in the end. */
function settle(w: World, by: Seat, to: Seat, { gives, asks }: Terms): void {
  const [mine, theirs] = [realmOf(w, by), realmOf(w, to)];
  const gained = (id: string): number => amountOf(asks, id) - amountOf(gives, id);
  mine.trade -= amountOf(gives, "trade");
  theirs.trade -= amountOf(asks, "trade");
  gainTrade(w, by, amountOf(asks, "trade"));
  gainTrade(w, to, amountOf(gives, "trade"));
  mine.culture += gained("culture");
  theirs.culture -= gained("culture");
  for (const resource of MARKET_RESOURCES) {
    mine.resources[resource] += gained(resource);
    theirs.resources[resource] -= gained(resource);
  }
}

/** CV-10.12: hidden things, picked one after another. */
function* handOver(w: World, table: GameTable, from: Seat, to: Seat, goods: Goods): Rules {
  for (const kind of TRADED_MARKERS) {
    for (let n = amountOf(goods, kind); n > 0; n--) yield* giveMarker(w, table, from, to, kind);
  }
  for (const level of TRADED_LEVELS) {
    for (let n = amountOf(goods, `event-${level}`); n > 0; n--) yield* giveEvent(w, from, to, level);
  }
}

function* giveMarker(w: World, table: GameTable, from: Seat, to: Seat, kind: "hut" | "village"): Rules {
  const giver = realmOf(w, from);
  const markers = giver.kept.filter((marker) => marker.kind === kind);
  const options = [...new Map(markers.map((marker) => [hidden(marker.id).content, marker])).values()].map((marker) => ({
    id: `give:${hidden(marker.id).content}`,
    label: say(`marker.${hidden(marker.id).content}`),
    refs: [ref.keptMarker(from, marker.id)],
    marker,
  }));
  if (options.length === 0) return;
  const { marker } = yield* choose(from, say("ask.give-marker"), options, { clause: "CV-10.12" });
  giver.kept.splice(giver.kept.indexOf(marker), 1);
  realmOf(w, to).kept.push({ ...marker, seen: [...new Set([...marker.seen, from])] });
  table.tell(() => ({
    what: say("log.gives-marker", {
      who: { seat: from },
      to: { seat: to },
      marker: say(`marker.${hidden(marker.id).content}`),
    }),
    only: [from, to],
    seat: from,
    clause: "CV-10.7",
  }));
}

function* giveEvent(w: World, from: Seat, to: Seat, level: number): Rules {
  const giver = realmOf(w, from);
  const options = eventOptions(
    giver.events.filter((id) => EVENTS[id].level === level),
    "give",
  );
  if (options.length === 0) return;
  const { card } = yield* choose(from, say("ask.give-event"), options, { clause: "CV-10.12" });
  giver.events.splice(giver.events.indexOf(card), 1);
  realmOf(w, to).events.push(card);
}
