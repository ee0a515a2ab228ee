import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable, Stories } from "../agenda.ts";
import type { CoinPlace } from "../announcing/announced.ts";
import { passives } from "../cards/passives.ts";
import { EVENTS } from "../content/events.ts";
import { MARKET_RESOURCES, type MarketResource } from "../content/ids.ts";
import { changeHands } from "../culture/hand.ts";
import { ref } from "../refs.ts";
import { coinTokens, removeCoin } from "../research/coins.ts";
import { sayCoinPlace } from "../research/investing.ts";
import { canLearn } from "../research/learning.ts";
import { say } from "../say.ts";
import { realmOf, type SquareNumber, type World } from "../state.ts";
import { gainTrade } from "../stock.ts";

/** CV-26.9, CV-26.10: taken with one loot. */
const GRAB = 3;

export interface BattleWon {
  readonly winner: Seat;
  /** Nobody: barbarians. */
  readonly loser: Seat | null;
  /** CV-26.5. */
  readonly loot: number;
  readonly square: SquareNumber;
}

/** CV-26.17: loot, then other effects of a won battle. */
export function afterVictory(w: World, table: GameTable, { winner, loser, loot, square }: BattleWon): void {
  occasion(w, table, [winner], "winBattle", { seat: winner, square });
  if (loser !== null && loot > 0) table.next("loot", { winner, loser, left: loot });
}

/** What the loser had in the battle: figures, or a city that is no capital. */
interface Beaten {
  readonly figures: boolean;
  readonly city: boolean;
}

/** CV-26.5, CV-26.7: what beating this player brings. */
export function lootFrom(w: World, loser: Seat, { figures, city }: Beaten): number {
  const gross = city ? 2 : figures ? 1 : 0;
  return Math.max(0, gross - passives.sum(w, loser, "lootAgainst"));
}

interface Booty extends Option {
  readonly cost: number;
  act(): void;
}

/** CV-26.8 to CV-26.15: what this much loot can buy. */
function booty(w: World, table: GameTable, { winner, loser, left }: Stories["loot"]): Booty[] {
  const mine = realmOf(w, winner);
  const theirs = realmOf(w, loser);
  const all: Booty[] = [];
  const add = (cost: number, option: Option, act: () => void): void => {
    if (cost <= left) all.push({ ...option, group: say("group.loot", { n: cost }), cost, act });
  };
  if (theirs.trade > 0) {
    const n = Math.min(GRAB, theirs.trade);
    add(1, { id: "loot:trade", label: say("choice.loot-trade", { n }), refs: [ref.trade(loser)] }, () => {
      theirs.trade -= n;
      gainTrade(w, winner, n);
    });
  }
  if (theirs.culture > 0) {
    const n = Math.min(GRAB, theirs.culture);
    add(1, { id: "loot:culture", label: say("choice.loot-culture", { n }), refs: [ref.culture(loser)] }, () => {
      theirs.culture -= n;
      mine.culture += n;
    });
  }
  for (const resource of MARKET_RESOURCES) {
    if (theirs.resources[resource] === 0) continue;
    const option = {
      id: `loot:${resource}`,
      label: say(`resource.${resource}`),
      refs: [ref.resource(loser, resource)],
    };
    add(1, option, () => moveResource(w, loser, winner, resource));
  }
  for (const kind of ["hut", "village"] as const) {
    const hidden = theirs.kept.filter((marker) => marker.kind === kind);
    if (hidden.length === 0) continue;
    add(1, { id: `loot:${kind}`, label: say(`thing.${kind}`), refs: [ref.kept(loser, kind)] }, () => {
      const taken = table.random.pick(hidden); // CV-26.20
      theirs.kept.splice(theirs.kept.indexOf(taken), 1);
      mine.kept.push({ ...taken, seen: [...new Set([...taken.seen, loser])] });
    });
  }
  for (const [place] of coinTokens(w, loser)) {
    const named = { place: sayCoinPlace(place) };
    const refs = [ref.coinsOn(loser, place)];
    add(1, { id: `loot:discard-coin:${place}`, label: say("choice.loot-discard-coin", named), refs }, () =>
      removeCoin(w, loser, place),
    );
    add(2, { id: `loot:coin:${place}`, label: say("choice.loot-coin", named), refs }, () =>
      stealCoin(w, loser, winner, place),
    );
  }
  if (canLearn(w, winner, { from: loser, maxLevel: 5 })) {
    add(2, { id: "loot:tech", label: say("choice.loot-tech"), refs: [ref.realm(loser)] }, () =>
      table.next("learnFree", { seat: winner, from: loser, maxLevel: 5, optional: false, clause: "CV-26.13" }),
    );
  }
  for (const level of [1, 2, 3] as const) {
    const cards = theirs.events.filter((id) => EVENTS[id].level === level);
    if (cards.length === 0) continue;
    add(
      2,
      { id: `loot:event-${level}`, label: say("thing.event", { level }), refs: [ref.events(loser, level)] },
      () => {
        const taken = table.random.pick(cards);
        changeHands(theirs, mine, taken, [loser, winner]);
        table.next("handLimit", { seat: winner }); // CV-26.18
      },
    );
  }
  return all;
}

function moveResource(w: World, from: Seat, to: Seat, resource: MarketResource): void {
  realmOf(w, from).resources[resource] -= 1;
  realmOf(w, to).resources[resource] += 1;
}

function stealCoin(w: World, from: Seat, to: Seat, place: CoinPlace): void {
  removeCoin(w, from, place);
  realmOf(w, to).sheet += 1;
}

/** CV-26.20: one effect after another, until the loot is used up or the winner stops. */
export function* tellLoot(w: World, table: GameTable, due: Stories["loot"]): Rules {
  const { winner, loser, left } = due;
  const options = booty(w, table, due);
  if (options.length === 0) return;
  const stop: Booty = { id: "enough", label: say("choice.enough"), apart: "end", cost: left, act() {} };
  const prompt = say("ask.loot", { n: left, who: { seat: loser } });
  const taken = yield* choose(winner, prompt, [...options, stop], { clause: "CV-26.8" });
  if (left > taken.cost) table.next("loot", { winner, loser, left: left - taken.cost });
  if (taken !== stop) {
    table.tell(() => ({
      what: say("log.loot", { who: { seat: winner }, enemy: { seat: loser }, what: taken.label }),
      seat: winner,
      clause: "CV-26.8",
    }));
  }
  taken.act();
}
