import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { raidOption, targetsOf } from "../battle/raid.ts";
import { startRaid } from "../battle/start.ts";
import { citiesOf } from "../cities.ts";
import type { Good } from "../content/goods.ts";
import { saidGoods, spend } from "../goods.ts";
import { within } from "../map.ts";
import { campOption } from "../movement/exploring.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Clash, type Hex, playerOf } from "../state.ts";
import { bringMissing, payableTokens, sayExchange } from "../token-swap.ts";
import { aboard, shipsOf } from "../troops.ts";

const HIRE_SPACES = 2;
const COINS: readonly Good[] = ["food", "ore", "wood", "gold", "culture"];

/** CC-30.32: an exchange may bring the culture token. */
const coins = (s: Clash, seat: Seat): Good[] =>
  COINS.filter((good) => (good === "culture" ? payableTokens(s, seat, good) : playerOf(s, seat).goods[good]) > 0);

/** CC-2.11: where own soldiers are; those aboard where their ship is. */
const soldierHexes = (s: Clash, seat: Seat): Hex[] => [
  ...s.troops.filter(({ owner, kind }) => owner === seat && kind === "soldier").map(({ hex }) => hex),
  ...shipsOf(s, seat)
    .filter((ship) => aboard(ship, "soldier") > 0)
    .map(({ hex }) => hex),
];

/** Settlements within 2 spaces of an own city or soldier that could attack somebody. */
function forHire(s: Clash, seat: Seat, hired: readonly Hex[]): Hex[] {
  const mine = [...citiesOf(s, seat).map(({ hex }) => hex), ...soldierHexes(s, seat)];
  return citiesOf(s, "barbarians")
    .map(({ hex }) => hex)
    .filter((camp) => {
      if (hired.includes(camp) || targetsOf(s, seat, camp).length === 0) return false;
      const near = within(s, camp, HIRE_SPACES);
      return mine.some((hex) => near.includes(hex));
    });
}

export const canHire = (s: Clash, seat: Seat): boolean => coins(s, seat).length > 0 && forHire(s, seat, []).length > 0;

interface Hire extends Option {
  readonly hex?: Hex;
}

/** Mercenaries: settlements are chosen and paid for one by one; then they attack (CC-22.17). */
export function* tellHire(s: Clash, table: GameTable, { seat, camps }: Stories["hire"]): Rules {
  const open = coins(s, seat).length === 0 ? [] : forHire(s, seat, camps).map((hex): Hire => campOption(s, hex));
  const enough: Hire[] = camps.length > 0 ? [{ id: "done", label: say("do.enough"), apart: "end" }] : [];
  if (open.length === 0) {
    table.next("mercenaries", { seat, camps });
    return;
  }
  const { hex } = yield* choose(seat, say("ask.hire"), [...open, ...enough], { clause: "CC-22.17" });
  if (hex === undefined) {
    table.next("mercenaries", { seat, camps });
    return;
  }
  yield* payOne(s, table, seat);
  table.next("hire", { seat, camps: [...camps, hex] });
}

interface Coin extends Option {
  readonly good: Good;
}

function* payOne(s: Clash, table: GameTable, seat: Seat): Rules {
  const options = coins(s, seat).map(
    (good): Coin => ({
      id: `pay:${good}1`,
      label: say("pay", { what: saidGoods({ [good]: 1 }) }),
      refs: [ref.goods(seat, good)],
      price: { [good]: 1 },
      ...(good === "culture" && playerOf(s, seat).goods.culture === 0 && { note: sayExchange(good) }),
      good,
    }),
  );
  const { good } = yield* choose(seat, say("ask.hire-pay"), options, { clause: "CC-22.17" });
  const bill = { [good]: 1 };
  bringMissing(s, table, seat, bill);
  spend(s, table, seat, bill, "CC-22.17");
}

/** CC-22.17: one attack after the other; settlements that can't attack any more are skipped. */
export function* tellMercenaries(s: Clash, table: GameTable, { seat, camps }: Stories["mercenaries"]): Rules {
  const options = camps.flatMap((camp) => targetsOf(s, seat, camp).map((target) => raidOption(s, { camp, target })));
  if (options.length === 0) return;
  const { camp, target } = yield* choose(seat, say("ask.raid"), options, { clause: "CC-22.17" });
  table.next("mercenaries", { seat, camps: camps.filter((hex) => hex !== camp) });
  startRaid(s, table, camp, target);
}
