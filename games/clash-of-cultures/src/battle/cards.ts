import { late, type Option, type Rules, type Seat, window } from "@civitas/kernel";
import type { GameTable, SideName, Stories } from "../agenda.ts";
import type { CombatStep } from "../content/combat-effects.ts";
import type { ActionCardId } from "../content/ids.ts";
import { change } from "../hooks/query.ts";
import { ref } from "../refs.ts";
import { say, sayHex, sayOwner } from "../say.ts";
import { type Clash, playerOf } from "../state.ts";
import { combatOf, fits, shownCard } from "./card.ts";
import { previewWith } from "./preview.ts";
import { battleIn, noBonus, SIDES } from "./sides.ts";
import { reveal } from "./verbs/reveal.ts";

/** CC-18.6: a round begins; the attacker commits a card first, then the defender. */
export function* tellRound(s: Clash, table: GameTable, _due: Stories["round"]): Rules {
  const battle = battleIn(s);
  battle.round += 1;
  battle.fought = true;
  for (const side of SIDES) {
    Object.assign(battle[side], {
      lostNow: 0,
      card: null,
      decided: false,
      cancelled: false,
      bonus: noBonus(),
      dice: [],
      cv: 0,
      hits: 0,
    });
  }
  table.next("reveal", { step: 0 });
  table.next("combatCard", { side: "defender" });
  table.next("combatCard", { side: "attacker" });
}

interface Commit extends Option {
  readonly card: ActionCardId;
}

/**
 * CC-19.1, CC-19.2, CC-19.16: whoever owns Tactics and holds an Action card is asked, fitting card or not. What the
 * attacker committed lies face down in the state; the defender only learns whether.
 */
export function* tellCombatCard(s: Clash, table: GameTable, { side }: Stories["combatCard"]): Rules {
  const battle = battleIn(s);
  const { owner } = battle[side];
  battle[side].decided = true;
  if (owner === "barbarians" || change(s, owner, "combatCards") === undefined) return;
  const hand = playerOf(s, owner).actionCards;
  if (hand.length === 0) return;
  battle[side].decided = false;
  const played = yield* window<Commit>([owner], {
    prompt: say("ask.combat-card", { hex: sayHex(s, battle.hex), round: battle.round }),
    clause: "CC-19.2",
    plays: (seat) =>
      playerOf(s, seat)
        .actionCards.filter((card) => fits(s, side, card))
        .map((card) => commitOption(s, side, card)),
    asks: "everybody",
    pass: say("do.no-card"),
  });
  battle[side].decided = true;
  if (played === undefined) return;
  commit(s, table, owner, side, played.play.card);
}

const commitOption = (s: Clash, side: SideName, card: ActionCardId): Commit => ({
  id: `commit:${card}`,
  label: late(() => say("do.commit", { card: say(`combat.${combatOf(card)}`) })),
  refs: [ref.actionCard(card)],
  ...(battleIn(s).kind !== "raid" && { preview: late(() => previewWith(s, side, combatOf(card))) }),
  card,
});

function commit(s: Clash, table: GameTable, seat: Seat, side: SideName, card: ActionCardId): void {
  const player = playerOf(s, seat);
  player.actionCards = player.actionCards.filter((id) => id !== card);
  battleIn(s)[side].card = card;
  table.tell(() => ({ what: say("log.committed", { who: { seat } }), seat, clause: "CC-4.4" }));
}

/** CC-19.4: in this order, in each step the attacker's first. */
const REVEAL_STEPS: readonly CombatStep[] = ["reveal-first", "reveal-second", "reveal", "reveal-last"];

/** CC-19.4: the cards are shown, then reveal effects resolve one after the other. */
export function* tellReveal(s: Clash, table: GameTable, { step }: Stories["reveal"]): Rules {
  const battle = battleIn(s);
  if (step === 0) tellCards(s, table);
  if (battle.outcome !== null) {
    table.next("roundEnds", {}); // CC-19.10
    return;
  }
  const now = REVEAL_STEPS[Math.floor(step / SIDES.length)];
  if (now === undefined) {
    table.next("roll", {});
    return;
  }
  table.next("reveal", { step: step + 1 });
  const side = SIDES[step % SIDES.length] ?? "attacker";
  const card = shownCard(s, side);
  if (card?.step === now) for (const verb of card.does) yield* reveal(s, table, side, verb);
}

function tellCards(s: Clash, table: GameTable): void {
  for (const side of SIDES) {
    const { owner, card } = battleIn(s)[side];
    if (card === null || owner === "barbarians") continue;
    table.tell(() => ({
      what: say("log.combat-card", { who: sayOwner(owner), card: say(`combat.${combatOf(card)}`) }),
      seat: owner,
      clause: "CC-19.2",
      moves: [{ piece: ref.actionCard(card), from: ref.hand(owner), to: ref.battleCard(side) }],
    }));
  }
}

/** CC-19.7: the cards of the round go to the discard pile. */
export function discardCards(s: Clash): void {
  for (const side of SIDES) {
    const { card } = battleIn(s)[side];
    if (card !== null) s.actionDiscard.push(card);
    battleIn(s)[side].card = null;
  }
}
