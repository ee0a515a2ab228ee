import type { Rules } from "@civitas/kernel";
import { stepsOf } from "../exploring.ts";
import type { CardStage } from "../stage.ts";
import type { MoveExplorers } from "../verbs/move-explorers.ts";
import { choosing } from "./choosing.ts";

export const moveExplorersRun = {
  *run({ steps }: MoveExplorers, { table, seat }: CardStage): Rules {
    table.next("explore", { seat, steps });
  },
  ...choosing<MoveExplorers>((_verb, { m, seat }) => stepsOf(m, seat).length > 0),
};
