import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Waiting } from "./agenda.ts";
import { CARDS, type PolicyId, policiesOf } from "./content/cards.ts";
import { POLICIES } from "./content/constants.ts";
import { payExactly } from "./payment.ts";
import { ref } from "./refs.ts";
import { resolveTogether } from "./resolve-together.ts";
import { nameOf, say } from "./say.ts";
import { fromCard } from "./source.ts";
import { type Monumental, type Realm, realmOf } from "./state.ts";

/** MO-2.11: the policies of the culture deck. */
export const undeveloped = ({ civilization, policies }: Realm): PolicyId[] =>
  civilization === null ? [] : policiesOf(civilization).filter((id) => !policies.includes(id));

/** MO-8.1: the n-th policy costs n culture; none if all are developed (MO-8.6). */
export const policyCost = ({ policies }: Realm, discount = 0): number | null =>
  policies.length >= POLICIES ? null : Math.max(0, policies.length + 1 - discount);

export function couldDevelop(m: Monumental, seat: Seat, discount = 0): boolean {
  const realm = realmOf(m, seat);
  const cost = policyCost(realm, discount);
  return cost !== null && realm.supply.culture >= cost;
}

/** MO-8.3: the one-off effects of all developed policies, the newest first. */
export const oneOffs = ({ policies }: Realm): Waiting[] =>
  policies.toReversed().map((id) => ({ source: fromCard(id), verbs: CARDS[id].bonus, optional: true }));

/** MO-8.1 to MO-8.3, MO-8.6: pay, cover the old policy, then all one-off effects. */
export function enactPolicy(m: Monumental, table: GameTable, seat: Seat, id: PolicyId, discount = 0): void {
  const realm = realmOf(m, seat);
  const culture = policyCost(realm, discount) ?? 0;
  if (culture > 0) payExactly(m, table, seat, { culture }, "MO-8.1");
  realm.policies.push(id);
  table.tell(() => ({
    what: say("log.develops", { who: { seat }, card: nameOf(id) }),
    seat,
    clause: "MO-8.2",
    moves: [{ piece: ref.card(id), from: ref.policies(seat), to: ref.policy(seat, id) }],
  }));
  resolveTogether(table, seat, oneOffs(realm), "MO-8.3");
}

/** MO-7.19: an effect lets the player develop a policy now at a reduced price, or decline. */
export function* choosePolicy(m: Monumental, table: GameTable, seat: Seat, discount: number): Rules {
  if (!couldDevelop(m, seat, discount)) return;
  const realm = realmOf(m, seat);
  const culture = policyCost(realm, discount) ?? 0;
  const options: (Option & { readonly policy?: PolicyId })[] = undeveloped(realm).map((policy) => ({
    id: `develop:${policy}`,
    label: nameOf(policy),
    refs: [ref.policy(seat, policy)],
    price: { culture },
    policy,
  }));
  options.push({ id: "none", label: say("choice.none") });
  const { policy } = yield* choose(seat, say("ask.develop"), options, { clause: "MO-7.19" });
  if (policy !== undefined) enactPolicy(m, table, seat, policy, discount);
}
