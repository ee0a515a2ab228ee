import type { Rules } from "@civitas/kernel";
import type { Archive } from "@civitas/monumental-family";
import { archivePart } from "../city.ts";
import type { CardStage } from "../stage.ts";
import { laidOption, unused, upTo } from "./cards-laid.ts";
import { choosing } from "./choosing.ts";

export const archiveRun = {
  run: ({ n }: Archive, stage: CardStage): Rules =>
    upTo(
      stage,
      n,
      "archive",
      () => unused(stage).map((laid) => laidOption(stage.seat, laid)),
      (laid) => archivePart(stage.m, stage.table, stage.seat, laid, "MO-15.1"),
    ),
  ...choosing<Archive>((_verb, stage) => unused(stage).length > 0),
};
