import type { Message } from "@civitas/kernel";
import { forEachStanding } from "./active.ts";
import { DEFENCE } from "./content/constants.ts";
import { HEROES } from "./content/heroes.ts";
import { TERRAIN } from "./content/maps.ts";
import { MONSTERS } from "./content/monsters.ts";
import { TOKENS } from "./content/tokens.ts";
import { say } from "./say.ts";
import { isAutoma, type Monumental, type Realm, realmOf, type SpaceNumber, spaceAt } from "./state.ts";

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

/** MO-9.7, MO-9.16: the parts of the defence of a province. */
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
  if (hasHero(realm, n)) add("hero", DEFENCE.hero);
  addModifiers(m, n, add);
}

const hasHero = ({ hero }: Realm, n: SpaceNumber): boolean =>
  hero !== null && hero.space === n && HEROES[hero.id].deploy === "province";

/** MO-9.35, MO-12.10: what the controller's policy, hero and a monster add. */
function addModifiers(m: Monumental, n: SpaceNumber, add: Add): void {
  const { owner, wonder, builder } = spaceAt(m, n);
  if (owner === null) return;
  const heroHere = hasHero(realmOf(m, owner), n);
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

/** MO-9.7: the whole defence; a conquest still needs at least 1 unit (MO-9.8). */
export function defenceOf(m: Monumental, n: SpaceNumber): number {
  let sum = 0;
  addParts(m, n, (_part, by) => {
    sum += by;
  });
  return sum;
}

/** The parts that are not 0. */
function gathered(addAll: (add: Add) => void): [DefencePart, number][] {
  const parts = new Map<DefencePart, number>();
  addAll((part, by) => {
    if (by > 0) parts.set(part, (parts.get(part) ?? 0) + by);
  });
  return [...parts];
}

const defenceParts = (m: Monumental, n: SpaceNumber): [DefencePart, number][] => gathered((add) => addParts(m, n, add));

/** What one does not see from the pieces on the map. */
export const defenceModifiers = (m: Monumental, n: SpaceNumber): [DefencePart, number][] =>
  gathered((add) => addModifiers(m, n, add));

/** "swamp 2, warlord 2, soldiers 1". */
export const sayDefence = (m: Monumental, n: SpaceNumber): Message[] =>
  defenceParts(m, n).map(([part, by]) =>
    part === "terrain" ? say(`tile.${spaceAt(m, n).tile}.value`, { n: by }) : say(`defence.${part}`, { n: by }),
  );
