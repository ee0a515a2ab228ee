import { choose } from "@civitas/kernel";
import { rowOf, type Slot, slotsWith, takeFromDisplay } from "../acquiring.ts";
import type { GameTable, Story } from "../agenda.ts";
import { type DevelopmentId, fullCost, isWonder } from "../content/cards.ts";
import { SHORT_ROW } from "../content/constants.ts";
import { TERRAIN } from "../content/maps.ts";
import { provincesOf, spaceName } from "../map.ts";
import { ref } from "../refs.ts";
import { nameOf, say, sayProvince } from "../say.ts";
import { automasRight, type Monumental, spaceAt } from "../state.ts";
import { placeToken } from "../wonders.ts";
import { automaOf, automaOwner, automaRealm, tell } from "./tell.ts";

export const cardsOf = (m: Monumental, kind: "building" | "knowledge" | "wonder"): Slot[] => slotsWith(m, kind);

/** MO-11.15: the distance is the slot number, also when two rows are compared. */
const distanceOf = (m: Monumental, slot: number): number => slot - SHORT_ROW * rowOf(m, slot);

/** MO-11.15: the lowest or highest cost, then the furthest from the deck, then the alphabet. */
function pick(m: Monumental, slots: readonly Slot[], which: "lowest" | "highest"): Slot | undefined {
  const sign = which === "lowest" ? 1 : -1;
  return slots.toSorted(
    (a, b) =>
      sign * (fullCost(a.card) - fullCost(b.card)) ||
      distanceOf(m, b.slot) - distanceOf(m, a.slot) ||
      (a.card < b.card ? -1 : 1),
  )[0];
}

/** MO-11.14: face up in its area, for nothing. */
export function takeCard(
  m: Monumental,
  table: GameTable,
  kind: "building" | "knowledge",
  which: "lowest" | "highest",
): void {
  const slot = pick(m, cardsOf(m, kind), which);
  if (slot === undefined) return;
  automaOf(m).cards.push(take(m, table, slot));
}

function take(m: Monumental, table: GameTable, { slot }: Slot): DevelopmentId {
  const card = takeFromDisplay(m, slot);
  tell(
    m,
    table,
    () => say("log.automa-takes", { card: nameOf(card) }),
    "MO-11.14",
    () => [{ piece: ref.card(card), from: ref.slot(slot + 1), to: ref.realm(automaOwner(m)) }],
  );
  return card;
}

/** MO-11.16, MO-11.17: completes the wonder under construction, or acquires the cheapest one. */
export function wonderDeed(m: Monumental, table: GameTable): void {
  const realm = automaRealm(m);
  const [wonder] = realm.construction;
  if (wonder === undefined) {
    const slot = pick(m, cardsOf(m, "wonder"), "lowest");
    if (slot === undefined) return;
    const card = take(m, table, slot);
    if (isWonder(card)) realm.construction.push(card);
    return;
  }
  realm.construction = [];
  automaOf(m).cards.push(wonder);
  tell(m, table, () => say("log.automa-completes", { card: nameOf(wonder) }), "MO-11.16");
  table.next("automaWonderToken", { wonder });
}

/** MO-11.18: the province with the lowest terrain value and no token; ties by the player to its right; else the capital. */
export const tellAutomaWonderToken: Story<"automaWonderToken"> = function* (m, table, { wonder }) {
  const owner = automaOwner(m);
  const free = provincesOf(m, owner).filter((n) => spaceAt(m, n).wonder === null);
  const lowest = Math.min(...free.map((n) => TERRAIN[spaceAt(m, n).tile]));
  const options = free
    .filter((n) => TERRAIN[spaceAt(m, n).tile] === lowest)
    .map((n) => ({
      id: `wonder:${spaceName(m, n)}`,
      label: sayProvince(m, n),
      refs: [ref.space(spaceName(m, n))],
      n,
    }));
  if (options.length > 0) {
    const prompt = say("ask.automa-token", { card: nameOf(wonder) });
    const { n } = yield* choose(automasRight(m), prompt, options, { clause: "MO-11.18" });
    placeToken(m, table, owner, wonder, n);
    return;
  }
  const { capital } = automaRealm(m);
  if (capital === null) return;
  if (spaceAt(m, capital).wonder === null) placeToken(m, table, owner, wonder, capital);
  else {
    automaOf(m).stacked.push(wonder);
    tell(m, table, () => say("log.places-token", { card: nameOf(wonder), place: sayProvince(m, capital) }), "MO-11.18");
  }
};
