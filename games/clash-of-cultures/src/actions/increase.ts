import { late, type Message, no, type Rules } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { citiesOf } from "../cities.ts";
import { BUILDING_IDS, type Building } from "../content/pieces.ts";
import { price } from "../goods.ts";
import { BY_ACTION, cantGrow, grow, increaseBill } from "../growing.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { City, Clash } from "../state.ts";
import { headingOf, type Judge, noActions, spendAction } from "./action.ts";

/** CC-12: one candidate for each own city and building. */
export const judgeIncreases: Judge = (s, table, seat, verdicts, explained) => {
  if (s.now.actions === 0 && !explained) return;
  for (const city of citiesOf(s, seat)) {
    const name = hexName(s, city.hex);
    for (const building of BUILDING_IDS) {
      if (city.buildings[building] !== null) continue;
      const reason =
        s.now.actions === 0 ? { why: noActions(), clause: "CC-6.2" } : cantGrow(s, seat, city, building, BY_ACTION);
      const label = (): Message =>
        say("do.increase", { city: sayHex(s, city.hex), building: say(`building.${building}`) });
      const candidate = {
        id: `increase:${name}:${building}`,
        label: late(label),
        refs: [ref.city(name)],
        group: headingOf("increase"),
      };
      if (reason === undefined) {
        const bill = price(increaseBill(s, seat, building, BY_ACTION));
        verdicts.push({ ...candidate, price: bill, act: () => increasing(s, table, city, building) });
      } else if (explained) {
        verdicts.push(no(candidate, reason));
      }
    }
  }
};

function* increasing(s: Clash, table: GameTable, city: City, building: Building): Rules {
  spendAction(s);
  yield* grow(s, table, city, building, BY_ACTION);
}
