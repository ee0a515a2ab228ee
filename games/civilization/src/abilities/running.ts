import type { Rules } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import type { Announced } from "../announcing/announced.ts";
import { deedOf } from "../effects/registry.ts";
import type { World } from "../state.ts";
import { abilityOf } from "./held.ts";

/** The verbs of an ability, one after the other; what a verb puts on the agenda comes before the next one. */
export function* tellEffects(w: World, table: GameTable, due: Stories["effects"]): Rules {
  const { seat, source, aims, about } = due;
  const { does } = abilityOf(w, seat, source, due.ability);
  const verb = does[due.verb];
  if (verb === undefined) return;
  if (due.verb + 1 < does.length) table.next("effects", { ...due, verb: due.verb + 1 });
  deedOf(verb).run(verb, { w, table, seat, source, about }, aims[due.verb] ?? []);
}

/** Carries out an event or a resource ability that nobody has cancelled. */
export function runAnnounced(table: GameTable, what: Extract<Announced, { kind: "event" | "ability" }>): void {
  const { seat, card: source, aims } = what;
  const [ability, about] = what.kind === "ability" ? [what.ability, what.about] : [0, {}];
  table.next("effects", { seat, source, ability, verb: 0, aims, about });
}
