import { choose, type Option, type Rules } from "@civitas/kernel";
import type { GameTable, Story } from "../agenda.ts";
import { returnHero, settleControl } from "../control.ts";
import { countUnits, sendHome, type Units, unitsOn } from "../forces.ts";
import { spaceName } from "../map.ts";
import { sayUnits } from "../moving.ts";
import { ref } from "../refs.ts";
import { say, sayProvince, whoFirst } from "../say.ts";
import { deciderFor, type Monumental, type Owner, type SpaceNumber, spaceAt } from "../state.ts";

/** MO-13.5, MO-13.22: one province after the other; the owner chooses which units are lost. */
export const tellLoseUnits: Story<"loseUnits"> = function* (m, table, { losses }) {
  const [loss, ...rest] = losses;
  if (loss === undefined) return;
  if (rest.length > 0) table.next("loseUnits", { losses: rest });
  const { owner } = spaceAt(m, loss.space);
  const n = Math.min(loss.n, countUnits(m, loss.space));
  if (owner === null || n === 0) return;
  destroyUnits(m, table, owner, loss.space, yield* chooseVictims(m, owner, loss.space, n));
};

interface Victims extends Option {
  readonly units: Units;
}

function* chooseVictims(m: Monumental, owner: Owner, space: SpaceNumber, n: number): Rules<Units> {
  const there = unitsOn(m, space);
  const options: Victims[] = [];
  for (const warlord of there.warlord ? [false, true] : [false]) {
    for (const hero of there.hero ? [false, true] : [false]) {
      const soldiers = n - (warlord ? 1 : 0) - (hero ? 1 : 0);
      if (soldiers < 0 || soldiers > there.soldiers) continue;
      const units = { soldiers, warlord, hero };
      options.push({
        id: `lose:${[warlord ? "warlord" : "", hero ? "hero" : "", soldiers > 0 ? soldiers : ""].filter((s) => s !== "").join("+")}`,
        label: say("choice.group", { who: sayUnits(units) }),
        refs: [ref.space(spaceName(m, space))],
        units,
      });
    }
  }
  const prompt = say("ask.lose-units", { place: sayProvince(m, space), n });
  return (yield* choose(deciderFor(m, owner), prompt, options, { clause: "MO-13.5" })).units;
}

/** MO-15.10, MO-12.12, MO-13.13: they go home; an emptied province is nobody's. */
export function destroyUnits(m: Monumental, table: GameTable, owner: Owner, space: SpaceNumber, units: Units): void {
  const place = sayProvince(m, space);
  sendHome(m, owner, space, units.soldiers, units.warlord);
  table.tell(() => ({
    what: say("log.loses-units", { who: whoFirst(m, owner), units: sayUnits(units), place }),
    clause: "MO-13.5",
  }));
  if (units.hero) returnHero(m, table, owner, "MO-12.12");
  settleControl(m, table, space, "MO-13.13");
}
