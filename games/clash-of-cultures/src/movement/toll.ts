import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import type { Goods } from "../content/goods.ts";
import { price, saidGoods, spend } from "../goods.ts";
import { say } from "../say.ts";
import { type Clash, type Hex, playerOf } from "../state.ts";
import { tollFor } from "./attacks.ts";

interface Toll extends Option {
  readonly goods: Goods;
}

/** CC-26.14, CC-5.13: each token of the Great Mausoleum's toll is a mood or a culture token. */
export function* payToll(s: Clash, table: GameTable, seat: Seat, hex: Hex, soldiers: number): Rules {
  const toll = tollFor(s, hex, soldiers);
  if (toll === 0) return;
  const { mood, culture } = playerOf(s, seat).goods;
  const options: Toll[] = [];
  for (let n = Math.min(mood, toll); n >= Math.max(0, toll - culture); n--) {
    const goods = { mood: n, culture: toll - n };
    options.push({ id: `toll:mood${n}`, label: say("pay", { what: saidGoods(goods) }), price: price(goods), goods });
  }
  const { goods } = yield* choose(seat, say("ask.toll", { n: toll }), options, { clause: "CC-26.14" });
  spend(s, table, seat, goods, "CC-26.14");
}
