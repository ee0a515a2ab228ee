import { type Position, type Side, Table } from "./position.ts";

/** A battle played in the words of the examples. */
export class Fight extends Table {
  /** One battle turn of a player: the unit of the hand, and the front it attacks. What has no alternative is played by itself. */
  turn(seat: number, unit: string, front: string | number = "new"): this {
    if (this.match.pending[0]?.seat !== seat || this.prompt !== "ask.unit") return this;
    const opens = `unit:${unit}`; // no enemy is in play
    return this.do(this.offered.includes(opens) ? opens : `unit:${unit}>${front}`);
  }

  /** All fronts: whose, which unit, how many wounds. */
  get fronts(): string[] {
    const { battle } = this.match.view("audience");
    return (battle?.fronts ?? []).map(({ front, side, unit, wounds }) => `${front} ${side} ${unit} ${wounds}`);
  }

  bonus(side: "attacker" | "defender"): number {
    return this.state.battle?.sides[side].bonus ?? Number.NaN;
  }
}

/** The first player attacks h3 from g3. */
export const attack = (me: Side, rival: Side, more: Partial<Position> = {}): Fight =>
  new Fight({
    land: "plain",
    phase: "movement",
    ...more,
    sides: [
      { civ: "americans", armies: ["g3"], capital: "b3", ...me },
      { civ: "egyptians", armies: ["h3"], capital: "n6", ...rival },
    ],
  }).walk("g3", "h3");

/** The same against the rival's second city on h3. */
export const assault = (me: Side, rival: Side, more: Partial<Position> = {}): Fight =>
  attack(me, { armies: [], cities: ["h3"], ...rival }, more);

/** Two players on open land. */
export const facing = (me: Side, rival: Side = {}, more: Partial<Position> = {}): Fight =>
  new Fight({
    land: "plain",
    ...more,
    sides: [
      { civ: "americans", capital: "c3", ...me },
      { civ: "egyptians", capital: "m3", ...rival },
    ],
  });

/** The first player's army stands on g3, next to h3 of the second. */
export const beside = (me: Side, rival: Side, more: Partial<Position> = {}): Fight =>
  new Fight({
    land: "plain",
    phase: "movement",
    ...more,
    sides: [
      { civ: "americans", armies: ["g3"], ...me },
      { civ: "egyptians", ...rival },
    ],
  });
