import { type Ask, type Option, type Rules, type Seat, secretly, type Table } from "@civitas/kernel";
import { type Ambush, type Stories, say } from "./state.ts";

interface Card extends Option {
  readonly strength: number;
}

/** AM-4.1: one of your cards, or none. */
function fightingCard(s: Ambush, seat: Seat): Ask<Card> {
  const card = (strength: number): Card => ({ id: `card:${strength}`, label: say("card", { strength }), strength });
  const kinds = (): number[] => [...new Set([0, ...(s.hands[seat] ?? [])])].sort();
  return { prompt: say("fight"), options: () => kinds().map(card), clause: "AM-4.1" };
}

/** AM-4: both pick a card secretly; the weaker goes back to the camp, the attacker if they are equal. */
export function* fight(s: Ambush, table: Table, { attacker, defender }: Stories["fight"]): Rules {
  if (s.riders[attacker] !== s.riders[defender]) return; // sent away by another fight
  const picks = yield* secretly(new Map([attacker, defender].map((seat) => [seat, fightingCard(s, seat)])));
  const strength = (seat: Seat): number => picks.get(seat)?.strength ?? 0;
  for (const seat of [attacker, defender]) {
    spend(s, seat, strength(seat));
    table.tell(() => ({ what: say("shown", { strength: strength(seat) }), seat, clause: "AM-4.2" }));
  }
  s.riders[strength(attacker) > strength(defender) ? defender : attacker] = "camp";
}

function spend(s: Ambush, seat: Seat, strength: number): void {
  const hand = s.hands[seat] ?? [];
  const at = hand.indexOf(strength);
  if (at >= 0) s.spent.push(...hand.splice(at, 1));
}
