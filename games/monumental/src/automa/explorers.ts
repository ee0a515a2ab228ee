import { stepsFrom } from "@civitas/hexes";
import { choose, type Rules } from "@civitas/kernel";
import { sayAmount } from "@civitas/monumental-family";
import type { GameTable, Story } from "../agenda.ts";
import { EXPLORERS, TOKENS_PER_GOLD } from "../content/constants.ts";
import { goodSize } from "../content/tokens.ts";
import { beside, gridIn, isGuarded, mayExplore, spaceName } from "../map.ts";
import { ref } from "../refs.ts";
import { placeLabel, say, sayPlace } from "../say.ts";
import { automasRight, type Monumental, type SpaceNumber, spaceAt } from "../state.ts";
import { automaOwner, automaRealm, gainGold, tell } from "./tell.ts";

/** MO-11.28: a market of which it owns no token, whose pile is not empty and where no Basilisk stands. */
function isTarget(m: Monumental, n: SpaceNumber): boolean {
  const { market, pile } = spaceAt(m, n);
  if (market === null || pile.length === 0 || isGuarded(m, n)) return false;
  return automaRealm(m).markets.every((token) => token.market !== market);
}

const targetsOf = (m: Monumental): SpaceNumber[] => m.spaces.flatMap((_, n) => (isTarget(m, n) ? [n] : []));

/** MO-11.28: steps over provinces and its own capital. */
const distances = (m: Monumental, from: SpaceNumber): (number | null)[] =>
  stepsFrom(gridIn(m), from, (n) => mayExplore(m, automaOwner(m), n));

/** MO-11.33, MO-11.37: whether an explorer could make a step or take a token. */
export const explorersCanAct = (m: Monumental): boolean => targetsOf(m).length > 0;

/** MO-11.32: it owns a token of every market that has tokens left. */
function mustReset(m: Monumental): boolean {
  const { markets } = automaRealm(m);
  if (markets.length === 0) return false;
  return m.spaces.every(
    ({ market, pile }) => market === null || pile.length === 0 || markets.some((token) => token.market === market),
  );
}

/** MO-11.32: before an explorer action and after each token, even if no target is left for the explorers then. */
export function resetIfDue(m: Monumental, table: GameTable): boolean {
  const due = mustReset(m);
  if (due) reset(m, table);
  return due;
}

/** Its market tokens leave the game, the explorers go home. */
function reset(m: Monumental, table: GameTable): void {
  const realm = automaRealm(m);
  m.spent.goods += realm.markets.length;
  realm.markets = [];
  const { capital } = realm;
  if (capital !== null) realm.explorers = realm.explorers.map(() => capital);
  tell(m, table, () => say("log.automa-resets"), "MO-11.32");
}

/** MO-11.28: explorer 1 completely, then explorer 2; targets are determined again before each step. */
export const tellAutomaExplores: Story<"automaExplores"> = function* (m, table, { explorer, steps, stepsEach }) {
  const at = automaRealm(m).explorers[explorer];
  if (at === undefined) return;
  if (isTarget(m, at)) {
    takeGood(m, table, at); // MO-11.37: without using a step
    if (resetIfDue(m, table)) return;
  }
  const next = yield* nextTile(m, explorer, at);
  if (next === undefined) {
    followUp(table, explorer, 0, stepsEach);
    return;
  }
  step(m, table, explorer, at, next);
  if (isTarget(m, next)) {
    takeGood(m, table, next);
    if (resetIfDue(m, table)) return;
  }
  followUp(table, explorer, steps - 1, stepsEach);
};

/** The same explorer goes on, or the other one begins. */
function followUp(table: GameTable, explorer: number, steps: number, stepsEach: number): void {
  if (steps > 0) table.next("automaExplores", { explorer, steps, stepsEach });
  else if (explorer + 1 < EXPLORERS) {
    table.next("automaExplores", { explorer: explorer + 1, steps: stepsEach, stepsEach });
  }
}

/** MO-11.29: the targets an explorer aims at: all nearest ones, or for explorer 2 the second nearest. */
function aims(m: Monumental, explorer: number, from: readonly (number | null)[]): SpaceNumber[] {
  const reachable = targetsOf(m).filter((n) => (from[n] ?? 0) > 0);
  const away = (n: SpaceNumber): number => from[n] ?? 0;
  const nearest = Math.min(...reachable.map(away));
  const first = reachable.filter((n) => away(n) === nearest);
  const others = reachable.filter((n) => away(n) > nearest);
  if (explorer === 0 || first.length > 1 || others.length === 0) return first;
  const second = Math.min(...others.map(away));
  return others.filter((n) => away(n) === second);
}

/** MO-11.29: a tile one step closer, preferably one with a production token; then the player to the right decides. */
function* nextTile(m: Monumental, explorer: number, at: SpaceNumber): Rules<SpaceNumber | undefined> {
  const from = distances(m, at);
  const closer = new Set<SpaceNumber>();
  for (const target of aims(m, explorer, from)) {
    const toTarget = distances(m, target);
    for (const next of beside(m, at)) {
      if (mayExplore(m, automaOwner(m), next) && toTarget[next] === (from[target] ?? 0) - 1) closer.add(next);
    }
  }
  const tiles = [...closer];
  const withToken = tiles.filter((n) => spaceAt(m, n).production && !isGuarded(m, n));
  const options = (withToken.length > 0 ? withToken : tiles).map((n) => ({
    id: `step:${spaceName(m, n)}`,
    label: placeLabel(m, n),
    refs: [ref.space(spaceName(m, n))],
    n,
  }));
  if (options.length === 0) return undefined;
  const prompt = say("ask.automa-step", { n: explorer + 1, place: sayPlace(m, at) });
  return (yield* choose(automasRight(m), prompt, options, { clause: "MO-11.29" })).n;
}

/** MO-11.30: a step, and the production token there. */
function step(m: Monumental, table: GameTable, explorer: number, from: SpaceNumber, to: SpaceNumber): void {
  const realm = automaRealm(m);
  realm.explorers[explorer] = to;
  tell(
    m,
    table,
    () => say("log.automa-steps", { n: explorer + 1, from: sayPlace(m, from), to: sayPlace(m, to) }),
    "MO-11.28",
    () => [
      {
        piece: ref.explorer(automaOwner(m), explorer + 1),
        from: ref.space(spaceName(m, from)),
        to: ref.space(spaceName(m, to)),
      },
    ],
  );
  const space = spaceAt(m, to);
  if (!space.production || isGuarded(m, to)) return;
  space.production = false;
  realm.productionTokens++;
  tell(m, table, () => say("log.automa-collects", { place: sayPlace(m, to) }), "MO-11.30");
  if (realm.productionTokens < TOKENS_PER_GOLD) return;
  realm.productionTokens -= TOKENS_PER_GOLD;
  m.spent.production += TOKENS_PER_GOLD;
  gainGold(m, table, 1, () => say("why.two-tokens"), "MO-11.30");
}

/** MO-11.31: the top token, for as much gold as it shows resources. */
function takeGood(m: Monumental, table: GameTable, n: SpaceNumber): void {
  const { market, pile } = spaceAt(m, n);
  const good = pile.pop();
  if (market === null || good === undefined) return;
  const realm = automaRealm(m);
  const gold = goodSize(good);
  realm.markets.push({ market, good, used: true });
  realm.supply.gold += gold;
  tell(
    m,
    table,
    () =>
      say("log.automa-sells", {
        market: say(`market.${market}`),
        good: say(`good.${good}`),
        what: sayAmount("gold", gold),
      }),
    "MO-11.31",
    () => [{ piece: ref.token("gold"), from: ref.bank, to: ref.supply(automaOwner(m), "gold") }],
  );
}
