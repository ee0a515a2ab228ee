import type { Rules, Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { greatCardWorks } from "../cards/working.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import { GREAT_CARD_IDS, type GreatCardId } from "../content/ids.ts";
import type { PassiveKey } from "../content/passive.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";

/** Passives that are used by discarding the card: turning it up alone brings nothing. */
const DISCARDED: readonly PassiveKey[] = ["wonderDiscount", "placeTechLower", "anyForUranium"];

/** CV-19.15: the card works automatically once it lies face up. */
const worksByItself = (id: GreatCardId): boolean => {
  const { passive, abilities } = GREAT_CARDS[id];
  const lasting = Object.keys(passive).some((key) => !DISCARDED.some((other) => other === key));
  return lasting || abilities.some(({ optional }) => !optional);
};

const BY_ITSELF: ReadonlySet<GreatCardId> = new Set(GREAT_CARD_IDS.filter(worksByItself));

/** CV-19.13. */
export function turnUp(w: World, seat: Seat, id: GreatCardId): void {
  for (const card of realmOf(w, seat).greatCards) if (card.id === id) card.up = true;
}

/**
 * CV-19.13, CV-28.10: face-down cards that would work from now on; if a passive is named, only those that have it
 * (CV-34.9).
 */
export function turnUpEntries(w: World, table: GameTable, seat: Seat, what?: PassiveKey): Entry[] {
  const entries: Entry[] = [];
  for (const { id, up } of realmOf(w, seat).greatCards) {
    if (up || !BY_ITSELF.has(id) || !greatCardWorks(w, seat, id)) continue;
    if (what !== undefined && GREAT_CARDS[id].passive[what] === undefined) continue;
    entries.push({
      id: `turn-up:${id}`,
      label: say("choice.turn-up", { card: say(`great-card.${id}`) }),
      refs: [ref.greatCard(id)],
      group: say("group.people"),
      act: () => showCard(w, table, seat, id),
    });
  }
  return entries;
}

function* showCard(w: World, table: GameTable, seat: Seat, id: GreatCardId): Rules {
  turnUp(w, seat, id);
  table.tell(() => ({
    what: say("log.turns-up", { who: { seat }, card: say(`great-card.${id}`) }),
    seat,
    clause: "CV-19.13",
    moves: [{ piece: ref.greatCard(id), from: ref.realm(seat), to: ref.realm(seat) }],
  }));
}
