import { no, type Seat, type Verdict } from "@civitas/kernel";
import { saidResources } from "@civitas/monumental-family";
import type { GameTable } from "../agenda.ts";
import { CARDS } from "../content/cards.ts";
import { canPay, usualPrice } from "../payment.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Monumental, realmOf } from "../state.ts";
import { vocabulary } from "../vocabulary.ts";
import { buildSection, type Section, sectionPrice, tokenTiles } from "../wonders.ts";
import { Action, groupOf } from "./action.ts";
import { billPrice, whyShort } from "./short.ts";

/** MO-7.8, MO-7.11. */
export function judgeCompletion(m: Monumental, table: GameTable, seat: Seat, verdicts: Verdict<Action>[]): void {
  const realm = realmOf(m, seat);
  const [wonder] = realm.construction;
  if (wonder === undefined) return;
  const section: Section = { of: "own", wonder };
  const bill = { production: sectionPrice(m, seat, section) };
  const id = `complete:${wonder}`;
  const refs = [ref.construction(seat)];
  const label = () => say("choice.complete", { card: nameOf(wonder) });
  const candidate = () => ({ id, label: label(), refs, price: billPrice(bill), group: groupOf("wonder") });
  if (tokenTiles(m, seat).length === 0) verdicts.push(no(candidate, () => say("why.no-tile"), "MO-7.11"));
  else if (!canPay(m, seat, bill)) verdicts.push(no(candidate, () => whyShort(realm, bill), "MO-7.8"));
  else {
    verdicts.push(
      new Action(
        id,
        "wonder",
        () => ({
          label: label(),
          refs,
          price: usualPrice(realm, bill),
          note: say("note.gives", { what: saidResources(CARDS[wonder].gives) }),
          preview: say("choice.do", { does: vocabulary.sayVerbs(CARDS[wonder].bonus) }),
        }),
        () => buildSection(m, table, seat, section),
      ),
    );
  }
}
