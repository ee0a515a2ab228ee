import type { ActionCardId, AdvanceId, ObjectiveCardId } from "../src/content/ids.ts";
import type { Play, Position, Side } from "./position.ts";
import { EXPLORED, position } from "./position.ts";

/** One side of a fight. Both own Tactics beside what is named. */
export interface Fighters extends Omit<Side, "units" | "cities" | "advances"> {
  readonly soldiers?: number;
  readonly settlers?: number;
  readonly advances?: readonly AdvanceId[];
  readonly hand?: readonly ActionCardId[];
  readonly objectives?: readonly ObjectiveCardId[];
  /** What stands in the city D4, if it is one. */
  readonly city?: string;
  readonly more?: Pick<Side, "cities" | "units">;
}

const troop = ({ soldiers = 0, settlers = 0 }: Fighters): string =>
  [soldiers > 0 ? `${soldiers} soldiers` : "", settlers > 0 ? `${settlers} settlers` : ""].filter((n) => n).join(", ");

/** Seat 0 stands on C4, seat 1 on D4: in the open, or in a city. Seat 0 has a city on D2, seat 1 on D7. */
export function facing(attacker: Fighters, defender: Fighters, dice: readonly number[], given: Position = {}): Play {
  const city: Record<string, string> = defender.city === undefined ? {} : { D4: defender.city };
  return position({
    regions: EXPLORED,
    dice,
    ...given,
    sides: [
      {
        ...attacker,
        advances: ["tactics", ...(attacker.advances ?? [])],
        cities: { D2: "", ...attacker.more?.cities },
        units: { C4: troop(attacker), ...attacker.more?.units },
      },
      {
        ...defender,
        advances: ["tactics", ...(defender.advances ?? [])],
        cities: { D7: "", ...city, ...defender.more?.cities },
        units: { D4: troop(defender), ...defender.more?.units },
      },
    ],
  });
}

/** The same, and everybody on C4 attacks. */
export function fight(attacker: Fighters, defender: Fighters, dice: readonly number[], given: Position = {}): Play {
  const play = facing(attacker, defender, dice, given);
  const { soldiers = 0, settlers = 0 } = attacker;
  const group = [...(soldiers > 0 ? [`${soldiers}soldier`] : []), ...(settlers > 0 ? [`${settlers}settler`] : [])];
  return play.go("attack:C4>D4", group.join("+"));
}

export const ARMY = { advances: ["tactics"] } as const;

/** Red attacks from D2 into D3. */
export const battle = (red: Side, blue: Side, dice: readonly number[] = [], more: Position = {}): Play =>
  position({ regions: EXPLORED, sides: [{ ...ARMY, ...red }, blue], dice, ...more });

/** Blue's city on D3, with this in it. */
export const town = (city: string, units = "", more: Side = {}): Side => ({
  cities: { D7: "", D3: city },
  units: { D3: units },
  ...more,
});
