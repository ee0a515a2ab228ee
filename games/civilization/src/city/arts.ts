import { choose, late, type Rules, type Seat } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable } from "../agenda.ts";
import { announce } from "../announcing/announce.ts";
import { passives } from "../cards/passives.ts";
import { TRADE_LIMIT } from "../content/constants.ts";
import { squareName } from "../map/grid.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type City, cityAt, othersFrom, realmOf, type SquareNumber, spendAction, type World } from "../state.ts";
import { gainCulture, gainTrade } from "../stock.ts";
import type { Entry } from "../turn/entry.ts";
import { cityIcons, resourceSquares } from "./gathering.ts";

/** CV-11.13, CV-24.10. */
const BASIC_CULTURE = 1;
const METROPOLIS_CULTURE = 2;

/** CV-11.13: the culture that a city brings if it is devoted to the arts. */
export function artsOf(w: World, seat: Seat, city: City): number {
  const basic = city.second === null ? BASIC_CULTURE : METROPOLIS_CULTURE;
  const capital = city.capital ? passives.sum(w, seat, "capitalArtsCulture") : 0; // CV-9.14
  const each = passives.sum(w, seat, "artsCulturePerResource"); // CV-30.7
  const perResource = each === 0 ? 0 : each * resourceSquares(w, seat, city).length;
  return basic + cityIcons(w, seat, city, "culture") + capital + perResource;
}

export function artsEntries(w: World, table: GameTable, seat: Seat, city: City): Entry[] {
  const name = squareName(w, city.at);
  return [
    {
      id: `devote:${name}`,
      label: late(() => say("choice.devote", { n: artsOf(w, seat, city) })),
      refs: [ref.city(name)],
      group: say("group.city", { place: sayPlace(w, city.at) }),
      act: () => devote(w, table, seat, city),
    },
  ];
}

function* devote(w: World, table: GameTable, seat: Seat, city: City): Rules {
  const intoTrade = yield* asksForTrade(w, seat, city);
  const cancellable = spendAction(city);
  if (intoTrade) realmOf(w, seat).used.push("cultureBecomesTrade"); // CV-11.5: used up with the announcement
  announce(w, table, {
    kind: "action",
    seat,
    city: city.at,
    action: { do: "devote", intoTrade },
    cancellable,
  });
}

/** CV-33.31: Charles Darwin, once a round. */
function* asksForTrade(w: World, seat: Seat, city: City): Rules<boolean> {
  const realm = realmOf(w, seat);
  if (realm.used.includes("cultureBecomesTrade") || !passives.has(w, seat, "cultureBecomesTrade")) return false;
  const n = artsOf(w, seat, city);
  const options = [
    { id: "culture", label: say("choice.as-culture", { n }) },
    { id: "trade", label: say("choice.as-trade", { n: Math.min(n, TRADE_LIMIT - realm.trade) }) }, // CV-10.2
  ];
  return (yield* choose(seat, say("ask.arts"), options, { clause: "CV-33.31" })).id === "trade";
}

/** CV-11.13: after the window; others may profit (CV-33.36). */
export function devoteCity(w: World, table: GameTable, seat: Seat, at: SquareNumber, intoTrade: boolean): void {
  const arts = artsOf(w, seat, cityAt(realmOf(w, seat), at));
  const n = intoTrade ? gainTrade(w, seat, arts) : arts; // CV-10.2
  if (!intoTrade) gainCulture(w, seat, n);
  table.tell(() => ({
    what: say(intoTrade ? "log.devotes-for-trade" : "log.devotes", { who: { seat }, city: sayPlace(w, at), n }),
    seat,
    clause: intoTrade ? "CV-33.31" : "CV-11.13",
    moves: [
      {
        piece: intoTrade ? "trade" : "culture",
        from: ref.city(squareName(w, at)),
        to: intoTrade ? ref.trade(seat) : ref.culture(seat),
      },
    ],
  }));
  occasion(w, table, othersFrom(w, seat), "otherDevotes", { seat, city: at });
}
