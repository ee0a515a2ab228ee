import { confirm, type Rules, type Seat } from "@civitas/kernel";
import type { Aims, Source } from "../announcing/announced.ts";
import { sayAims } from "../announcing/saying.ts";
import { passives } from "../cards/passives.ts";
import { saySource } from "../cards/source-name.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import type { Stage } from "./deed.ts";

/** The note of a refusal for the rest of the round: who refused is no legal target of that card. */
const refusal = (source: Source, target: Seat): string => `refused:${source}:${target}`;

/** CV-28.8: without consent that target is not legal. */
export const mayAimAt = (
  { w, seat, source }: Pick<Stage, "w" | "seat" | "source">,
  target: Seat | undefined,
): boolean => target === undefined || !realmOf(w, seat).used.includes(refusal(source, target));

const isProtected = (w: World, seat: Seat): boolean => passives.has(w, seat, "untargetableByEvents");

/** CV-28.15: the event and its target are stated openly; gives the owners of the United Nations who refuse. */
export function* refusals(
  { w, table, seat, source }: Stage,
  targets: readonly Seat[],
  aims: readonly Aims[],
): Rules<Seat[]> {
  const refused: Seat[] = [];
  for (const target of targets) {
    if (target === seat || !isProtected(w, target)) continue;
    const prompt = say("ask.consent", { who: { seat }, card: saySource(w, seat, source), parts: sayAims(w, aims) });
    if (yield* confirm(target, prompt, { clause: "CV-28.15" })) continue;
    refused.push(target);
    realmOf(w, seat).used.push(refusal(source, target));
    table.tell(() => ({
      what: say("log.no-consent", { who: { seat: target }, card: saySource(w, seat, source) }),
      seat: target,
      clause: "CV-28.8",
    }));
  }
  return refused;
}
