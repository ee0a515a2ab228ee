import type { DestroyVerb } from "../verbs/destroy.ts";
import type { Deeds } from "./deed.ts";

export const destroyDeeds: Deeds<DestroyVerb> = {
  obsoleteWonder: { can: () => false, run() {} },
  destroyBuildings: { can: () => false, run() {} },
  changeTerrain: { can: () => false, run() {} },
  nukeCity: { can: () => false, run() {} },
};
