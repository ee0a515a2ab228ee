import { choose } from "@civitas/kernel";
import { RESOURCES } from "@civitas/monumental-family";
import type { GameTable, Story } from "../agenda.ts";
import { removeDefenders, takeToken } from "../conquest.ts";
import { AUTOMA_GOLD } from "../content/constants.ts";
import { TERRAIN } from "../content/maps.ts";
import { TOKENS } from "../content/tokens.ts";
import { settleControl } from "../control.ts";
import { defenceOf } from "../defence.ts";
import { beside, isProvince, spaceName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayProvince, tokenName } from "../say.ts";
import { automasRight, type Monumental, type SpaceNumber, spaceAt } from "../state.ts";
import { automaOwner, automaRealm, gainGold, tell } from "./tell.ts";

/** MO-11.22, MO-11.24: what it could conquer; nothing without a soldier on the capital or an outpost in reserve. */
export function conquestTargets(m: Monumental): SpaceNumber[] {
  const owner = automaOwner(m);
  const { capital, outposts } = automaRealm(m);
  if (capital === null || (spaceAt(m, capital).soldiers === 0 && outposts === 0)) return [];
  return m.spaces.flatMap((space, n) => {
    if (!isProvince(space) || space.owner === owner) return [];
    return beside(m, n).some((next) => m.spaces[next]?.owner === owner) ? [n] : [];
  });
}

/** MO-11.22: the defence, at least 1, and the resources printed on a free town token. */
export function costOf(m: Monumental, n: SpaceNumber): number {
  const { token } = spaceAt(m, n);
  const town = token === null ? {} : TOKENS[token].cost;
  return Math.max(1, defenceOf(m, n)) + RESOURCES.reduce((sum, resource) => sum + (town[resource] ?? 0), 0);
}

/** MO-11.22, MO-11.27. */
export const tellAutomaConquers: Story<"automaConquers"> = function* (m, table, { which, times }) {
  if (times > 1) table.next("automaConquers", { which, times: times - 1 });
  const targets = conquestTargets(m);
  if (targets.length === 0) {
    const deed = say(`deed.conquer-${which}`);
    gainGold(m, table, AUTOMA_GOLD.instead, () => say("log.automa-impossible", { deed }), "MO-11.27");
    return;
  }
  const costs = targets.map((n) => costOf(m, n));
  const best = which === "lowest" ? Math.min(...costs) : Math.max(...costs);
  const equal = targets.filter((_, i) => costs[i] === best);
  const flattest = Math.min(...equal.map((n) => TERRAIN[spaceAt(m, n).tile]));
  const options = equal
    .filter((n) => TERRAIN[spaceAt(m, n).tile] === flattest)
    .map((n) => ({
      id: `conquer:${spaceName(m, n)}`,
      label: sayProvince(m, n),
      refs: [ref.space(spaceName(m, n))],
      n,
    }));
  const { n } = yield* choose(automasRight(m), say("ask.automa-conquers", { n: best }), options, { clause: "MO-11.7" });
  conquer(m, table, n, best);
};

/** MO-11.23 to MO-11.26: the warlord from wherever he stands and a soldier of the capital, or an outpost. */
function conquer(m: Monumental, table: GameTable, n: SpaceNumber, cost: number): void {
  const owner = automaOwner(m);
  const realm = automaRealm(m);
  const { capital, warlord: from } = realm;
  if (capital === null) return;
  const space = spaceAt(m, n);
  tell(
    m,
    table,
    () => say("log.automa-conquers", { place: sayProvince(m, n), n: cost }),
    "MO-11.23",
    () => [
      { piece: ref.warlord(owner), from: ref.space(spaceName(m, from ?? capital)), to: ref.space(spaceName(m, n)) },
    ],
  );
  removeDefenders(m, table, n);
  space.owner = owner;
  realm.warlord = n;
  if (spaceAt(m, capital).soldiers > 0) {
    spaceAt(m, capital).soldiers--;
    space.soldiers++;
  } else {
    realm.outposts--;
    space.outpost = true;
  }
  if (from !== null) settleControl(m, table, from, "MO-11.23");
  reward(m, table, n);
}

/** MO-11.26: gold for barbarians and towns; a monster comes. */
function reward(m: Monumental, table: GameTable, n: SpaceNumber): void {
  const owner = automaOwner(m);
  const token = takeToken(m, table, owner, n);
  if (token === null) return;
  const { kind, value, monster } = TOKENS[token];
  if (monster !== null) table.next("monsterArrives", { owner, space: n, monster });
  else gainGold(m, table, kind === "town" ? AUTOMA_GOLD.town : value, () => tokenName(token), "MO-11.26");
}
