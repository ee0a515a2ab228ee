import type { Rules } from "@civitas/kernel";
import { takingsOf } from "../exploring.ts";
import type { CardStage } from "../stage.ts";
import type { ExplorerAction } from "../verbs/explorer-action.ts";
import { choosing } from "./choosing.ts";

export const explorerActionRun = {
  *run({ n }: ExplorerAction, { table, seat }: CardStage): Rules {
    table.next("takeTokens", { seat, n });
  },
  ...choosing<ExplorerAction>((_verb, { m, seat }) => takingsOf(m, seat, () => true).length > 0),
};
