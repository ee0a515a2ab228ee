import type { Rules } from "@civitas/kernel";
import type { Discard } from "@civitas/monumental-family";
import { discardPart } from "../city.ts";
import type { CardStage } from "../stage.ts";
import { laidOption, unused, upTo } from "./cards-laid.ts";
import { choosing } from "./choosing.ts";

export const discardRun = {
  run: ({ n }: Discard, stage: CardStage): Rules =>
    upTo(
      stage,
      n,
      "discard",
      () => unused(stage).map((laid) => laidOption(stage.seat, laid)),
      (laid) => discardPart(stage.m, stage.table, stage.seat, laid, "MO-15.4"),
    ),
  ...choosing<Discard>((_verb, stage) => unused(stage).length > 0),
};
