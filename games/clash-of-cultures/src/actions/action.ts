import type { Message, Option, Rules, Seat, Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { say } from "../say.ts";
import type { Clash } from "../state.ts";

/** One of the picks that a player turn consists of (CC-6.13). */
export interface Action extends Option {
  /** CC-25.4: a card for the start of a turn or for a capture. Unlike everything else, it does not end that moment. */
  readonly inItsMoment?: boolean;
  /** What happens when it is picked. */
  readonly act: () => Rules;
}

/** Picks under one heading: one for each verb of a turn. */
export type ActionGroup =
  | "advance"
  | "collect"
  | "build"
  | "increase"
  | "move"
  | "found"
  | "civic"
  | "influence"
  | "ability"
  | "card"
  | "wonder"
  | "trade"
  | "end";

const GROUPS: Readonly<Record<ActionGroup, Message>> = {
  advance: say("group.advance"),
  collect: say("group.collect"),
  build: say("group.build"),
  increase: say("group.increase"),
  move: say("group.move"),
  found: say("group.found"),
  civic: say("group.civic"),
  influence: say("group.influence"),
  ability: say("group.ability"),
  card: say("group.card"),
  wonder: say("group.wonder"),
  trade: say("group.trade"),
  end: say("group.end"),
};

export const headingOf = (group: ActionGroup): Message => GROUPS[group];

/**
 * How the picks of one kind are judged: options and reasons are added to `verdicts`; reasons that take some searching
 * only if `explained`.
 */
export type Judge = (s: Clash, table: GameTable, seat: Seat, verdicts: Verdict<Action>[], explained: boolean) => void;

/** CC-6.2: costs one of the actions. */
export function spendAction(s: Clash): void {
  s.now.actions -= 1;
}

/** CC-6.2. */
export const noActions = (): Message => say("why.no-actions");
