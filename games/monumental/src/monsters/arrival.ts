import { stepsFrom } from "@civitas/hexes";
import { choose, type Rules } from "@civitas/kernel";
import { addTo } from "@civitas/monumental-family";
import type { GameTable, Story } from "../agenda.ts";
import { AUTOMA_GOLD } from "../content/constants.ts";
import { MONSTERS, type MonsterId } from "../content/monsters.ts";
import { monsterTokenOf } from "../content/tokens.ts";
import { countUnits } from "../forces.ts";
import { gridIn, spaceName } from "../map.ts";
import { ref } from "../refs.ts";
import { monsterName, placeLabel, say, sayPlace, whoFirst } from "../say.ts";
import {
  civilizationsOf,
  deciderFor,
  isAutoma,
  type Monumental,
  type Owner,
  realmOf,
  type SpaceNumber,
} from "../state.ts";

/** MO-13.2 to MO-13.7: culture, figure, losses, marker. */
export const tellMonsterArrives: Story<"monsterArrives"> = function* (m, table, { owner, space, monster }) {
  const realm = realmOf(m, owner);
  const token = realm.tokens.indexOf(monsterTokenOf(monster));
  if (token >= 0) realm.tokens.splice(token, 1); // MO-13.7: it becomes the attack marker
  const at = yield* dwelling(m, owner, space, monster);
  const gain = isAutoma(m, owner) ? { gold: AUTOMA_GOLD.monster } : { culture: 1 };
  addTo(realm.supply, gain);
  m.monsters.push({ id: monster, space: at, marker: civilizationsOf(m) + 1 });
  tellArrival(m, table, owner, monster, at);
  const n = Math.ceil(countUnits(m, space) / 2);
  if (n > 0) table.next("loseUnits", { losses: [{ space, n }] }); // MO-13.4
};

function tellArrival(m: Monumental, table: GameTable, owner: Owner, monster: MonsterId, at: SpaceNumber): void {
  table.tell(() => ({
    what: say("log.monster-arrives", { monster: monsterName(monster), place: sayPlace(m, at) }),
    clause: "MO-13.2",
    moves: [{ piece: ref.monster(monster), from: ref.tokens(owner), to: ref.space(spaceName(m, at)) }],
  }));
  const key = isAutoma(m, owner) ? "log.monster-gold" : "log.monster-culture";
  table.tell(() => ({
    what: say(key, { who: whoFirst(m, owner) }),
    clause: isAutoma(m, owner) ? "MO-11.26" : "MO-13.2",
  }));
}

/** MO-13.2, MO-13.3: the conquered province; the Kraken goes to the nearest water. */
function* dwelling(m: Monumental, owner: Owner, space: SpaceNumber, monster: MonsterId): Rules<SpaceNumber> {
  if (!MONSTERS[monster].inWater) return space;
  const steps = stepsFrom(gridIn(m), space, () => true);
  const waters = m.spaces.flatMap(({ tile }, n) => (tile === "water" ? [n] : []));
  const nearest = Math.min(...waters.map((n) => steps[n] ?? Number.POSITIVE_INFINITY));
  const options = waters
    .filter((n) => steps[n] === nearest)
    .map((n) => ({ id: `water:${spaceName(m, n)}`, label: placeLabel(m, n), refs: [ref.space(spaceName(m, n))], n }));
  if (options.length === 0) return space;
  return (yield* choose(deciderFor(m, owner), say("ask.water", { monster: monsterName(monster) }), options, {
    clause: "MO-13.3",
  })).n;
}
