import { no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { CARDS, type PolicyId } from "../content/cards.ts";
import { developPolicy, oneOffs, policyCost, undeveloped } from "../policies.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { sourceName } from "../source.ts";
import { type Monumental, realmOf } from "../state.ts";
import { vocabulary } from "../vocabulary.ts";
import { Action, groupOf } from "./action.ts";

/** MO-8.1. */
export function judgePolicies(m: Monumental, table: GameTable, seat: Seat, verdicts: Verdict<Action>[]): void {
  const realm = realmOf(m, seat);
  const culture = policyCost(realm);
  if (culture === null) return;
  const affordable = realm.supply.culture >= culture;
  for (const policy of undeveloped(realm)) {
    const id = `develop:${policy}`;
    const refs = [ref.policy(seat, policy)];
    const label = () => say("choice.develop", { card: nameOf(policy) });
    if (affordable) {
      verdicts.push(
        new Action(
          id,
          "use",
          () => ({ label: label(), refs, price: { culture }, preview: wouldBring(m, seat, policy) }),
          () => developing(m, table, seat, policy),
        ),
      );
      continue;
    }
    const have = realm.supply.culture;
    verdicts.push(
      no(
        () => ({ id, label: label(), refs, price: { culture }, group: groupOf("use") }),
        () => say("why.short-culture", { n: culture, have }),
        "MO-8.1",
      ),
    );
  }
}

function* developing(m: Monumental, table: GameTable, seat: Seat, policy: PolicyId): Rules {
  developPolicy(m, table, seat, policy);
}

/** MO-8.3: all one-off effects that would come. */
function wouldBring(m: Monumental, seat: Seat, policy: PolicyId) {
  const own = say("effect-of", { source: nameOf(policy), does: vocabulary.sayVerbs(CARDS[policy].bonus) });
  const others = oneOffs(realmOf(m, seat)).map(({ source, verbs }) =>
    say("effect-of", { source: sourceName(source), does: vocabulary.sayVerbs(verbs) }),
  );
  return say("note.one-offs", { list: [own, ...others] });
}
