import { no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { MONSTERS } from "../content/monsters.ts";
import { beside } from "../map.ts";
import { canPay, payBill, usualPrice } from "../payment.ts";
import { ref } from "../refs.ts";
import { monsterName, say } from "../say.ts";
import { type Monster, type Monumental, realmOf, spaceAt } from "../state.ts";
import { vocabulary } from "../vocabulary.ts";
import { Action, groupOf } from "./action.ts";
import { billPrice, whyShort } from "./short.ts";

/** MO-13.16, MO-13.3: an explorer on its tile; beside the Kraken's, or on it where there is no water. */
function explorerNear(m: Monumental, seat: Seat, { id, space }: Monster): boolean {
  const { explorers } = realmOf(m, seat);
  if (!MONSTERS[id].inWater) return explorers.includes(space);
  const near = beside(m, space);
  const onLand = spaceAt(m, space).tile !== "water";
  return explorers.some((at) => near.includes(at) || (onLand && at === space));
}

export function judgeMonsters(m: Monumental, table: GameTable, seat: Seat, verdicts: Verdict<Action>[]): void {
  for (const monster of m.monsters) verdicts.push(judgeMonster(m, table, seat, monster));
}

function judgeMonster(m: Monumental, table: GameTable, seat: Seat, monster: Monster): Verdict<Action> {
  const { price: bill, gain } = MONSTERS[monster.id];
  const id = `defeat:${monster.id}`;
  const refs = [ref.monster(monster.id)];
  const label = () => say("choice.defeat", { monster: monsterName(monster.id) });
  const candidate = () => ({ id, label: label(), refs, price: billPrice(bill), group: groupOf("map") });
  if (!explorerNear(m, seat, monster)) {
    const why = MONSTERS[monster.id].inWater ? "why.no-explorer-beside" : "why.no-explorer";
    return no(candidate, () => say(why), "MO-13.16");
  }
  if (!canPay(m, seat, bill)) return no(candidate, () => whyShort(realmOf(m, seat), bill), "MO-13.16");
  return new Action(
    id,
    "map",
    () => ({
      label: label(),
      refs,
      price: usualPrice(realmOf(m, seat), bill),
      preview: say("choice.do", { does: vocabulary.sayVerbs(gain) }),
    }),
    () => defeat(m, table, seat, monster),
  );
}

/** MO-13.26: pay, remove figure and marker, take the card, then its effects. */
function* defeat(m: Monumental, table: GameTable, seat: Seat, { id }: Monster): Rules {
  const { price, gain } = MONSTERS[id];
  yield* payBill(m, table, seat, price, "MO-13.17");
  m.monsters = m.monsters.filter((monster) => monster.id !== id);
  realmOf(m, seat).monsters.push(id);
  table.tell(() => ({
    what: say("log.defeats", { who: { seat }, monster: monsterName(id) }),
    seat,
    clause: "MO-13.16",
    moves: [{ piece: ref.monster(id), to: ref.trophies(seat) }],
  }));
  table.next("effects", { seat, source: { of: "monster", id }, verbs: gain });
}
