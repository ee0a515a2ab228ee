import { choose, late, no, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { type PaymentTerms, terms } from "../bills.ts";
import { citiesOf, shiftMood, sizeOf } from "../cities.ts";
import type { Goods } from "../content/goods.ts";
import { MOODS } from "../content/pieces.ts";
import { canPay, payBill, price, saidGoods } from "../goods.ts";
import { change } from "../hooks/query.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import { type City, type Clash, playerOf } from "../state.ts";
import { bringToken, payableTokens, sayExchange } from "../token-swap.ts";
import { headingOf, type Judge, noActions, spendAction } from "./action.ts";

/** CC-16.2, CC-30.30: one step up. */
const stepBill = (s: Clash, seat: Seat, city: City): Goods => ({
  mood: Math.max(1, sizeOf(city) - (change(s, seat, "civicDiscount") ?? 0)),
});

/** CC-30.22. */
const civicTerms = (s: Clash, seat: Seat): PaymentTerms => terms({ forMood: change(s, seat, "civicInstead") ?? [] });

interface Step extends Option {
  readonly city?: City;
}

/** CC-16.1: cities that can be raised a step and for which the step can be paid. */
export function stepsFor(s: Clash, seat: Seat): (Step & { readonly city: City })[] {
  return citiesOf(s, seat)
    .filter((city) => city.mood !== "happy" && canPay(s, seat, stepBill(s, seat, city), civicTerms(s, seat)))
    .map((city) => ({
      id: `civic:${hexName(s, city.hex)}`,
      label: late(() => say("do.civic", { city: sayHex(s, city.hex), mood: say(`mood.${nextMood(city)}`) })),
      refs: [ref.city(hexName(s, city.hex))],
      price: price(stepBill(s, seat, city)),
      group: headingOf("civic"),
      city,
    }));
}

const nextMood = ({ mood }: City): City["mood"] => MOODS[MOODS.indexOf(mood) + 1] ?? mood;

/** CC-16: one candidate for each own city; more steps can follow. */
export const judgeCivics: Judge = (s, table, seat, verdicts, explained) => {
  const steps = stepsFor(s, seat);
  if (s.now.actions > 0)
    for (const step of steps) verdicts.push({ ...step, act: () => improving(s, table, seat, step.city) });
  if (!explained) return;
  for (const city of citiesOf(s, seat)) {
    if (s.now.actions > 0 && steps.some((step) => step.city === city)) continue;
    const name = hexName(s, city.hex);
    const label = say("do.civic", { city: sayHex(s, city.hex), mood: say(`mood.${nextMood(city)}`) });
    const candidate = { id: `civic:${name}`, label, refs: [ref.city(name)], group: headingOf("civic") };
    if (city.mood === "happy") verdicts.push(no(candidate, say("why.happy"), "CC-9.9"));
    else if (s.now.actions === 0) verdicts.push(no(candidate, noActions, "CC-6.2"));
    else verdicts.push(no(candidate, say("why.short", { what: saidGoods(stepBill(s, seat, city)) }), "CC-16.2"));
  }
};

const EXCHANGE = "exchange";

const exchanges = (s: Clash, seat: Seat): Step[] =>
  payableTokens(s, seat, "mood") > playerOf(s, seat).goods.mood &&
  citiesOf(s, seat).some(({ mood }) => mood !== "happy")
    ? [{ id: EXCHANGE, label: sayExchange("mood") }]
    : [];

function* improving(s: Clash, table: GameTable, seat: Seat, city: City): Rules {
  spendAction(s);
  yield* raise(s, table, seat, city);
  table.next("civic", { seat, first: false });
}

function* raise(s: Clash, table: GameTable, seat: Seat, city: City): Rules {
  yield* payBill(s, table, seat, stepBill(s, seat, city), "CC-16.2", civicTerms(s, seat));
  shiftMood(s, table, city, 1, "CC-16.1");
}

/**
 * CC-16.1: one step after the other until the player is done; the first step must be made. CC-30.32: a token may be
 * exchanged before each.
 */
export function* tellCivic(s: Clash, table: GameTable, { seat, first }: Stories["civic"]): Rules {
  const steps: Step[] = [...stepsFor(s, seat), ...exchanges(s, seat)];
  if (steps.length === 0) return;
  const done: Step[] = first ? [] : [{ id: "done", label: say("do.civic-done"), apart: "end" }];
  const { id, city } = yield* choose<Step>(seat, say("ask.civic"), [...steps, ...done], { clause: "CC-16.1" });
  if (id === EXCHANGE) {
    bringToken(s, table, seat, "mood");
    table.next("civic", { seat, first });
  }
  if (city === undefined) return;
  yield* raise(s, table, seat, city);
  table.next("civic", { seat, first: false });
}
