import {
  choose,
  late,
  type Message,
  type No,
  no,
  type Option,
  type Reason,
  type Rules,
  type Seat,
} from "@civitas/kernel";
import { activate, cantActivate } from "../activation.ts";
import type { GameTable } from "../agenda.ts";
import { actsAngry, citiesOf } from "../cities.ts";
import { WONDERS, type WonderId } from "../content/wonders.ts";
import { canPay, payBill, price, saidGoods } from "../goods.ts";
import { isBanned } from "../growing.ts";
import { occasion } from "../hooks/occasion.ts";
import { change } from "../hooks/query.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { advanceName, say, sayHex, wonderName } from "../say.ts";
import { type City, type Clash, owns, playerOf } from "../state.ts";
import { isNumberedTurn } from "../turn-track.ts";
import { headingOf, type Judge, noActions } from "./action.ts";

/** CC-26: the revealed Wonders, and those that this player has reserved. */
export const judgeWonders: Judge = (s, table, seat, verdicts, explained) => {
  if (!explained && change(s, seat, "buildsWonders") === undefined) return;
  const { reserved } = playerOf(s, seat);
  for (const wonder of [...reserved, ...s.wonders]) {
    const free = reserved.includes(wonder);
    const reason = cantBuildWonder(s, seat, wonder, free);
    const candidate = {
      id: `wonder:${wonder}`,
      label: late((): Message => say(free ? "do.wonder-reserved" : "do.wonder", { wonder: wonderName(wonder) })),
      refs: [ref.wonder(wonder)],
      price: price(WONDERS[wonder].cost),
      group: headingOf("wonder"),
    };
    if (reason === undefined) verdicts.push({ ...candidate, act: () => raising(s, table, seat, wonder, free) });
    else if (explained) verdicts.push(no(candidate, reason));
  }
  if (explained) verdicts.push(...reservedByOthers(s, seat));
};

/** CC-26.4. */
const reservedByOthers = (s: Clash, seat: Seat): No[] =>
  s.players.flatMap(({ reserved }, other) =>
    (other === seat ? [] : reserved).map((wonder) =>
      no(
        () => ({
          id: `wonder:${wonder}`,
          label: say("do.wonder", { wonder: wonderName(wonder) }),
          refs: [ref.wonder(wonder)],
          group: headingOf("wonder"),
        }),
        () => say("why.reserved", { who: { seat: other } }),
        "CC-26.4",
      ),
    ),
  );

/** CC-26.3, CC-26.5, CC-26.12: cities in which it could be built. */
const sites = (s: Clash, seat: Seat, wonder: WonderId): City[] => {
  const { cityNeeds } = WONDERS[wonder];
  return citiesOf(s, seat).filter(
    (city) =>
      city.wonder === null &&
      !actsAngry(s, city) &&
      cantActivate(city) === undefined &&
      (cityNeeds === null || city.buildings[cityNeeds] !== null),
  );
};

function cantBuildWonder(s: Clash, seat: Seat, wonder: WonderId, free: boolean): Reason | undefined {
  const { cost, requires } = WONDERS[wonder];
  const missing = requires.find((advance) => !owns(s, seat, advance));
  if (missing !== undefined) return { why: say("why.needs", { advance: advanceName(missing) }), clause: "CC-26.2" };
  if (isBanned(s, seat)) return { why: say("why.pestilence"), clause: "CC-23.27" };
  if (!free && s.now.actions === 0) return { why: noActions(), clause: "CC-6.2" };
  if (!canPay(s, seat, cost)) return { why: say("why.short", { what: saidGoods(cost) }), clause: "CC-26.3" };
  return sites(s, seat, wonder).length > 0 ? undefined : { why: say("why.no-site"), clause: "CC-26.3" };
}

interface Site extends Option {
  readonly city: City;
}

/** CC-26.3, CC-26.4: a reserved one costs no action. */
function* raising(s: Clash, table: GameTable, seat: Seat, wonder: WonderId, free: boolean): Rules {
  const options = sites(s, seat, wonder).map(
    (city): Site => ({
      id: `site:${hexName(s, city.hex)}`,
      label: sayHex(s, city.hex),
      refs: [ref.city(hexName(s, city.hex))],
      city,
    }),
  );
  const { city } = yield* choose(seat, say("ask.site", { wonder: wonderName(wonder) }), options, { clause: "CC-26.3" });
  if (!free) s.now.actions -= 1;
  yield* payBill(s, table, seat, WONDERS[wonder].cost, "CC-26.3");
  activate(table, city, "wonder");
  s.wonders = s.wonders.filter((id) => id !== wonder);
  const player = playerOf(s, seat);
  player.reserved = player.reserved.filter((id) => id !== wonder);
  city.wonder = wonder;
  s.wondersBuilt.push({ seat, wonder, round: s.round });
  if (s.variant.ending === "wonder" && isNumberedTurn(s)) s.lastPlayerTurn = true; // CC-31.9
  table.tell(() => ({
    what: say("log.wonder", { who: { seat }, wonder: wonderName(wonder), city: sayHex(s, city.hex) }),
    seat,
    clause: "CC-26.3",
    moves: [{ piece: ref.wonder(wonder), to: ref.city(hexName(s, city.hex)) }],
  }));
  table.next("objectives", { occurrence: { what: "wonder", by: seat } });
  occasion(s, table, seat, "wonder-built", { hex: city.hex, wonder });
}
