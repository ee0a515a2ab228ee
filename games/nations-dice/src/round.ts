import type { Message, Progress, Rules, Table } from "@civitas/kernel";
import { booksStep } from "./books.ts";
import { rounds } from "./content/boards.ts";
import { famineStep } from "./famine.ts";
import { orderStep } from "./order.ts";
import { startRound } from "./round-start.ts";
import { say } from "./say.ts";
import type { Nations, Step } from "./state.ts";
import { takeTurn } from "./turn.ts";
import { warStep } from "./war.ts";

/** ND-5.2: the six steps of a round. Each call plays one player's part of the current step. */
export function* playOn(s: Nations, table: Table): Rules {
  switch (s.step) {
    case "start":
      return startRound(s, table);
    case "actions":
      return yield* takeTurn(s, table);
    case "books":
      return yield* booksStep(s, table);
    case "famine":
      return yield* famineStep(s, table);
    case "order":
      return orderStep(s, table);
    case "war":
      return yield* warStep(s, table);
    case "over":
      return;
  }
}

const phases: Readonly<Record<Step, Message>> = {
  start: say("step.start"),
  actions: say("step.actions"),
  books: say("step.books"),
  famine: say("step.famine"),
  order: say("step.order"),
  war: say("step.war"),
  over: say("step.over"),
};

export const progress = (s: Nations): Progress => ({ round: s.round, of: rounds, phase: phases[s.step] });
