import type { Rules } from "@civitas/kernel";
import type { Activate } from "@civitas/monumental-family";
import { activatePlaces } from "../activation.ts";
import type { CardStage } from "../stage.ts";
import { placeOption, placesWhere, upTo } from "./cards-laid.ts";
import { choosing } from "./choosing.ts";

/** MO-4.5, MO-15.7. */
const activatable = (stage: CardStage): number[] => placesWhere(stage, ({ activated }) => !activated);

export const activateRun = {
  run: ({ n }: Activate, stage: CardStage): Rules =>
    upTo(
      stage,
      n,
      "activate-more",
      () => activatable(stage).map((index) => placeOption(stage, index)),
      (index) => activatePlaces(stage.m, stage.table, stage.seat, [index], "MO-15.7"),
    ),
  ...choosing<Activate>((_verb, stage) => activatable(stage).length > 0),
};
