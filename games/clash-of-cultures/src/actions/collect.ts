import { choose, late, type Message, no, type Option, type Reason, type Rules, type Seat } from "@civitas/kernel";
import { activate, cantActivate } from "../activation.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { citiesOf, cityIn } from "../cities.ts";
import { collectCards } from "../collect-cards.ts";
import { GOODS, type Goods, NOTHING } from "../content/goods.ts";
import { canPay, gainGoods, payBill, price, saidGoods } from "../goods.ts";
import { occasion } from "../hooks/occasion.ts";
import { change, unused, use } from "../hooks/query.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import { type City, type Clash, type Hex, owns, playerOf } from "../state.ts";
import { bestOf, bestYields, type Collecting, canCollect, PLAINLY, yieldsOf } from "../yields.ts";
import { headingOf, type Judge, noActions } from "./action.ts";
import { yieldPicks } from "./yield-picks.ts";

/** CC-11: one candidate for each own city. */
export const judgeCollects: Judge = (s, table, seat, verdicts, explained) => {
  const bill = collectBill(s, seat);
  const free = isFree(s, seat);
  for (const city of citiesOf(s, seat)) {
    const reason = cantCollect(s, seat, city, bill, free);
    const name = hexName(s, city.hex);
    const refs = [ref.city(name)];
    const label = (): Message => say(free ? "do.collect-free" : "do.collect", { city: sayHex(s, city.hex) });
    if (reason === undefined) {
      verdicts.push({
        id: `collect:${name}`,
        label: late(label),
        refs,
        price: price(bill),
        group: headingOf("collect"),
        preview: late(() => preview(bestYields(s, seat, city, PLAINLY))),
        act: () => collecting(s, table, seat, city, bill, free),
      });
    } else if (explained) {
      verdicts.push(no(() => ({ id: `collect:${name}`, label: label(), refs, group: headingOf("collect") }), reason));
    }
  }
};

const SHOWN = 6;

/** What it would bring; if that is a long list, the most of each good. */
function preview(yields: readonly Goods[]): Message {
  if (yields.length <= SHOWN) return say("preview.collect", { what: sayEither(yields.map(sayYield)) });
  const most = Object.fromEntries(GOODS.map((good) => [good, Math.max(...yields.map((goods) => goods[good] ?? 0))]));
  return say("preview.collect-most", { what: saidGoods(most) });
}

/** "3 Food + 1 Ore": yields stand in a list, so the parts of one are joined by a plus. */
const sayYield = (goods: Goods): Message =>
  saidGoods(goods).reduce((before, next) => say("yield-and", { before, next }));

const sayEither = (yields: readonly Message[]): Message =>
  yields.reduce((before, next) => say("yield-or", { before, next }));

/** CC-30.40: the first Collect of a turn is free with Economic Liberty, the others cost more. */
const underLiberty = (s: Clash, seat: Seat): boolean =>
  change(s, seat, "freeCollect") !== undefined && (s.now.collects === 0 || s.now.freeCollects);

const isFree = (s: Clash, seat: Seat): boolean => underLiberty(s, seat) && s.now.collects === 0;

const collectBill = (s: Clash, seat: Seat): Goods =>
  underLiberty(s, seat) && s.now.collects > 0 ? (change(s, seat, "freeCollect")?.surcharge ?? NOTHING) : NOTHING;

function cantCollect(s: Clash, seat: Seat, city: City, bill: Goods, free: boolean): Reason | undefined {
  if (s.now.actions === 0 && !free) return { why: noActions(), clause: "CC-6.2" };
  if (!canPay(s, seat, bill)) return { why: say("why.short", { what: saidGoods(bill) }), clause: "CC-30.40" };
  if (!canCollect(s, seat, city)) return { why: say("why.no-source"), clause: "CC-11.8" };
  return cantActivate(city);
}

function* collecting(s: Clash, table: GameTable, seat: Seat, city: City, bill: Goods, free: boolean): Rules {
  if (underLiberty(s, seat)) s.now.freeCollects = true;
  if (!free) s.now.actions -= 1;
  yield* payBill(s, table, seat, bill, "CC-30.40");
  s.now.collects += 1;
  activate(table, city, "collect");
  table.next("collect", { seat, hex: city.hex, how: PLAINLY, card: false });
}

interface Way extends Option {
  readonly left?: readonly Goods[];
  readonly far?: true;
  readonly play?: () => Rules<Collecting>;
}

/** CC-11.12: Husbandry and a card are declared first; then hexes and yields are chosen together. */
export function* tellCollect(s: Clash, table: GameTable, { seat, hex, how, card }: Stories["collect"]): Rules {
  const city = cityIn(s, hex);
  const yields = yieldsOf(s, seat, city, how);
  const best = bestOf(s, seat, yields);
  const far = farOption(s, seat, how);
  const plays: Way[] = card ? [] : collectCards(s, table, seat, city, how);
  const others = yields.filter((goods) => !best.includes(goods));
  const less: Way[] = others.length > 0 ? [{ ...LESS, preview: late(() => preview(others)), left: others }] : [];
  const prompt = say(how.spaces > PLAINLY.spaces ? "ask.collect-far" : "ask.collect", { city: sayHex(s, hex) });
  const way = yield* choose<Way>(seat, prompt, [...yieldPicks(s, hex, best), ...far, ...plays, ...less], {
    clause: "CC-11.12",
    // The question must not tell others whether there is such a card.
    secret: !card && playerOf(s, seat).actionCards.length > 0,
  });
  if (way.far) {
    yield* payBill(s, table, seat, farBill(s, seat), "CC-30.4");
    use(s, seat, "farCollect");
    table.next("collect", { seat, hex, how: { ...how, spaces: change(s, seat, "farCollect")?.spaces ?? 1 }, card });
    return;
  }
  if (way.play !== undefined) {
    table.next("collect", { seat, hex, how: yield* way.play(), card: true });
    return;
  }
  gainGoods(s, table, seat, yield* pickYield(s, seat, hex, prompt, way.left ?? []), "CC-11.9");
  occasion(s, table, seat, "collected", { hex });
}

/** CC-11.7: less than possible, or what a limit takes away. Nobody wants it often, so it has a list of its own. */
const LESS: Way = { id: "less", label: say("do.collect-less"), apart: "end" };

/** CC-11.9: narrowed down until one is left. */
function* pickYield(s: Clash, seat: Seat, hex: Hex, prompt: Message, yields: readonly Goods[]): Rules<Goods> {
  let left = yields;
  while (left.length > 1) {
    left = (yield* choose(seat, prompt, yieldPicks(s, hex, left), { clause: "CC-11.9" })).left;
  }
  return left[0] ?? NOTHING;
}

/** CC-30.4: nothing with Roads. */
function farBill(s: Clash, seat: Seat): Goods {
  const far = change(s, seat, "farCollect");
  return far === undefined || owns(s, seat, far.freeWith) ? NOTHING : far.pay;
}

function farOption(s: Clash, seat: Seat, how: Collecting): Way[] {
  if (how.spaces > 1 || change(s, seat, "farCollect") === undefined || !unused(s, seat, "farCollect")) return [];
  const bill = farBill(s, seat);
  return canPay(s, seat, bill) ? [{ id: "far", label: say("do.husbandry"), price: price(bill), far: true }] : [];
}
