import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { saidResources } from "@civitas/monumental-family";
import { countOf, countOnce, inForce } from "./active.ts";
import type { GameTable, Story } from "./agenda.ts";
import { GOODS, type MarketGood } from "./content/tokens.ts";
import { beside, isGuarded, mayExplore, spaceName } from "./map.ts";
import { ref } from "./refs.ts";
import { placeLabel, say, sayPlace } from "./say.ts";
import { type Monumental, realmOf, type SpaceNumber, spaceAt } from "./state.ts";

/** A step of an explorer, 0 or 1. */
export interface Step {
  readonly explorer: number;
  readonly from: SpaceNumber;
  readonly to: SpaceNumber;
}

/** MO-9.26: every step. Of two explorers on one space that are alike, only one is offered. */
export function stepsOf(m: Monumental, seat: Seat): Step[] {
  const { explorers } = realmOf(m, seat);
  const steps: Step[] = [];
  explorers.forEach((from, explorer) => {
    if (isAlike(m, explorers, explorer)) return;
    for (const to of beside(m, from)) if (mayExplore(m, seat, to)) steps.push({ explorer, from, to });
  });
  return steps;
}

/** MO-6.14: whether an earlier explorer is the same in every respect. */
function isAlike(m: Monumental, explorers: readonly SpaceNumber[], explorer: number): boolean {
  return explorers.some(
    (space, other) =>
      other < explorer && space === explorers[explorer] && m.turn.acted[other] === m.turn.acted[explorer],
  );
}

/** The id of a step. */
export const stepId = (m: Monumental, { explorer, from, to }: Step): string =>
  `explore:${explorer + 1}:${spaceName(m, from)}>${spaceName(m, to)}`;

/** How a step looks as a choice. */
export function stepLook(m: Monumental, seat: Seat, { explorer, from, to }: Step) {
  const piece = ref.explorer(seat, explorer + 1);
  const end = ref.space(spaceName(m, to));
  return {
    label: say("choice.explore", {
      n: explorer + 1,
      from: spaceName(m, from).toUpperCase(),
      to: spaceName(m, to).toUpperCase(),
    }),
    from: { ref: piece, name: say("explorer-at", { n: explorer + 1, place: spaceName(m, from).toUpperCase() }) },
    to: { ref: end, name: placeLabel(m, to) },
  };
}

export function walk(m: Monumental, table: GameTable, seat: Seat, { explorer, from, to }: Step, clause: string): void {
  realmOf(m, seat).explorers[explorer] = to;
  table.tell(() => ({
    what: say("log.explores", { who: { seat }, from: sayPlace(m, from), to: sayPlace(m, to) }),
    seat,
    clause,
    moves: [
      {
        piece: ref.explorer(seat, explorer + 1),
        from: ref.space(spaceName(m, from)),
        to: ref.space(spaceName(m, to)),
      },
    ],
  }));
}

/** MO-9.42: steps that abilities in force still give for nothing. */
export const freeStepsLeft = (m: Monumental, seat: Seat): number =>
  inForce(m, seat, "free-steps").reduce((sum, { id, effect }) => sum + Math.max(0, effect.n - countOf(m, id)), 0);

export function useFreeStep(m: Monumental, seat: Seat): void {
  const source = inForce(m, seat, "free-steps").find(({ id, effect }) => countOf(m, id) < effect.n);
  if (source !== undefined) countOnce(m, source.id);
}

/** MO-9.40: up to this many steps without paying. */
export const tellExplore: Story<"explore"> = function* (m, table, { seat, steps }) {
  const options = stepsOf(m, seat).map((step) => ({ id: stepId(m, step), ...stepLook(m, seat, step), step }));
  if (options.length === 0) return;
  const none = { id: "none", label: say("choice.no-more"), step: undefined };
  const { step } = yield* choose(seat, say("ask.explore", { steps }), [...options, none], { clause: "MO-9.40" });
  if (step === undefined) return;
  walk(m, table, seat, step, "MO-9.40");
  if (steps > 1) table.next("explore", { seat, steps: steps - 1 });
};

/** What an explorer could take where it stands. */
export interface TakingHere {
  readonly explorer: number;
  readonly space: SpaceNumber;
  readonly what: "production" | "market";
}

/** MO-9.28 to MO-9.32: takings by explorers that fit. */
export function takingsOf(m: Monumental, seat: Seat, fits: (explorer: number) => boolean): TakingHere[] {
  const { explorers } = realmOf(m, seat);
  const found: TakingHere[] = [];
  explorers.forEach((space, explorer) => {
    if (!fits(explorer) || found.some((other) => other.space === space)) return;
    if (mayTakeProduction(m, space)) found.push({ explorer, space, what: "production" });
    if (mayTakeMarket(m, seat, space)) found.push({ explorer, space, what: "market" });
  });
  return found;
}

const mayTakeProduction = (m: Monumental, n: SpaceNumber): boolean => spaceAt(m, n).production && !isGuarded(m, n);

/** MO-9.31: one token of each market in the whole game. */
function mayTakeMarket(m: Monumental, seat: Seat, n: SpaceNumber): boolean {
  const { market, pile } = spaceAt(m, n);
  if (market === null || pile.length === 0 || isGuarded(m, n)) return false;
  return realmOf(m, seat).markets.every((token) => token.market !== market);
}

export const takingId = (m: Monumental, { space, what }: TakingHere): string => `take-${what}:${spaceName(m, space)}`;

/** How a taking looks as a choice. */
export function takingLook(m: Monumental, seat: Seat, { explorer, space, what }: TakingHere) {
  const name = spaceName(m, space);
  const market = what === "market";
  return {
    label: say(market ? "choice.look-at-market" : "choice.take-production", { place: sayPlace(m, space) }),
    refs: [ref.explorer(seat, explorer + 1), market ? ref.marketPile(name) : ref.productionToken(name)],
    note: market ? say("note.must-keep-one") : undefined,
  };
}

/** MO-9.29, MO-9.30. */
export function* takeHere(m: Monumental, table: GameTable, seat: Seat, { space, what }: TakingHere): Rules {
  if (what === "market") yield* takeMarket(m, table, seat, space);
  else {
    spaceAt(m, space).production = false;
    realmOf(m, seat).productionTokens++;
    table.tell(() => ({
      what: say("log.takes-production", { who: { seat }, place: sayPlace(m, space) }),
      seat,
      clause: "MO-9.29",
      moves: [
        {
          piece: ref.token("production"),
          from: ref.productionToken(spaceName(m, space)),
          to: ref.productionTokens(seat),
        },
      ],
    }));
  }
}

/** MO-9.30, MO-2.8: looks at the whole pile and keeps one token; the others go back in the same order. */
function* takeMarket(m: Monumental, table: GameTable, seat: Seat, n: SpaceNumber): Rules {
  const space = spaceAt(m, n);
  const { market } = space;
  if (market === null) return;
  m.turn.looking = n;
  const faces = (): (Option & { readonly good: MarketGood })[] =>
    space.pile.map((good) => ({
      id: `keep:${good}`,
      label: saidResources(GOODS[good]),
      refs: [ref.marketPile(spaceName(m, n))],
      good,
    }));
  const prompt = say("ask.keep-good", { market: say(`market.${market}`) });
  const { good } = yield* choose(seat, prompt, faces(), { clause: "MO-9.30", again: faces });
  m.turn.looking = null;
  space.pile.splice(space.pile.indexOf(good), 1);
  realmOf(m, seat).markets.push({ market, good, used: false });
  table.tell(() => ({
    what: say("log.keeps-good", { who: { seat }, market: say(`market.${market}`), what: saidResources(GOODS[good]) }),
    seat,
    clause: "MO-9.30",
    moves: [{ piece: "market-token", from: ref.marketPile(spaceName(m, n)), to: ref.marketToken(seat, market) }],
  }));
  table.next("heroMayReturn", { seat, met: "market-token" });
}

/** MO-9.41: takings that neither need nor use an explorer's own action. */
export const tellTakeTokens: Story<"takeTokens"> = function* (m, table, { seat, n }) {
  const options = takingsOf(m, seat, () => true).map((taking) => ({
    id: takingId(m, taking),
    ...takingLook(m, seat, taking),
    taking,
  }));
  if (options.length === 0) return;
  const none = { id: "none", label: say("choice.none"), taking: undefined };
  const { taking } = yield* choose(seat, say("ask.take-token", { n }), [...options, none], { clause: "MO-9.41" });
  if (taking === undefined) return;
  if (n > 1) table.next("takeTokens", { seat, n: n - 1 });
  yield* takeHere(m, table, seat, taking);
};
