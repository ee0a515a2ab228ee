import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { Play, Waiting } from "./play.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { CardStage } from "./stage.ts";

/**
 * MD-23.14: resolves the waiting effects of one player. Those without a choice come first without asking; the player is
 * asked for an order only among two or more that contain a choice. More may be added to the list meanwhile.
 */
export function* resolveWaiting(
  play: Play,
  seat: Seat,
  waiting: Waiting[],
  clause: string,
  afterEach?: () => Rules,
): Rules {
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.order - b.order);
    const next = waiting.find((one) => !asks(play, one)) ?? (yield* chooseNext(play, seat, waiting, clause));
    waiting.splice(waiting.indexOf(next), 1);
    next.mark?.();
    const stage = new CardStage(play, seat, next.source);
    // MD-6.8: it is resolved even if its condition turns out not to hold.
    if (stage.mayApply(next.effect)) yield* stage.apply(next.effect);
    if (afterEach !== undefined) yield* afterEach();
  }
}

function asks(play: Play, waiting: Waiting): boolean {
  const stage = new CardStage(play, waiting.seat, waiting.source);
  return stage.mayApply(waiting.effect) && stage.wouldAsk(waiting.effect.does);
}

function* chooseNext(play: Play, seat: Seat, waiting: readonly Waiting[], clause: string): Rules<Waiting> {
  const options = waiting.map((one) => ({
    id: `resolve:${one.source.card}`,
    label: say("choice.resolve", { card: nameOf(one.source.card) }),
    note: play.vocabulary.sayEffect(one.effect),
    refs: [one.source.place === undefined ? ref.policies(seat) : ref.place(seat, one.source.place + 1)],
    one,
  }));
  return (yield* choose(seat, say("ask.resolve"), options, { clause })).one;
}
