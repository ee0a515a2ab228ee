import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Loss, Story } from "../agenda.ts";
import { DISPLAY_SLOTS } from "../content/constants.ts";
import { type Attack, type AttackReach, MONSTERS } from "../content/monsters.ts";
import { settleControl } from "../control.ts";
import { countUnits, unitsOn } from "../forces.ts";
import { beside, isProvince, spaceName } from "../map.ts";
import { ref } from "../refs.ts";
import { monsterName, say, sayPlace, sayProvince, who } from "../say.ts";
import {
  deciderFor,
  type Monster,
  type Monumental,
  type Owner,
  realmOf,
  type SpaceNumber,
  spaceAt,
  turnOrder,
} from "../state.ts";
import { destroyUnits } from "./losses.ts";
import { loseKnowledgeOrGold, razeWonder } from "./possessions.ts";

/** MO-13.9, MO-13.10: every marker moves on; past the last space its monster attacks, and it returns to space 4. */
export function moveMarkers(m: Monumental, table: GameTable): void {
  const attacking: Monster[] = [];
  for (const monster of m.monsters) {
    monster.marker++;
    if (monster.marker <= DISPLAY_SLOTS) continue;
    monster.marker = 4;
    attacking.push(monster);
  }
  // MO-13.11: in the order in which they appeared.
  if (attacking.length > 0) table.next("monstersAttack", { monsters: attacking.map(({ id }) => id) });
}

export const tellMonstersAttack: Story<"monstersAttack"> = function* (_m, table, { monsters }) {
  const [monster, ...rest] = monsters;
  if (monster === undefined) return;
  if (rest.length > 0) table.next("monstersAttack", { monsters: rest });
  // MO-13.24: its effects in their order, each completely before the next.
  for (let part = MONSTERS[monster].attacks.length - 1; part >= 0; part--) table.next("attack", { monster, part });
  table.tell(() => ({ what: say("log.monster-attacks", { monster: monsterName(monster) }), clause: "MO-13.10" }));
};

/** MO-13.14: who chooses: the controller of its province, or the player whose turn just ended. */
const chooserOf = (m: Monumental, { space }: Monster): Seat => deciderFor(m, spaceAt(m, space).owner ?? m.mover);

export const tellAttack: Story<"attack"> = function* (m, table, { monster: id, part }) {
  const monster = m.monsters.find((one) => one.id === id);
  const attack = MONSTERS[id].attacks[part];
  if (monster === undefined || attack === undefined) return;
  yield* carryOut(m, table, monster, attack, part);
};

function* carryOut(m: Monumental, table: GameTable, monster: Monster, attack: Attack, part: number): Rules {
  const { space } = monster;
  switch (attack.attack) {
    case "lone-soldiers":
      destroyLoneSoldiers(m, table, provincesIn(m, monster, attack.reach));
      break;
    case "units": {
      const hit = provincesIn(m, monster, attack.reach).filter((n) => countUnits(m, n) >= attack.least);
      loseUnits(
        m,
        table,
        hit.map((n) => ({ space: n, n: attack.n })),
      );
      break;
    }
    case "all-but": {
      const hit = provincesIn(m, monster, attack.reach);
      loseUnits(
        m,
        table,
        hit.map((n) => ({ space: n, n: countUnits(m, n) - attack.n })),
      );
      break;
    }
    case "warlords":
      destroyWarlords(m, table, provincesIn(m, monster, attack.reach));
      break;
    case "explorers":
      sendExplorersHome(m, table, provincesIn(m, monster, attack.reach));
      break;
    case "knowledge-or-gold":
      yield* loseKnowledgeOrGold(m, table, spaceAt(m, space).owner, attack.gold);
      break;
    case "wonder-or-half":
      if (spaceAt(m, space).wonder === null) loseUnits(m, table, [{ space, n: Math.ceil(countUnits(m, space) / 2) }]);
      else razeWonder(m, table, space);
      break;
    case "outpost":
      yield* smashOutpost(m, table, monster, provincesIn(m, monster, attack.reach));
      break;
    case "gold-or-card":
    case "construction":
      table.next("eachPlayer", { monster: monster.id, part, owners: turnOrder(m) });
  }
}

/** The provinces an attack hits. */
function provincesIn(m: Monumental, { space }: Monster, reach: AttackReach): SpaceNumber[] {
  const all = m.spaces.map((_, n) => n).filter((n) => isProvince(spaceAt(m, n)));
  if (reach === "all") return all;
  const near = beside(m, space);
  return all.filter((n) => (n === space && reach !== "adjacent") || (near.includes(n) && reach !== "own"));
}

/** MO-13.22: all provinces at the same time; several owners decide in turn order, the automa last. */
function loseUnits(m: Monumental, table: GameTable, losses: readonly Loss[]): void {
  const due = turnOrder(m).flatMap((owner) =>
    losses.filter(({ n, space }) => n > 0 && spaceAt(m, space).owner === owner && countUnits(m, space) > 0),
  );
  if (due.length > 0) table.next("loseUnits", { losses: due });
}

function destroyLoneSoldiers(m: Monumental, table: GameTable, provinces: readonly SpaceNumber[]): void {
  const lone = provinces.filter(
    (n) => spaceAt(m, n).soldiers === 1 && countUnits(m, n) === 1 && !spaceAt(m, n).outpost,
  );
  for (const n of lone) {
    const { owner } = spaceAt(m, n);
    if (owner !== null) destroyUnits(m, table, owner, n, { soldiers: 1, warlord: false, hero: false });
  }
}

function destroyWarlords(m: Monumental, table: GameTable, provinces: readonly SpaceNumber[]): void {
  for (const n of provinces.filter((space) => unitsOn(m, space).warlord)) {
    const { owner } = spaceAt(m, n);
    if (owner !== null) destroyUnits(m, table, owner, n, { soldiers: 0, warlord: true, hero: false });
  }
}

function sendExplorersHome(m: Monumental, table: GameTable, provinces: readonly SpaceNumber[]): void {
  m.realms.forEach(({ capital, explorers }, owner) => {
    explorers.forEach((space, n) => {
      if (capital === null || !provinces.includes(space)) return;
      explorers[n] = capital;
      table.tell(() => ({
        what: say("log.explorer-returns", { who: who(m, owner), place: sayPlace(m, space) }),
        clause: "MO-13.10",
        moves: [
          {
            piece: ref.explorer(owner, n + 1),
            from: ref.space(spaceName(m, space)),
            to: ref.space(spaceName(m, capital)),
          },
        ],
      }));
    });
  });
}

/** One outpost goes back to its owner's reserve; if there is none, the monster's province loses a unit. */
function* smashOutpost(m: Monumental, table: GameTable, monster: Monster, provinces: readonly SpaceNumber[]): Rules {
  const options = provinces
    .filter((n) => spaceAt(m, n).outpost)
    .map((n) => ({
      id: `smash:${spaceName(m, n)}`,
      label: sayProvince(m, n),
      refs: [ref.outpost(spaceName(m, n))],
      n,
    }));
  if (options.length === 0) {
    loseUnits(m, table, [{ space: monster.space, n: 1 }]);
    return;
  }
  const { n } = yield* choose(chooserOf(m, monster), say("ask.smash"), options, { clause: "MO-13.14" });
  returnOutpost(m, table, n);
}

function returnOutpost(m: Monumental, table: GameTable, n: SpaceNumber): void {
  const space = spaceAt(m, n);
  const owner: Owner = space.owner ?? 0;
  const place = sayProvince(m, n);
  space.outpost = false;
  realmOf(m, owner).outposts++;
  table.tell(() => ({
    what: say("log.outpost-smashed", { who: who(m, owner), place }),
    clause: "MO-13.10",
    moves: [{ piece: ref.outpost(spaceName(m, n)), from: ref.space(spaceName(m, n)), to: ref.outposts(owner) }],
  }));
  settleControl(m, table, n, "MO-13.13");
}
