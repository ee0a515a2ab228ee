import { no, type Rules, remember, type Seat } from "@civitas/kernel";
import { sayAmount } from "@civitas/monumental-family";
import { CARDS, type PolicyId } from "../content/cards.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { payExactly } from "../payment.ts";
import { orderOfPolicy, type Play, type Waiting } from "../play.ts";
import { ref } from "../refs.ts";
import { resolveWaiting } from "../resolve.ts";
import { nameOf, say } from "../say.ts";
import { type Player, playerAt } from "../state.ts";
import { VOCABULARY } from "../vocabulary.ts";
import { type ActionVerdict, actionOption, type Face } from "./option.ts";

/** MD-10.1: 1, 2, 3, 4, 5 culture. */
export const policyCost = (player: Player): number => player.policies.length + 1;

/** MD-10.2: what is still in the culture deck. */
export const undeveloped = (player: Player): PolicyId[] =>
  player.civilization === null
    ? []
    : CIVILIZATIONS[player.civilization].policies.filter((id) => !player.policies.includes(id));

/** MD-10.1, MD-10.7: any policy of the culture deck, if there is enough culture. */
export function judgePolicies(play: Play, seat: Seat): ActionVerdict[] {
  const player = playerAt(play.duel, seat);
  const price = { culture: policyCost(player) };
  const left = undeveloped(player);
  if (left.length === 0) return [no(() => developingAny(seat), say("why.all-policies"), "MD-10.7")];
  const short = price.culture - player.supply.culture;
  if (short > 0) {
    const why = () => say("why.short", { what: sayAmount("culture", short) });
    return [no(() => ({ ...developingAny(seat), price }), why, "MD-10.1")];
  }
  return left.map((card) => actionOption(developing(seat, card), price, () => developPolicy(play, seat, card)));
}

const developingAny = remember(
  (seat: Seat): Face => ({
    id: "develop",
    label: say("choice.develop-any"),
    refs: [ref.policies(seat)],
  }),
);

const developing = remember(
  (seat: Seat, card: PolicyId): Face => ({
    id: `develop:${card}`,
    label: say("choice.develop", { card: nameOf(card) }),
    note: VOCABULARY.sayVerbs(CARDS[card].bonus),
    refs: [ref.policy(seat, card)],
  }),
);

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
    source: { card: id },
    effect: { does: CARDS[id].bonus },
    order: orderOfPolicy(index),
    event: 0,
  }));
  yield* resolveWaiting(play, seat, bonuses, "MD-10.4");
}
