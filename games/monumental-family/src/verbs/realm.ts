import { saidResources } from "../resources.ts";
import { say } from "../say.ts";
import type { Verb } from "../verb.ts";
import type { VerbKind } from "./kind.ts";
import { onTable, upTo } from "./on-table.ts";

export const discardDisplay = (n: number): Verb<"discardDisplay"> => ({ verb: "discardDisplay", n, exact: true });
export const mayDiscardDisplay = (n: number): Verb<"discardDisplay"> => ({ verb: "discardDisplay", n, exact: false });
export const useDisplay: Verb<"useDisplay"> = { verb: "useDisplay" };
export const takeBasic: Verb<"takeBasic"> = { verb: "takeBasic" };
export const wonderSection = (discount: number): Verb<"wonderSection"> => ({ verb: "wonderSection", discount });
export const policyBonus = (n: number): Verb<"policyBonus"> => ({ verb: "policyBonus", n });
export const warlordsProvinceBonus = (n: number): Verb<"warlordsProvinceBonus"> => ({
  verb: "warlordsProvinceBonus",
  n,
});
export const tradeFree = (n: number): Verb<"tradeFree"> => ({ verb: "tradeFree", n });
export const mayPlaceTypeToken = (n: number): Verb<"placeTypeToken"> => ({ verb: "placeTypeToken", n, exact: false });

export const discardDisplayKind: VerbKind<"discardDisplay"> = {
  ...upTo,
  says: ({ n, exact }) => say(exact ? "do.discard-display" : "do.may-discard-display", { n }),
};
export const useDisplayKind: VerbKind<"useDisplay"> = { ...onTable, says: () => say("do.use-display") };
export const takeBasicKind: VerbKind<"takeBasic"> = { ...onTable, says: () => say("do.take-basic") };
export const wonderSectionKind: VerbKind<"wonderSection"> = {
  ...onTable,
  says: ({ discount }) => say("do.wonder-section", { discount: saidResources({ production: discount }) }),
};
export const policyBonusKind: VerbKind<"policyBonus"> = {
  ...onTable,
  says: ({ n }) => say("do.policy-bonus", { n }),
};
export const warlordsProvinceBonusKind: VerbKind<"warlordsProvinceBonus"> = {
  ...onTable,
  says: ({ n }) => say("do.warlords-province-bonus", { n }),
};
export const tradeFreeKind: VerbKind<"tradeFree"> = { ...onTable, says: ({ n }) => say("do.trade-free", { n }) };
export const placeTypeTokenKind: VerbKind<"placeTypeToken"> = {
  ...upTo,
  says: ({ n }) => say("do.may-place-type-token", { n }),
};
