import type { Rules } from "@civitas/kernel";
import type { PolicyBonuses } from "@civitas/monumental-family";
import { oneOffs } from "../policies.ts";
import { resolveTogether } from "../resolve-together.ts";
import type { CardStage } from "../stage.ts";
import { choosing } from "./choosing.ts";

/** MO-8.5: the one-off effects of all developed policies, each once. */
export const policyBonusesRun = {
  *run(_verb: PolicyBonuses, { table, seat, realm }: CardStage): Rules {
    resolveTogether(table, seat, oneOffs(realm), "MO-8.5");
  },
  ...choosing<PolicyBonuses>((_verb, { realm }) => realm.policies.length > 0),
};
