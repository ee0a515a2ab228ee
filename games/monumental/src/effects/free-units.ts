import type { Rules } from "@civitas/kernel";
import type { CardStage } from "../stage.ts";
import type { FreeUnits } from "../verbs/free-units.ts";
import { atOnce } from "./choosing.ts";

export const freeUnitsRun = {
  *run({ n }: FreeUnits, { m }: CardStage): Rules {
    m.turn.freeUnits += n;
  },
  ...atOnce,
};
