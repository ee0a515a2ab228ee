import type { Seat } from "@civitas/kernel";
import { Emblem, useSay, Words } from "@civitas/table-kit";
import { CATEGORIES, CATEGORY_IDS } from "../../src/content/categories.ts";
import { eventName } from "../names.ts";
import { say } from "../say.ts";
import { pointsOf, useClash, usePlayer } from "../seats.ts";

const PARTS = ["pieces", "advances", "wonders", "objectives", "events"] as const;

/** A player seen closely: where the points come from, which advances they own, what is completed and reserved. */
export function RivalCloseUp({ seat }: { readonly seat: Seat }) {
  const words = useSay();
  const { score, advances, completed, greatPersons, reserved, supply } = usePlayer(seat);
  const { cities } = useClash();
  const own = new Set(advances);
  return (
    <div className="cc-rival">
      <h3>
        <Emblem seat={seat} /> {words.nameOf(seat)}: {pointsOf(score.total)}
      </h3>
      <table>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">{words.plain(say(`ui.score.${part}`))}</th>
              <td>{pointsOf(score[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {CATEGORY_IDS.map((category) => {
          const here = CATEGORIES[category].filter((id) => own.has(id));
          return here.length === 0 ? null : (
            <div key={category}>
              <dt>{words.plain({ say: `category.${category}` })}</dt>
              <dd>{here.map((id) => words.plain({ say: `advance.${id}` })).join(", ")}</dd>
            </div>
          );
        })}
        {completed.length > 0 && (
          <div>
            <dt>{words.plain(say("ui.completed"))}</dt>
            <dd>{completed.map(({ objective }) => words.plain({ say: `objective.${objective}` })).join(", ")}</dd>
          </div>
        )}
        {greatPersons.length > 0 && (
          <div>
            <dt>{words.plain(say("ui.great-persons"))}</dt>
            <dd>{greatPersons.map((id) => words.plain({ say: eventName(id) })).join(", ")}</dd>
          </div>
        )}
        {reserved.length > 0 && (
          <div>
            <dt>{words.plain(say("ui.reserved"))}</dt>
            <dd>{reserved.map((id) => words.plain({ say: `wonder.${id}` })).join(", ")}</dd>
          </div>
        )}
      </dl>
      <p>
        <Words
          message={say("ui.supply", {
            cities: cities.filter(({ owner }) => owner === seat).length,
            settlements: supply.settlement,
            soldiers: supply.soldier,
            settlers: supply.settler,
            ships: supply.ship,
          })}
        />
      </p>
    </div>
  );
}
