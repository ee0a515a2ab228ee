import type { Rules, Seat } from "@civitas/kernel";
import type { About, GameTable } from "../agenda.ts";
import type { Aims, Source } from "../announcing/announced.ts";
import type { World } from "../state.ts";

/** Where a verb is carried out: by whom, for which card, on what occasion. */
export interface Stage {
  readonly w: World;
  readonly table: GameTable;
  readonly seat: Seat;
  readonly source: Source;
  readonly about: About;
}

/** What a verb does on the table. Its words are with its meaning, in `verbs/`. */
export interface Deed<V> {
  /** CV-0.23: whether it would change something now. If so, there must be something to aim at. */
  can(verb: V, stage: Stage): boolean;
  /** CV-15.14: what it is aimed at, asked before anybody may cancel it. */
  aim?(verb: V, stage: Stage): Rules<Aims>;
  /** CV-28.13: the players it is aimed at. */
  targets?(verb: V, stage: Stage, aims: Aims): readonly Seat[];
  /** Carries out as much as is still possible (CV-0.17). What has to be asked now follows as a story. */
  run(verb: V, stage: Stage, aims: Aims): void;
}

/** A deed for every verb of a family; leaving one out does not compile. */
export type Deeds<V extends { readonly verb: string }> = {
  readonly [Name in V["verb"]]: Deed<Extract<V, { readonly verb: Name }>>;
};
