import type { Message } from "@civitas/kernel";
import { forEachStanding } from "./active.ts";
import { DEFENCE } from "./content/constants.ts";
import { HEROES } from "./content/heroes.ts";
import { TERRAIN } from "./content/maps.ts";
import { MONSTERS } from "./content/monsters.ts";
import { TOKENS } from "./content/tokens.ts";
import { say } from "./say.ts";
import { isAutoma, type Monumental, realmOf, type SpaceNumber, spaceAt } from "./state.ts";

/** What a province's defence is made of. */
export type DefencePart =
  | "terrain"
  | "barbarians"
  | "soldiers"
  | "warlord"
  | "hero"
  | "outpost"
  | "wonder"
  | "policy"
  | "hydra";

type Add = (part: DefencePart, n: number) => void;

/** MO-9.7, MO-9.16: the parts of the defence of a province, whoever looks at it. */
function addParts(m: Monumental, n: SpaceNumber, add: Add): void {
  const space = spaceAt(m, n);
  const { owner, token, soldiers } = space;
  add("terrain", TERRAIN[space.tile]);
  if (token !== null) add("barbarians", TOKENS[token].value);
  if (owner === null) return;
  const realm = realmOf(m, owner);
  add("soldiers", soldiers * DEFENCE.soldier);
  if (realm.warlord === n) add("warlord", DEFENCE.warlord);
  if (space.outpost) add("outpost", DEFENCE.outpost);
  if (space.wonder !== null) add("wonder", DEFENCE.wonder); // MO-7.12: for whoever controls the province
  const { hero } = realm;
  const heroHere = hero !== null && hero.space === n && HEROES[hero.id].deploy === "province";
  if (heroHere) add("hero", DEFENCE.hero);
  addModifiers(m, n, heroHere, add);
}

/** MO-9.35, MO-12.10: what the controller's policy, hero and a monster add. */
function addModifiers(m: Monumental, n: SpaceNumber, heroHere: boolean, add: Add): void {
  const { owner, wonder, builder } = spaceAt(m, n);
  if (owner === null) return;
  if (!isAutoma(m, owner)) {
    forEachStanding(m, owner, (_id, { lasting }) => {
      for (const effect of lasting) {
        if (effect.lasting !== "defence") continue;
        if (effect.where === "provinces" || (effect.where === "wonders" && wonder !== null && builder === owner)) {
          add("policy", effect.by);
        } else if (effect.where === "hero-province" && heroHere) add("hero", effect.by);
      }
    });
  }
  for (const monster of m.monsters) if (monster.space === n) add("hydra", MONSTERS[monster.id].defence);
}

/** MO-9.7: the whole defence; a conquest needs at least 1 unit all the same (MO-9.8). */
export function defenceOf(m: Monumental, n: SpaceNumber): number {
  let sum = 0;
  addParts(m, n, (_part, by) => {
    sum += by;
  });
  return sum;
}

/** The parts that are not nothing. */
export function defenceParts(m: Monumental, n: SpaceNumber): [DefencePart, number][] {
  const parts = new Map<DefencePart, number>();
  addParts(m, n, (part, by) => {
    if (by > 0) parts.set(part, (parts.get(part) ?? 0) + by);
  });
  return [...parts];
}

/** "swamp 2, warlord 2, soldiers 1". */
export const sayDefence = (m: Monumental, n: SpaceNumber): Message[] =>
  defenceParts(m, n).map(([part, by]) =>
    part === "terrain" ? say(`tile.${spaceAt(m, n).tile}.value`, { n: by }) : say(`defence.${part}`, { n: by }),
  );
