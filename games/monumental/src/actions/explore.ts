import { no, pointedAt, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import {
  freeStepsLeft,
  type Step,
  stepId,
  stepLook,
  stepsOf,
  type TakingHere,
  takeHere,
  takingId,
  takingLook,
  takingsOf,
  useFreeStep,
  walk,
} from "../exploring.ts";
import { isGuarded, spaceName } from "../map.ts";
import { canPay, payBill, usualPrice } from "../payment.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Monumental, realmOf, type SpaceNumber, spaceAt } from "../state.ts";
import { Action, groupOf } from "./action.ts";
import { whyShort } from "./short.ts";

const STEP = { military: 1 };

/** MO-9.26: a step of an explorer for 1 military. */
export function judgeSteps(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  verdicts: Verdict<Action>[],
  explained: boolean,
): void {
  const free = freeStepsLeft(m, seat) > 0;
  if (!free && !canPay(m, seat, STEP)) {
    if (explained) verdicts.push(noSteps(m, seat));
    return;
  }
  for (const step of stepsOf(m, seat)) {
    const id = stepId(m, step);
    const look = () => ({
      ...stepLook(m, seat, step),
      price: free ? undefined : usualPrice(realmOf(m, seat), STEP),
    });
    verdicts.push(new Action(id, "map", look, () => stepping(m, table, seat, step)));
  }
}

/** One reason for all steps that can't be paid. */
const noSteps = (m: Monumental, seat: Seat): Verdict<Action> =>
  no(
    () => ({
      id: "explore",
      label: say("choice.explore-refused"),
      refs: [...new Set(stepsOf(m, seat).flatMap((step) => pointedAt({ id: "", ...stepLook(m, seat, step) })))],
      price: STEP,
      group: groupOf("map"),
    }),
    () => whyShort(realmOf(m, seat), STEP),
    "MO-9.26",
  );

function* stepping(m: Monumental, table: GameTable, seat: Seat, step: Step): Rules {
  if (freeStepsLeft(m, seat) > 0) useFreeStep(m, seat);
  else yield* payBill(m, table, seat, STEP, "MO-9.26");
  walk(m, table, seat, step, "MO-9.26");
}

/** MO-9.28: each explorer may take one token a turn where it stands. */
export function judgeTakings(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  verdicts: Verdict<Action>[],
  explained: boolean,
): void {
  for (const taking of takingsOf(m, seat, (explorer) => m.turn.acted[explorer] !== true)) {
    verdicts.push(
      new Action(
        takingId(m, taking),
        "map",
        () => takingLook(m, seat, taking),
        () => performing(m, table, seat, taking),
      ),
    );
  }
  if (explained) judgeRefusedTakings(m, seat, verdicts);
}

function* performing(m: Monumental, table: GameTable, seat: Seat, taking: TakingHere): Rules {
  m.turn.acted[taking.explorer] = true;
  yield* takeHere(m, table, seat, taking);
}

/** MO-9.28, MO-9.31, MO-9.32: why an explorer can't take what lies where it stands. */
function judgeRefusedTakings(m: Monumental, seat: Seat, verdicts: Verdict<Action>[]): void {
  const { explorers } = realmOf(m, seat);
  explorers.forEach((n, explorer) => {
    const { market, production } = spaceAt(m, n);
    if (market === null && !production) return;
    const others = explorers.some((space, other) => space === n && m.turn.acted[other] !== true);
    const reason = refusal(m, seat, n, others);
    if (reason === undefined || (explorer > 0 && explorers[0] === n)) return;
    const what = market === null ? "production" : "market";
    const name = spaceName(m, n);
    verdicts.push(
      no(
        () => ({
          id: `take-${what}:${name}`,
          label: say(what === "market" ? "choice.look-at-market" : "choice.take-production", { place: sayPlace(m, n) }),
          refs: [what === "market" ? ref.marketPile(name) : ref.productionToken(name)],
          group: groupOf("map"),
        }),
        () => say(reason[0]),
        reason[1],
      ),
    );
  });
}

function refusal(m: Monumental, seat: Seat, n: SpaceNumber, mayAct: boolean) {
  const { market, pile } = spaceAt(m, n);
  if (isGuarded(m, n)) return ["why.guarded", "MO-9.28"] as const;
  if (market !== null && realmOf(m, seat).markets.some((token) => token.market === market)) {
    return ["why.one-of-each-market", "MO-9.31"] as const;
  }
  if (market !== null && pile.length === 0) return ["why.market-empty", "MO-9.32"] as const;
  return mayAct ? undefined : (["why.explorer-acted", "MO-9.28"] as const);
}
