import type { Rules, Seat } from "@civitas/kernel";
import { amount } from "@civitas/monumental-family";
import { byCard, CARDS, POLICY_IDS, type PolicyId } from "../content/cards.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { bonusNote } from "../notes.ts";
import { payExactly } from "../payment.ts";
import { orderOfPolicy, type Play, type Waiting } from "../play.ts";
import { ref } from "../refs.ts";
import { resolveWaiting } from "../resolve.ts";
import { nameOf, say } from "../say.ts";
import { bySeat, type Duel, type Player, playerAt } from "../state.ts";
import { type ActionOption, actionOption, type BlockedList } from "./option.ts";

/** MD-10.1: 1, 2, 3, 4, 5 culture. */
export const policyCost = (player: Player): number => player.policies.length + 1;

/** MD-10.2: what is still in the culture deck. */
export const undeveloped = (player: Player): PolicyId[] =>
  player.civilization === null
    ? []
    : CIVILIZATIONS[player.civilization].policies.filter((id) => !player.policies.includes(id));

/** What a player types, reads and points at never changes. */
const printed = bySeat((seat) =>
  byCard(POLICY_IDS, (card) => ({
    id: `develop:${card}`,
    label: say("choice.develop", { card: nameOf(card) }),
    note: bonusNote(card),
    refs: [ref.policy(seat, card)],
  })),
);

export function developOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  const player = playerAt(play.duel, seat);
  const cost = policyCost(player);
  if (player.supply.culture < cost) return;
  const price = { culture: cost };
  for (const card of undeveloped(player)) {
    options.push(actionOption(printed(seat)[card], price, () => developPolicy(play, seat, card)));
  }
}

export function developBlocked(duel: Duel, seat: Seat, blocked: BlockedList): void {
  const player = playerAt(duel, seat);
  const cost = policyCost(player);
  const label = say("choice.develop-any");
  const refs = [ref.policies(seat)];
  if (undeveloped(player).length === 0) {
    blocked.push({ id: "develop", label, why: say("why.all-policies"), clause: "MD-10.7", refs });
  } else if (player.supply.culture < cost) {
    const why = say("why.short", { what: amount("culture", cost - player.supply.culture) });
    blocked.push({ id: "develop", label, why, clause: "MD-10.1", refs, price: { culture: cost } });
  }
}

/** MD-10.1 to MD-10.5: the new policy covers the old one; then the bonuses of all developed policies. */
function* developPolicy(play: Play, seat: Seat, card: PolicyId): Rules {
  const player = playerAt(play.duel, seat);
  payExactly(play, seat, { culture: policyCost(player) }, "MD-10.1");
  player.policies.push(card);
  player.policyUsed = false;
  player.policyResolved = false;
  play.table.tell(() => ({
    what: say("log.develops", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-10.2",
    moves: [{ piece: ref.card(card), from: ref.policy(seat, card), to: ref.policies(seat) }],
  }));
  const bonuses: Waiting[] = player.policies.map((id, index) => ({
    seat,
    source: { card: id, place: -1 },
    effect: { does: CARDS[id].bonus },
    order: orderOfPolicy(index),
    event: 0,
  }));
  yield* resolveWaiting(play, seat, bonuses, "MD-10.4");
}
