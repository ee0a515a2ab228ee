import type { Rules } from "@civitas/kernel";
import type { CardStage } from "../stage.ts";
import type { Reduce } from "../verbs/reduce.ts";
import { atOnce } from "./choosing.ts";

export const reduceRun = {
  *run({ what, by, min, uses }: Reduce, { m }: CardStage): Rules {
    m.turn.reductions.push({ what, by, min, uses });
  },
  ...atOnce,
};
