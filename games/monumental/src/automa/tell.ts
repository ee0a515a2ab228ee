import type { Message, Move } from "@civitas/kernel";
import { sayAmount } from "@civitas/monumental-family";
import type { GameTable } from "../agenda.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Automa, type Monumental, type Owner, type Realm, realmOf } from "../state.ts";

/** The number of the automa among the civilizations. */
export const automaOwner = (m: Monumental): Owner => m.cities.length;

export const automaRealm = (m: Monumental): Realm => realmOf(m, automaOwner(m));

export function automaOf(m: Monumental): Automa {
  if (m.automa === null) throw new Error("there is no automa at this table");
  return m.automa;
}

/** A step of the automa, for the log, as if it sat at the table. */
export function tell(
  m: Monumental,
  table: GameTable,
  what: () => Message,
  clause: string,
  moves: () => Move[] = () => [],
): void {
  table.tell(() => ({ what: what(), seat: automaOwner(m), clause, moves: moves() }));
}

/** Gold for the automa, with the reason. */
export function gainGold(m: Monumental, table: GameTable, gold: number, why: () => Message, clause: string): void {
  automaRealm(m).supply.gold += gold;
  tell(
    m,
    table,
    () => say("log.automa-gold", { what: sayAmount("gold", gold), why: why() }),
    clause,
    () => [{ piece: ref.token("gold"), from: ref.bank, to: ref.supply(automaOwner(m), "gold") }],
  );
}
