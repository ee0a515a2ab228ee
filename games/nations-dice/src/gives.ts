import { type Message, remember } from "@civitas/kernel";
import { isTile } from "./buildings.ts";
import { startingBuildingDice } from "./content/boards.ts";
import { chitKinds, type PrintedChits } from "./content/chits.ts";
import { colours, type PrintedDice } from "./content/dice.ts";
import { tileOf } from "./content/tiles.ts";
import { amountOf, chitsOf, points } from "./names.ts";
import { say } from "./say.ts";
import type { BuildingId } from "./state.ts";

/** What is printed on a tile or starting building, as a list to be said beside its name. */
function printed(dice: PrintedDice, chits: PrintedChits, vp: number): Message[] {
  const parts: Message[] = [];
  for (const colour of colours) for (let n = 0; n < (dice[colour] ?? 0); n++) parts.push(say(`die.${colour}`));
  for (const kind of chitKinds) {
    const n = chits[kind] ?? 0;
    if (n > 0) parts.push(chitsOf(kind, n));
  }
  if (vp > 0 || parts.length === 0) parts.push(points(vp));
  return parts;
}

/** "building: white die and orange die": what it is and what it gives. */
export const whatItGives = remember((id: BuildingId): Message => {
  if (!isTile(id)) return say("note.building", { gives: printed(startingBuildingDice, {}, 0) });
  const { kind, dice, chits, vp, stone } = tileOf(id);
  const gives = printed(dice, chits, vp);
  return kind === "wonder"
    ? say("note.wonder", { gives, cost: amountOf("stone", stone) })
    : say(`note.${kind}`, { gives });
});
