import type { Story } from "../agenda.ts";
import { AUTOMA_GOLD } from "../content/constants.ts";
import { say } from "../say.ts";
import { developAutomaPolicy, isDeedPossible } from "./deeds.ts";
import { automaOwner, automaRealm, gainGold } from "./tell.ts";

/** MO-11.12: a policy if somebody has more of them; a further card if neither condition held. */
export const tellAutomaJapan: Story<"automaJapan"> = function* (m, table, { applied }) {
  const own = automaRealm(m).policies.length;
  const behind = m.realms.some((realm, owner) => owner !== automaOwner(m) && realm.policies.length > own);
  if (behind && isDeedPossible(m, "policy")) developAutomaPolicy(m, table);
  else if (behind) {
    gainGold(
      m,
      table,
      AUTOMA_GOLD.instead,
      () => say("log.automa-impossible", { deed: say("deed.policy") }),
      "MO-11.38",
    );
  } else if (!applied) table.next("automaDraws", { reading: "plain" });
};
