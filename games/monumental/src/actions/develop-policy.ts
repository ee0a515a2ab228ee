import { no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { CARDS, type PolicyId } from "../content/cards.ts";
import { enactPolicy, oneOffs, policyCost, undeveloped } from "../policies.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { sourceName } from "../source.ts";
import { type Monumental, realmOf } from "../state.ts";
import { vocabulary } from "../vocabulary.ts";
import { Action } from "./action.ts";

/** MO-8.1. */
export function judgePolicies(m: Monumental, table: GameTable, seat: Seat, verdicts: Verdict<Action>[]): void {
  const realm = realmOf(m, seat);
  const culture = policyCost(realm);
  if (culture === null) return;
  const [first, ...others] = undeveloped(realm);
  if (first === undefined) return;
  if (realm.supply.culture < culture) {
    verdicts.push(tooDear(realm.supply.culture, culture, seat, [first, ...others]));
    return;
  }
  for (const policy of [first, ...others]) {
    verdicts.push(
      new Action(
        `develop:${policy}`,
        "use",
        () => ({
          label: say("choice.develop", { card: nameOf(policy) }),
          refs: [ref.policy(seat, policy)],
          price: { culture },
          preview: wouldBring(m, seat, policy),
        }),
        () => developing(m, table, seat, policy),
      ),
    );
  }
}

/** One reason for all policies: each costs the same. */
const tooDear = (
  have: number,
  culture: number,
  seat: Seat,
  policies: readonly [PolicyId, ...PolicyId[]],
): Verdict<Action> =>
  no(
    () => ({
      id: `develop:${policies[0]}`,
      label: say("choice.develop-refused"),
      refs: policies.map((policy) => ref.policy(seat, policy)),
      price: { culture },
    }),
    () => say("why.short-culture", { n: culture, have }),
    "MO-8.1",
  );

function* developing(m: Monumental, table: GameTable, seat: Seat, policy: PolicyId): Rules {
  enactPolicy(m, table, seat, policy);
}

/** MO-8.3: all one-off effects that would follow. */
function wouldBring(m: Monumental, seat: Seat, policy: PolicyId) {
  const own = say("effect-of", { source: nameOf(policy), does: vocabulary.sayVerbs(CARDS[policy].bonus) });
  const others = oneOffs(realmOf(m, seat)).map(({ source, verbs }) =>
    say("effect-of", { source: sourceName(source), does: vocabulary.sayVerbs(verbs) }),
  );
  return say("note.one-offs", { list: [own, ...others] });
}
