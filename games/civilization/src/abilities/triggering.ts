import { choose, type Option, type Rules, type Seat, window } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { scopes } from "../announcing/responding.ts";
import { saySource } from "../cards/source-name.ts";
import type { Trigger } from "../content/ability.ts";
import { canAny } from "../effects/all.ts";
import { asking } from "../effects/asking.ts";
import type { Stage } from "../effects/deed.ts";
import { deedOf } from "../effects/registry.ts";
import { say } from "../say.ts";
import type { World } from "../state.ts";
import { type Held, isInvestment, triggersOf, whyIdle } from "./held.ts";
import { abilityKey, isMet, isSpent } from "./limits.ts";
import { whyNotPay } from "./paying.ts";
import { suspectedTriggers } from "./suspected.ts";
import { use } from "./using.ts";

const keyOf = ({ source, index }: Held): string => abilityKey(source, index);

/** Which of these the occasion triggers for a player now. */
function triggered(w: World, table: GameTable, seat: Seat, due: Stories["triggers"], of: readonly Held<Trigger>[]) {
  return of.filter((held) => {
    const { source, ability } = held;
    if (due.on === "learnThis" && source !== due.about.tech) return false;
    if (isInvestment(source) && source !== due.about.investment) return false;
    if (isSpent(w, seat, keyOf(held), ability) || !isMet(w, seat, ability.condition)) return false;
    if (whyIdle(w, seat, source) !== undefined || whyNotPay(w, seat, ability.cost) !== undefined) return false;
    return canAny(deedOf, ability.does, { w, table, seat, source, about: due.about });
  });
}

/** CV-19.15: whether its owner decides about it. */
const isAsked = ({ ability, up }: Held): boolean => ability.optional || !up;

/** Whether it involves a choice; so does an advance, by its reward. */
const involvesChoice = (held: Held): boolean =>
  isAsked(held) || held.ability.does.some((verb) => verb.verb === "advance" || deedOf(verb).aim !== undefined);

/** CV-0.20: the next ability that the occasion triggers; then the others, and the other players. */
export function* tellTriggers(w: World, table: GameTable, due: Stories["triggers"]): Rules {
  const [seat, ...later] = due.seats;
  if (seat === undefined) return;
  const waiting = triggersOf(w, seat, due.on).filter((held) => due.left?.includes(keyOf(held)) !== false);
  const open = triggered(w, table, seat, due, waiting);
  const next = open.length < 2 ? open[0] : yield* chooseNext(w, seat, open);
  // What would change nothing yet may do so after the others: a building of a tech just learned (CV-20.9).
  const left = next === undefined ? [] : waiting.filter((held) => held !== next).map(keyOf);
  if (left.length > 0) table.next("triggers", { ...due, left });
  else if (later.length > 0) table.next("triggers", { on: due.on, about: due.about, seats: later });
  if (next === undefined && due.left !== undefined) return;
  if (next?.up !== true) return yield* mayTurnUpNow(w, table, seat, due, next);
  const stage: Stage = { w, table, seat, source: next.source, about: due.about };
  if (isAsked(next) && !(yield* wants(stage))) return;
  yield* use(stage, next);
}

/**
 * CV-34.9: a card that lies face down. Everybody who may hold such a card is asked, so that the question gives nobody
 * away.
 */
function* mayTurnUpNow(
  w: World,
  table: GameTable,
  seat: Seat,
  due: Stories["triggers"],
  next: Held<Trigger> | undefined,
): Rules {
  if (next === undefined && triggered(w, table, seat, due, suspectedTriggers(w, seat, due.on)).length === 0) return;
  const plays = (): (Option & { readonly held: Held<Trigger> })[] => {
    const open = triggered(w, table, seat, due, triggersOf(w, seat, due.on)).filter(({ up }) => !up);
    return open
      .filter((held) => next === undefined || keyOf(held) === keyOf(next))
      .map((held) => ({ id: "use", label: say("choice.use", { card: saySource(w, seat, held.source) }), held }))
      .slice(0, 1);
  };
  const played = yield* window([seat], {
    prompt: say("ask.face-down"),
    clause: "CV-34.9",
    plays,
    asks: "everybody",
    pass: say("choice.not-now"),
    // What others do comes up again and again, so it may be answered in advance (CV-34.6).
    ...(due.about.seat !== seat && { standing: { kind: "deeds-of-others", scopes: scopes(w, seat) } }),
  });
  if (played === undefined) return;
  const { held } = played.play;
  yield* use({ w, table, seat, source: held.source, about: due.about }, held);
}

/** CV-34.13: asked for only if at least two involve a choice. */
function* chooseNext(w: World, seat: Seat, open: readonly Held<Trigger>[]): Rules<Held<Trigger> | undefined> {
  if (open.filter(involvesChoice).length < 2) return open[0];
  const options: (Option & { readonly held: Held<Trigger> })[] = open.map((held) => ({
    id: `next:${keyOf(held)}`,
    label: saySource(w, seat, held.source),
    held,
  }));
  return (yield* choose(seat, say("ask.which-first"), options, { clause: "CV-34.13" })).held;
}

/** CV-34.9: the owner decides each time. */
function* wants(stage: Stage): Rules<boolean> {
  const options: Option[] = [
    { id: "use", label: say("choice.use", { card: saySource(stage.w, stage.seat, stage.source) }) },
    { id: "not-now", label: say("choice.not-now"), apart: "end" },
  ];
  const { id } = yield* choose(stage.seat, asking(stage, "ask.use"), options, { clause: "CV-34.9" });
  return id === "use";
}
