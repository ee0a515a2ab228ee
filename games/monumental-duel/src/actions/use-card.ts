import { no, type Ref, type Rules, remember, type Seat } from "@civitas/kernel";
import { CARDS, type CardId } from "../content/cards.ts";
import type { Effect } from "../grammar.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { type Place, playerAt, TOKEN } from "../state.ts";
import { VOCABULARY } from "../vocabulary.ts";
import { type ActionVerdict, type Face, judgeEffect } from "./option.ts";

/** MD-13.2: every card of the city with an action effect, top cards and attached knowledge alike. */
export function judgeCityCards(play: Play, seat: Seat): ActionVerdict[] {
  const verdicts: ActionVerdict[] = [];
  playerAt(play.duel, seat).city.forEach((place, index) => {
    const { top, under } = place;
    const effect = top === null ? undefined : CARDS[top].action;
    if (top !== null && effect !== undefined) {
      verdicts.push(judgeCityCard(play, seat, place, index, top, effect, TOKEN.topAction));
    }
    const underneath = under === null ? undefined : CARDS[under].action;
    if (under !== null && underneath !== undefined) {
      verdicts.push(judgeCityCard(play, seat, place, index, under, underneath, TOKEN.underAction));
    }
  });
  return verdicts;
}

/** MD-13.1, MD-13.3: activated, without an action token, and with cost and condition met. */
function judgeCityCard(
  play: Play,
  seat: Seat,
  place: Place,
  index: number,
  card: CardId,
  effect: Effect,
  token: number,
): ActionVerdict {
  const face = () => (token === TOKEN.topAction ? usingTop(seat)(card, index) : usingAttached(seat)(card, index));
  if (place.turned === "reinforced") return no(face, say("why.reinforced"), "MD-21.14");
  if (place.turned === "ready") return no(face, say("why.not-activated"), "MD-13.1");
  if ((place.tokens & token) !== 0) return no(face, say("why.used"), "MD-7.7");
  const stage = new CardStage(play, seat, { card, place: index });
  return judgeEffect(effect, stage, "MD-13.3", face, () => useCityCard(stage, effect, place, token));
}

const using = (id: string, card: CardId, index: number, at: Ref): Face => ({
  id,
  label: say("choice.use", { card: nameOf(card), place: index + 1 }),
  refs: [at],
  note: VOCABULARY.sayEffect(CARDS[card].action ?? { does: [] }),
});

const usingTop = remember((seat: Seat) =>
  remember((card: CardId, index: number) => using(`use:${index + 1}`, card, index, ref.place(seat, index + 1))),
);

const usingAttached = remember((seat: Seat) =>
  remember((card: CardId, index: number) =>
    using(`use:${index + 1}:knowledge`, card, index, ref.attached(seat, index + 1)),
  ),
);

function* useCityCard(stage: CardStage, effect: Effect, place: Place, token: number): Rules {
  const { play, seat, source } = stage;
  place.tokens |= token; // MD-7.7: marked before its effect
  play.table.tell(() => ({
    what: say("log.uses", { who: { seat }, card: nameOf(source.card) }),
    seat,
    clause: "MD-13.1",
  }));
  yield* stage.apply(effect);
}
