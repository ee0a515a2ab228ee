import { buryUnits } from "../battle/units.ts";
import { UNITS } from "../content/units.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { realmOf } from "../state.ts";
import type { KillStandingUnit } from "../verbs/figures.ts";
import { choosePlayer, others } from "./asking.ts";
import type { Deed, Stage } from "./deed.ts";

const withUnits = (stage: Stage) => others(stage).filter((seat) => realmOf(stage.w, seat).units.length > 0);

/** CV-33.7: a random unit of another player's standing forces; never in a battle. */
export const killStandingUnitDeed: Deed<KillStandingUnit> = {
  can: (_, stage) => stage.w.battle === null && withUnits(stage).length > 0,
  *aim(_, stage) {
    return [{ seat: yield* choosePlayer(stage, withUnits(stage), "CV-33.7") }];
  },
  targets: (_, __, aims) => aims.flatMap(({ seat }) => seat ?? []),
  run(_, { w, table }, [aim]) {
    const victim = aim?.seat;
    if (victim === undefined) return;
    const { units } = realmOf(w, victim);
    if (units.length === 0) return;
    const [unit] = units.splice(table.random.int(units.length), 1);
    if (unit === undefined) return;
    buryUnits(w, [unit]); // CV-25.33
    const { type } = UNITS[unit];
    table.tell(() => ({
      what: say("log.unit-killed", { who: { seat: victim }, unit: say(`unit-type.${type}`) }),
      seat: victim,
      clause: "CV-33.7",
      moves: [{ piece: ref.unit(unit), from: ref.units(victim, type), to: ref.unitDeck(type) }],
    }));
  },
};
