import type { Move, Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { GOODS } from "../content/goods.ts";
import { saidGoods } from "../goods.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Clash, type HandCard, type Holdings, type Pledge, playerOf } from "../state.ts";
import { isActionCard } from "./goods.ts";

/** CC-27.5: the exchange happens at once and as a whole; then the negotiation is over. */
export function exchange(s: Clash, table: GameTable): void {
  const { trade } = s;
  if (trade === null) return;
  const { by, to, gives, asks, answered } = trade;
  const back: Pledge = {
    goods: asks.goods,
    actionCards: answered?.actionCards ?? [],
    objectiveCards: answered?.objectiveCards ?? [],
  };
  hand(s, by, to, gives);
  hand(s, to, by, back);
  s.trade = null;
  table.tell(() => ({
    what: say("log.trade", { who: { seat: by }, whom: { seat: to }, gives: said(gives), gets: said(back) }),
    seat: by,
    clause: "CC-27.5",
    moves: [...passing(by, to, gives.goods), ...passing(to, by, back.goods)],
  }));
}

const passing = (from: Seat, to: Seat, goods: Holdings): Move[] =>
  GOODS.filter((good) => goods[good] > 0).map((good) => ({
    piece: ref.good(good),
    from: ref.goods(from, good),
    to: ref.goods(to, good),
  }));

/** CC-27.10: the others see how many cards of which kind. */
const said = ({ goods, actionCards, objectiveCards }: Pledge) => {
  const list = [
    ...saidGoods(goods),
    ...(actionCards.length > 0 ? [say("so-many-action-cards", { n: actionCards.length })] : []),
    ...(objectiveCards.length > 0 ? [say("so-many-objective-cards", { n: objectiveCards.length })] : []),
  ];
  return list.length > 0 ? list : [say("nothing")];
};

function hand(s: Clash, from: Seat, to: Seat, { goods, actionCards, objectiveCards }: Pledge): void {
  const [giver, taker] = [playerOf(s, from), playerOf(s, to)];
  move(giver.goods, taker.goods, goods);
  for (const card of actionCards) passCard(s, from, to, card);
  giver.objectiveCards = giver.objectiveCards.filter((card) => !objectiveCards.includes(card));
  taker.objectiveCards.push(...objectiveCards);
}

function move(from: Holdings, to: Holdings, goods: Holdings): void {
  for (const good of GOODS) {
    from[good] -= goods[good];
    to[good] += goods[good];
  }
}

/** An Action card or a great person goes from one hand to another. */
function passCard(s: Clash, from: Seat, to: Seat, card: HandCard): void {
  const [giver, taker] = [playerOf(s, from), playerOf(s, to)];
  if (isActionCard(card)) {
    giver.actionCards = giver.actionCards.filter((id) => id !== card);
    taker.actionCards.push(card);
  } else {
    giver.greatPersons = giver.greatPersons.filter((id) => id !== card);
    taker.greatPersons.push(card);
  }
}
