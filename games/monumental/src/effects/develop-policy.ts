import type { Rules } from "@civitas/kernel";
import { choosePolicy, couldDevelop } from "../policies.ts";
import type { CardStage } from "../stage.ts";
import type { DevelopPolicy } from "../verbs/develop-policy.ts";
import { choosing } from "./choosing.ts";

export const developPolicyRun = {
  run: ({ discount }: DevelopPolicy, { m, table, seat }: CardStage): Rules => choosePolicy(m, table, seat, discount),
  ...choosing<DevelopPolicy>(({ discount }, { m, seat }) => couldDevelop(m, seat, discount)),
};
