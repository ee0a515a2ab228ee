import type { GameTable, SideName } from "../../agenda.ts";
import { say, sayOwner } from "../../say.ts";
import type { Clash } from "../../state.ts";
import { battleIn } from "../sides.ts";

const DIE = 6;
const SUCCESS = 5;

/** Dice that a card itself rolls: whether any of them shows 5 or 6. They are not dice of the battle (CC-30.19). */
export function rollForCard(s: Clash, table: GameTable, side: SideName, n: number): boolean {
  const { owner } = battleIn(s)[side];
  const dice = Array.from({ length: n }, () => table.random.die(DIE));
  const works = dice.some((die) => die >= SUCCESS);
  table.tell(() => ({
    what: say(works ? "log.card-works" : "log.card-fails", { who: sayOwner(owner), dice: dice.join(" ") }),
    clause: "CC-19.4",
  }));
  return works;
}
