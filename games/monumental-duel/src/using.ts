import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { CARDS } from "./content/cards.ts";
import type { Effect } from "./grammar.ts";
import type { Play, Source } from "./play.ts";
import { nameOf, say } from "./say.ts";
import { CardStage } from "./stage.ts";
import { gainByCard } from "./supply.ts";

interface EffectOption extends Option {
  readonly effect: Effect;
}

/**
 * MD-21.8, MD-21.11: the printed resources; then, if the player wants, the action effect and the "when this card is
 * activated" effect, each once, in the order he chooses. Nothing else of the card counts.
 */
export function* useEffects(play: Play, seat: Seat, source: Source, clause: string): Rules {
  const { gives, given, action, cardActivated } = CARDS[source.card];
  if (given.length > 0) gainByCard(play, seat, source, gives, 1, clause);
  const stage = new CardStage(play, seat, source);
  const left: EffectOption[] = [];
  if (action !== undefined) left.push(effectOption(play, "apply:action", action));
  if (cardActivated !== undefined) left.push(effectOption(play, "apply:activation", cardActivated));
  for (;;) {
    const possible = left.filter(({ effect }) => stage.mayApply(effect));
    if (possible.length === 0) return;
    const done: Option = { id: "done", label: say("choice.decline-effect"), apart: "end" };
    const prompt = say("ask.apply", { card: nameOf(source.card) });
    const picked = yield* choose<EffectOption | Option>(seat, prompt, [...possible, done], { clause });
    const applied = possible.find((option) => option === picked);
    if (applied === undefined) return;
    left.splice(left.indexOf(applied), 1);
    yield* stage.apply(applied.effect);
  }
}

const effectOption = (play: Play, id: string, effect: Effect): EffectOption => ({
  id,
  label: say("choice.do", { does: play.vocabulary.sayEffect(effect) }),
  effect,
});
