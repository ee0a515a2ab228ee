import type { Message, Rules, Seat } from "@civitas/kernel";
import { type Effect, mayApply } from "@civitas/monumental-family";
import { byCard, CARDS, LEADER_IDS, type LeaderId } from "../content/cards.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { happen } from "../events.ts";
import { actionNote } from "../notes.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { bySeat, hasAdvantage, type Player, playerAt } from "../state.ts";
import { applyEffect } from "../using.ts";
import { type ActionOption, actionOption, type BlockedList } from "./option.ts";

function warlordOf(player: Player): { readonly card: LeaderId; readonly effect: Effect } | undefined {
  if (player.civilization === null) return undefined;
  const card = CIVILIZATIONS[player.civilization].warlord;
  const effect = CARDS[card].action;
  return effect === undefined ? undefined : { card, effect };
}

/** What a player types, reads and points at never changes. */
const printed = bySeat((seat) =>
  byCard(LEADER_IDS, (card) => ({
    id: "warlord",
    label: say("choice.warlord", { card: nameOf(card) }),
    note: actionNote(card),
    refs: [ref.warlord(seat)],
  })),
);

/** MD-16.1: once per round, with the advantage. */
export function warlordOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  const player = playerAt(play.duel, seat);
  if (player.warlordUsed || !hasAdvantage(play.duel, seat)) return;
  const warlord = warlordOf(player);
  if (warlord === undefined) return;
  const { card, effect } = warlord;
  if (!mayApply(effect, new CardStage(play, seat, { card, place: -1 }))) return;
  options.push(actionOption(printed(seat)[card], undefined, () => useWarlord(play, seat, card, effect)));
}

export function warlordBlocked(play: Play, seat: Seat, blocked: BlockedList): void {
  const player = playerAt(play.duel, seat);
  const warlord = warlordOf(player);
  if (warlord === undefined) return;
  const block = (why: Message, clause: string): void => {
    const { id, label, refs } = printed(seat)[warlord.card];
    blocked.push({ id, label, why, clause, refs });
  };
  if (player.warlordUsed) block(say("why.used"), "MD-16.2");
  else if (!hasAdvantage(play.duel, seat)) block(say("why.no-advantage"), "MD-16.1");
}

function* useWarlord(play: Play, seat: Seat, card: LeaderId, effect: Effect): Rules {
  playerAt(play.duel, seat).warlordUsed = true;
  play.table.tell(() => ({
    what: say("log.uses-warlord", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-16.1",
  }));
  happen(play, seat, "use-warlord");
  yield* applyEffect(effect, new CardStage(play, seat, { card, place: -1 }));
}
