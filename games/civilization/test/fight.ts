import { Table } from "./position.ts";

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
