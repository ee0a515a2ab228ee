import type { GameTable, Story } from "../agenda.ts";
import type { AutomaLine } from "../content/automa-cards.ts";
import { AUTOMA_TYPE } from "../content/civilizations.ts";
import { AUTOMA_DRAWS, AUTOMA_GOLD } from "../content/constants.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import type { Monumental } from "../state.ts";
import { carryOut, isDeedPossible, prepare } from "./deeds.ts";
import { automaOwner, automaRealm, gainGold, tell } from "./tell.ts";

/** MO-11.6: two cards, each resolved completely before the next is drawn. */
export function automaTurn(m: Monumental, table: GameTable): void {
  tell(m, table, () => say("log.automa-turn"), "MO-11.6");
  for (let n = 0; n < AUTOMA_DRAWS; n++) table.next("automaDraws", { reading: "plain" });
  m.phase = "display";
}

/** One line after the other, from top to bottom. */
export const tellAutomaLines: Story<"automaLines"> = function* (m, table, { card, lines }) {
  const [line, ...rest] = lines;
  if (line === undefined) return;
  if (rest.length > 0) table.next("automaLines", { card, lines: rest });
  resolveLine(m, table, line);
};

/** MO-11.9, MO-11.11, MO-11.13. */
function resolveLine(m: Monumental, table: GameTable, { deed, pays, type }: AutomaLine): void {
  const realm = automaRealm(m);
  const said = say(`deed.${deed}`);
  if (type !== null && (realm.civilization === null || AUTOMA_TYPE[realm.civilization] !== type)) {
    tell(m, table, () => say("log.automa-ignores", { deed: said, type: say(`type.${type}`) }), "MO-11.11");
    return;
  }
  if (realm.supply.gold < pays) {
    tell(m, table, () => say("log.automa-too-poor", { deed: said, n: pays }), "MO-11.13");
    return;
  }
  prepare(m, table, deed);
  const possible = isDeedPossible(m, deed);
  if (pays > 0) {
    if (!possible) {
      tell(m, table, () => say("log.automa-skips", { deed: said, n: pays }), "MO-11.13");
      return;
    }
    realm.supply.gold -= pays;
    tell(
      m,
      table,
      () => say("log.automa-pays", { n: pays, deed: said }),
      "MO-11.13",
      () => [{ piece: ref.token("gold"), from: ref.supply(automaOwner(m), "gold"), to: ref.bank }],
    );
  } else if (!possible) {
    gainGold(m, table, AUTOMA_GOLD.instead, () => say("log.automa-impossible", { deed: said }), "MO-11.9");
    if (deed !== "policy-gold") return; // MO-11.21: the gold for each policy is gained in any case
  } else tell(m, table, () => say("log.automa-does", { deed: said }), "MO-11.6");
  carryOut(m, table, deed);
}
