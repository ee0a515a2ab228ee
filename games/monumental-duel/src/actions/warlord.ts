import { no, type Rules, remember, type Seat } from "@civitas/kernel";
import { CARDS, type LeaderId } from "../content/cards.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { happen } from "../events.ts";
import type { Effect } from "../grammar.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { hasAdvantage, playerAt } from "../state.ts";
import { VOCABULARY } from "../vocabulary.ts";
import { type ActionVerdict, type Face, judgeEffect } from "./option.ts";

/** MD-16.1: once per round, with the advantage. */
export function judgeWarlord(play: Play, seat: Seat): ActionVerdict[] {
  const { civilization, warlordUsed } = playerAt(play.duel, seat);
  if (civilization === null) return [];
  const card = CIVILIZATIONS[civilization].warlord;
  const effect = CARDS[card].action;
  if (effect === undefined) return [];
  const face = () => usingWarlord(seat, card);
  if (warlordUsed) return [no(face, say("why.used"), "MD-16.2")];
  if (!hasAdvantage(play.duel, seat)) return [no(face, say("why.no-advantage"), "MD-16.1")];
  const stage = new CardStage(play, seat, { card });
  return [judgeEffect(effect, stage, "MD-7.11", face, () => useWarlord(stage, effect))];
}

const usingWarlord = remember(
  (seat: Seat, card: LeaderId): Face => ({
    id: "warlord",
    label: say("choice.warlord", { card: nameOf(card) }),
    note: VOCABULARY.sayEffect(CARDS[card].action ?? { does: [] }),
    refs: [ref.warlord(seat)],
  }),
);

function* useWarlord(stage: CardStage, effect: Effect): Rules {
  const { play, seat, source } = stage;
  playerAt(play.duel, seat).warlordUsed = true;
  play.table.tell(() => ({
    what: say("log.uses-warlord", { who: { seat }, card: nameOf(source.card) }),
    seat,
    clause: "MD-16.1",
  }));
  happen(play, seat, "use-warlord");
  yield* stage.apply(effect);
}
