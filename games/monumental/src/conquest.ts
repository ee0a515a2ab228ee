import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Story } from "./agenda.ts";
import { isPossible, type Mode, modesFor, muster, sourcesFor } from "./conquest-plan.ts";
import { WARLORDS } from "./content/starting.ts";
import { TOKENS, type TokenId } from "./content/tokens.ts";
import { returnHero } from "./control.ts";
import { moveGroup, sendHome } from "./forces.ts";
import { heroAt, spaceName } from "./map.ts";
import { chooseLevy, type Group, proposeLevy, sayGroups } from "./muster-units.ts";
import { payBill } from "./payment.ts";
import { attackReach } from "./reach.ts";
import { useReductions } from "./reductions.ts";
import { ref } from "./refs.ts";
import { resolveTogether } from "./resolve-together.ts";
import { heroName, say, sayProvince, tokenName, whoFirst } from "./say.ts";
import { type Monumental, type Owner, realmOf, type SpaceNumber, spaceAt } from "./state.ts";
import { triggered } from "./triggers.ts";

/** Who the proposal of MO-9.44 prefers to send along. */
export function wishes(m: Monumental, seat: Seat): { readonly warlord: boolean; readonly hero: boolean } {
  const { hero } = realmOf(m, seat);
  return { warlord: !m.turn.warlordRewarded, hero: hero !== null && !m.turn.heroesAttacked.includes(hero.id) };
}

/** MO-9.19: target and units; payment; the units move in; defenders leave; the token; then rewards and triggers. */
export const tellConquer: Story<"conquer"> = function* (m, table, { seat, target }) {
  const force = muster(m, seat, attackReach(m, seat));
  const mode = yield* chooseMode(m, seat, modesFor(m, seat, target, force).filter(isPossible));
  const sources = sourcesFor(m, seat, target, force);
  const proposal = proposeLevy(sources, mode, wishes(m, seat));
  const groups = yield* chooseLevy(m, seat, target, sources, mode, proposal);
  yield* payBill(m, table, seat, mode.bill, "MO-9.8", mode.terms);
  const withHero = groups.some(({ units }) => units.hero);
  useReductions(m, seat, "conquest", withHero);
  m.turn.freeUnits = 0; // MO-5.13
  takeProvince(m, table, seat, target, groups, withHero);
};

function* chooseMode(m: Monumental, seat: Seat, modes: readonly Mode[]): Rules<Mode> {
  const { hero } = realmOf(m, seat);
  const options = modes.map((mode) => ({
    id: mode.hero === "must" ? "with-hero" : "without-hero",
    label: say(mode.hero === "must" ? "choice.with-hero" : "choice.without-hero", {
      hero: hero === null ? "" : heroName(hero.id),
      n: mode.units,
    }),
    mode,
  }));
  return (yield* choose(seat, say("ask.with-hero"), options, { clause: "MO-9.44" })).mode;
}

function takeProvince(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  target: SpaceNumber,
  groups: readonly Group[],
  withHero: boolean,
): void {
  const realm = realmOf(m, seat);
  const space = spaceAt(m, target);
  table.tell(() => ({
    what: say("log.conquers", { who: { seat }, place: sayProvince(m, target), groups: sayGroups(m, groups) }),
    seat,
    clause: "MO-9.8",
    moves: groups.map((group) => ({
      piece: ref.soldiers(spaceName(m, group.space)),
      from: ref.space(spaceName(m, group.space)),
      to: ref.space(spaceName(m, target)),
    })),
  }));
  removeDefenders(m, table, target);
  space.owner = seat;
  for (const { space: from, units } of groups) moveGroup(m, seat, from, target, units);
  if (withHero && realm.hero !== null) m.turn.heroesAttacked.push(realm.hero.id);
  const token = takeToken(m, table, seat, target);
  const waiting = withHero ? triggered(m, seat, "conquer", "conquer-with-hero") : triggered(m, seat, "conquer");
  if (realm.warlord === target && !m.turn.warlordRewarded && realm.civilization !== null) {
    const { id, conquest } = WARLORDS[realm.civilization];
    waiting.unshift({ source: { of: "warlord", id }, verbs: conquest, optional: true });
  }
  const monster = token === null ? null : TOKENS[token].monster;
  if (token !== null && monster === null) {
    waiting.push({ source: { of: "token", id: token }, verbs: TOKENS[token].reward, optional: false });
  }
  if (monster !== null) table.next("monsterArrives", { owner: seat, space: target, monster }); // MO-13.6
  resolveTogether(table, seat, waiting, "MO-6.7");
}

/** MO-9.15: units go home, an outpost to the reserve, a hero to the hero row. */
export function removeDefenders(m: Monumental, table: GameTable, n: SpaceNumber): void {
  const space = spaceAt(m, n);
  const { owner } = space;
  if (owner === null) return;
  const realm = realmOf(m, owner);
  const { soldiers } = space;
  const warlord = realm.warlord === n;
  sendHome(m, owner, n, soldiers, warlord);
  if (space.outpost) {
    space.outpost = false;
    realm.outposts++;
  }
  space.owner = null;
  table.tell(() => ({
    what: say("log.loses-province", { who: whoFirst(m, owner), place: sayProvince(m, n) }),
    clause: "MO-9.15",
    moves: [
      {
        piece: ref.soldiers(spaceName(m, n)),
        from: ref.space(spaceName(m, n)),
        to: ref.space(spaceName(m, realm.capital ?? n)),
      },
    ],
  }));
  if (heroAt(m, owner, n)) returnHero(m, table, owner, "MO-12.12");
}

/** MO-9.13, MO-9.14: takes and reveals the token of a province. */
export function takeToken(m: Monumental, table: GameTable, owner: Owner, n: SpaceNumber): TokenId | null {
  const space = spaceAt(m, n);
  const { token } = space;
  if (token === null) return null;
  space.token = null;
  realmOf(m, owner).tokens.push(token);
  table.tell(() => ({
    what: say("log.reveals", { token: tokenName(token) }),
    clause: TOKENS[token].kind === "town" ? "MO-9.14" : "MO-9.13",
    moves: [{ piece: ref.discoveryToken(token), from: ref.discovery(spaceName(m, n)), to: ref.tokens(owner) }],
  }));
  return token;
}
