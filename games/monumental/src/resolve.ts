import { choose, type Option, type Rules } from "@civitas/kernel";
import type { Story, Waiting } from "./agenda.ts";
import { say } from "./say.ts";
import { type Source, sourceName, sourceRef } from "./source.ts";
import { CardStage } from "./stage.ts";
import type { Monumental } from "./state.ts";
import type { Verbs } from "./verbs/grammar.ts";
import { vocabulary } from "./vocabulary.ts";

/** Carries out effects in written order: one verb, and the rest when everything that follows from it is done. */
export const tellEffects: Story<"effects"> = function* (m, table, { seat, source, verbs }) {
  const [verb, ...rest] = verbs;
  if (verb === undefined) return;
  if (rest.length > 0) table.next("effects", { seat, source, verbs: rest });
  yield* vocabulary.carryOut([verb], new CardStage(m, table, seat, source));
};

/** MO-6.14: an effect that only gains fixed resources is carried out at once without asking. */
const merelyGains = (verbs: Verbs): boolean => verbs.every(({ verb }) => verb === "gain");

/** An effect that can't be declined by choosing nothing. */
const commits = (verbs: Verbs): boolean => verbs.some(({ verb }) => verb === "drawUse");

/**
 * MO-6.7, MO-6.14: effects that came up at the same moment. Mere gains come first without asking; the player is asked
 * for the order only among two or more others.
 */
export const tellResolve: Story<"resolve"> = function* (m, table, { seat, waiting, clause }) {
  const gains = waiting.filter(({ verbs }) => merelyGains(verbs));
  const others = waiting.filter(({ verbs }) => !merelyGains(verbs));
  for (const { source, verbs } of gains) {
    noteReward(m, source);
    yield* vocabulary.carryOut(verbs, new CardStage(m, table, seat, source));
  }
  if (others.length === 0) return;
  const next = yield* chooseNext(m, seat, others, clause);
  if (next === undefined) return;
  noteReward(m, next.source);
  const rest = others.filter((one) => one !== next);
  if (rest.length > 0) table.next("resolve", { seat, waiting: rest, clause });
  table.next("effects", { seat, source: next.source, verbs: next.verbs });
};

/** MO-9.20: once per turn; a declined reward stays open. */
function noteReward(m: Monumental, source: Source): void {
  if (source.of === "warlord") m.turn.warlordRewarded = true;
}

/** The effect to be resolved next; none if all that are left are declined. */
function* chooseNext(
  m: Monumental,
  seat: number,
  waiting: readonly Waiting[],
  clause: string,
): Rules<Waiting | undefined> {
  const [only] = waiting;
  if (waiting.length === 1 && only !== undefined && !(only.optional && commits(only.verbs))) return only;
  const options: (Option & { readonly one?: Waiting })[] = waiting.map((one, n) => ({
    id: `resolve:${one.source.id}${waiting.slice(0, n).some((other) => other.source.id === one.source.id) ? n : ""}`,
    label: say("choice.resolve", { source: sourceName(one.source) }),
    note: say("choice.do", { does: vocabulary.sayVerbs(one.verbs) }),
    refs: [sourceRef(m, seat, one.source)],
    one,
  }));
  // MO-6.4: nothing must be used.
  if (waiting.every(({ optional }) => optional)) options.push({ id: "decline", label: say("choice.decline") });
  return (yield* choose(seat, say("ask.resolve"), options, { clause })).one;
}
