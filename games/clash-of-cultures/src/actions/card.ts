import { late, no, type Reason, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import type { CivilEffect } from "../content/civil-effects.ts";
import { EVENTS } from "../content/events.ts";
import type { ActionCardId, GreatPersonId } from "../content/ids.ts";
import { can, canBegin } from "../executor.ts";
import { isOpenFor } from "../feats.ts";
import { afterPaying, canPay, price, saidGoods } from "../goods.ts";
import { civilEffect, playCard, playGreatPerson } from "../playing.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { sayVerbs } from "../speech.ts";
import { type Clash, playerOf } from "../state.ts";
import { canPayByExchange } from "../token-swap.ts";
import { sayHandCard } from "../trading/goods.ts";
import { sayPrint } from "../verbs/print.ts";
import { type Action, headingOf, type Judge, noActions } from "./action.ts";

/** CC-25.1, CC-23.11: the civil halves of the Action cards in hand, and great persons. */
export const judgeCards: Judge = (s, table, seat, verdicts, explained) => {
  const { actionCards, greatPersons } = playerOf(s, seat);
  for (const card of actionCards) {
    const reason = cantPlay(s, table, seat, card);
    if (reason === undefined) verdicts.push(cardAction(s, table, seat, card));
    else if (explained) verdicts.push(no(() => cardCandidate(card), reason));
  }
  for (const person of greatPersons) {
    const reason = cantPlayPerson(s, table, seat, person);
    const candidate = {
      id: `person:${person}`,
      label: late(() => say("do.play", { card: sayHandCard(person) })),
      refs: [ref.event(person)],
      preview: late(() => sayPrint("text.does", { does: sayVerbs(EVENTS[person].does) })),
      group: headingOf("card"),
    };
    if (reason === undefined) verdicts.push({ ...candidate, act: () => calling(s, table, seat, person) });
    else if (explained) verdicts.push(no(candidate, reason));
  }
};

/** CC-25.4 "after-capture": cards that answer the capture which has just happened, also between two moves. */
export const afterCapture = (s: Clash, table: GameTable, seat: Seat): Action[] =>
  s.now.justCaptured === null
    ? []
    : playerOf(s, seat)
        .actionCards.filter((card) => civilEffect(card).timing === "after-capture")
        .filter((card) => cantPlay(s, table, seat, card) === undefined)
        .map((card) => cardAction(s, table, seat, card));

const cardCandidate = (card: ActionCardId) => ({
  id: `card:${card}`,
  label: late(() => say("do.play", { card: sayHandCard(card) })),
  refs: [ref.actionCard(card)],
  price: price(civilEffect(card).cost),
  preview: late(() => sayPrint("text.does", { does: sayVerbs(civilEffect(card).does) })),
  group: headingOf("card"),
});

const cardAction = (s: Clash, table: GameTable, seat: Seat, card: ActionCardId): Action => ({
  ...cardCandidate(card),
  inItsMoment: civilEffect(card).timing !== "own-turn",
  act: () => playing(s, table, seat, card),
});

/** CC-25.4: whether this is its moment. Cards of a Collect or an influence are declared with it. */
function isItsTime(s: Clash, { timing }: CivilEffect): boolean {
  switch (timing) {
    case "own-turn":
      return true;
    case "turn-start":
      return s.now.fresh;
    case "after-capture":
      return s.now.justCaptured !== null;
    default:
      return false;
  }
}

/** CC-30.32: before a card of the turn's start nothing else may be done, so the exchange of a token comes with it. */
const canAfford = (s: Clash, seat: Seat, { timing, cost }: CivilEffect): boolean =>
  canPay(s, seat, cost) || (timing === "turn-start" && canPayByExchange(s, seat, cost));

/** CC-25.2 to CC-25.5. */
function cantPlay(s: Clash, table: GameTable, seat: Seat, card: ActionCardId): Reason | undefined {
  const effect = civilEffect(card);
  const { asAction, cost, does } = effect;
  if (!isItsTime(s, effect)) return { why: say("why.not-now"), clause: "CC-25.4" };
  if (!isOpenFor(s, seat, card)) return { why: say("why.no-feat"), clause: "CC-25.3" };
  if (asAction && s.now.actions === 0) return { why: noActions(), clause: "CC-25.2" };
  if (!canAfford(s, seat, effect)) return { why: say("why.short", { what: saidGoods(cost) }), clause: "CC-25.2" };
  const stage = { s: afterPaying(s, seat, cost), table, seat, source: { of: "card", id: card }, hex: null } as const;
  return canBegin(does, stage) ? undefined : { why: say("why.no-effect"), clause: "CC-25.5" };
}

/** CC-23.11: at least one part must be possible. */
function cantPlayPerson(s: Clash, table: GameTable, seat: Seat, person: GreatPersonId): Reason | undefined {
  if (s.now.actions === 0) return { why: noActions(), clause: "CC-23.11" };
  const stage = { s, table, seat, source: { of: "event", id: person }, hex: null } as const;
  return EVENTS[person].does.some((part) => can(part, stage))
    ? undefined
    : { why: say("why.no-effect"), clause: "CC-23.11" };
}

function* playing(s: Clash, table: GameTable, seat: Seat, card: ActionCardId): Rules {
  playCard(s, table, seat, card);
}

function* calling(s: Clash, table: GameTable, seat: Seat, person: GreatPersonId): Rules {
  playGreatPerson(s, table, seat, person);
}
