import type { ActAsResource } from "../verbs/resources.ts";
import type { Deeds } from "./deed.ts";

export const giftDeeds: Deeds<ActAsResource> = {
  actAsResource: { can: () => false, run() {} },
};
