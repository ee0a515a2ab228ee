import { no, type Rules, type Seat } from "@civitas/kernel";
import { CARDS, type LeaderId } from "../content/cards.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { happen } from "../events.ts";
import type { Effect } from "../grammar.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { hasAdvantage, playerAt } from "../state.ts";
import { type ActionOption, type ActionVerdict, judgeEffect } from "./option.ts";

/** MD-16.1: once per round, with the advantage. */
export function judgeWarlord(play: Play, seat: Seat): ActionVerdict[] {
  const { civilization, warlordUsed } = playerAt(play.duel, seat);
  if (civilization === null) return [];
  const card = CIVILIZATIONS[civilization].warlord;
  const effect = CARDS[card].action;
  if (effect === undefined) return [];
  const action = (): ActionOption => ({
    id: "warlord",
    label: say("choice.warlord", { card: nameOf(card) }),
    note: play.vocabulary.sayEffect(effect),
    refs: [ref.warlord(seat)],
    act: () => useWarlord(play, seat, card, effect),
  });
  if (warlordUsed) return [no(action, say("why.used"), "MD-16.2")];
  if (!hasAdvantage(play.duel, seat)) return [no(action, say("why.no-advantage"), "MD-16.1")];
  return [judgeEffect(effect, new CardStage(play, seat, { card }), "MD-7.11", action)];
}

function* useWarlord(play: Play, seat: Seat, card: LeaderId, effect: Effect): Rules {
  playerAt(play.duel, seat).warlordUsed = true;
  play.table.tell(() => ({
    what: say("log.uses-warlord", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-16.1",
  }));
  happen(play, seat, "use-warlord");
  yield* new CardStage(play, seat, { card }).apply(effect);
}
