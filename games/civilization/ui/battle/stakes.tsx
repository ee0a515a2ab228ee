import type { Message } from "@civitas/kernel";
import { useSay, Words } from "@civitas/table-kit";
import type { SideName } from "../../src/battle/state.ts";
import type { StakeView } from "../../src/view/view.ts";
import { say } from "../say.ts";
import { useMine } from "../seats.ts";
import { nationOf, type Position } from "./sides.ts";

/** What hangs on the battle: what its end brings to the viewer, or to each side. All of it is public. */
export function Stakes({ position: { battle, below, above } }: { readonly position: Position }) {
  const words = useSay();
  const mine = useMine();
  const fights = mine !== null && nationOf(battle, below) === mine;
  const wins = (side: SideName): Message => {
    const who = nationOf(battle, side);
    return who === null ? say("ui.battle.if-barbarians-win") : say("ui.battle.if-wins", { who: { seat: who } });
  };
  const { stake: theirs } = battle.sides[above];
  const { stake: ours } = battle.sides[below];
  const rows = [
    { when: fights ? say("ui.battle.if-you-win") : wins(below), what: consequences(theirs, "theirs") },
    { when: fights ? say("ui.battle.if-you-lose") : wins(above), what: consequences(ours, fights ? "ours" : "theirs") },
  ];
  return (
    <dl className="cv-stakes">
      {rows.map((row, n) => (
        <div key={n}>
          <dt>
            <Words message={row.when} />
          </dt>
          <dd>{row.what.map((part) => words.plain(part)).join(" · ")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who loses what, said of the enemy or of oneself. */
function consequences({ armies, scouts, loot, place }: StakeView, whose: "ours" | "theirs"): Message[] {
  return [
    ...(place === null ? [] : [say(`ui.stake.${place}`)]),
    ...(armies > 0 ? [say(`ui.stake.armies.${whose}`, { n: armies })] : []),
    ...(scouts > 0 ? [say(`ui.stake.scouts.${whose}`, { n: scouts })] : []),
    ...(loot > 0 ? [say(`ui.stake.loot.${whose}`, { n: loot })] : []),
  ];
}
