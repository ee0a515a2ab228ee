import { late, no, type Option, type Rules, type Seat, type Verdict, window } from "@civitas/kernel";
import type { GameTable, SideName, Stories } from "../agenda.ts";
import type { CombatStep } from "../content/combat-effects.ts";
import type { ActionCardId } from "../content/ids.ts";
import { change } from "../hooks/query.ts";
import { ref } from "../refs.ts";
import { say, sayHex, sayOwner } from "../say.ts";
import { type Clash, playerOf } from "../state.ts";
import { sayCombatVerbs } from "../verbs/combat.ts";
import { combatEffect, combatOf, misfitOf, shownCard } from "./card.ts";
import { chancesWith } from "./preview.ts";
import { BATTLE_SIDES, battleIn, newRound } from "./sides.ts";
import { reveal } from "./verbs/reveal.ts";

/** CC-18.6: a round begins; the attacker commits a card first, then the defender. */
export function* tellRound(s: Clash, table: GameTable, _due: Stories["round"]): Rules {
  const battle = battleIn(s);
  battle.round += 1;
  battle.fought = true;
  for (const side of BATTLE_SIDES) {
    Object.assign(battle[side], newRound());
  }
  table.next("reveal", { step: 0 });
  table.next("combatCard", { side: "defender" });
  table.next("combatCard", { side: "attacker" });
}

interface Commit extends Option {
  readonly card: ActionCardId;
}

/**
 * CC-19.1, CC-19.2, CC-19.16: everybody who owns Tactics and holds an Action card is asked, whether a card fits or not.
 * The attacker's card lies face down in the state; the defender learns only whether there is one.
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
    plays: (seat) => playerOf(s, seat).actionCards.map((card) => judgeCommit(s, side, card)),
    asks: "everybody",
    pass: say("do.no-card"),
    ...(battle.kind !== "raid" && { passNote: late(() => chancesWith(s, side, undefined)) }),
  });
  battle[side].decided = true;
  if (played === undefined) return;
  commit(s, table, owner, side, played.play.card);
}

/** CC-19.3: each card of the hand, or why it can't be laid. */
function judgeCommit(s: Clash, side: SideName, card: ActionCardId): Verdict<Commit> {
  const misfit = misfitOf(s, side, card);
  const option = commitOption(s, side, card);
  return misfit === undefined ? option : no(option, say(`why.misfit-${misfit}`), "CC-19.3");
}

const commitOption = (s: Clash, side: SideName, card: ActionCardId): Commit => ({
  id: `commit:${card}`,
  label: late(() => say("do.commit", { card: say(`combat.${combatOf(card)}`) })),
  refs: [ref.actionCard(card)],
  ...(battleIn(s).kind !== "raid" && { note: late(() => chancesWith(s, side, combatOf(card))) }),
  preview: late(() => sayCombatVerbs(combatEffect(card).does)),
  card,
});

function commit(s: Clash, table: GameTable, seat: Seat, side: SideName, card: ActionCardId): void {
  const player = playerOf(s, seat);
  player.actionCards = player.actionCards.filter((id) => id !== card);
  battleIn(s)[side].card = card;
  table.tell(() => ({ what: say("log.committed", { who: { seat } }), seat, clause: "CC-4.4" }));
}

/** CC-19.4: in this order; in each step the attacker's card comes first. */
const REVEAL_STEPS: readonly CombatStep[] = ["reveal-first", "reveal-second", "reveal", "reveal-last"];

/** CC-19.4: the cards are shown, then reveal effects resolve one after the other. */
export function* tellReveal(s: Clash, table: GameTable, { step }: Stories["reveal"]): Rules {
  const battle = battleIn(s);
  if (step === 0) tellCards(s, table);
  if (battle.outcome !== null) {
    table.next("roundEnds", {}); // CC-19.10
    return;
  }
  const now = REVEAL_STEPS[Math.floor(step / BATTLE_SIDES.length)];
  if (now === undefined) {
    table.next("roll", {});
    return;
  }
  table.next("reveal", { step: step + 1 });
  const side = BATTLE_SIDES[step % BATTLE_SIDES.length] ?? "attacker";
  const card = shownCard(s, side);
  if (card?.step === now) for (const verb of card.does) yield* reveal(s, table, side, verb);
}

function tellCards(s: Clash, table: GameTable): void {
  for (const side of BATTLE_SIDES) {
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
  for (const side of BATTLE_SIDES) {
    const { card } = battleIn(s)[side];
    if (card !== null) s.actionDiscard.push(card);
    battleIn(s)[side].card = null;
  }
}
